import VitrineGraphics
import VitrineImages

/// Names of files and findings in reports of other tools.
enum LintAddress {
  /// A path as a relative or absolute address.
  static func uri(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    // What a relative address cannot begin with: a scheme.
    for byte in path.utf8 {
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    let letter = byte | 32
    return (letter >= 97 && letter <= 122) || (byte >= 48 && byte <= 57)
      || "-._~/".utf8.contains(byte)
  }

  /// A name of a finding that does not change with lines and measured values.
  static func fingerprint(_ finding: LintFinding, _ file: LintedFile) -> String {
    let words = [
      file.report.kind, finding.rule, finding.family, finding.violation.path,
      finding.violation.limit,
    ]
    return String(SHA256.hash(Array(words.joined(separator: "\n").utf8)).description.prefix(32))
  }
}
