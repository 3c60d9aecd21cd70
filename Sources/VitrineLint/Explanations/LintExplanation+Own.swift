extension LintExplanation {
  /// Why the rules of this group hold, and how they are measured.
  static let own: [LintExplanation] = [
    LintExplanation(
      "container-background",
      why: "iOS 17 and later refuse widgets without it.",
      how:
        "The diagnostic `no-container-background` of the drawn views."),
    LintExplanation(
      "doubled-margins",
      why: "Two margins leave little room.",
      how:
        "Padding around all content plus the system’s margins, against `doubledMargin`."),
    LintExplanation(
      "activity-under-camera",
      why: "Camera and sensors hide what lies under them.",
      how:
        "The frames of texts, symbols, pictures and shapes, against the camera’s region up to `cameraSlack`."
    ),
    LintExplanation(
      "activity-outside-corner",
      why: "Large corners cut what lies in them.",
      how:
        "The corners of texts and symbols, against the circle of the corner up to `cutCorner`."),
    LintExplanation(
      "activity-cut",
      why: "The system cuts what is higher than 160 points.",
      how:
        "The diagnostic `activity-cut` of the drawn views."),
    LintExplanation(
      "activity-compact-room",
      why: "Words that end in dots tell nothing.",
      how:
        "Truncated texts of the compact, attached and minimal views at the usual text size."),
    LintExplanation(
      "activity-minimal-empty",
      why: "Of two activities, each has only this view.",
      how:
        "Views that draw something in the minimal view."),
    LintExplanation(
      "activity-silent",
      why: "Who does not see the island hears it.",
      how:
        "The labels of the accessibility tree of each presentation."),
    LintExplanation(
      "activity-image-memory",
      why: "The system ends an extension that takes more, and the activity stays as it was.",
      how:
        "Four bytes for each pixel of the different pictures in all presentations, against `activityImageBytes`."
    ),
    LintExplanation(
      "control-no-hint",
      why: "The Action button shows the hint before it acts, and VoiceOver reads it.",
      how:
        "The hint of the accessibility tree in each state."),
    LintExplanation(
      "control-no-title",
      why: "The larger sizes show it, and VoiceOver says it in each.",
      how:
        "The label of the accessibility tree, which is the title or the display name."),
    LintExplanation(
      "control-no-symbol",
      why: "In its smallest size, and on the Lock Screen, a control is its symbol.",
      how:
        "The diagnostic `control-symbol` of each state."),
    LintExplanation(
      "control-title-cut",
      why: "Words that end in dots tell nothing.",
      how:
        "Truncated texts of the sizes medium and large in each state."),
    LintExplanation(
      "control-states-alike",
      why: "Not everybody sees the colours by which the system tells on from off.",
      how:
        "The names of the symbols of both states."),
    LintExplanation(
      "right-to-left",
      why: "Half of a layout that is not mirrored reads backwards.",
      how:
        "The snapshot is laid out from right to left; places are compared with mirrored ones, up to `mirrorSlack`."
    ),
    LintExplanation(
      "archive-size",
      why: "The system refuses large timelines.",
      how:
        "Views and pictures are counted and multiplied by the entries, against `archiveBytes`."),
    LintExplanation(
      "ignores-colour-scheme",
      why: "People choose the appearance.",
      how:
        "The pixels of both appearances are compared."),
    LintExplanation(
      "unsupported-views",
      why: "The system leaves them out.",
      how:
        "The diagnostics of views that widgets cannot show."),
    LintExplanation(
      "spoken-action-label",
      why: "VoiceOver reads a symbol’s name, or nothing.",
      how:
        "The label of each link, button and toggle in the accessibility tree."),
    LintExplanation(
      "spoken-picture-label",
      why: "VoiceOver reads a file’s name.",
      how:
        "The label of each picture in the accessibility tree."),
    LintExplanation(
      "spoken-duplicate-label",
      why: "The ear cannot tell two equal labels apart.",
      how:
        "Labels of links, buttons and toggles with different actions are compared."),
    LintExplanation(
      "legible-on-screens",
      why: "There the system replaces colours and background, and puts nothing under faint text.",
      how:
        "The snapshot of an accessory against black, and `screenContrast`; the opacity of a tinted widget's texts, and `screenOpacity`."
    ),
  ]
}
