import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

/// Rules on the colours and the background of Today widgets.
extension LintRule {
  private static let seeds = "Human Interface Guidelines, Today widgets (iOS 10)"

  static let todayBackground = LintRule(
    "today-no-custom-background", .today, .error, "The widget has no background of its own.",
    advice: "Leave the system's blurred background.", source: seeds,
    check: .widget { widget, limits in
      covers(widget, "a background of its own", least: fullShare) { leaf in
        guard case .shape(let shape) = leaf.kind, case .fill = shape.drawing else { return false }
        return leaf.opacity > 0
      }
    })

  static let todayImageBackground = LintRule(
    "today-no-image-background", .today, .error, "No picture is the widget's background.",
    advice: "Show the picture beside the text.", source: seeds,
    check: .widget { widget, _ in
      covers(widget, "a picture as background", least: fullShare) { leaf in
        leaf.isImage && leaf.noun == "picture"
      }
    })

  /// The share of the widget from which a view is its background.
  private static let fullShare = 0.9

  /// Returns a violation for each view of a kind that covers the widget and lies below others.
  private static func covers(
    _ widget: LintWidget, _ what: String, least: Double, _ isKind: (LintLeaf) -> Bool
  ) -> LintVerdict {
    let shown = [widget.todayCompact, widget.todayExpanded].compactMap(\.self)
    guard !shown.isEmpty else { return .notApplicable }
    return .of(
      shown.flatMap { shown in
        shown.picture.leaves.dropLast().compactMap { leaf -> LintViolation? in
          let container = shown.picture.container
          let share = leaf.frame.intersection(container).area / container.area
          guard isKind(leaf), share > least else { return nil }
          var violation = LintViolation(
            "the widget has \(what), which covers \(percent(share))", measured: percent(share),
            limit: percent(least), excess: share - least)
          shown.picture.locate(&violation, leaf)
          return violation
        }
      })
  }

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
      guard picture.isToday, !texts.isEmpty else { return .notApplicable }
      return .of(
        texts.compactMap { leaf, name in
          guard let name else { return nil }
          var violation = LintViolation("the text is set in “\(name)”", measured: name)
          picture.locate(&violation, leaf)
          return violation
        })
    })

  static let todayDarkText = LintRule(
    "today-dark-text", .today, .error,
    "From iOS 10 on text is black or dark grey on the light platter.",
    advice: "Use the label colour, or a dark grey.",
    source: seeds + "; the luminance is a proposal",
    check: .widget { widget, limits in
      inks(widget, { $0 >= 10 }) { ink in
        guard ink.luminance > limits.darkText else { return nil }
        return (
          "a luminance of \(hundredths(ink.luminance)), more than \(hundredths(limits.darkText))",
          hundredths(ink.luminance), hundredths(limits.darkText), ink.luminance - limits.darkText
        )
      }
    })

  static let todayLightText = LintRule(
    "today-ios9-light-text", .today, .warning, "Under iOS 9 text is light on the dark ground.",
    advice: "Use white text under iOS 9.", source: "Today widgets as measured under iOS 9",
    check: .widget { widget, limits in
      inks(widget, { $0 == 9 }) { ink in
        // A fainter white is light as well where it stands out from the dark ground.
        let isLighter = ink.luminance > ink.ground
        guard ink.luminance < limits.lightText,
          !isLighter || ink.ratio < limits.largeTextContrast
        else { return nil }
        return (
          "a luminance of \(hundredths(ink.luminance)), less than \(hundredths(limits.lightText))",
          hundredths(ink.luminance), hundredths(limits.lightText),
          limits.lightText - ink.luminance
        )
      }
    })

  /// The colour of a text as it is drawn.
  private struct Ink {
    var luminance: Double
    var ground: Double
    var ratio: Double
  }

  /// Returns the verdict over the texts under some systems.
  ///
  /// - Parameter judge: says of a text what it has, the measured value, the limit and by how much it is exceeded.
  private static func inks(
    _ widget: LintWidget, _ systems: (Int) -> Bool,
    _ judge: (Ink) -> (String, String, String, Double)?
  ) -> LintVerdict {
    var violations: [LintViolation] = []
    var hasText = false
    for shown in widget.snapshots where shown.picture.isToday {
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

  static let todayInsets = LintRule(
    "today-zero-vertical-insets", .today, .warning,
    "Under iOS 9 the widget returns no insets at its top and bottom.",
    advice: "Return 0 for both in widgetMarginInsets; else the first display is too high.",
    source: "Today widgets as measured under iOS 9",
    check: .widget { widget, _ in
      let shown = widget.pictures.filter(\.picture.configuration.isFirstDisplay)
      guard !shown.isEmpty else { return .notApplicable }
      return .of(
        shown.flatMap { shown in
          shown.diagnostics.filter { $0.code == "today-first-display" }.map {
            LintViolation($0.message)
          }
        })
    })
}
