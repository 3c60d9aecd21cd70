import Vitrine
import VitrineGraphics

/// The snapshots of one preview over a matrix.
@MainActor
struct PreviewProduct {
  private let preview: RegisteredPreview
  private let widget: WidgetDescription
  private let configurations: RenderConfigurations

  /// Returns nil for a preview that is not drawn. Throws if it cannot be drawn in a combination that was requested.
  init?(_ preview: SnapshotPreview, _ matrix: RenderMatrix) throws {
    guard var widget = preview.registered.widget?.showing(.besideExecutable()) else { return nil }
    var matrix = matrix
    self.preview = preview.registered
    // Its own kind has the line of the source, which edits above it move.
    widget.kind = preview.registered.title
    if let orientation = self.preview.orientation, matrix.common.orientation == .portrait {
      matrix.common.orientation = orientation
    }
    matrix.entries = Self.entries(matrix.entries, hasTimeline: self.preview.hasTimeline)
    if self.preview.isBare, matrix.common.size == nil, case .listed(let families) = matrix.families
    {
      // The view as the content of a widget.
      widget.families = families
    }
    try matrix.checkEntries(of: widget)
    self.widget = widget
    configurations =
      widget.isBareView
      ? try Self.bare(preview, matrix) : try matrix.expand(for: widget).configurations
  }

  /// Returns the entries to draw. The snapshot, which a matrix has by default, stands for every entry of a preview with
  /// a timeline, and a preview without one has a single entry.
  private static func entries(_ asked: [EntrySelection], hasTimeline: Bool) -> [EntrySelection] {
    var entries: [EntrySelection] = []
    for entry in asked {
      let entry =
        switch entry {
        case .snapshot where hasTimeline: EntrySelection.timeline
        case .timeline where !hasTimeline: EntrySelection.snapshot
        default: entry
        }
      if !entries.contains(entry) { entries.append(entry) }
    }
    return entries
  }

  /// Returns the pictures of a view outside a widget.
  private static func bare(
    _ preview: SnapshotPreview, _ matrix: RenderMatrix
  ) throws -> RenderConfigurations {
    var matrix = matrix
    if let scene = matrix.scenes.first(where: { $0 != .widget && $0 != .view }) {
      throw UndrawnPreview(
        preview: preview,
        reason:
          "it is a view, which the scene \(scene.rawValue) does not show; list families, and it is a widget's "
          + "content")
    }
    matrix.scenes = [.view]
    if matrix.common.size == nil, case .fixed(let size) = preview.registered.canvas {
      if let refusal = preview.registered.canvasRefusal {
        throw UndrawnPreview(preview: preview, reason: refusal)
      }
      matrix.common.size = size
    }
    return try matrix.expand(declared: nil).configurations
  }
}

extension PreviewProduct {
  /// Draws and checks the snapshots one after the other.
  func check(_ base: String, in run: inout SnapshotRun) async throws {
    for configuration in configurations {
      let sized = await run.sized(configuration, preview)
      var pictures = await widget.pictures(sized).entries
      if pictures.isEmpty {
        // A timeline without entries; asked for one, it says why.
        var single = sized
        single.entry = .snapshot
        pictures = await widget.pictures(single).entries
      }
      for picture in pictures {
        try run.check(
          picture, of: widget, named: name(base, picture.configuration, asked: configuration),
          lack: Self.lack(picture.entry))
      }
    }
  }

  /// The reason why an entry of a preview shows nothing.
  private static func lack(_ entry: WidgetEntry) -> String? {
    entry.diagnostics.first { PreviewRegistry.lackCodes.contains($0.code) }?.message
  }

  /// Returns `base/file/preview-family-device-typeSize-scheme…`. In place of the size that a view takes, which a change
  /// of the view changes, stands what decides it.
  private func name(
    _ base: String, _ configuration: RenderConfiguration, asked: RenderConfiguration
  ) -> String {
    let subject: String? =
      configuration.surface != .view || asked.size != nil
      ? nil : preview.canvas == .fits ? "fits" : "screen"
    let stem = preview.source.hasSuffix(".swift") ? preview.source.dropLast(6) : preview.source[...]
    let parts = [
      base, ImageName.clean(String(stem)),
      ImageName.make(kind: preview.title, configuration, subject: subject),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "/")
  }
}

/// An error for a preview that the settings do not fit.
struct UndrawnPreview: Error, CustomStringConvertible {
  var preview: SnapshotPreview
  var reason: String

  var description: String { "\(preview): \(reason)" }
}
