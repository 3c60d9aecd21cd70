extension LintExplanation {
  /// Why the rules of this group hold, and how they are measured.
  static let current: [LintExplanation] = [
    LintExplanation(
      "h-min-font-11",
      why: "Smaller text is not read.",
      how:
        "The size of each text as it is drawn, in points."),
    LintExplanation(
      "h-no-rasterised-text",
      why:
        "A picture of words neither grows with the reader’s text nor is it translated or spoken.",
      how:
        "Each picture file is searched for rows of at least six marks on one baseline, in two heights, close together and of different forms; files called logo, brand or wordmark are left out."
    ),
    LintExplanation(
      "h-dynamic-type-large-ax5",
      why: "People choose the text size.",
      how:
        "At all text sizes each text is compared with all its words."),
    LintExplanation(
      "h-no-colour-only-meaning",
      why: "Some people see no difference between red and green.",
      how:
        "Entries whose pixels differ while words, symbols and places are the same."),
    LintExplanation(
      "h-accented-groups",
      why: "A tinted Home Screen has two colours.",
      how:
        "The snapshot is drawn in the accented mode: ink that vanishes in a fill is told, and groups are counted."
    ),
    LintExplanation(
      "h-vibrant-opaque-greys",
      why: "The system makes them translucent itself.",
      how:
        "The opacity of texts and symbols, against `vibrantOpacity`."),
    LintExplanation(
      "h-full-colour-images-sparingly",
      why: "One widget in full colour breaks the page.",
      how:
        "The area of pictures in full colour in the accented mode, against `fullColorShare`."),
    LintExplanation(
      "h-always-on-contrast",
      why: "A dimmed screen is dark.",
      how:
        "Accessories are drawn with `isLuminanceReduced`; the contrast of their texts with black stands against `largeTextContrast`."
    ),
    LintExplanation(
      "h-standby-no-background",
      why: "StandBy and CarPlay remove the background.",
      how:
        "The small widget is drawn without containerBackground in dark appearance; the contrast of its texts with black stands against `largeTextContrast`, and no shape of its own covers nine tenths."
    ),
    LintExplanation(
      "h-inline-one-target",
      why: "The system follows one URL.",
      how:
        "The links that the hit map leaves out."),
    LintExplanation(
      "h-not-app-icon-copy",
      why: "The icon is on the page already.",
      how:
        "The area of the app’s icon in the widget, against `iconShare`."),
    LintExplanation(
      "h-action-verb-description",
      why: "A verb says what people get.",
      how:
        "The first word of the description in a list of verbs."),
  ]
}
