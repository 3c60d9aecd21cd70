import Vitrine
import VitrineGoldens
import VitrineGraphics

/// The snapshots of a widget over lists of families, devices, type sizes, schemes, modes, locales and
/// entries.
@MainActor
struct SnapshotProduct {
  var widget: WidgetDescription
  var configurations: RenderConfigurations

  /// Throws if the widget cannot be drawn in a combination that was explicitly requested.
  init<W: Widget>(_ widget: W.Type, _ matrix: RenderMatrix) throws {
    let contents = W._contents(matrix.common).withStatesOfPreviews
    guard let description = contents.widgets.first else {
      throw EmptyWidget(name: "\(W.self)")
    }
    self.widget = description.showing(.besideExecutable())
    configurations = try matrix.expand(for: description).configurations
  }

  /// Returns the picture's name below `base`: `base/kind-family-device-typeSize-scheme…`.
  func name(_ base: String, _ configuration: RenderConfiguration) -> String {
    let picture = ImageName.make(kind: widget.kind, configuration)
    return base.isEmpty ? picture : base + "/" + picture
  }
}

extension SnapshotProduct {
  /// Draws and checks the snapshots one after the other.
  func check(_ base: String, in run: inout SnapshotRun) async throws {
    for configuration in configurations {
      for picture in await widget.pictures(configuration).entries {
        try run.check(picture, of: widget, named: name(base, picture.configuration))
      }
    }
  }
}

/// An error for a widget whose configuration shows nothing.
struct EmptyWidget: Error, CustomStringConvertible {
  var name: String

  var description: String {
    UntrustedText.line("\(name) has no configuration that shows something")
  }
}
