import ArgumentParser
import VitrineGoldens
import VitrineImages

/// Files that say what became of a run.
struct ReportOptions: ParsableArguments {
  @Option(help: "Writes one self-contained HTML page.")
  var html: String?

  @Option(help: "Writes JUnit XML.")
  var junit: String?

  @Option(help: "Writes a Markdown summary for a review comment.")
  var markdown: String?

  @Flag(help: "Prints failures as annotations of GitHub Actions.")
  var annotations = false

  func write(_ records: [SnapshotRecord], _ store: GoldenStore) throws {
    if let junit { try writeFile(Array(JUnitReport.text(records).utf8), to: junit) }
    if let markdown {
      let text = MarkdownReport.text(records, acceptCommand: AcceptLine.text([], store: store))
      try writeFile(Array(text.utf8), to: markdown)
    }
    if let html { try writeFile(HTMLReport(records, store: store).bytes(), to: html) }
    if annotations { Output.text(AnnotationReport.text(records)) }
  }
}
