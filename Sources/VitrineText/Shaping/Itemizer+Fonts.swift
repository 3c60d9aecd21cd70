extension Itemizer {
  /// Returns the index of the run's own font, which is added on first use.
  mutating func primaryFont(_ run: Int) -> Int32 {
    let selection = selections[run]
    guard let primary = selection.primary else { return -1 }
    return font(
      run, primary, emSize: selection.emSize, tracking: selection.tracking,
      features: selection.features)
  }

  /// Adds a font for the ellipsis if the run's own has neither that nor full stops.
  mutating func ensureEllipsis(_ run: Int) {
    guard let primary = selections[run].primary, !primary.coversASCII, !primary.hasGlyph(0x2026),
      !primary.hasGlyph(0x2E), let sans = resolver.fallback(.sans, selections[run])
    else { return }
    _ = fallbackFont(run, sans, 1)
  }

  private mutating func font(
    _ run: Int, _ instance: FontInstance, emSize: Double, tracking: Double,
    features: ShapingFeatures
  ) -> Int32 {
    var i = fonts.count - 1
    while i >= 0, fonts[i].run == Int32(run) {
      if fonts[i].instance === instance, fonts[i].emSize == emSize { return Int32(i) }
      i -= 1
    }
    let unit = emSize / instance.file.unitsPerEm
    var features = features
    if runs[run].tracking != 0 { features.insert(.noLigatures) }
    fonts.append(
      SegmentFont(
        instance: instance, run: Int32(run), emSize: emSize,
        unitX: unit * instance.design.stretch, unitY: unit,
        tracking: tracking + Self.finite(runs[run].tracking) + Self.finite(runs[run].kerning),
        features: features))
    return Int32(fonts.count - 1)
  }

  static func finite(_ value: Double) -> Double {
    value.isFinite ? min(10_000, max(-10_000, value)) : 0
  }

  /// Returns the font for a cluster: the run's own, the one already in use, otherwise the first bundled one
  /// with the base character. If none has it, the run's own, with its missing-glyph box.
  mutating func choose(
    _ run: Int, _ cluster: Range<Int>, _ isEmoji: Bool, _ isCap: Bool, _ current: Int32
  ) -> Int32 {
    let selection = selections[run]
    let base = text.scalars[cluster.lowerBound]
    let scale = isCap ? Self.smallCapsScale : 1
    if !isEmoji, let primary = selection.primary {
      // Joiners and no-break spaces stay with their word if its font has a space.
      if UnicodeData.needsNoGlyph(base) || base == 0x20, current >= 0,
        fonts[Int(current)].instance?.hasGlyph(0x20) == true
      {
        return current
      }
      if UnicodeData.needsNoGlyph(base) || covers(primary, cluster) {
        return font(
          run, primary, emSize: selection.emSize * scale, tracking: selection.tracking * scale,
          features: selection.features)
      }
    }
    if isEmoji, let emoji = resolver.fallback(.emoji, selection), emoji.hasGlyph(base) {
      return fallbackFont(run, emoji, scale)
    }
    if current >= 0, let instance = fonts[Int(current)].instance, instance !== selection.primary,
      FallbackOrder.isEastAsian(base), !isEmoji, instance.hasGlyph(base)
    {
      return current
    }
    var partial: FontInstance?
    for candidate in FallbackOrder.candidates(for: base, regions: regions) {
      guard let instance = resolver.fallback(candidate, selection), instance.hasGlyph(base) else {
        continue
      }
      if covers(instance, cluster) {
        if candidate == .emoji { notePicture(cluster) }
        return fallbackFont(run, instance, scale)
      }
      partial = partial ?? instance
    }
    if let primary = selection.primary, primary.hasGlyph(base) { return primaryFont(run) }
    if let partial { return fallbackFont(run, partial, scale) }
    // The shaped word also reports it, unless there is no font at all.
    if fonts.isEmpty { noteMissing(base) }
    return primaryFont(run)
  }

  private mutating func fallbackFont(_ run: Int, _ instance: FontInstance, _ scale: Double) -> Int32
  {
    let selection = selections[run]
    if instance.design.bearings == .sans {
      let size = selection.request.size
      return font(
        run, instance, emSize: size * SystemFontMetrics.interScale * scale,
        tracking: SystemFontMetrics.tracking(size: size, weight: selection.request.weight) * size
          * scale,
        features: selection.features)
    }
    return font(
      run, instance, emSize: selection.fallbackSize * scale, tracking: 0,
      features: selection.features.subtracting(.noAlternates))
  }

  private func covers(_ instance: FontInstance, _ cluster: Range<Int>) -> Bool {
    for i in cluster {
      let c = text.scalars[i]
      if i > cluster.lowerBound, UnicodeData.needsNoGlyph(c) { continue }
      if !instance.hasGlyph(c) { return false }
    }
    return true
  }
}
