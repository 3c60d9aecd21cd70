extension LintExample {
  /// Names, descriptions and settings.
  static let words: [LintExample] = [
    inWords(
      "w-description-succinct", "See your steps. Reach your goal. Share it.",
      "See today’s steps beside your goal."),
    inWords(
      "w-description-not-self-referring", "This widget shows your steps.", "See your steps."),
    inWords("w-description-sentence-case", "See Your Steps Of Today", "See your steps of today"),
    inWords("h-action-verb-description", "Your steps of today", "See your steps of today"),
    inWords(
      "w-simple-configuration", "Six settings: unit, goal, colour, font, week, icon.",
      "One setting: the goal."),
    inWords(
      "w-configuration-colours", "Settings without AccentColor and WidgetBackground.",
      "Both colours in the asset catalogue."),
    inWords(
      "w-sf-pro", "Font.custom(\"Nunito\", size: 24) for a number.",
      "Font.largeTitle for a number."),
    inWords(
      "w-custom-font-sparingly", "Font.custom(\"Nunito\", size: 12) for a caption.",
      "Font.custom(\"Nunito\", size: 28) for the title alone."),
    inWords(
      "w-image-for-largest", "60 × 60 pixels shown at 50 × 50 points on an iPhone.",
      "150 × 150 pixels for the same place."),
    inWords(
      "w-branding-unobtrusive", "brand-logo.png over a third of the widget.",
      "brand-logo.png in 20 × 20 points in a corner."),
    inWords(
      "h-not-app-icon-copy", "The app’s icon over the whole widget.",
      "Today’s value, with the icon left to the system."),
    inWords(
      "h-no-rasterised-text", "poster.png with a headline in it.",
      "poster.png without words, and Text over it."),
    inWords(
      "h-full-colour-images-sparingly",
      "A photograph over the whole widget in widgetAccentedRenderingMode(.fullColor).",
      "The same photograph desaturated, or an album’s cover in full colour in a corner."),
    inWords(
      "spoken-picture-label", "Image(\"img_0042\")",
      "Image(\"img_0042\").accessibilityLabel(\"Mountain lake\")"),
    inWords("unsupported-views", "ScrollView { rows }", "VStack { rows.prefix(3) }"),
  ]
}
