import ArgumentParser
import Vitrine
import VitrineGoldens
import VitrineImages

/// The report files to write.
struct ReportOptions: ParsableArguments {
  @Option(help: "Writes one self-contained HTML page.", completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: """
      Pictures in the HTML page: auto (failures as far as 12 MB last), all, or none, which links to the \
      files.
      """, completion: .list(ReportEmbedding.allCases.map(\.rawValue)))
  var embed = ReportEmbedding.auto.rawValue

  @Option(help: "Writes JUnit XML.", completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: "Writes a Markdown summary for a review comment.", completion: .file(extensions: ["md"]))
  var markdown: String?

  @Flag(help: "Prints failures as annotations of GitHub Actions.")
  var annotations = false

  /// - Parameter section: elements of another page for the HTML page.
  func write(_ records: [SnapshotRecord], _ store: GoldenStore, section: String = "") throws {
    if let junit { try writeFile(Array(JUnitReport.text(records, store: store).utf8), to: junit) }
    if let markdown {
      try writeFile(Array(MarkdownReport.text(records, store: store).utf8), to: markdown)
    }
    if let html { try write(page: html, records, store, section) }
    if annotations { Output.exact(AnnotationReport.text(records, store: store)) }
  }

  private func write(
    page: String, _ records: [SnapshotRecord], _ store: GoldenStore, _ section: String
  ) throws {
    guard let embedding = ReportEmbedding(rawValue: embed) else {
      throw UsageError.unknown(
        embed, what: "embedding", among: ReportEmbedding.allCases.map(\.rawValue))
    }
    var report = HTMLReport(records, store: store, embedding: embedding, path: page)
    report.section = section
    try writeFile(report.bytes(), to: page)
  }
}
