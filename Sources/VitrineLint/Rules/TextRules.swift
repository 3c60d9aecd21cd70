import VitrineGraphics
import VitrineText
import VitrineWidgets

/// Rules on the size and the fit of texts, judged by the ledger of texts.
extension LintRule {
  static let smallText = LintRule(
    "h-min-font-11", .widgetkit, .warning, "No text is drawn at less than 11 points.",
    advice: "Use a larger text style, or give the text more room than its scale factor needs.",
    source: "Human Interface Guidelines, typography",
    check: .picture { picture, _ in
      texts(picture, [.small]) { entry in
        let size = points(entry.fontSize)
        return LintViolation(
          "“\(entry.string)” is drawn at \(size), less than \(points(TextLedger.leastSize))",
          measured: size, limit: points(TextLedger.leastSize),
          excess: TextLedger.leastSize - entry.fontSize)
      }
    })

  static let adaptsToScreens = LintRule(
    "w-adapts-to-screens", .widgetkit, .error,
    "On every screen all content fits at the usual text size.",
    advice: "Let the text wrap or shrink, or leave out what a smaller screen has no room for.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, _ in
      guard picture.level == usualLevel else { return .notApplicable }
      return texts(picture, [.truncated, .clipped, .overlapping], unfit)
    })

  static let dynamicType = LintRule(
    "h-dynamic-type-large-ax5", .widgetkit, .warning,
    "Texts stay whole at every text size up to the largest accessibility size.",
    advice: "Allow more lines, let ViewThatFits choose a simpler layout, or limit the sizes.",
    source: "Human Interface Guidelines, typography",
    check: .picture { picture, _ in
      guard picture.level != usualLevel else { return .notApplicable }
      return texts(picture, [.truncated, .clipped, .overlapping], unfit)
    })

  /// The level of the text size `large`.
  static let usualLevel = 4

  /// Returns the verdict over the texts with one of these problems; without judged texts the rule does not apply.
  private static func texts(
    _ picture: LintPicture, _ problems: Set<TextProblem>,
    _ describe: (TextEntry) -> LintViolation
  ) -> LintVerdict {
    guard picture.texts.judgedCount > 0 else { return .notApplicable }
    let found = picture.texts.entries.filter { !problems.isDisjoint(with: $0.problems) }
    return .of(
      found.map { entry in
        var violation = describe(entry)
        violation.path = entry.path
        violation.name = entry.name
        violation.rect = entry.frame
        return violation
      })
  }

  private static func unfit(_ entry: TextEntry) -> LintViolation {
    if entry.problems.contains(.clipped) {
      return LintViolation(
        "“\(entry.string)” is cut by \(points(entry.cutDepth))", measured: points(entry.cutDepth),
        limit: "0 pt", excess: entry.cutDepth)
    }
    if entry.problems.contains(.overlapping) {
      return LintViolation(
        "“\(entry.string)” overlaps other text", measured: "\(entry.overlaps.count)", limit: "0",
        excess: Double(entry.overlaps.count))
    }
    return LintViolation(
      "“\(entry.string)” is truncated: \(entry.wordsLost) of its words are missing",
      measured: "\(entry.wordsLost)", limit: "0", excess: Double(entry.wordsLost))
  }
}

/// Rules on fonts.
extension LintRule {
  static let systemFont = LintRule(
    "w-sf-pro", .widgetkit, .note, "Texts use the system's font.",
    advice: "Use a text style or Font.system unless the font belongs to the brand.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, _ in
      customFonts(picture) { _, family, size in
        LintViolation("the text is set in “\(family)” at \(points(size))", measured: family)
      }
    })

  static let customFontSparingly = LintRule(
    "w-custom-font-sparingly", .widgetkit, .warning,
    "A font of the author's own is used for large text only, and there is one at most.",
    advice: "Keep the system's font for small text.",
    source: "Human Interface Guidelines, widgets (iOS 14); the size is a proposal",
    check: .picture { picture, limits in
      var families: [String] = []
      return customFonts(picture) { leaf, family, size in
        if !families.contains(family) { families.append(family) }
        if families.count > 1, families.last == family {
          return LintViolation(
            "“\(family)” is a second font beside “\(families[0])”", measured: "2", limit: "1")
        }
        guard size < limits.customFont else { return nil }
        return LintViolation(
          "“\(family)” is used at \(points(size)), less than \(points(limits.customFont))",
          measured: points(size), limit: points(limits.customFont),
          excess: limits.customFont - size)
      }
    })

  /// Calls a function with the first run of each text in a font that is not the system's.
  private static func customFonts(
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

extension LintRule {
  /// A length in points with at most one decimal.
  static func points(_ value: Double) -> String { number(value) + " pt" }

  /// A number with at most one decimal.
  static func number(_ value: Double) -> String {
    DumpNumber.text((value * 10).rounded() / 10)
  }
}

extension LintPicture {
  /// Sets a violation's view and place.
  func locate(_ violation: inout LintViolation, _ leaf: LintLeaf) {
    violation.path = tree.path(of: leaf.node)
    violation.name = tree.identifier(around: leaf.node)
    violation.rect = leaf.frame
    violation.configuration = configuration
  }
}
