import VitrineWidgets

extension LintRule {
  /// The colour of a text as it is drawn.
  struct Ink {
    var luminance: Double
    var ground: Double
    var ratio: Double
  }

  /// Returns the verdict over the texts under some systems.
  ///
  /// - Parameter judge: says of a text what it has, the measured value, the limit and by how much it is exceeded.
  static func inks(
    _ widget: LintWidget, _ systems: (Int) -> Bool,
    _ judge: (Ink) -> (String, String, String, Double)?
  ) -> LintVerdict {
    var violations: [LintViolation] = []
    var hasText = false
    for shown in widget.snapshots {
      guard systems(shown.picture.configuration.os) else { continue }
      for leaf in shown.picture.leaves where leaf.isText && !leaf.isRedacted {
        guard let measured = shown.pixels.contrasts.first(where: { $0.node == leaf.node }),
          let luminance = measured.luminance, let ground = measured.ground,
          let ratio = measured.ratio
        else { continue }
        hasText = true
        guard
          let (words, value, limit, excess) = judge(
            Ink(luminance: luminance, ground: ground, ratio: ratio))
        else {
          continue
        }
        var violation = LintViolation(
          "under iOS \(shown.picture.configuration.os), “\(leaf.string ?? "")” has \(words)",
          measured: value, limit: limit, excess: excess)
        shown.picture.locate(&violation, leaf)
        violations.append(violation)
      }
    }
    return hasText ? .of(violations) : .notApplicable
  }
}
