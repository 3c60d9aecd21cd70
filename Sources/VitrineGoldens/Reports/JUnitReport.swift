import VitrineGraphics

/// Writes the results as JUnit XML for build servers.
public enum JUnitReport {
  /// Returns a document with one suite and a test case for each record, in the order given. A case's
  /// class name is its widget. A failure's message has the cause before the measure, and its case the settings of
  /// the picture as properties.
  public static func text(
    _ records: [SnapshotRecord], store: GoldenStore, suite: String = "vitrine"
  ) -> String {
    let failures = records.count { !$0.state.passes }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(records.count)\" failures=\"\(failures)\">",
      "  <testsuite name=\"\(attribute(suite))\" tests=\"\(records.count)\" failures=\"\(failures)\">",
    ]
    for record in records { lines += testCase(record, store) }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func testCase(_ record: SnapshotRecord, _ store: GoldenStore) -> [String] {
    let suite = record.traits["widget"] ?? "snapshots"
    let head =
      "    <testcase classname=\"\(attribute(suite))\" name=\"\(attribute(record.file))\""
    if record.state.passes { return [head + "/>"] }
    let accept = AcceptCommandLine(for: [record], store: store).map { "accept with: " + $0.command }
    let text = record.shownBlame + [settings(record), accept].compactMap(\.self)
    return [head + ">"] + properties(record) + [
      "      <failure message=\"\(attribute(message(record)))\">"
        + UntrustedText.xml(UntrustedText.lines(text)) + "</failure>",
      "    </testcase>",
    ]
  }

  /// Returns the state, the first cause and the measure: many servers show no more of a failure.
  private static func message(_ record: SnapshotRecord) -> String {
    "\(record.state.rawValue): "
      + [record.cause, record.explanation].compactMap(\.self).joined(separator: "; ")
  }

  /// Returns the settings on one line for servers that show no properties.
  private static func settings(_ record: SnapshotRecord) -> String? {
    guard !record.traits.isEmpty else { return nil }
    return "drawn with: "
      + traits(record).map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }

  private static func properties(_ record: SnapshotRecord) -> [String] {
    guard !record.traits.isEmpty else { return [] }
    let lines = traits(record).map {
      "        <property name=\"\(attribute($0.name))\" value=\"\(attribute($0.value))\"/>"
    }
    return ["      <properties>"] + lines + ["      </properties>"]
  }

  private static func traits(_ record: SnapshotRecord) -> [(name: String, value: String)] {
    record.traits.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func attribute(_ text: String) -> String {
    UntrustedText.xml(UntrustedText.line(text))
  }
}
