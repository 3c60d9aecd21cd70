extension LintRule {
  /// All rules with a check, by subject.
  package static let all: [LintRule] = [
    smallText, adaptsToScreens, dynamicType, systemFont, customFontSparingly,
    smallHasOneTarget, inlineHasOneTarget, targets, deepLinks,
    margin, groupedMargin, corners, imageSizes,
    contrast, lightAndDark, notInverted, containerBackground,
    succinctDescription, descriptionNamesNoWidget, sentenceCase, simpleConfiguration,
    configurationColors, noAppName,
    notMinutely, reloads, changesOverDay, placeholderShapes, placeholderPlaces, galleryPreview,
    notScaledUp,
  ]
}
