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
        let why = ([record.explanation] + record.blame).map(cell).joined(separator: "<br>")
        return "| \(cell(record.file)) | \(record.state.rawValue) | \(why) |"
      }
      if failures.count > mostRows { lines += ["", "… and \(failures.count - mostRows) more"] }
    }
    if let accept = AcceptLine(for: records, store: store) {
      let fence = fence(around: accept.command)
      lines += ["", "Accept \(accept.count) with:", "", fence + "sh", accept.command, fence]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// More backticks than the text has in a row.
  private static func fence(around text: String) -> String {
    let runs = text.split { $0 != "`" }.map(\.count)
    return String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
  }

  /// Text that stays in its cell and means nothing else.
  private static func cell(_ text: String) -> String {
    var out = ""
    for character in text {
      switch character {
      case "|", "`", "*", "_", "[", "]", "<", ">", "\\", "#", "@": out += "\\\(character)"
      case "\n", "\r", "\r\n": out += " "
      default: out.append(character)
      }
    }
    return out
  }
}
