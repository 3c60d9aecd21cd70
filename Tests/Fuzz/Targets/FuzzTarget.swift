/// A kind of input from outside, and what reads it: everything that hunts for inputs which end the
/// process, take its memory or its time is driven by this list.
///
/// To add one, write its function beside the others, name it in `all` and put small inputs of every shape
/// it knows into `Tests/Fuzz/Corpora/NAME`.
package struct FuzzTarget: Sendable {
  /// Names its folder of seeds as well.
  package var name: String
  /// Seeds that lie elsewhere in the repository: paths from its root.
  package var files: [String] = []
  /// Seeds that are made when they are asked for.
  package var made: @Sendable () -> [[UInt8]] = { [] }
  /// Words of the format, which mutation puts in whole.
  package var words: @Sendable () -> [[UInt8]] = { [] }
  /// Bytes of the longest input that is tried.
  package var longest: Int
  /// Inputs that `./test` tries: together they take about half a minute of one core.
  package var rounds: Int
  /// Takes an input all the way. What comes back says which promise was broken; errors of the readers
  /// are answers as good as any.
  package var run: @Sendable ([UInt8]) -> String?
}

extension FuzzTarget {
  package static let all: [FuzzTarget] = [
    json, yaml, scene, template, pathData, png, containers, font, records, display, strings,
    intents, projects, rows, worker, agent,
  ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
