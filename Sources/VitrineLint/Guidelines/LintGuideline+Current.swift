extension LintGuideline {
  /// The rules of the current guidelines.
  static let current: [LintGuideline] = [
    .checked(.smallText),
    .partly(.noRasterisedText, "rows of letters are told by their forms, and not read"),
    .checked(.dynamicType),
    .partly(.notByColorAlone, "entries are compared; what a colour means stands in no tree"),
    .checked(.accentedGroups),
    .checked(.vibrantGreys),
    .partly(.fullColorImages, "whether a picture is media, only people can tell"),
    .partly(
      .alwaysOn, "views are told that the screen is dimmed; how far it dims them is not public"),
    .checked(.standBy),
    .checked(.inlineHasOneTarget),
    .partly(.noIconCopy, "the icon's own picture is found, not one like it"),
    .not(
      "h-no-mirror-in-app", .widgetkit, .note, "The app shows no look-alike of the widget.",
      "needs the app"),
    .partly(.beginsWithVerb, "the usual verbs are known in English alone"),
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
  static let own: [LintGuideline] = [
    .own(.containerBackground), .own(.doubledMargins), .own(.mirrored), .own(.archiveSize),
    .own(.followsScheme), .own(.possibleViews), .own(.actionsHaveLabels),
    .own(.picturesHaveLabels), .own(.labelsDiffer), .own(.legibleOnScreens),
    .own(.underCamera), .own(.outsideCorner), .own(.cutActivity), .own(.compactRoom),
    .own(.emptyMinimal), .own(.silentActivity), .own(.activityImages), .own(.controlHint),
    .own(.controlTitle), .own(.controlSymbol), .own(.controlRoom), .own(.controlStates),
  ]
}
