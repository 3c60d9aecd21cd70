import Vitrine

/// The arguments of a run, made into those of one that draws the base it is compared with.
struct ChildArguments {
  /// The arguments after the program's name.
  private let given: [String]
  private let inputs: Set<String>
  private let there: Set<String>

  /// Options of the run that say nothing about its pictures, each with a value.
  private static let options: Set<String> = [
    "--base", "--html", "--embed", "--junit", "--markdown", "--goldens", "--artifacts", "--record",
    "--costs", "--kind", "--shard", "--export", "--compare", "--mask", "--mask-view", "--mask-id",
  ]
  private static let flags: Set<String> = [
    "--annotations", "--json", "--quiet", "--fail-fast", "--no-cache", "--strict",
  ]

  /// - Parameter there: the inputs that the base has.
  init(_ given: [String], inputs: [String], there: [String]) {
    self.given = given
    (self.inputs, self.there) = (Set(inputs), Set(there))
  }

  func words(artifacts: String) -> [String] {
    var words: [String] = []
    var isValue = false
    for word in given {
      if isValue {
        isValue = false
        continue
      }
      let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
      if Self.options.contains(name) {
        isValue = name == word
      } else if !Self.flags.contains(word), !inputs.contains(word) || there.contains(word) {
        words.append(word)
      }
    }
    // Nothing lies there: every picture is new, and becomes a candidate.
    let own = [
      "--goldens", artifacts + "/none", "--artifacts", artifacts, "--record", "all", "--quiet",
      "--no-cache",
    ]
    // Before a `--`, after which no word is a flag.
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return Array(words[..<end]) + own + Array(words[end...])
  }
}
