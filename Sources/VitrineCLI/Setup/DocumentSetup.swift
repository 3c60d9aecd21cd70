/// The files that `init` writes for widgets as documents.
enum DocumentSetup {
  /// The folder of the sample.
  static let folder = "Widgets"

  static let sample = SetupFile(
    path: folder + "/Steps.yaml",
    text: """
      vitrine: 1
      kind: Steps
      families: [systemSmall, systemMedium]
      data:
        steps: 6480
        goal: 8000
      background: systemBackground
      body:
        VStack:
          alignment: leading
          spacing: 4
          children:
            - Label: {title: Steps, systemImage: figure.walk}
              modifiers: [{font: headline}, {foregroundStyle: indigo}]
            - Spacer: {}
            - Text: "{steps|grouped}"
              modifiers: [{font: {style: largeTitle, design: rounded, weight: bold}}]
            - Text: "of {goal|grouped}"
              modifiers: [{font: caption}, {foregroundStyle: secondary}]
        modifiers: [{frame: {maxWidth: infinity, alignment: leading}}]

      """)
}
