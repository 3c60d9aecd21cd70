extension LintGuideline {
  /// The rules of Today widgets, iOS 8 to 13.
  static let today: [LintGuideline] = [
    .partly(.todayGlanceable, "words are counted; whether they matter, only people can tell"),
    .not(
      "today-single-tap", .today, .warning, "A task takes one tap.",
      "what a task is stands in no tree"),
    .checked(.todayNoScrolling),
    .not(
      "today-no-loading-wait", .today, .error, "Content is there at once.",
      "needs the app's network calls"),
    .not(
      "today-cache-locally", .today, .warning, "Recent content shows while new content loads.",
      "needs the app's state while it loads"),
    .not("today-not-crowded", .today, .warning, "It does not look crowded.", needsReader),
    .checked(.todayMargin),
    .not(
      "today-align-to-icon", .today, .note, "Content lines up with the icon above it.", notYet),
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
    .not(
      "today-works-without-app", .today, .warning, "It works apart from the app.", needsReader),
    .checked(.todayDeepLinks),
    .checked(.todayOpenApp),
    .not(
      "today-no-third-party-app", .today, .error, "It never opens another app.",
      "needs the app's own URL schemes"),
    .partly(.todayNameRow, "names are compared; a picture of the icon is not recognised"),
    .partly(.todayClearName, "letters are counted; whether it is clear, only people can tell"),
    .not(
      "today-main-widget-app-name", .today, .note, "The main widget is named like the app.",
      "needs all widgets of the app"),
    .not(
      "today-name-prefixed", .today, .error, "A title begins with the app's name.",
      "the renderer puts the app's name before a title without it"),
    .not(
      "today-auth-hint", .today, .warning, "It says what signing in adds.", needsReader),
    .not(
      "today-choose-quick-action-widget", .today, .warning,
      "Of several widgets one is chosen for quick actions.", "needs the app's Info.plist"),
    .not(
      "today-vibrancy-api", .today, .warning,
      "From iOS 10 on the primary or secondary widget vibrancy is used.",
      "`render` warns of it where a controller asks for it"),
    .partly(.todayLegible, "on the platter as it is drawn, not over other wallpapers"),
    .checked(.todayTypeSizes),
    .not("today-ipad", .today, .warning, "It supports the iPad.", "no sizes of iPads are known"),
    .not(
      "today-auto-layout", .today, .note, "It uses Auto Layout.", "a picture does not tell"),
    .checked(.todayInsets),
    .not(
      "today-prompt-start", .today, .warning, "It starts from stored data.",
      "needs the app's network calls"),
  ]

  /// What only a reader can tell.
  static let needsReader = "what matters to people stands in no tree"
  static let notYet = "could be judged, and is not yet"
}
