extension LintGuideline {
  /// The rules of Today widgets, iOS 8 to 13.
  static let today: [LintGuideline] = [
    .partly(.todayGlanceable, "words are counted; whether they matter, only people can tell"),
    .not(
      "today-single-tap", .today, .warning, "A task takes one tap.",
      "what a task is stands in no tree"),
    .checked(.todayNoScrolling),
    .partly(.todayReady, "words and emptiness are seen, not the app's network calls"),
    .not(
      "today-cache-locally", .today, .warning, "Recent content shows while new content loads.",
      "needs the app's state while it loads"),
    .partly(.todayCrowded, "frames are counted, not ink"),
    .checked(.todayMargin),
    .partly(.todayAlignment, "the view furthest to the left counts, at the usual text size"),
    .checked(.todayGridGap),
    .checked(.todayGridItems),
    .checked(.todayWidth),
    .checked(.todayHeight),
    .not(
      "today-compact-2-5-rows", .today, .note, "Collapsed it is two and a half rows high.",
      "the height is the system's, not the widget's"),
    .checked(.todayBelowScreen),
    .not(
      "today-compact-essential-only", .today, .warning,
      "Collapsed it shows only what stands by itself.", needsReader),
    .checked(.todaySupplements),
    .not(
      "today-quick-actions-compact", .today, .error, "Above quick actions it is collapsed.",
      "the renderer draws it so and refuses anything else"),
    .not(
      "today-expanded-optional", .today, .error,
      "Show More appears only where the widget declares it.",
      "the renderer draws it so and cannot do otherwise"),
    .checked(.todayBackground),
    .checked(.todayImageBackground),
    .checked(.todayFont),
    .checked(.todayDarkText),
    .checked(.todayLightText),
    .partly(.todayAlone, "calls to open the app are known in two languages"),
    .checked(.todayDeepLinks),
    .checked(.todayOpenApp),
    .partly(.todayOwnApp, "schemes of the system's and of some known apps are told, not all"),
    .partly(.todayNameRow, "names are compared; a picture of the icon is not recognised"),
    .partly(.todayClearName, "letters are counted; whether it is clear, only people can tell"),
    .not(
      "today-main-widget-app-name", .today, .note, "The main widget is named like the app.",
      "needs all widgets of the app"),
    .not(
      "today-name-prefixed", .today, .error, "A title begins with the app's name.",
      "the renderer puts the app's name before a title without it"),
    .partly(.todaySignInHint, "words are counted where a text asks to sign in"),
    .not(
      "today-choose-quick-action-widget", .today, .warning,
      "Of several widgets one is chosen for quick actions.", "needs the app's Info.plist"),
    .checked(.todayVibrancy),
    .checked(.todayOverWallpapers),
    .checked(.todayTypeSizes),
    .not("today-ipad", .today, .warning, "It supports the iPad.", "no sizes of iPads are known"),
    .not(
      "today-auto-layout", .today, .note, "It uses Auto Layout.", "a picture does not tell"),
    .checked(.todayInsets),
    .not(
      "today-prompt-start", .today, .warning, "It starts from stored data.",
      "needs the app's network calls"),
  ]

  /// The reason for rules that only a reader can judge.
  static let needsReader = "what matters to people stands in no tree"
}
