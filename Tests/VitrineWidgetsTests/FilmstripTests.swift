import Foundation
import Testing
import Vitrine
import VitrineGraphics

@MainActor @Suite struct FilmstripTests {
  private let start = RenderConfiguration.defaultDate

  @Test(arguments: [
    // count, cell, columns, rows, width, height without relevance
    (1, Size(158, 158), 1, 1, 360.0, 296.0), (4, Size(158, 158), 4, 1, 740, 296),
    (8, Size(158, 158), 8, 1, 1452, 296), (9, Size(158, 158), 5, 2, 918, 512),
    (4, Size(338, 158), 4, 1, 1460, 296), (5, Size(338, 158), 3, 2, 1102, 512),
    (3, Size(715, 342), 2, 2, 1498, 880), (2, Size(76, 76), 2, 1, 364, 214),
    (0, Size(158, 158), 1, 1, 360, 296), (1000, Size(158, 158), 8, 6, 1452, 1376),
  ]) func rowsAreFilledEvenly(
    _ count: Int, _ cell: Size, _ columns: Int, _ rows: Int, _ width: Double, _ height: Double
  ) {
    let geometry = FilmstripGeometry(count: count, cell: cell)
    #expect(geometry.columns == columns && geometry.rows == rows)
    #expect(geometry.size == Size(width, height))
  }

  @Test func placesFollowEachOther() {
    let geometry = FilmstripGeometry(count: 5, cell: Size(338, 158), hasRelevance: true)
    #expect(geometry.picture(0) == Rect(x: 24, y: 76, width: 338, height: 158))
    #expect(geometry.caption(0) == Rect(x: 24, y: 240, width: 338, height: 47))
    #expect(geometry.picture(2) == Rect(x: 740, y: 76, width: 338, height: 158))
    #expect(geometry.picture(3) == Rect(x: 24, y: 307, width: 338, height: 158))
    #expect(geometry.caption(4).maxY + FilmstripGeometry.margin == geometry.size.height)
  }

  @Test func largeStripsHaveFewerPixels() {
    #expect(FilmstripGeometry(count: 4, cell: Size(158, 158)).scale(wanted: 3) == 3)
    let large = FilmstripGeometry(count: 48, cell: Size(338, 354))
    #expect(large.scale(wanted: 3) == 1)
    for count in 1...48 {
      for cell in [Size(158, 158), Size(338, 354), Size(715, 342), Size(4096, 4096)] {
        let geometry = FilmstripGeometry(count: count, cell: cell)
        let scale = geometry.scale(wanted: 3)
        let pixels = geometry.size.width * geometry.size.height * scale * scale
        #expect(pixels <= FilmstripGeometry.mostPixels || scale == 1)
      }
    }
  }

  /// A widget of one colour.
  private func timeline(_ colors: [UIColor]) -> WidgetTimeline {
    let moments = colors.enumerated().map { index, color in
      WidgetTimeline.Moment(
        date: start.addingTimeInterval(Double(index) * 3600), relevance: nil,
        entry: WidgetEntry { Color(uiColor: color).containerBackground(.white, for: .widget) })
    }
    return WidgetTimeline(moments: moments, policy: .atEnd)
  }

  private func widget() -> WidgetDescription {
    let entry = WidgetEntry { Color.red }
    var widget = WidgetDescription(
      kind: "Test", families: [.systemSmall], source: .immediate { _ in entry })
    widget.contentMargins = .none
    return widget
  }

  @Test func picturesAreThoseOfTheEntries() {
    let timeline = timeline([.red, .green, .blue])
    let configuration = RenderConfiguration()
    var scratch = RenderScratch()
    let strip = Tapped.renderer.filmstrip(
      timeline, of: widget(), configuration, scratch: &scratch)
    let geometry = FilmstripGeometry(count: 3, cell: Size(158, 158))
    #expect(strip.pixmap.width == Int(geometry.size.width * 3))
    #expect(strip.pixmap.height == Int(geometry.size.height * 3))
    #expect(strip.diagnostics.isEmpty)
    for index in 0..<3 {
      let single = Tapped.renderer.render(
        timeline.moments[index].entry, of: widget(), configuration, scratch: &scratch)
      let place = geometry.picture(index).scaled(by: 3)
      var differing = 0
      for y in 0..<474 {
        for x in 0..<474 {
          let pixel = single.pixmap.pixels[y * single.pixmap.width + x]
          guard pixel >> 24 == 255 else { continue }
          let at = (Int(place.y) + y) * strip.pixmap.width + Int(place.x) + x
          if strip.pixmap.pixels[at] != pixel { differing += 1 }
        }
      }
      #expect(differing == 0, "entry \(index)")
    }
  }

  /// Thirteen large pictures are too many for three pixels a point; a text that fits at three and is cut at two stays
  /// whole.
  @Test func shrunkPicturesKeepTheirLines() throws {
    let entry = WidgetEntry {
      Text("Several words that take two lines").font(.system(size: 13))
        .frame(width: 130, height: 31.6).containerBackground(.white, for: .widget)
    }
    let moments = (0..<13).map {
      WidgetTimeline.Moment(
        date: start.addingTimeInterval(Double($0) * 3600), relevance: nil, entry: entry)
    }
    var configuration = RenderConfiguration()
    configuration.family = .systemLarge
    configuration.device = try #require(Device.named("iphone-16-pro-max"))
    var scratch = RenderScratch()
    let strip = Tapped.renderer.filmstrip(
      WidgetTimeline(moments: moments, policy: .atEnd), of: widget(), configuration,
      scratch: &scratch)
    #expect(strip.scale == 2)
    #expect(!strip.diagnostics.contains { $0.code == "text-truncated" })
  }

  @Test func captionsSayWhen() throws {
    var scratch = RenderScratch()
    var configuration = RenderConfiguration()
    configuration.date = start.addingTimeInterval(3700)
    configuration.timeZoneIdentifier = "Europe/Berlin"
    let strip = Tapped.renderer.filmstrip(
      timeline([.red, .green]), of: widget(), configuration, scratch: &scratch)
    let texts = strip.texts
    #expect(
      texts == [
        "Test", "systemSmall, 2 entries, reloads at end", "0", "10:41", "Tue 9 Jan 2007", "1",
        "11:41", "in force", "Tue 9 Jan 2007",
      ])
  }

  @Test func longStripsAreCutAndSaySo() {
    var scratch = RenderScratch()
    var configuration = RenderConfiguration()
    configuration.family = .accessoryCircular
    configuration.mode = .vibrant
    configuration.scale = 1
    let strip = Tapped.renderer.filmstrip(
      timeline(Array(repeating: .red, count: 50)), of: widget(), configuration, scratch: &scratch)
    #expect(strip.diagnostics.map(\.code) == ["filmstrip-cut"])
    #expect(strip.texts[1] == "accessoryCircular, 50 entries (the first 48 shown), reloads at end")
    let empty = Tapped.renderer.filmstrip(
      timeline([]), of: widget(), configuration, scratch: &scratch)
    #expect(empty.diagnostics.map(\.code) == ["empty-timeline"])
    #expect(empty.pixmap.width == 360)
  }
}

extension RenderedImage {
  /// The texts of the picture in drawing order.
  fileprivate var texts: [String] {
    placed.nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
  }
}
