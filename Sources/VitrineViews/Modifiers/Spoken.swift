/// The names of the settings that hold what assistive technologies speak. None changes the picture.
package nonisolated enum Spoken {
  package static let label = "accessibilityLabel"
  package static let value = "accessibilityValue"
  package static let hint = "accessibilityHint"
  package static let hidden = "accessibilityHidden"
  /// `ignore`, `contain` or `combine`.
  package static let element = "accessibilityElement"
  package static let traits = "accessibilityAddTraits"
  package static let removedTraits = "accessibilityRemoveTraits"
  package static let priority = "accessibilitySortPriority"
  package static let heading = "accessibilityHeading"
}
