/// The widget and the settings of a picture.
package struct PictureRequest: Sendable {
  package var kind: String
  package var configuration: RenderConfiguration
  /// The widgets that share the screen, by kind and, where it was asked for, family.
  package var companions: [String] = []

  package init(
    kind: String, configuration: RenderConfiguration, companions: [String] = []
  ) {
    self.kind = kind
    self.configuration = configuration
    self.companions = companions
  }

  /// The settings that the picture was drawn with, see `RenderConfiguration.settings`.
  package var settings: [String: String] {
    configuration.settings(kind: kind, companions: companions)
  }

  package var traits: [String: String] { configuration.traits(kind: kind) }
}
