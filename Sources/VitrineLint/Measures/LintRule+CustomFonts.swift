import VitrineText
import VitrineWidgets

extension LintRule {
  /// Calls a function with the first run of each text in a font that is not the system's.
  static func customFonts(
    _ picture: LintPicture, _ judge: (LintLeaf, String, Double) -> LintViolation?
  ) -> LintVerdict {
    var violations: [LintViolation] = []
    var hasText = false
    for leaf in picture.leaves {
      guard case .text(let text) = leaf.kind else { continue }
      hasText = true
      for run in text.leaf.runs where run.attachment == nil {
        guard case .custom(let family) = run.font.family else { continue }
        if var violation = judge(leaf, family, run.font.size * text.layout.scaleFactor) {
          picture.locate(&violation, leaf)
          violations.append(violation)
        }
        break
      }
    }
    return hasText ? .of(violations) : .notApplicable
  }
}
