extension LintGuideline {
  /// The rules of WidgetKit's widgets in the guidelines of iOS 14.
  static let widgets: [LintGuideline] = [
    .not("w-one-idea", .widgetkit, .warning, "A widget has one idea.", needsReader),
    .not(
      "w-only-related-info", .widgetkit, .warning, "Every size shows what the idea is about.",
      needsReader),
    .partly(
      .smallIsContained, "texts are compared; whether they are essential, only people can tell"),
    .partly(.notOnlyLauncher, "a picture may be data or decoration"),
    .not(
      "w-multiple-sizes-when-useful", .widgetkit, .note,
      "It has several sizes where that adds value.", needsReader),
    .checked(.notScaledUp),
    .not(
      "w-best-size-over-all", .widgetkit, .note, "One fitting size is better than all.",
      needsReader),
    .checked(.changesOverDay),
    .checked(.notMinutely),
    .not("w-delight", .widgetkit, .note, "It can surprise.", needsReader),
    .not(
      "w-configurable-if-needed", .widgetkit, .warning,
      "It can be configured where people must choose.", needsReader),
    .checked(.simpleConfiguration),
    .partly(.noSettingsScreen, "controls are known by their symbols alone"),
    .checked(.deepLinks),
    .checked(.smallHasOneTarget),
    .not(
      "w-many-tap-targets-ok-medium-large", .widgetkit, .note,
      "Medium and large families may have several tap targets.",
      "a permission, which nothing breaks"),
    .checked(.targets),
    .partly(.signInHint, "words are counted where a text asks to sign in"),
    .checked(.reloads),
    .partly(.lastUpdated, "names of days and months are known in English alone"),
    .partly(.systemDates, "phrases are known in four languages; a fixed clock may be a fact"),
    .checked(.keepsOldData),
    .checked(.contrast),
    .partly(.smallLogo, "a picture is known as a logo by its name"),
    .checked(.noAppName),
    .partly(.density, "frames are counted, not ink"),
    .partly(.dominantText, "sizes and weights are compared; what matters, only people can tell"),
    .not(
      "w-graphics-for-text", .widgetkit, .note, "Graphics stand for text where they are clear.",
      needsReader),
    .partly(.fewHues, "flat colours are counted, not those of gradients and pictures"),
    .checked(.configurationColors),
    .checked(.lightAndDark),
    .checked(.notInverted),
    .checked(.semanticColors),
    .checked(.systemFont),
    .checked(.customFontSparingly),
    .checked(.galleryPreview),
    .not(
      "w-gallery-preview-fast", .widgetkit, .warning, "The preview needs no wait.",
      "needs the provider's code"),
    .checked(.placeholderPlaces),
    .checked(.placeholderShapes),
    .checked(.succinctDescription),
    .checked(.descriptionNamesNoWidget),
    .checked(.sentenceCase),
    .checked(.adaptsToScreens),
    .checked(.imageSizes),
    .checked(.corners),
    .checked(.margin),
    .checked(.groupedMargin),
    .not(
      "w-system-names-old-widgets", .widgetkit, .note,
      "Today widgets stand in Today view only.", "the renderer refuses anything else"),
    .not(
      "w-stack", .widgetkit, .note, "A stack holds widgets of one size.",
      "the renderer refuses anything else"),
    .not(
      "w-three-sizes", .widgetkit, .note, "Under iOS 14 there are three sizes.",
      "the renderer draws no other under iOS 14"),
  ]
}
