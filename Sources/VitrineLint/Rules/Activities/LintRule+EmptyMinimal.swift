import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let emptyMinimal = LintRule(
    "activity-minimal-empty", .activity, .warning,
    "The minimal view tells the activity from another one.",
    advice: "Show a symbol, a picture or a number in the minimal view.",
    source: "Human Interface Guidelines, Live Activities",
    check: .picture { picture, _ in
      guard picture.presentation == .minimal else { return .notApplicable }
      return picture.leaves.isEmpty
        ? .violated([LintViolation("the minimal view shows nothing")]) : .pass
    })

  static let silentActivity = LintRule(
    "activity-silent", .activity, .warning,
    "VoiceOver has something to read in each presentation.",
    advice: "Give symbols and pictures an accessibilityLabel.",
    source: "Human Interface Guidelines, VoiceOver",
    check: .picture { picture, _ in
      guard picture.presentation != nil, picture.level == usualLevel, !picture.leaves.isEmpty else {
        return .notApplicable
      }
      let isSilent = picture.spoken.elements.allSatisfy { $0.label.isEmpty }
      return isSilent
        ? .violated([LintViolation("VoiceOver reads nothing of what is shown")]) : .pass
    })
}
