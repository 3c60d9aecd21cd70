package import ArgumentParser
package import VitrineViews

/// The flags for what a run writes.
package struct PictureOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: "The folder that the pictures go to, . by default; - for one picture on standard output.",
    completion: .directory)
  package var output: String?

  @Option(help: "The only kinds of widgets to draw, separated by commas.")
  package var kind: String?

  @Option(help: "Pictures drawn at the same time; all cores by default.")
  package var jobs: Int?

  @Flag(help: "Writes what taps do beside each picture, as NAME.hits.json.")
  package var hits = false

  @Flag(
    help:
      "Prints how long each stage took, over all pictures and threads, on standard error at the end."
  )
  package var timings = false

  @Flag(
    help:
      "Says why each picture looks as it does: settings, sizes, fonts, symbols, and what was not drawn as asked."
  )
  package var explain = false

  package init() {}

  package var folder: String { output ?? "." }

  /// Whether the picture goes to standard output.
  package var isStream: Bool { output == "-" }

  /// Refuses flags that would print among the bytes of a picture, or write a file beside none.
  package func checkStream(_ flags: [(name: String, isGiven: Bool)]) throws(UsageError) {
    guard isStream else { return }
    let given = [(name: "--hits", isGiven: hits), (name: "--explain", isGiven: explain)] + flags
    if let flag = given.first(where: \.isGiven) {
      throw UsageError("-o - prints the picture alone; leave out \(flag.name), or name a folder")
    }
  }

  /// Refuses several pictures on standard output.
  package func checkStream(count: Int) throws(UsageError) {
    guard isStream, count != 1 else { return }
    throw UsageError(
      "-o - prints one picture, not \(count); choose by --kind, --family, --device, …, or name a folder"
    )
  }
}
