import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let cutActivity = LintRule(
    "activity-cut", .activity, .error,
    "A live activity is no higher than the system allows.",
    advice: "Show less, or limit the lines of texts: the system cuts at 160 points.",
    source: "Human Interface Guidelines, Live Activities",
    check: .picture { picture, _ in
      guard picture.presentation != nil else { return .notApplicable }
      return .of(
        picture.diagnostics.filter { $0.code == Diagnostic.activityCut }
          .map { LintViolation($0.message) })
    })

  static let compactRoom = LintRule(
    "activity-compact-room", .activity, .warning,
    "The texts beside the camera have room.",
    advice: "Use shorter words or numbers, or leave the text to the expanded view.",
    source: "Human Interface Guidelines, Live Activities",
    check: .picture { picture, _ in
      guard [.compact, .attached, .minimal].contains(picture.presentation),
        picture.level == usualLevel
      else { return .notApplicable }
      return .of(
        picture.texts.entries.filter { $0.problems.contains(.truncated) }.map { entry in
          LintViolation(
            "the text “\(entry.string)” is truncated", path: entry.path, rect: entry.frame)
        })
    })
}
