import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let todayFont = LintRule(
    "today-system-font", .today, .warning, "Texts use the system's font.",
    advice: "Use a text style or Font.system.", source: seeds,
    check: .picture { picture, _ in
      let texts = picture.leaves.compactMap { leaf -> (LintLeaf, String?)? in
        guard case .text(let text) = leaf.kind else { return nil }
        let names = text.leaf.runs.compactMap { run -> String? in
          if case .custom(let name) = run.font.family { name } else { nil }
        }
        return (leaf, names.first)
      }
      guard !texts.isEmpty else { return .notApplicable }
      return .of(
        texts.compactMap { leaf, name in
          guard let name else { return nil }
          var violation = LintViolation("the text is set in “\(name)”", measured: name)
          picture.locate(&violation, leaf)
          return violation
        })
    })
}
