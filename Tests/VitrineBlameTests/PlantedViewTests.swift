import Foundation
import Testing
import Vitrine
import VitrineBlame
import VitrineDocuments
import VitrineGraphics
import VitrineImages

/// Single changes of a widget, drawn: none passes, and each is laid to what was changed.
@Suite struct PlantedViewTests {
  static let changes: [PlantedViewChange] = [
    // Texts and fonts.
    PlantedViewChange(
      "font weight", [("\"light\"", "\"regular\"")], areas: 6, largest: 459,
      cause: "VStack › Text “21°”: font.weight 300 → 400"),
    PlantedViewChange(
      "font size", [("\"size\": 40", "\"size\": 42")], areas: 44, largest: 2960,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 13.6667 because font.size of Text “21°” 40 → 42; 5 more views moved with it"
    ),
    PlantedViewChange(
      "font style", [("\"footnote\"", "\"caption\"")], areas: 45, largest: 1500,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 15.6667 because font.size of Text “Light rain.” 13 → 12; 5 more views moved with it"
    ),
    PlantedViewChange(
      "font design", [("\"headline\"", "{\"style\": \"headline\", \"design\": \"rounded\"}")],
      areas: 6, largest: 436,
      cause: "VStack › HStack › Text “Kyoto”: font.family system → system rounded"),
    PlantedViewChange(
      "text", [("Kyoto", "Nara")], areas: 1, largest: 2657,
      cause: "VStack › HStack › Text “Nara”: text Kyoto → Nara"),
    PlantedViewChange(
      "one digit", [("21°", "27°")], areas: 1, largest: 2899,
      cause: "VStack › Text “27°”: text 21° → 27°"),
    PlantedViewChange(
      "full stop lost", [("rain.", "rain")], areas: 1, largest: 30,
      cause: "VStack › Text “Light rain”: text Light rain. → Light rain"),
    PlantedViewChange(
      "missing glyph", [("Kyoto", "Kyoto\u{10fffd}")], areas: 1, largest: 860,
      cause: "VStack › HStack › Text “Kyoto⟨U+10FFFD⟩”: text Kyoto → Kyoto⟨U+10FFFD⟩"),
    PlantedViewChange(
      "underline", [("{\"font\": \"headline\"}", "{\"font\": \"headline\"}, {\"underline\": {}}")],
      areas: 2, largest: 264, cause: "VStack › HStack › Text “Kyoto”: underline none → solid"),
    // Places.
    PlantedViewChange(
      "padding of a view", [("\"top\": 4", "\"top\": 6")], areas: 51, largest: 1114,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 14 because padding(.top) of Text “21°” 4 → 6; 6 more views moved with it"
    ),
    PlantedViewChange(
      "padding of all",
      [("\"padding\": 2", "\"padding\": {\"leading\": 4, \"trailing\": 2, \"vertical\": 2}")],
      areas: 24, largest: 2574,
      cause:
        "VStack › HStack › Image sun.max.fill: x 18 → 20 because padding(.leading) of VStack 2 → 4; 6 more views moved with it"
    ),
    PlantedViewChange(
      "padding by a pixel", [("\"top\": 4", "\"top\": 4.4")], areas: 63, largest: 639,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 14.6667 because padding(.top) of Text “21°” 4 → 4.4; 6 more views moved with it"
    ),
    PlantedViewChange(
      "spacing of rows", [("\"spacing\": 6", "\"spacing\": 8")], areas: 22, largest: 8752,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 11 because spacing of VStack 6 → 8; 5 more views moved with it"
    ),
    PlantedViewChange(
      "spacing of columns", [("\"spacing\": 4", "\"spacing\": 5")], areas: 12, largest: 517,
      cause: "VStack › HStack › Text “Kyoto”: x 43 → 44 because spacing of HStack 4 → 5"),
    PlantedViewChange(
      "alignment", [("\"leading\"", "\"trailing\"")], areas: 53, largest: 3498,
      cause:
        "VStack › HStack › Image sun.max.fill: x 18 → 69 because alignment of VStack leading → trailing; 4 more views moved with it"
    ),
    PlantedViewChange(
      "offset by one point",
      [
        (
          "{\"foregroundStyle\": \"gray\"}",
          "{\"foregroundStyle\": \"gray\"}, {\"offset\": {\"x\": 1}}"
        )
      ], areas: 12, largest: 587,
      cause: "VStack › Text “Light rain.”: x 18 → 19 because offset of Text “Light rain.” added"),
    PlantedViewChange(
      "frame", [("\"height\": 12", "\"height\": 13")], areas: 63, largest: 1500,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 14.3333 because frame(.height) of RoundedRectangle 12 → 13; 6 more views moved with it"
    ),
    // Colours and opacity.
    PlantedViewChange(
      "colour of a text", [("\"gray\"", "\"red\"")], areas: 12, largest: 345,
      cause: "VStack › Text “Light rain.”: color gray → red"),
    PlantedViewChange(
      "one level over an area", [("#007AFF", "#007AFE")], areas: 1, largest: 9652,
      cause: "VStack › RoundedRectangle: color #007AFF → #007AFE"),
    PlantedViewChange(
      "opacity 1 to 0.99",
      [("{\"fill\": \"#007AFF\"}", "{\"fill\": \"#007AFF\"}, {\"opacity\": 0.99}")], areas: 1,
      largest: 9670, cause: "VStack › RoundedRectangle: opacity added"),
    PlantedViewChange(
      "background",
      [("\"containerBackground\": \"white\"", "\"containerBackground\": \"#FEFFFF\"")], areas: 6,
      largest: 198923,
      cause: "background of VStack › ZStack › ZStack › Rectangle: color #FFFFFF → #FEFFFF"),
    // Images and shapes.
    PlantedViewChange(
      "image", [("sun.max.fill", "moon.fill")], areas: 17, largest: 1409,
      cause:
        "VStack › HStack › Text “Kyoto”: x 43 → 42 because image of Image moon.fill sun.max.fill → moon.fill"
    ),
    PlantedViewChange(
      "colour of an image", [("\"orange\"", "\"yellow\"")], areas: 9, largest: 676,
      cause: "VStack › HStack › Image sun.max.fill: color orange → yellow"),
    PlantedViewChange(
      "corner radius", [("\"RoundedRectangle\": 3", "\"RoundedRectangle\": 2")], areas: 4,
      largest: 30, cause: "VStack › RoundedRectangle: cornerRadius 3 → 2"),
    PlantedViewChange(
      "clip",
      [
        (
          "{\"foregroundStyle\": \"gray\"}",
          "{\"foregroundStyle\": \"gray\"}, {\"clipShape\": \"Circle\"}"
        )
      ], areas: 12, largest: 342, cause: "VStack › Text “Light rain.”: clipShape added"),
    PlantedViewChange(
      "blur",
      [("{\"foregroundStyle\": \"orange\"}", "{\"foregroundStyle\": \"orange\"}, {\"blur\": 1}")],
      areas: 1, largest: 3370, cause: "VStack › HStack › Image sun.max.fill: blur added"),
    // Views.
    PlantedViewChange(
      "view removed",
      [
        (
          "{\"Text\": \"Light rain.\", \"modifiers\": [{\"font\": \"footnote\"}, {\"foregroundStyle\": \"gray\"}]},",
          ""
        )
      ], areas: 29, largest: 19692,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 25.6667 because Text “Light rain.” removed; 5 more views moved with it"
    ),
    PlantedViewChange(
      "view added", [("{\"RoundedRectangle\"", "{\"Text\": \"new\"}, {\"RoundedRectangle\"")],
      areas: 55, largest: 10814,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 1.6667 because Text “new” added; 6 more views moved with it"
    ),
    PlantedViewChange(
      "view hidden",
      [("{\"foregroundStyle\": \"gray\"}", "{\"foregroundStyle\": \"gray\"}, {\"hidden\": {}}")],
      areas: 12, largest: 342, cause: "VStack › Text “Light rain.”: hidden added"),
    PlantedViewChange(
      "order",
      [
        (
          "{\"Text\": \"21°\", \"modifiers\": [{\"font\": {\"size\": 40, \"weight\": \"light\"}}, {\"padding\": {\"top\": 4}}]},",
          ""
        ),
        (
          "{\"RoundedRectangle\"",
          "{\"Text\": \"21°\", \"modifiers\": [{\"font\": {\"size\": 40, \"weight\": \"light\"}}, {\"padding\": {\"top\": 4}}]}, {\"RoundedRectangle\""
        ),
      ], areas: 23, largest: 3897,
      cause:
        "VStack › Text “Light rain.”: y 99.3333 → 41.3333 because order of Text “21°” 2 → 3; 1 more view moved with it"
    ),
    PlantedViewChange(
      "control removed", [("{\"ProgressView\": 0.5}", "{\"EmptyView\": {}}")], areas: 36,
      largest: 10110,
      cause:
        "VStack › HStack › Image sun.max.fill: x 18 → 34 because ProgressView removed; 4 more views moved with it"
    ),
    PlantedViewChange(
      "value of a control", [("\"ProgressView\": 0.5", "\"ProgressView\": 0.6")], areas: 1,
      largest: 444,
      cause: "VStack › ProgressView: value 0.5 → 0.6"),
    // Settings.
    PlantedViewChange(
      "colour scheme", areas: 18, largest: 4376, cause: "scheme light → dark",
      configure: { $0.scheme = .dark }),
    PlantedViewChange(
      "colour scheme of a view",
      [("{\"padding\": 2}", "{\"padding\": 2}, {\"colorScheme\": \"dark\"}")],
      areas: 18, largest: 4376, cause: "VStack: colorScheme none → dark"),
    PlantedViewChange(
      "Dynamic Type of a view",
      [("{\"padding\": 2}", "{\"padding\": 2}, {\"dynamicTypeSize\": \"xLarge\"}")], areas: 24,
      largest: 5874,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 12.6667 because dynamicTypeSize of VStack none → xLarge; 6 more views moved with it"
    ),
    PlantedViewChange(
      "Dynamic Type", areas: 24, largest: 5874,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 12.6667 because typeSize large → xLarge; 6 more views moved with it",
      configure: { $0.typeSize = .xLarge }),
    PlantedViewChange(
      "bold text", areas: 32, largest: 1980,
      cause:
        "boldText none → on",
      configure: { $0.usesBoldText = true }),
    PlantedViewChange(
      "placeholder leaked", areas: 4, largest: 15334,
      cause:
        "VStack › HStack › Image sun.max.fill: y 15 → 15.6667 because entry snapshot → placeholder;"
        + " 3 more views moved with it",
      configure: { $0.entry = .placeholder }),
    PlantedViewChange(
      "rendering mode", areas: 1, largest: 219179, cause: "mode fullColor → accented",
      configure: { $0.mode = .accented }),
    PlantedViewChange(
      "scale", areas: 48, largest: 7791,
      cause:
        "VStack › HStack › Image sun.max.fill: height 20.3333 → 20.5 because scale 3 → 2; 6 more views moved with it",
      configure: { $0.scale = 2 }),
    // The renderer.
    PlantedViewChange(
      "one pixel of the background", areas: 1, largest: 1,
      cause: "background of VStack › ZStack › ZStack › Rectangle: drawn differently (fillRect)",
      retouch: { $0.pixmap[400, 20] ^= 0x40 }),
    PlantedViewChange(
      "alpha of one pixel of a text", areas: 1, largest: 1,
      cause: "VStack › Text “21°”: drawn differently (drawGlyphs)",
      retouch: { $0.pixmap[200, 200] = 0xfefe_fefe }),
    PlantedViewChange(
      "one column less", areas: 0, largest: 0, cause: "",
      retouch: { file in
        var less = Pixmap(width: file.pixmap.width - 1, height: file.pixmap.height)
        for y in 0..<less.height { for x in 0..<less.width { less[x, y] = file.pixmap[x, y] } }
        file.pixmap = less
      }),
    PlantedViewChange(
      "colour profile", areas: 0, largest: 0, cause: "",
      retouch: { $0.traits.profile = .gamma(100_000) }),
    PlantedViewChange("nothing", areas: 0, largest: 0, cause: ""),
  ]

  @Test func eachIsLaidToWhatWasChanged() throws {
    let renderer = Renderer().recording
    let plain = RenderConfiguration()
    let before = try PlantedWidget.draw(
      try #require(PlantedWidget.source([])), plain, renderer)
    var rows: [String] = []
    for change in Self.changes {
      let source = try #require(PlantedWidget.source(change.edits), "\(change.name)")
      var configuration = plain
      change.configure(&configuration)
      var after = try PlantedWidget.draw(source, configuration, renderer)
      change.retouch(&after.picture)
      let found = compare(before.picture, after.picture)
      let blame = blame(old: before.record, new: after.record, changedClusters: found.clusters)
      let cause = blame.causes.first.map { Self.withoutPixels("\($0)") } ?? ""
      rows.append(
        "\(change.name) | \(found.verdict) | \(found.clusterCount) | \(found.clusters.first?.size ?? 0)"
          + " | \(cause)")
      #expect(
        found.verdict == (change.name == "nothing" ? .identical : .different), "\(change.name)")
      #expect(cause == change.cause, "\(change.name)")
      // Glyphs and outlines may change a little without these figures being wrong.
      let areas = change.areas - change.areas / 4 - 2...change.areas + change.areas / 4 + 2
      #expect(areas.contains(found.clusterCount), "\(change.name)")
      let largest = change.largest / 2...change.largest * 2
      #expect(largest.contains(found.clusters.first?.size ?? 0), "\(change.name)")
    }
    print(
      "change | verdict | areas | pixels of the largest | cause\n" + rows.joined(separator: "\n"))
    #expect(Self.changes.count >= 40)
  }

  /// A cause without the pixels that it explains.
  private static func withoutPixels(_ cause: String) -> String {
    guard let range = cause.range(of: "; ", options: .backwards), cause.hasSuffix(" px") else {
      return cause
    }
    return String(cause[..<range.lowerBound])
  }
}
