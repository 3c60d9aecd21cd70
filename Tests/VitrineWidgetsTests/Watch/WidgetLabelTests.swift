import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

private struct Told: View {
  @Environment(\.showsWidgetLabel) private var shows
  nonisolated init() {}
  var body: some View { Text(verbatim: shows ? "yes" : "no").widgetLabel("label") }
}

/// Labels along a circle.
@MainActor @Suite struct WidgetLabelTests {
  private nonisolated static let corners = FacePlace.allCases.filter(\.isCorner)

  private func arc(_ place: FacePlace, _ millimetres: Int = 40) throws -> TextArc {
    try #require(CornerMetrics(WatchFixture.watch(millimetres))).labelArc(place)
  }

  private func codes(_ image: RenderedImage) -> [String] {
    image.diagnostics.filter { $0.severity != .note }.map(\.code)
  }

  @Test(arguments: corners) func lettersStandOnTheCircle(place: FacePlace) async throws {
    let image = await WatchFixture.image(WatchFixture.configuration(at: place)) {
      Text(verbatim: "").widgetLabel { Text(verbatim: "UV INDEX") }
    }
    let arc = try arc(place)
    let polars = WatchFixture.middles(of: image).map { WatchFixture.polar($0, about: arc.centre) }
    #expect(polars.count == 7)
    #expect(polars.allSatisfy { abs($0.radius - arc.radius) < 0.1 })
    // Letters follow each other clockwise above the middle, and the other way below.
    let angles = polars.map(\.angle)
    #expect(zip(angles, angles.dropFirst()).allSatisfy { ($0 < $1) == place.isUpper })
    let (first, last) = (try #require(angles.first), try #require(angles.last))
    let middle = WatchFixture.polar(arc.middle, about: arc.centre).angle
    #expect(abs((first + last) / 2 - middle) < 1 && abs(last - first) < 55)
  }

  @Test(arguments: [40, 41, 44, 45, 49])
  func labelsAreDrawnOnEveryWatch(millimetres: Int) async throws {
    let image = await WatchFixture.image(WatchFixture.configuration(millimetres)) {
      Image(systemName: "sun.max.fill").widgetLabel("UV 5")
    }
    let arc = try arc(.topLeft, millimetres)
    let polars = WatchFixture.middles(of: image).map { WatchFixture.polar($0, about: arc.centre) }
    #expect(polars.count == 3)
    #expect(polars.allSatisfy { abs($0.radius - 80.5 * arc.radius / 80.5) < 0.1 })
    #expect(image.placed.size == CornerMetrics(WatchFixture.watch(millimetres))?.box)
    #expect(codes(image) == [] && image.diagnostics.map(\.code) == ["estimated-complication"])
  }

  @Test func longLabelsAreCut() async throws {
    let image = await WatchFixture.image {
      Text(verbatim: "").widgetLabel { Text(verbatim: "Sunrise in 2 hours and 14 minutes") }
    }
    let arc = try arc(.topLeft)
    let angles = WatchFixture.middles(of: image).map {
      WatchFixture.polar($0, about: arc.centre).angle
    }
    #expect((angles.last ?? 0) - (angles.first ?? 0) <= 55)
    #expect(codes(image) == ["text-truncated"])
    let ledger = TextLedger(image.placed, fonts: SceneFixture.renderer.fonts)
    #expect(ledger.entries.last?.shown.first?.hasSuffix("…") == true)
    #expect(ledger.entries.last?.problems == [.truncated])
  }

  @Test func otherScriptsFollowTheCircleToo() async throws {
    for text in ["שבת שלום", "e\u{301}te\u{301}", "نهاية"] {
      let image = await WatchFixture.image {
        Text(verbatim: "").widgetLabel { Text(verbatim: text) }
      }
      let arc = try arc(.topLeft)
      for command in image.displayList.commands {
        guard case .drawGlyphs(let run) = command, let at = run.positions.first else { continue }
        let point = run.map.apply(at)
        let polar = WatchFixture.polar(
          Point(point.x / image.scale, point.y / image.scale), about: arc.centre)
        #expect(abs(polar.radius - arc.radius) < 2 && abs(polar.angle + 34) < 28, "\(text)")
      }
    }
  }

  /// A mark turns with its letter.
  @Test func marksStayOnTheirLetters() async throws {
    let image = await WatchFixture.image {
      Text(verbatim: "").widgetLabel { Text(verbatim: "x\u{323}q\u{301}x\u{302}") }
    }
    let runs = image.displayList.commands.compactMap { command -> Int? in
      guard case .drawGlyphs(let run) = command else { return nil }
      return run.outlines.count
    }
    #expect(runs == [2, 2, 2], "\(runs)")
  }

  @Test func gaugesAreLinesAlongTheCircle() async throws {
    let image = await WatchFixture.image {
      Text(verbatim: "").widgetLabel {
        Gauge(value: 0.5) { Text(verbatim: "Level") }.tint(.red)
      }
    }
    let arc = try arc(.topLeft)
    func alpha(_ radius: Double, _ degrees: Double) -> UInt8 {
      let angle = degrees * .pi / 180
      let x = arc.centre.x + radius * Trig.sin(angle)
      let y = arc.centre.y - radius * Trig.cos(angle)
      return UInt8(image.pixmap[Int(x * image.scale), Int(y * image.scale)] >> 24)
    }
    // Bright up to the middle, dim beyond it.
    for degrees in stride(from: -60.0, through: -37, by: 3) {
      #expect(alpha(83.5, degrees) > 250, "\(degrees)")
      #expect(alpha(83.5 - 3.6, degrees) == 0 && alpha(83.5 + 3.6, degrees) == 0)
      #expect(alpha(83.5 - 2, degrees) > 200 && alpha(83.5 + 2, degrees) > 200)
    }
    for degrees in stride(from: -30.0, through: -8, by: 3) {
      #expect((60...120).contains(alpha(83.5, degrees)), "\(degrees)")
    }
    #expect(alpha(83.5, -63.5) == 0 && alpha(83.5, -4.5) == 0)
    #expect(codes(image) == [])
  }

  @Test func boundsStandBesideAGauge() async throws {
    let image = await WatchFixture.image {
      Text(verbatim: "").widgetLabel {
        Gauge(value: 5, in: 0...10) {
          Text(verbatim: "UV")
        } currentValueLabel: {
          Text(verbatim: "5")
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "10")
        }
      }
    }
    #expect(SceneFixture.texts(image.placed) == ["", "0", "10"])
    #expect(codes(image) == [] && image.diagnostics.contains { $0.code == "gap-widgetLabel" })
    let value = await WatchFixture.image {
      Text(verbatim: "").widgetLabel {
        Gauge(value: 5, in: 0...10) {
          Text(verbatim: "UV")
        } currentValueLabel: {
          Text("5")
        }
      }
    }
    #expect(SceneFixture.texts(value.placed) == ["", "5"])
    #expect(!value.diagnostics.contains { $0.code == "gap-widgetLabel" })
  }

  @Test func contentShrinksBesideALabel() async throws {
    let alone = await WatchFixture.image { Color.red }
    let labelled = await WatchFixture.image { Color.red.widgetLabel("A") }
    let metrics = try #require(CornerMetrics(WatchFixture.watch(40)))
    func width(_ image: RenderedImage, hasLabel: Bool) -> Int {
      let row = Int(metrics.contentMiddle(.topLeft, hasLabel: hasLabel).y * image.scale)
      return (0..<image.pixmap.width).count { image.pixmap[$0, row] & 0xFF > 100 }
    }
    #expect((64...65).contains(width(alone, hasLabel: false)))
    #expect((40...41).contains(width(labelled, hasLabel: true)))
  }

  @Test func contentFollowsTheCurveBesideALabel() async throws {
    let curved = await WatchFixture.image {
      Text(verbatim: "72").widgetCurvesContent().widgetLabel("Sunny")
    }
    let arc = try #require(CornerMetrics(WatchFixture.watch(40))).curvedArc(.topLeft)
    let polars = WatchFixture.middles(of: curved).map { WatchFixture.polar($0, about: arc.centre) }
    #expect(polars.count == 7)
    #expect(polars.prefix(2).allSatisfy { abs($0.radius - arc.radius) < 0.1 })
    #expect(polars.dropFirst(2).allSatisfy { abs($0.radius - 80.5) < 0.1 })
    // The curve needs a label.
    let alone = await WatchFixture.image { Text(verbatim: "72").widgetCurvesContent() }
    #expect(!alone.placed.nodes.contains { $0.name == "widgetCurvesContent" })
    #expect(alone.diagnostics.contains { $0.code == "curve-without-label" })
  }

  @Test func whatHasNoFormIsNoted() async throws {
    let image = await WatchFixture.image {
      Text(verbatim: "a").widgetLabel { Circle().fill(.red) }
    }
    #expect(image.diagnostics.contains { $0.code == "gap-widgetLabel" })
    #expect(!image.placed.nodes.contains { $0.name == "widgetLabel" })
    let row = await WatchFixture.image {
      Text(verbatim: "a").widgetLabel {
        VStack {
          Text(verbatim: "b")
          Text(verbatim: "c")
        }
      }
    }
    #expect(SceneFixture.texts(row.placed) == ["a", "b", "c"])
    let rows = await WatchFixture.image {
      Text(verbatim: "a").widgetLabel {
        VStack {
          Text(verbatim: "b")
          Text(verbatim: "c")
        }
        .padding(1)
      }
    }
    #expect(rows.diagnostics.contains { $0.code == "gap-widgetLabel" })
    #expect(row.diagnostics.contains { $0.code == "gap-widgetLabel" })
  }

  /// A face decides on the size of pictures: they are as high as the font.
  @Test(arguments: [(40, 40), (400, 100), (8, 8), (900, 30)])
  func picturesAreAsHighAsLetters(width: Int, height: Int) async throws {
    let image = await WatchFixture.image {
      Text(verbatim: "a").widgetLabel {
        Image(bitmap: Self.picture(width, height)).resizable()
      }
    }
    let node = try #require(image.placed.nodes.first { $0.name == "Image" })
    let expected = min(15, 77.27 * Double(height) / Double(width))
    #expect(abs(node.frame.height - expected) < 0.1)
    #expect(abs(node.frame.width / node.frame.height - Double(width) / Double(height)) < 0.01)
  }

  private nonisolated static func picture(_ width: Int, _ height: Int) -> BitmapResource {
    BitmapResource(
      key: 1, name: "picture", pixmap: Pixmap(width: width, height: height), scale: 1)
  }

  @Test func labelsAreSpoken() async throws {
    let image = await WatchFixture.image { Text(verbatim: "72").widgetLabel("Sunny") }
    #expect(SpokenTree(image.placed).elements.map(\.label) == ["72", "Sunny"])
  }

  /// Only corners, and the upper circle of a dial, have room for a label.
  @Test func viewsAreToldWhetherThereIsOne() async {
    let cases: [(WidgetFamily, FacePlace?, String, Bool)] = [
      (.accessoryCorner, nil, "yes", true), (.accessoryCorner, .bottomRight, "yes", true),
      (.accessoryCircular, nil, "no", false), (.accessoryCircular, .bezel, "yes", true),
      (.accessoryRectangular, nil, "no", false), (.accessoryInline, nil, "no", false),
    ]
    for (family, place, expected, hasLabel) in cases {
      let image = await WatchFixture.image(WatchFixture.configuration(41, family, at: place)) {
        Told()
      }
      #expect(SceneFixture.texts(image.placed) == [expected] + (hasLabel ? ["label"] : []))
      #expect(codes(image) == [])
    }
    var phone = RenderConfiguration()
    phone.family = .accessoryCircular
    let image = await WatchFixture.image(phone) { Told() }
    #expect(SceneFixture.texts(image.placed) == ["no"] && codes(image) == [])
  }
}
