import ViewmendCLI
go(Array(CommandLine.arguments.dropFirst()))
