import ViewmendCLI

Program.main()
