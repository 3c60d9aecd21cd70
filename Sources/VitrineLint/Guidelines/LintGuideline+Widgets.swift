extension LintGuideline {
  /// The rules of WidgetKit's widgets in the guidelines of iOS 14.
  static let widgets: [LintGuideline] = [
    .not("w-one-idea", .widgetkit, .warning, "A widget has one idea.", needsReader),
    .not(
      "w-only-related-info", .widgetkit, .warning, "Every size shows what the idea is about.",
      needsReader),
    .not(
      "w-small-essential", .widgetkit, .warning,
      "The small family shows what matters, larger ones more of it.", notYet),
    .not(
      "w-no-launcher-only", .widgetkit, .error, "It does more than open the app.", notYet),
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
    .not(
      "w-no-own-settings-screen", .widgetkit, .warning,
      "Settings are left to the system's sheet.", notYet),
    .checked(.deepLinks),
    .checked(.smallHasOneTarget),
    .not(
      "w-many-tap-targets-ok-medium-large", .widgetkit, .note,
      "Medium and large families may have several tap targets.",
      "a permission, which nothing breaks"),
    .checked(.targets),
    .not("w-auth-hint", .widgetkit, .warning, "It says what signing in adds.", needsReader),
    .checked(.reloads),
    .not(
      "w-last-updated-if-stale", .widgetkit, .warning, "Old data says how old it is.", notYet),
    .not("w-system-dates", .widgetkit, .warning, "The system keeps dates fresh.", notYet),
    .not(
      "w-no-placeholder-over-old-data", .widgetkit, .error,
      "Old data is not hidden behind a placeholder.", notYet),
    .checked(.contrast),
    .not(
      "w-branding-unobtrusive", .widgetkit, .warning, "A logo does not get in the way.",
      "which picture is a logo stands in no tree"),
    .checked(.noAppName),
    .not("w-density", .widgetkit, .warning, "It is neither sparse nor dense.", notYet),
    .not("w-instant-grasp", .widgetkit, .note, "What matters is grasped at once.", notYet),
    .not(
      "w-graphics-for-text", .widgetkit, .note, "Graphics stand for text where they are clear.",
      needsReader),
    .not(
      "w-colour-not-competing", .widgetkit, .warning, "Colour does not hinder reading.", notYet),
    .checked(.configurationColors),
    .checked(.lightAndDark),
    .checked(.notInverted),
    .not(
      "w-semantic-colours", .widgetkit, .note, "Text and background use semantic colours.",
      notYet),
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
