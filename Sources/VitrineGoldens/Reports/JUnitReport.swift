/// The results as JUnit XML, which build servers read.
public enum JUnitReport {
  public static func text(
    _ records: [SnapshotRecord], store: GoldenStore, suite: String = "vitrine"
  ) -> String {
    let failures = records.count { !$0.state.passes }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(records.count)\" failures=\"\(failures)\">",
      "  <testsuite name=\"\(escape(suite))\" tests=\"\(records.count)\" failures=\"\(failures)\">",
    ]
    for record in records { lines += testCase(record, store) }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func testCase(_ record: SnapshotRecord, _ store: GoldenStore) -> [String] {
    let suite = record.traits["widget"] ?? "snapshots"
    let head = "    <testcase classname=\"\(escape(suite))\" name=\"\(escape(record.file))\""
    if record.state.passes { return [head + "/>"] }
    let message = "\(record.state.rawValue): \(record.explanation)"
    let accept = AcceptLine(for: [record], store: store).map { "accept with: " + $0.command }
    let text = record.blame + [accept].compactMap(\.self)
    return [
      head + ">",
      "      <failure message=\"\(escape(message))\">"
        + escape(text.joined(separator: "\n")) + "</failure>",
      "    </testcase>",
    ]
  }

  /// Text as XML content or attribute; characters that XML cannot hold become U+FFFD.
  static func escape(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\n": out += "&#10;"
      case "\t": out += "&#9;"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff
        out.unicodeScalars.append(isAllowed ? scalar : "\u{fffd}")
      }
    }
    return out
  }
}
