import VitrineGraphics

/// A summary for a review comment.
public enum MarkdownReport {
  /// Rows beyond this make a comment unreadable, and too long to be taken.
  private static let mostRows = 50

  public static func text(_ records: [SnapshotRecord], store: GoldenStore) -> String {
    let summary = RunSummary(records)
    var lines = ["### \(summary.passes ? "✅" : "❌") Widget snapshots: \(summary.text)"]
    let failures = records.filter { !$0.state.passes }
    if !failures.isEmpty {
      lines += ["", "| snapshot | state | why |", "| --- | --- | --- |"]
      lines += failures.prefix(mostRows).map { record in
        let why = ([record.explanation] + record.blame).map(ForeignText.markdown).joined(
          separator: "<br>")
        return "| \(ForeignText.markdown(record.file)) | \(record.state.rawValue) | \(why) |"
      }
      if failures.count > mostRows { lines += ["", "… and \(failures.count - mostRows) more"] }
    }
    if let accept = AcceptLine(for: records, store: store) {
      lines += ["", "Accept \(accept.count) with:", ""]
      lines += ForeignText.markdownBlock(accept.command, language: "sh")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
