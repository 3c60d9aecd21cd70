import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  /// Half a point is less than a pixel of any screen without its own scale.
  static let pixel = 0.5

  static func located(
    _ violation: LintViolation, _ node: Int, _ picture: LintPicture
  ) -> LintViolation {
    var violation = violation
    violation.path = picture.tree.path(of: node)
    violation.rect = picture.tree.nodes[node].frame
    return violation
  }

  static func todayTexts(
    _ id: String, _ severity: Severity, _ statement: String, advice: String,
    problems: Set<TextProblem>, _ isJudged: @escaping @Sendable (LintPicture) -> Bool
  ) -> LintRule {
    LintRule(
      id, .today, severity, statement, advice: advice, source: seeds,
      check: .picture { picture, _ in
        guard isJudged(picture) else { return .notApplicable }
        let root = picture.tree.path(of: picture.content.lowerBound)
        let own = picture.texts.entries.filter {
          $0.exemption == nil && $0.path.hasPrefix(root)
        }
        guard !own.isEmpty else { return .notApplicable }
        return .of(
          own.compactMap { entry in
            guard let problem = entry.problems.first(where: problems.contains) else { return nil }
            var violation = LintViolation(
              "“\(entry.string)” is \(problem.rawValue)", measured: problem.rawValue,
              limit: "whole",
              rect: entry.frame, excess: entry.cutDepth + Double(entry.wordsLost))
            (violation.path, violation.name) = (entry.path, entry.name)
            return violation
          })
      })
  }
}
