/// Finds the font for a request. Sizes are clamped to `sizes`; NaN counts as the smallest.
struct FontResolver {
  let catalog: FontCatalog

  /// The range of sizes in points that are drawn as requested. Nothing is seen of a text at the smallest, as little as of
  /// one at `.leastNonzeroMagnitude`, by which authors hide labels.
  static let sizes = 0.01...2000.0
  /// The weight from which the bold file of a pair of static fonts is nearer than the regular one.
  static let boldFrom = 550.0
  /// The tangent of 12°, the usual slope of a synthetic italic.
  static let slant = 0.2126
  /// The emboldening in em of a regular face requested at 700.
  static let artificialBold = 0.016

  func resolve(_ asked: FontRequest) -> FontSelection {
    var request = asked
    request.size = clamp(asked.size, FontResolver.sizes)
    request.weight = clamp(asked.weight, 1...1000)
    request.width = clamp(asked.width, 0.25...4)
    switch request.family {
    case .system(let design): return system(design, request)
    case .custom(let name): return custom(name, request) ?? standIn(name, request)
    }
  }

  private func standIn(_ name: String, _ request: FontRequest) -> FontSelection {
    var other = request.standIn(for: name)
    other.scale = .standard
    guard case .system(let design) = other.family else { return system(.standard, other) }
    return system(design, other).missing(MissingFont(name, other))
  }

  private func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }

  private func system(_ design: FontRequest.Design, _ asked: FontRequest) -> FontSelection {
    let (request, spacing) = SecondaryScale.drawn(asked)
    let box = FontResolver.systemBox(asked)
    let roman = FontResolver.face(design)
    let font = request.isItalic ? roman.italic : roman
    guard let file = catalog.file(font) ?? catalog.file(roman) ?? catalog.file(.sans) else {
      return selection(request, nil, SystemFontMetrics.interScale, 0, box)
    }
    var made = FontInstance.Design()
    made.stretch = request.width
    if request.isItalic && !file.style.isItalic { made.slant = FontResolver.slant }
    var tracking = 0.0
    var scale = SystemFontMetrics.interScale
    if design == .rounded {
      setRounded(&made, request)
      tracking =
        RoundedFontMetrics.tracking(size: request.size, weight: request.weight) * request.size
    } else if design == .standard || file === catalog.file(.sans) {
      setSans(&made, request)
      tracking =
        SystemFontMetrics.tracking(size: request.size, weight: request.weight) * request.size
      if asked.scale == .secondary, design == .standard {
        tracking += SecondaryScale.spread(weight: asked.weight) * request.size
      }
    } else {
      scale = setOther(&made, design, file, request)
      if design == .monospaced {
        tracking =
          request.size
          * (SystemFontMetrics.monoAdvance - SystemFontMetrics.monoStandInAdvance * scale)
      }
    }
    let instance = catalog.instance(file, made)
    return selection(request, instance, scale, tracking + spacing, box)
  }

  private func setSans(_ design: inout FontInstance.Design, _ request: FontRequest) {
    let optical = SystemFontMetrics.opticalSize(request.size)
    design.opticalSize = optical
    let axis = SystemFontMetrics.weightAxis(request.weight, opticalSize: optical)
    design.weight = clamp(axis, 100...900)
    design.ascender =
      request.size < SystemFontMetrics.textCutBelow ? SystemFontMetrics.textCutAscender : 1
    design.bearings = .sans
  }

  /// Sets the sans serif's display cut with round corners: the rounded design has one cut for all sizes.
  private func setRounded(_ design: inout FontInstance.Design, _ request: FontRequest) {
    let axis = clamp(RoundedFontMetrics.weightAxis(request.weight), 100...900)
    design.opticalSize = RoundedFontMetrics.opticalSize
    design.weight = axis
    design.rounding = RoundedFontMetrics.rounding(axis: axis)
    design.bearings = .rounded
  }

  private func setOther(
    _ design: inout FontInstance.Design, _ kind: FontRequest.Design, _ file: FontFile,
    _ request: FontRequest
  ) -> Double {
    design.weight = file.hasWeight ? clamp(request.weight.rounded(), file.weightRange) : nil
    if file.hasOpticalSize {
      let optical =
        kind == .serif ? request.size * SystemFontMetrics.serifOpticalFactor : request.size
      design.opticalSize = clamp((optical * 2).rounded() / 2, file.opticalRange)
    }
    return switch kind {
    case .standard, .rounded: SystemFontMetrics.interScale
    case .serif: SystemFontMetrics.serifScale
    case .monospaced: SystemFontMetrics.monoScale
    }
  }

  private func custom(_ name: String, _ request: FontRequest) -> FontSelection? {
    let own = request.fonts?.faces.file(name, weight: request.weight, isItalic: request.isItalic)
    guard
      let file = own
        ?? catalog.registered(name, weight: request.weight, isItalic: request.isItalic)
    else { return nil }
    var design = FontInstance.Design()
    design.stretch = request.width
    if file.hasWeight {
      design.weight = clamp(request.weight.rounded(), file.weightRange)
    } else if request.weight >= FontResolver.boldFrom && file.style.weight < FontResolver.boldFrom {
      design.bold = FontResolver.artificialBold * min(1, (request.weight - 400) / 300)
    }
    if file.hasOpticalSize {
      design.opticalSize = clamp((request.size * 2).rounded() / 2, file.opticalRange)
    }
    if request.isItalic && !file.style.isItalic { design.slant = FontResolver.slant }
    let box = LineBox(
      ascent: file.ascent * request.size, height: (file.ascent + file.descent) * request.size,
      capHeight: file.capHeight * request.size,
      gap: max(0, file.lineGap) * request.size, leading: request.leading)
    return selection(request, catalog.instance(file, design), 1, 0, box)
  }

  private func selection(
    _ request: FontRequest, _ instance: FontInstance?, _ scale: Double, _ tracking: Double,
    _ box: LineBox
  ) -> FontSelection {
    var features: ShapingFeatures = []
    if request.hasMonospacedDigits { features.insert(.tabularFigures) }
    if case .system = request.family { features.insert(.noAlternates) }
    var drawsSmallCaps = false
    if let caps = request.smallCaps {
      if instance?.file.hasSmallCaps == true {
        if caps != .uppercase { features.insert(.smallCapsFromLower) }
        if caps != .lowercase { features.insert(.smallCapsFromUpper) }
      } else {
        drawsSmallCaps = true
      }
    }
    return FontSelection(
      request: request, primary: instance, emSize: request.size * scale, tracking: tracking,
      features: features, box: box, joinsWords: joinsWords(request, instance),
      drawsSmallCaps: drawsSmallCaps)
  }

  /// Whether words must be shaped together. The fonts for the sans serif, rounded and monospaced designs
  /// have rules for spaces only in alternates that are off, so they are not checked.
  private func joinsWords(_ request: FontRequest, _ instance: FontInstance?) -> Bool {
    switch request.family {
    case .system(.serif), .custom: instance?.file.shapesSpaces ?? false
    case .system: false
    }
  }

  private static func systemBox(_ request: FontRequest) -> LineBox {
    LineBox(
      ascent: SystemFontMetrics.ascent * request.size,
      height: SystemFontMetrics.lineHeight * request.size,
      capHeight: SystemFontMetrics.capHeight * request.size,
      leading: request.leading)
  }

  private static func face(_ design: FontRequest.Design) -> BundledFont {
    switch design {
    case .standard, .rounded: .sans
    case .serif: .serif
    case .monospaced: .mono
    }
  }

  /// Returns the instance of a bundled face for characters that the requested font lacks, or nil if the
  /// file is missing.
  func fallback(_ font: BundledFont, _ selection: FontSelection) -> FontInstance? {
    let request = selection.request
    var design = FontInstance.Design()
    design.stretch = font == .emoji ? 1 : request.width
    if font == .sans {
      guard let file = catalog.file(.sans) else { return nil }
      setSans(&design, request)
      return catalog.instance(file, design)
    }
    if let weights = StaticWeights(font) {
      return pair(font, weights.drawn(request.weight), request, design)
    }
    guard let file = catalog.file(font) else { return nil }
    if request.weight >= FontResolver.boldFrom && font != .emoji {
      design.bold = FontResolver.artificialBold
    }
    return catalog.instance(file, design)
  }

  /// Returns the instance of a face that comes in two weights.
  private func pair(
    _ font: BundledFont, _ drawn: StaticWeights.DrawnWeight, _ request: FontRequest,
    _ design: FontInstance.Design
  ) -> FontInstance? {
    let bold = drawn.isBold ? catalog.file(font.bold) : nil
    guard let file = bold ?? catalog.file(font) else { return nil }
    var design = design
    if drawn.isBold && bold == nil {
      design.bold = FontResolver.artificialBold
    } else {
      design.stroke = drawn.stroke
    }
    design.unmetWeight = drawn.nearest.map { .init(asked: request.weight, drawn: $0) }
    return catalog.instance(file, design)
  }
}
