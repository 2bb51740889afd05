import ViewmendCLI

Program.main(Array(CommandLine.arguments.dropFirst()))
