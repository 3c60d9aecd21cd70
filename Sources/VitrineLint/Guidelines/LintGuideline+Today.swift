extension LintGuideline {
  /// The rules of Today widgets, iOS 8 to 13.
  static let today: [LintGuideline] = [
    .not(
      "today-glanceable", .today, .warning,
      "It shows short, glanceable status or one quick task.", needsReader),
    .not(
      "today-single-tap", .today, .warning, "A task takes one tap.",
      "what a task is stands in no tree"),
    .not(
      "today-no-scroll-or-pan", .today, .error, "It neither scrolls nor pans.",
      notYet),
    .not(
      "today-no-loading-wait", .today, .error, "Content is there at once.",
      "needs the app's network calls"),
    .not(
      "today-cache-locally", .today, .warning, "Recent content shows while new content loads.",
      "needs the app's state while it loads"),
    .not("today-not-crowded", .today, .warning, "It does not look crowded.", needsReader),
    .not(
      "today-edge-margin", .today, .error, "Content keeps several pixels from the edges.", notYet),
    .not(
      "today-align-to-icon", .today, .note, "Content lines up with the icon above it.", notYet),
    .not("today-grid-padding", .today, .warning, "Items of a grid have room between them.", notYet),
    .not("today-grid-max-four", .today, .error, "A grid has at most four items.", notYet),
    .not("today-adaptive-width", .today, .error, "It fits every width.", notYet),
    .not("today-adaptive-height", .today, .error, "It fits both heights.", notYet),
    .not(
      "today-compact-2-5-rows", .today, .note, "Collapsed it is two and a half rows high.",
      "the height is the system's, not the widget's"),
    .not(
      "today-expanded-below-screen", .today, .warning,
      "Expanded it is lower than the screen.", notYet),
    .not(
      "today-compact-essential-only", .today, .warning,
      "Collapsed it shows only what stands by itself.", needsReader),
    .not(
      "today-expanded-supplements", .today, .warning,
      "Expanded it adds to what it shows collapsed.", notYet),
    .not(
      "today-quick-actions-compact", .today, .error, "Above quick actions it is collapsed.",
      "the renderer draws it so and refuses anything else"),
    .not(
      "today-expanded-optional", .today, .error,
      "Show More appears only where the widget declares it.",
      "the renderer draws it so and cannot do otherwise"),
    .not("today-no-custom-background", .today, .error, "It has no background of its own.", notYet),
    .not("today-no-image-background", .today, .error, "No picture is its background.", notYet),
    .not("today-system-font", .today, .warning, "Texts use the system's font.", notYet),
    .not(
      "today-dark-text", .today, .error, "Text is black or dark grey on the light platter.", notYet),
    .not(
      "today-ios9-light-text", .today, .warning, "Under iOS 9 text is light on the dark ground.",
      notYet),
    .not(
      "today-works-without-app", .today, .warning, "It works apart from the app.", needsReader),
    .not("today-deep-link", .today, .warning, "A tap opens the item that was tapped.", notYet),
    .not(
      "today-no-open-app-button", .today, .error, "No button only opens the app.", notYet),
    .not(
      "today-no-third-party-app", .today, .error, "It never opens another app.",
      "needs the app's own URL schemes"),
    .not(
      "today-icon-and-name-row", .today, .warning,
      "Content does not repeat the name above it.", notYet),
    .not("today-clear-name", .today, .warning, "The name is short.", notYet),
    .not(
      "today-main-widget-app-name", .today, .note, "The main widget is named like the app.",
      "needs all widgets of the app"),
    .not("today-name-prefixed", .today, .error, "A title begins with the app's name.", notYet),
    .not(
      "today-auth-hint", .today, .warning, "It says what signing in adds.", needsReader),
    .not(
      "today-choose-quick-action-widget", .today, .warning,
      "Of several widgets one is chosen for quick actions.", "needs the app's Info.plist"),
    .not(
      "today-vibrancy-api", .today, .warning,
      "From iOS 10 on the primary or secondary widget vibrancy is used.",
      "`render` warns of it where a controller asks for it"),
    .not(
      "today-vibrancy-legible", .today, .warning, "Vibrant text is legible.",
      "needs a set of wallpapers that stands for people's own"),
    .not("today-dynamic-type", .today, .error, "It holds at all twelve text sizes.", notYet),
    .not("today-ipad", .today, .warning, "It supports the iPad.", notYet),
    .not(
      "today-auto-layout", .today, .note, "It uses Auto Layout.", "a picture does not tell"),
    .not(
      "today-zero-vertical-insets", .today, .warning,
      "Under iOS 9 it returns no vertical insets.", notYet),
    .not(
      "today-prompt-start", .today, .warning, "It starts from stored data.",
      "needs the app's network calls"),
  ]

  /// What only a reader can tell.
  static let needsReader = "what matters to people stands in no tree"
  static let notYet = "could be judged, and is not yet"
}
