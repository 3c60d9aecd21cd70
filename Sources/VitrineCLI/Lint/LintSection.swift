import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLint

/// The findings of documents as a part of another page.
enum LintSection {
  /// Judges documents as `vitrine lint --fast` does, and returns an element that folds the page of their findings;
  /// empty without documents.
  static func html(_ inputs: [String]) throws -> String {
    guard !inputs.isEmpty else { return "" }
    let library = try FontSearch.library(nil)
    let renderer = PictureRenderer(renderer: Renderer(fonts: library), timeLimit: nil)
    var files: [LintedFile] = []
    var pictures: [String: [UInt8]] = [:]
    for input in inputs {
      let document = try Input.document(input, .standard, library)
      let matrix = try LintUsual(document.widget.declared).fastMatrix
      let report = try LintRun(
        document, matrix, rules: LintRule.all, renderer: renderer, appName: nil
      ).run().applying(LintSettings(), ignores: LintIgnores.of(document))
      let marks = LintMarks(folder: nil, document: document, renderer: renderer)
      files.append(
        LintedFile(file: input, report: try marks.marking(report, into: &pictures)))
    }
    let counts = LintRule.Severity.allCases.map { severity in
      let count = files.reduce(0) { $0 + $1.report.count(of: severity) }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    // A frame of its own keeps the styles of both pages apart.
    let page = UntrustedText.xml(LintPage.text(files, pictures: pictures))
    return """
      <details id="design-rules"><summary>Design rules: \(counts.joined(separator: ", "))</summary>
      <iframe title="Design rules" style="width:100%;height:80vh;border:0" srcdoc="\(page)"></iframe></details>

      """
  }
}
