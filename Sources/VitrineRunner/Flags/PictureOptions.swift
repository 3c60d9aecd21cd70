package import ArgumentParser

/// The flags for what a run writes.
package struct PictureOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long], help: "The folder that the pictures go to; . by default.")
  package var output: String?

  @Option(help: "Pictures drawn at the same time; all cores by default.")
  package var jobs: Int?

  @Flag(help: "Writes what taps do beside each picture, as NAME.hits.json.")
  package var hits = false

  package init() {}

  package var folder: String { output ?? "." }
}
