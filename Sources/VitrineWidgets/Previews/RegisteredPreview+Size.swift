package import VitrineGraphics

extension RegisteredPreview {
  /// The reason why no picture has the size of the canvas; nil if there is one.
  package var canvasRefusal: String? {
    guard case .fixed(let size) = canvas else { return nil }
    let sides = Size.viewSides
    if sides.contains(size.width), sides.contains(size.height) { return nil }
    return
      "fixedLayout must be between \(Int(sides.lowerBound)) and \(Int(sides.upperBound)) points on each side, "
      + "not \(size.width) by \(size.height)"
  }

  /// Returns the configuration of a picture with the size of its canvas, in points. One that has a family or a size
  /// keeps it.
  @MainActor
  package func sized(
    _ configuration: RenderConfiguration, _ renderer: Renderer
  ) async -> RenderConfiguration {
    guard let widget, configuration.surface == .view, configuration.size == nil else {
      return configuration
    }
    var sized = configuration
    switch canvas {
    case .fixed(let size): sized.size = size.limited
    case .screen: sized.size = configuration.screenSize
    case .fits:
      sized.size = configuration.screenSize
      let entry = await widget.entry(for: EntryRequest(sized))
      let placed = renderer.place(entry, of: widget, sized).tree
      let size = placed.nodes.first?.frame.size ?? .zero
      let scale = sized.pixelScale
      sized.size =
        Size((size.width * scale).rounded(.up) / scale, (size.height * scale).rounded(.up) / scale)
        .limited
    }
    return sized
  }
}

extension Size {
  /// The sides of a bare view in points: at a scale of 3 the largest picture within the usual limit of PNG readers.
  package static let viewSides = 1.0...4096.0

  /// The size with sides that a picture may have; 1 in place of those that are not numbers.
  fileprivate var limited: Size { Size(Size.limited(width), Size.limited(height)) }

  private static func limited(_ side: Double) -> Double {
    side.isNaN ? viewSides.lowerBound : min(max(side, viewSides.lowerBound), viewSides.upperBound)
  }
}
