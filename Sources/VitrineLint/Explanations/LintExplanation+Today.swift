extension LintExplanation {
  /// Why the rules of this group hold, and how they are measured.
  static let today: [LintExplanation] = [
    LintExplanation(
      "today-glanceable",
      why: "People open the Today view for seconds.",
      how:
        "Words of the collapsed widget are counted, against `todayWords`."),
    LintExplanation(
      "today-no-scroll-or-pan",
      why: "A scrolling view inside the scrolling Today view catches the wrong gesture.",
      how:
        "The tree is searched for views that scroll."),
    LintExplanation(
      "today-no-loading-wait",
      why: "People leave before a wait is over.",
      how:
        "Snapshots are searched for texts such as “Loading”, and for a widget without views."),
    LintExplanation(
      "today-not-crowded",
      why: "What is full cannot be read at a glance.",
      how:
        "Frames of texts, pictures and shapes in the collapsed widget are laid over a grid of 48 by 48 places; the share that is covered stands against `mostFilled`."
    ),
    LintExplanation(
      "today-edge-margin",
      why: "Content at the edge looks cut off.",
      how:
        "The least distance of each text and symbol from the widget’s edges, against `todayMargin`, at the usual text size."
    ),
    LintExplanation(
      "today-align-to-icon",
      why: "A common edge ties the content to its header.",
      how:
        "The leading edge of the view furthest to the left is compared with those of the icon and the title above, up to `headerSlack`; centred content passes."
    ),
    LintExplanation(
      "today-grid-padding",
      why: "Items that touch are tapped by mistake.",
      how:
        "The least distance between two items of a grid, against `gridGap`."),
    LintExplanation(
      "today-grid-max-four",
      why: "More items are too small to tap.",
      how:
        "Items of each grid are counted, against `gridItems`."),
    LintExplanation(
      "today-adaptive-width",
      why: "Phones differ in width.",
      how:
        "On every phone each text is laid out and compared with all its words."),
    LintExplanation(
      "today-adaptive-height",
      why: "The system gives the height.",
      how:
        "In both modes each text is compared with the clips around it."),
    LintExplanation(
      "today-expanded-below-screen",
      why: "A widget higher than the screen hides the others.",
      how:
        "The expanded height is compared with the screen’s."),
    LintExplanation(
      "today-expanded-supplements",
      why: "People who ask for more lose what they saw.",
      how:
        "Each text of the collapsed widget is looked for in the expanded one."),
    LintExplanation(
      "today-no-custom-background",
      why: "The system’s platter ties widgets together.",
      how:
        "A filled shape that covers nine tenths of the widget below other views."),
    LintExplanation(
      "today-no-image-background",
      why: "Pictures behind text make it hard to read.",
      how:
        "A picture that covers nine tenths of the widget below other views."),
    LintExplanation(
      "today-system-font",
      why: "Widgets of all apps stand beside each other.",
      how:
        "The font families of all texts."),
    LintExplanation(
      "today-dark-text",
      why: "Light text vanishes on the light platter.",
      how:
        "The median luminance of each text’s pixels, against `darkText`."),
    LintExplanation(
      "today-ios9-light-text",
      why: "Dark text vanishes on the dark ground of iOS 9.",
      how:
        "The median luminance of each text’s pixels, against `lightText`; fainter ones pass that are lighter than the ground by `largeTextContrast`."
    ),
    LintExplanation(
      "today-works-without-app",
      why: "A widget that only sends people away is of no use.",
      how:
        "Passes unless every text asks to open the app."),
    LintExplanation(
      "today-deep-link",
      why: "A tap that lands elsewhere costs a search.",
      how:
        "The URLs of all targets; two links may not share one."),
    LintExplanation(
      "today-no-open-app-button",
      why: "A tap anywhere opens the app already.",
      how:
        "The words in links and buttons are compared with phrases in six languages and with the app’s name."
    ),
    LintExplanation(
      "today-no-third-party-app",
      why: "People expect the app that the widget belongs to.",
      how:
        "Schemes of URLs are compared with those of the system’s and of some well-known apps."),
    LintExplanation(
      "today-icon-and-name-row",
      why: "The header shows the name already.",
      how:
        "Texts are compared with the names of the widget and the app."),
    LintExplanation(
      "today-clear-name",
      why: "Long names wrap and take height from the content.",
      how:
        "Characters of the name, against `nameLength`."),
    LintExplanation(
      "today-auth-hint",
      why: "People sign in when they know what for.",
      how:
        "Where a text asks to sign in, the words around it are counted."),
    LintExplanation(
      "today-vibrancy-api",
      why: "The old effect is white, and the platter is too.",
      how:
        "The diagnostic `deprecated-vibrancy` of the drawn views."),
    LintExplanation(
      "today-vibrancy-legible",
      why: "Wallpapers shine through the platter.",
      how:
        "The collapsed widget is drawn in the Today view over a white, a black and a checked wallpaper; of each text the worst contrast counts, against `contrast` or `largeTextContrast`."
    ),
    LintExplanation(
      "today-dynamic-type",
      why: "People choose the text size.",
      how:
        "At all twelve text sizes each text is compared with all its words, with others and with clips."
    ),
    LintExplanation(
      "today-zero-vertical-insets",
      why: "iOS 9 adds them to the first height.",
      how:
        "The first display under iOS 9 is laid out beside the later one."),
  ]
}
