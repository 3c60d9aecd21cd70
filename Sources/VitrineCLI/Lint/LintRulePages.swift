import Foundation
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages
import VitrineLint

/// Writes a page for each rule, with pictures of what breaks it and what meets it, and the page of all rules.
struct LintRulePages {
  let folder: String
  let renderer: PictureRenderer

  /// The findings and the picture of an example's document.
  private struct Shown {
    var findings: [LintFinding]
    var picture: [UInt8]
  }

  /// - Parameter told: called after each rule.
  func write(_ guidelines: [LintGuideline], told: () -> Void) throws {
    try OutputFolder.make(folder)
    try writeFile(Array(LintGuideline.page().utf8), to: folder + "/Rules.md")
    for guideline in guidelines {
      defer { told() }
      guard let points = guideline.points() else { continue }
      let lines = ["# \(guideline.id)", "", guideline.statement, ""] + points
      let page = try lines.joined(separator: "\n") + "\n" + example(guideline)
      try writeFile(Array(page.utf8), to: "\(folder)/\(guideline.id).md")
    }
  }

  private func example(_ guideline: LintGuideline) throws -> String {
    guard let rule = guideline.rule, let example = LintExample.find(rule.id) else { return "" }
    switch example.pair {
    case .words(let violated, let met):
      return "\n## Not so\n\n> \(violated)\n\n## But so\n\n> \(met)\n"
    case .documents(let violated, let met):
      let wrong = try shown(violated, rule, in: nil)
      let configuration = wrong.findings.first?.violation.configuration
      let right = try shown(met, rule, in: configuration)
      try writeFile(wrong.picture, to: "\(folder)/\(rule.id)-violated.png")
      try writeFile(right.picture, to: "\(folder)/\(rule.id)-met.png")
      return """

        ## Not so

        ![What breaks the rule](\(rule.id)-violated.png)

        \(words(wrong.findings))

        ## But so

        ![What meets the rule](\(rule.id)-met.png)

        \(words(right.findings))

        """
    }
  }

  private func words(_ findings: [LintFinding]) -> String {
    guard let first = findings.first else { return "`vitrine lint` finds nothing here." }
    let more = findings.count > 1 ? ", and \(findings.count - 1) more" : ""
    return "`vitrine lint` says: \(first.violation.message)\(more)."
  }

  /// Judges a document by one rule, and draws it with the first finding marked.
  ///
  /// - Parameter configuration: the picture to draw where nothing is found; nil is the usual one.
  private func shown(
    _ text: String, _ rule: LintRule, in configuration: RenderConfiguration?
  ) throws -> Shown {
    let document = try Document.parse(Array(text.utf8), file: "example.json")
    let report = try LintRun(
      document, matrix(document), rules: [rule], renderer: renderer, appName: nil
    ).run()
    let marks = LintMarks(folder: nil, document: document, renderer: renderer)
    let finding = report.findings.first
    let usual = try LintPictures(document, matrix(document)).largest
    let place = finding?.violation.configuration ?? configuration ?? usual
    let rect = finding?.violation.rect
    return Shown(
      findings: report.findings,
      picture: try marks.file(place ?? RenderConfiguration(), marking: rect))
  }

  /// One usual phone, at the usual and the largest text size.
  private func matrix(_ document: Document) -> RenderMatrix {
    let usual = LintUsual(document.widget.declared)
    var matrix = RenderMatrix()
    matrix.devices = .listed([usual.exampleDevice].compactMap { Device.named($0) })
    matrix.typeSizes = [.large, .accessibility5]
    matrix.schemes = [.light]
    matrix.systems = usual.exampleSystems
    return matrix
  }
}
