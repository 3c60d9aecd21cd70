import VitrineGraphics
import VitrineLayout

extension Image {
  /// The picture for the layout stage; nil if there is nothing to show.
  nonisolated func leaf(
    _ environment: EnvironmentValues, _ note: (String, String) -> Void
  ) -> ImageLeaf? {
    let environment = own(environment)
    switch source {
    case .asset(let name):
      if let picture = environment.assets.image(name, environment) {
        return leaf(
          picture.resource, isTemplate: picture.isTemplate, slices: picture.slices, environment,
          note)
      }
      if let symbol = environment.assets.symbol(name, environment, note) {
        return symbolLeaf(symbol, nil, environment)
      }
      note("missing-image", environment.assets.reason(name, environment))
      return nil
    case .bitmap(let resource):
      return leaf(resource, isTemplate: false, slices: nil, environment, note)
    case .symbol(let name, let variable):
      return SymbolLookup(environment).find(name, note).map {
        symbolLeaf($0, variable, environment)
      }
    }
  }

  /// Whether the catalogue has the picture for the other layout direction alone.
  nonisolated func isMirrored(_ environment: EnvironmentValues) -> Bool {
    guard case .asset(let name) = source else { return false }
    return environment.assets.image(name, environment)?.isMirrored ?? false
  }

  private nonisolated func leaf(
    _ resource: BitmapResource, isTemplate: Bool, slices: ImageSlices?,
    _ environment: EnvironmentValues, _ note: (String, String) -> Void
  ) -> ImageLeaf {
    for text in resource.notes { Self.tell(text, resource.name, note) }
    let showsTemplate = renderingMode.map { $0 == .template } ?? isTemplate
    var resizing = resizing
    // Insets of the author's own take precedence over those of the catalogue.
    if let slices, resizing == .stretch(Insets()) { resizing = .sliced(slices) }
    return ImageLeaf(
      content: .bitmap(resource), size: resource.size,
      resizing: resizing, interpolation: interpolation.drawing,
      template: showsTemplate ? environment.drawing.foreground.fill(environment) : nil)
  }

  private nonisolated static func tell(
    _ text: PictureNote, _ name: String, _ note: (String, String) -> Void
  ) {
    let code =
      switch text {
      case .undrawn: "gap-\(Gap.svg.name)"
      case .colours: "picture-colours"
      case .frames: "picture-frames"
      case .damagedChunks: "picture-damage"
      case .turn: "picture-turn"
      }
    note(code, text.sentence(of: name) + ".")
  }

  private nonisolated func symbolLeaf(
    _ regular: SymbolCatalog.Symbol, _ variable: Double?, _ environment: EnvironmentValues
  ) -> ImageLeaf {
    let type = environment.type
    let request = (type.font ?? .body).request(environment, type.fontTraits)
    let em = request.size
    if let template = regular.template {
      let drawn = template.symbol(weight: request.weight, scale: environment.drawing.imageScale)
      return leaf(drawn, drawn.frame, variable, em, environment)
    }
    let frame = (regular.frame ?? SymbolFrame(centered: SymbolMetrics.unknown)).sized(
      weight: request.weight, scale: environment.drawing.imageScale.factor)
    let catalog = environment.symbols
    let weighted = catalog.weights.symbol(regular, weight: request.weight, in: catalog)
    return leaf(weighted, frame, variable, em, environment)
  }

  private nonisolated func leaf(
    _ drawn: SymbolCatalog.Symbol, _ frame: SymbolFrame?, _ variable: Double?, _ em: Double,
    _ environment: EnvironmentValues
  ) -> ImageLeaf {
    let frame = frame ?? SymbolFrame(centered: SymbolMetrics.unknown)
    let (symbol, fills) = coloured(drawn, variable, environment)
    // The frame of a placeholder is the same for all symbols, weights and scales.
    let isPlaceholder = environment.redaction == .placeholder
    let sized = isPlaceholder ? SymbolFrame.placeholder(em) : frame
    return ImageLeaf(
      content: .symbol(symbol.outline, fills: fills),
      size: Size(em * sized.width, em * sized.height), baseline: em * (sized.height - sized.depth),
      fontSize: em, resizing: resizing, interpolation: interpolation.drawing)
  }
}

extension Image.Scale {
  /// The size of symbols relative to medium (measured on a star at 13 pt).
  nonisolated var factor: Double {
    switch self {
    case .small: 0.81
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension Image.Interpolation {
  nonisolated var drawing: ImageDraw.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension ForegroundLevels {
  /// Whether an author named several styles, which symbols use as a palette.
  nonisolated var isPalette: Bool { styles.count > 1 }
}
