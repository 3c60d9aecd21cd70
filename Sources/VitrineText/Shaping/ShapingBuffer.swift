import CShaping

/// A HarfBuzz buffer: one thread at a time.
@safe final class ShapingBuffer: @unchecked Sendable {
  private let handle = unsafe hb_buffer_create()

  deinit { unsafe hb_buffer_destroy(handle) }

  func shape(
    _ text: [UInt32], _ instance: FontInstance, _ style: ShapingStyle, language: String
  ) -> ShapedWord {
    unsafe hb_buffer_clear_contents(handle)
    unsafe hb_buffer_add_utf32(handle, text, Int32(text.count), 0, Int32(text.count))
    unsafe hb_buffer_set_direction(
      handle, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(handle, hb_script_t(rawValue: style.script))
    unsafe hb_buffer_set_language(handle, hb_language_from_string(language, -1))
    unsafe hb_buffer_set_cluster_level(handle, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    let features = FeatureList.list(style.features)
    unsafe hb_shape(instance.font, handle, features, UInt32(features.count))
    return read(text, instance, style)
  }

  private func read(_ text: [UInt32], _ instance: FontInstance, _ style: ShapingStyle) -> ShapedWord
  {
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(handle, &count)
    let places = unsafe hb_buffer_get_glyph_positions(handle, &count)
    guard count > 0, let infos = unsafe infos, let places = unsafe places else {
      return ShapedWord(
        scalars: text, glyphs: [], advances: [], xOffsets: [], yOffsets: [], clusters: [])
    }
    let n = Int(count)
    let limit = Int32(Self.largestAdvance * instance.file.unitsPerEm)
    func bounded(_ value: Int32) -> Int32 { min(limit, max(-limit, value)) }
    var advances = (0..<n).map { unsafe bounded(places[$0].x_advance) }
    var xOffsets = (0..<n).map { unsafe bounded(places[$0].x_offset) }
    let glyphs = (0..<n).map { unsafe infos[$0].codepoint }
    let clusters = (0..<n).map { unsafe min(infos[$0].cluster, UInt32(text.count - 1)) }
    if instance.design.isSystemSans {
      Figures.adjust(&advances, &xOffsets, glyphs, clusters, text, instance, style.features)
    }
    return ShapedWord(
      scalars: text, glyphs: glyphs, advances: advances, xOffsets: xOffsets,
      yOffsets: (0..<n).map { unsafe bounded(places[$0].y_offset) }, clusters: clusters)
  }

  /// Advances beyond this many em are taken for damage; Arabic has words of ten em in one glyph.
  private static let largestAdvance = 32.0
}

/// Gives Inter's figures the widths of the platform's.
private enum Figures {
  static func adjust(
    _ advances: inout [Int32], _ xOffsets: inout [Int32], _ glyphs: [UInt32], _ clusters: [UInt32],
    _ text: [UInt32], _ instance: FontInstance, _ features: ShapingFeatures
  ) {
    let units = instance.file.unitsPerEm / SystemType.interScale
    if features.contains(.tabularFigures) {
      let more = Int32((SystemType.tabularFigureAdvance * units).rounded())
      for i in glyphs.indices where (0x30...0x39).contains(text[Int(clusters[i])]) {
        advances[i] += more
        xOffsets[i] += more / 2
      }
    } else {
      let more = Int32((SystemType.digitOneAdvance * units).rounded())
      let lead = Int32((SystemType.digitOneLead * units).rounded())
      for i in glyphs.indices where glyphs[i] == instance.digitOne && glyphs[i] != 0 {
        advances[i] += more
        xOffsets[i] += lead
      }
    }
  }
}

/// Features as HarfBuzz wants them, over the whole buffer.
private enum FeatureList {
  static func list(_ set: ShapingFeatures) -> [hb_feature_t] {
    var list: [hb_feature_t] = []
    func add(_ tag: StaticString, _ value: UInt32) {
      list.append(
        hb_feature_t(tag: OpenTypeTag.make(tag), value: value, start: 0, end: UInt32.max))
    }
    if set.contains(.noLigatures) {
      add("liga", 0)
      add("clig", 0)
    }
    if set.contains(.noAlternates) { add("calt", 0) }
    if set.contains(.tabularFigures) { add("tnum", 1) }
    if set.contains(.smallCapsFromLower) { add("smcp", 1) }
    if set.contains(.smallCapsFromUpper) { add("c2sc", 1) }
    return list
  }
}
