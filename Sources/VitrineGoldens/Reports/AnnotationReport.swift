/// Failures as workflow commands of GitHub Actions: one `::error` line each.
public enum AnnotationReport {
  public static func text(_ records: [SnapshotRecord], store: GoldenStore) -> String {
    records.filter { !$0.state.passes }.map { record in
      let file = property(record.goldens + "/" + record.file)
      let title = property("\(record.file): \(record.state.rawValue)")
      let accept = AcceptLine(for: [record], store: store).map { "accept with: " + $0.command }
      let lines = [record.explanation] + record.blame + [accept].compactMap(\.self)
      let body = data(lines.joined(separator: "\n"))
      return "::error file=\(file),title=\(title)::\(body)\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": out += "%25"
      case "\r": out += "%0D"
      case "\n": out += "%0A"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  private static func property(_ text: String) -> String {
    var out = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": out += "%3A"
      case ",": out += "%2C"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
