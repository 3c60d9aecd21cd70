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
    let features =
      FeatureList.list(style.features)
      + (style.features.contains(.tabularFigures) ? FeatureList.tabular(text) : [])
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
    var glyphs = (0..<n).map { unsafe infos[$0].codepoint }
    let clusters = (0..<n).map { unsafe min(infos[$0].cluster, UInt32(text.count - 1)) }
    if let bearings = instance.design.bearings {
      Bearings(instance, bearings, style.features)
        .adjust(&advances, &xOffsets, text, clusters)
      if style.features.contains(.tabularFigures) {
        plainOnes(&glyphs, &xOffsets, text, clusters, instance)
      }
    }
    let yOffsets = (0..<n).map { unsafe bounded(places[$0].y_offset) }
    guard
      let parts = EmojiParts(text, clusters, advances)
    else {
      return ShapedWord(
        scalars: text, glyphs: glyphs, advances: advances, xOffsets: xOffsets, yOffsets: yOffsets,
        clusters: clusters)
    }
    let kept = parts.kept
    return ShapedWord(
      scalars: text, glyphs: kept.map { glyphs[$0] }, advances: kept.map { advances[$0] },
      xOffsets: kept.map { xOffsets[$0] }, yOffsets: kept.map { yOffsets[$0] },
      clusters: kept.map { clusters[$0] }, cut: parts.cut)
  }

  /// The largest advance in em; beyond it the font is treated as damaged. Arabic has words of ten em in one
  /// glyph.
  private static let largestAdvance = 32.0
}

/// Replaces the one of tabular figures by the plain glyph without a foot, centred, as on the platform.
private func plainOnes(
  _ glyphs: inout [UInt32], _ xOffsets: inout [Int32], _ text: [UInt32],
  _ clusters: [UInt32], _ instance: FontInstance
) {
  var plain: hb_codepoint_t = 0
  guard unsafe hb_font_get_nominal_glyph(instance.font, 0x31, &plain) != 0 else { return }
  let width = unsafe hb_font_get_glyph_h_advance(instance.font, plain)
  for i in glyphs.indices where text[Int(clusters[i])] == 0x31 && glyphs[i] != plain {
    let tabular = unsafe hb_font_get_glyph_h_advance(instance.font, glyphs[i])
    xOffsets[i] += (tabular - width) / 2
    glyphs[i] = plain
  }
}

/// Lists features for HarfBuzz, over the whole buffer.
private enum FeatureList {
  /// Returns tabular figures for digits only: the platform keeps the widths of signs, points and colons
  /// beside them, while the open fonts have tabular forms of those too.
  static func tabular(_ text: [UInt32]) -> [hb_feature_t] {
    var list: [hb_feature_t] = []
    for (i, scalar) in text.enumerated() where UnicodeData.isDecimalDigit(scalar) {
      if list.last?.end == UInt32(i) {
        list[list.count - 1].end += 1
      } else {
        list.append(
          hb_feature_t(
            tag: OpenTypeTag.make("tnum"), value: 1, start: UInt32(i), end: UInt32(i) + 1))
      }
    }
    return list
  }

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
    if set.contains(.smallCapsFromLower) { add("smcp", 1) }
    if set.contains(.smallCapsFromUpper) { add("c2sc", 1) }
    return list
  }
}
