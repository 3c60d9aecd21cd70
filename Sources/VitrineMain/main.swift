import VitrineCLI

CommandLineProgram.run()
