extension LintGuideline {
  /// The rules of the current guidelines.
  static let current: [LintGuideline] = [
    .checked(.smallText),
    .not(
      "h-no-rasterised-text", .widgetkit, .warning, "Text is no picture.",
      "letters in a picture are not read"),
    .checked(.dynamicType),
    .not(
      "h-no-colour-only-meaning", .widgetkit, .warning, "Colour is not all that tells.", notYet),
    .not(
      "h-accented-groups", .widgetkit, .warning, "An accented widget has two groups that show.",
      notYet),
    .not(
      "h-vibrant-opaque-greys", .widgetkit, .warning, "A vibrant widget has opaque greys.",
      notYet),
    .not(
      "h-full-colour-images-sparingly", .widgetkit, .warning,
      "Tinted widgets keep the colours of media only.", notYet),
    .not(
      "h-always-on-contrast", .widgetkit, .warning, "Lock Screen widgets are legible when dimmed.",
      notYet),
    .not(
      "h-standby-no-background", .widgetkit, .warning,
      "Without its background a widget still shows.", notYet),
    .checked(.inlineHasOneTarget),
    .not(
      "h-not-app-icon-copy", .widgetkit, .warning, "A widget is no copy of the app's icon.",
      notYet),
    .not(
      "h-no-mirror-in-app", .widgetkit, .note, "The app shows no look-alike of the widget.",
      "needs the app"),
    .not(
      "h-action-verb-description", .widgetkit, .warning, "The description begins with a verb.",
      notYet),
    .not(
      "h-one-description-all-sizes", .widgetkit, .warning, "All sizes have one description.",
      "a declaration has one description, so that nothing breaks it"),
    .not(
      "h-animation-two-seconds", .widgetkit, .note, "Animations last two seconds at most.",
      "pictures are still"),
    .not(
      "h-add-button-colour", .widgetkit, .note, "The gallery's button may be coloured.",
      "a permission, which nothing breaks"),
  ]

  /// Rules of the platform beside the guidelines.
  static let own: [LintGuideline] = [.own(.containerBackground)]
}
