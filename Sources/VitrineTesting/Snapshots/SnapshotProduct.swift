import Vitrine
import VitrineGoldens

/// The snapshots of a widget over lists of families, devices, type sizes, schemes, modes, locales and
/// entries.
@MainActor
struct SnapshotProduct {
  var widget: WidgetDescription
  var configurations: [RenderConfiguration]

  /// Throws when the widget cannot be drawn in a combination that was asked for by name.
  init<W: Widget>(_ widget: W.Type, _ matrix: RenderMatrix) throws {
    guard let description = W._descriptions().first else { throw EmptyWidget(name: "\(W.self)") }
    self.widget = description
    configurations = try matrix.expand(declared: description.families).configurations
  }

  /// The picture's name below `base`: `base/kind-family-device-typeSize-scheme…`.
  func name(_ base: String, _ configuration: RenderConfiguration) -> String {
    let picture = ImageName.make(kind: widget.kind, configuration)
    return base.isEmpty ? picture : base + "/" + picture
  }

  func traits(_ configuration: RenderConfiguration) -> [String: String] {
    configuration.traits(kind: widget.kind)
  }
}

/// A widget whose configuration shows nothing.
struct EmptyWidget: Error, CustomStringConvertible {
  var name: String

  var description: String { "\(name) has no configuration that shows something" }
}
