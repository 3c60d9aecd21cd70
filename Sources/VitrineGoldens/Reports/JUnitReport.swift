import VitrineGraphics

/// Writes the results as JUnit XML for build servers.
public enum JUnitReport {
  /// Returns a document with one suite and a test case for each record, in the order given. A case's
  /// class name is its widget.
  public static func text(
    _ records: [SnapshotRecord], store: GoldenStore, suite: String = "vitrine"
  ) -> String {
    let failures = records.count { !$0.state.passes }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(records.count)\" failures=\"\(failures)\">",
      "  <testsuite name=\"\(UntrustedText.xml(UntrustedText.line(suite)))\" tests=\"\(records.count)\" failures=\"\(failures)\">",
    ]
    for record in records { lines += testCase(record, store) }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func testCase(_ record: SnapshotRecord, _ store: GoldenStore) -> [String] {
    let suite = record.traits["widget"] ?? "snapshots"
    let head =
      "    <testcase classname=\"\(UntrustedText.xml(UntrustedText.line(suite)))\" name=\"\(UntrustedText.xml(UntrustedText.line(record.file)))\""
    if record.state.passes { return [head + "/>"] }
    let message = "\(record.state.rawValue): \(record.explanation)"
    let accept = AcceptCommandLine(for: [record], store: store).map { "accept with: " + $0.command }
    let text = record.blame + [accept].compactMap(\.self)
    return [
      head + ">",
      "      <failure message=\"\(UntrustedText.xml(UntrustedText.line(message)))\">"
        + UntrustedText.xml(UntrustedText.lines(text)) + "</failure>",
      "    </testcase>",
    ]
  }
}
