import VitrineGraphics

/// Writes a summary for a review comment.
public enum MarkdownReport {
  /// The largest number of rows; more would make a comment unreadable and exceed its allowed length.
  private static let mostRows = 50
  /// The largest number of causes that several pictures share.
  private static let mostGroups = 20

  /// Returns the counts, a table of the first 50 failures, and the command that accepts the candidates.
  public static func text(_ records: [SnapshotRecord], store: GoldenStore) -> String {
    let summary = RunSummary(records)
    var lines = ["### \(summary.passes ? "✅" : "❌") Widget snapshots: \(summary.text)"]
    let failures = records.filter { !$0.state.passes }
    let groups = CauseGroup.groups(records).filter { $0.records.count > 1 }
    if !groups.isEmpty {
      lines += ["", "| cause | pictures | accept with |", "| --- | --- | --- |"]
      lines += groups.prefix(mostGroups).map { group in
        let command = group.command(store).map(UntrustedText.markdown) ?? ""
        return "| \(UntrustedText.markdown(group.title)) | \(group.records.count) | \(command) |"
      }
    }
    if !failures.isEmpty {
      lines += ["", "| snapshot | state | why |", "| --- | --- | --- |"]
      lines += failures.prefix(mostRows).map { record in
        let why = ([record.explanation] + record.shownBlame).map(UntrustedText.markdown).joined(
          separator: "<br>")
        return "| \(UntrustedText.markdown(record.file)) | \(record.state.rawValue) | \(why) |"
      }
      if failures.count > mostRows { lines += ["", "… and \(failures.count - mostRows) more"] }
    }
    if let accept = AcceptCommandLine(for: records, store: store) {
      lines += ["", "Accept \(accept.count) with:", ""]
      lines += UntrustedText.markdownBlock(accept.command, language: "sh")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
