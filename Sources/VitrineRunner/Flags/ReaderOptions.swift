import ArgumentParser

/// The language and settings of the person who looks.
struct ReaderOptions: ParsableArguments {
  @Option(
    help: """
      Locales, e.g. en_US,ja_JP, or pseudo-locales: en_XA (longer words), ar_XB (right to left), th_XC \
      (tall letters), zh_XD (ideographs). en_US by default.
      """, completion: .locales)
  var locale: String?

  @Flag(help: "Adds the four pseudo-locales to --locale.")
  var stress = false

  @Option(help: "Time zone, e.g. Europe/Berlin.", completion: .timeZones)
  var timeZone = "UTC"

  @Option(help: "standard or increased.", completion: .list(["standard", "increased"]))
  var contrast = "standard"

  @Flag(help: "The reader's Bold Text setting.")
  var boldText = false

  @Flag(help: "The reader's Reduce Transparency setting.")
  var reduceTransparency = false
}
