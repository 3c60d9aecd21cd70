import VitrineGraphics
import VitrineViews
import VitrineWidgets

extension BundleCommand {
  /// Returns the previews to draw: all, or the one that `--view` names.
  @MainActor
  func previewParts(
    _ widgets: [WidgetDescription], _ matrix: RenderMatrix
  ) async throws -> [BundlePart] {
    if previews, view != nil { throw UsageError("--previews draws all previews; leave out --view") }
    let known = PreviewRegistry.previews(matrix.common)
    let chosen = try await chosen(from: known, widgets, matrix)
    let drawn = chosen.filter { $0.widget != nil }
    guard !drawn.isEmpty else { throw Self.nothing(in: chosen) }
    if drawn.count < chosen.count, !drawing.quiet {
      Output.message("\(chosen.count - drawn.count) previews show a widget without content")
    }
    let resources = try widgetResources()
    return try drawn.map { try part($0, resources, matrix) }
  }

  @MainActor
  private func chosen(
    from previews: [RegisteredPreview], _ widgets: [WidgetDescription], _ matrix: RenderMatrix
  ) async throws -> [RegisteredPreview] {
    guard let view else { return previews }
    switch await PreviewRegistry.find(view, in: previews, widgets, matrix.common) {
    case .found(let preview): return [preview]
    case .unknown(let error): throw error
    case .needsValues(let name):
      throw Failure(
        code: Exit.badInput,
        message:
          "error: no preview or widget shows '\(name)', and it is not made without values; add #Preview { \(name)(…) }"
      )
    }
  }

  private static func nothing(in chosen: [RegisteredPreview]) -> Failure {
    let reason =
      chosen.first.map { "'\($0.name)' at \($0.place) shows a widget without content" }
        ?? """
        the program has no previews; a release build is without those in #if DEBUG and without providers that are \
        not public
        """
    return Failure(code: Exit.badInput, message: "error: \(reason)")
  }

  private func part(
    _ preview: RegisteredPreview, _ resources: WidgetResources, _ matrix: RenderMatrix
  ) throws -> BundlePart {
    guard var widget = preview.widget?.showing(resources) else {
      throw Self.nothing(in: [preview])
    }
    var matrix = matrix
    if drawing.orientation == nil, let orientation = preview.orientation {
      matrix.common.orientation = orientation
    }
    if preview.isBare, drawing.size == nil, case .listed(let families) = matrix.families {
      // The view as the content of a widget.
      widget.families = families
    }
    try matrix.checkEntries(of: widget)
    var result =
      widget.isBareView
      ? try bare(preview, widget, matrix) : try part(widget, matrix)
    result.preview = preview
    return result
  }

  /// Returns the pictures of a view outside a widget.
  private func bare(
    _ preview: RegisteredPreview, _ widget: WidgetDescription, _ matrix: RenderMatrix
  ) throws -> BundlePart {
    var matrix = matrix
    let subject = "'\(preview.name)' is a view"
    if drawing.scene == nil { matrix.scenes = [.view] }
    if let scene = matrix.scenes.first(where: { $0 != .view }) {
      throw UsageError(
        "\(subject), which the scene \(scene.rawValue) does not show; add --family, and it is a widget's "
          + "content")
    }
    try drawing.today.checkUnused(by: subject)
    if matrix.common.size == nil, case .fixed(let size) = preview.canvas {
      if let refusal = preview.canvasRefusal {
        throw Failure(code: Exit.badInput, message: "error: \(preview.place): \(refusal)")
      }
      matrix.common.size = size
    }
    let pictures = try matrix.expand(declared: nil).configurations
    try drawing.screen.check(pictures, of: widget)
    for var sample in pictures.samples {
      sample.size = sample.size ?? sample.screenSize
      try drawing.budgets.check(sample)
    }
    return BundlePart(widget: widget, configurations: pictures, skipped: 0)
  }
}
