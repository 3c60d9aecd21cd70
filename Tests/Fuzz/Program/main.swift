// Tries inputs on the targets of `FuzzTarget`:
//
//     Fuzz list                          the names of the targets
//     Fuzz try TARGET FILE…              each file, as a finding is looked at
//     Fuzz mutate TARGET COUNT FILE      the inputs of `./test`, each written to FILE before it is tried
//     Fuzz seeds TARGET FOLDER           writes the seeds as files
//     Fuzz words TARGET                  the target's words as libFuzzer reads dictionaries
//     Fuzz longest TARGET                bytes of the longest input
//     Fuzz hunt TARGET [FLAG|FOLDER]…    libFuzzer; only in the build of Tests/Fuzz/run

import FuzzTargets

do {
  var command = FuzzCommand(CommandLine.arguments.dropFirst())
  try command.run()
} catch {
  print("Fuzz: \(error)")
  exitWithFailure()
}
