import Vitrine
import VitrineGoldens
import VitrineGraphics
import VitrineLint

/// A page of findings for a browser, in one file: it needs no network and no second file.
enum LintPage {
  /// Returns the page.
  ///
  /// - Parameter pictures: the PNG files of findings with their places marked, by the paths that the findings give.
  static func text(_ files: [LintedFile], pictures: [String: [UInt8]]) -> String {
    var out = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Vitrine: design rules</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(style)</style></head><body>
      <h1>Design rules</h1>

      """
    for file in files { out += section(file, pictures) }
    return out + "</body></html>\n"
  }

  private static let style = """
    body{font:15px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1e;background:#fff}
    h2{margin-top:2.5rem;border-bottom:1px solid #d1d1d6}h3{margin:1.6rem 0 .2rem}
    code,.place{font:13px ui-monospace,monospace;color:#48484a;overflow-wrap:anywhere}
    .error{color:#b3261e}.warning{color:#8a5300}.note{color:#3a3a3c}
    .finding{display:flex;gap:1rem;align-items:flex-start;margin:.8rem 0}
    .finding img{max-width:14rem;max-height:14rem;background:#8e8e93;border-radius:6px}
    .finding p{margin:0 0 .2rem}summary{cursor:pointer;margin-top:1.5rem}
    @media(prefers-color-scheme:dark){body{color:#f2f2f7;background:#1c1c1e}code,.place{color:#aeaeb2}
    .error{color:#ff8a80}.warning{color:#ffb84d}.note{color:#d1d1d6}h2{border-color:#3a3a3c}}
    """

  private static func section(_ file: LintedFile, _ pictures: [String: [UInt8]]) -> String {
    let report = file.report
    let counts = LintRule.Severity.allCases.map { "\(report.count(of: $0)) \($0.rawValue)s" }
    var out =
      "<h2>\(shown(report.kind)) <code>\(shown(file.file))</code></h2>\n"
      + "<p>\(report.pictureCount) pictures; \(counts.joined(separator: ", ")).</p>\n"
    for severity in LintRule.Severity.allCases {
      for row in report.rows where row.severity == severity && !row.findings.isEmpty {
        out +=
          "<h3 id=\"\(shown(row.rule))\"><span class=\"\(severity.rawValue)\">\(severity.rawValue)</span> "
          + "\(shown(row.statement))</h3>\n<p><code>\(shown(row.rule))</code> \(shown(row.advice))</p>\n"
        out += row.findings.map { finding($0, pictures) }.joined()
      }
    }
    return out + outcomes(report)
  }

  private static func finding(_ finding: LintFinding, _ pictures: [String: [UInt8]]) -> String {
    var out = "<div class=\"finding\">"
    if let bytes = finding.picture.flatMap({ pictures[$0] }) {
      var base: [UInt8] = []
      Base64.append(bytes, to: &base)
      let data = String(decoding: base, as: UTF8.self)
      out += "<img alt=\"the place in a frame\" src=\"data:image/png;base64,\(data)\">"
    }
    let lines = finding.placeLines.filter { !$0.hasPrefix("picture: ") }
    out += "<div><p>\(shown(finding.violation.message))</p>"
    for line in lines { out += "<p class=\"place\">\(shown(line))</p>" }
    return out + "</div></div>\n"
  }

  /// Returns the outcomes of the other rules, folded.
  private static func outcomes(_ report: LintReport) -> String {
    let rows = report.rows.filter { $0.outcome != .violation }
    let lines = rows.map { row in
      let reason = row.reason.isEmpty ? "" : ": " + row.reason
      return
        "<li><code>\(shown(row.rule))</code> \(shown(row.outcome.rawValue))\(shown(reason))</li>\n"
    }
    return
      "<details><summary>\(rows.count) other rules</summary><ul>\n\(lines.joined())</ul></details>\n"
  }

  private static func shown(_ text: String) -> String {
    UntrustedText.xml(UntrustedText.line(text))
  }
}
