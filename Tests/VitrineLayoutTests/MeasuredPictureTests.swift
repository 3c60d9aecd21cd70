import Testing
import VitrineGraphics
import VitrineLayout

/// Frames and baselines measured on pictures that Apple's renderer drew, in points.
@Suite struct MeasuredPictureTests {
  private func close(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 1 / 3.0 + 0.01 }

  private func page(_ root: Node, _ width: Double, _ height: Double, _ scale: Double) -> Laid {
    Laid(
      root.frame(width: width, height: height).background(color()), width, height, scale: scale
    ).snapped
  }

  @Test func singleLines() {
    let large = page(text("Hello!", .largeTitle, scale: 1).padding(8), 400, 400, 1)
    #expect(large.baseline("Hello!") == 212)
    let title = page(text("Loading...", .title, scale: 1), 400, 400, 1)
    #expect(title.baseline("Loading...") == 210)
    let small = page(text("Hello, world", size: 15, scale: 1), 300, 60, 1)
    #expect(small.baseline("Hello, world") == 35)
  }

  @Test func threeStyles() {
    let laid = page(
      vStack(
        text("Hello", .title, scale: 1).padding(Insets(bottom: 4)),
        text("PreviewSnapshots", .subheadline, scale: 1).padding(Insets(bottom: 16)),
        text("This is a test", scale: 1)
      ).padding(8), 400, 400, 1)
    #expect(laid.baseline("Hello") == 181)
    #expect(laid.baseline("PreviewSnapshots") == 206)
    #expect(laid.baseline("This is a test") == 242)
  }

  @Test func symbolAboveText() {
    let mark = shape(.circle, .strokeBorder(.color(.black), .init(width: 2))).id("mark")
      .frame(width: 22, height: 22).frame(height: 27)
    let laid = page(vStack(spacing: 8, mark, text("Hello World", scale: 1)).padding(8), 400, 400, 1)
    #expect(laid["mark"] == rect(189, 175, 22, 22))
    #expect(laid.baseline("Hello World") == 223)
  }

  @Test func wrappedText() {
    let lorem =
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor"
      + " incididunt ut labore et dolore magna aliqua."
    let mark = color().frame(width: 22, height: 22).frame(height: 27)
    let laid = page(vStack(spacing: 8, mark, text(lorem, scale: 1)).padding(8), 400, 400, 1)
    #expect(laid.lines(lorem).count == 3)
    guard case .text(let placed) = laid.node(lorem)?.content else {
      Issue.record("there is no such text")
      return
    }
    #expect(placed.layout.lines.map { laid[lorem].y + $0.baseline } == [201, 223, 245])
  }

  @Test func titleAndRow() {
    let laid = page(
      vStack(
        spacing: 24, text("Hello PreviewSnapshotsTests", .title, scale: 1),
        hStack(spacing: 4, text("+", scale: 1), text("1,000", scale: 1), text("-", scale: 1))),
      400, 400, 1)
    #expect(laid.baseline("Hello PreviewSnapshotsTests") == 188)
    #expect(laid.baseline("1,000") == 235)
  }

  @Test func boxesOfFiveWidths() {
    let widths = [[45.0, 55, 50, 40, 60], [48, 52, 58, 42, 46]]
    let rows = widths.enumerated().map { r, row in
      view(
        .hStack(.center, spacing: 8), "HStack",
        row.enumerated().map { box($1, 50, "\(r)\($0)") })
    }
    let laid = page(view(.vStack(.leading, spacing: 8), "VStack", rows), 320, 200, 1)
    #expect((0..<5).map { laid["0\($0)"].x } == [19, 72, 135, 193, 241])
    #expect((0..<5).map { laid["1\($0)"].x } == [19, 75, 135, 201, 251])
    #expect(laid["00"].y == 46 && laid["10"].y == 104)
  }

  @Test(arguments: [
    (14.0, 897.0), (15, 898), (16, 899), (17, 901), (21, 904), (28, 912), (40, 924), (53, 938),
  ])
  func bodyAtEightSizes(size: Double, pixels: Double) {
    let row = hStack(text("the", size: size), spacer(), text("point", size: size))
      .padding(Insets(top: 20)).flexible(maxWidth: .infinity, maxHeight: .infinity)
    let laid = page(row, 320, 568, 3)
    #expect((laid.baseline("the") * 3 - pixels).magnitude < 1e-6)
    #expect(laid["the"].x == 0)
    #expect((laid["point"].maxX - 320).magnitude < 1e-9)
  }

  @Test func calendarBadgeAndRows() {
    func event(_ title: String, _ detail: String, _ id: String) -> Node {
      let bar = color(id).frame(width: 3)
      return hStack(
        spacing: 8, bar,
        vStack(.leading, spacing: 1, text(title, .caption), text(detail, .caption2))
      ).fixedSize(false, true)
    }
    let badge = vStack(
      .leading, spacing: -2, text("MON", .caption2), text("18", size: 30, weight: 600))
    let column = vStack(
      .leading, spacing: 4, badge, event("Event 1", "All-day", "bar 0"),
      event("Event 2", "9:00", "bar 1"))
    let laid = Laid(
      column.padding(16).frame(width: 170, height: 170, topLeading), 170, 170, scale: 3
    ).snapped
    #expect(close(laid.baseline("MON"), 26.33) && close(laid.baseline("18"), 56.33))
    #expect(isClose(laid["bar 0"], rect(16, 67.3333, 3, 28.6667), 0.001))
    #expect(isClose(laid["bar 1"], rect(16, 100, 3, 28.6667), 0.001))
    #expect(close(laid.baseline("Event 1"), 78.67) && close(laid.baseline("All-day"), 93))
    #expect(close(laid.baseline("Event 2"), 111.33) && close(laid.baseline("9:00"), 125.67))
  }

  @Test func activityWithProgress() {
    let texts = vStack(.leading, spacing: 4, text("Laundry", .title3), text("25:00", .title3))
    let laid = page(
      vStack(
        spacing: 12, hStack(.top, spacing: 12, box(48, 48, "icon"), texts, spacer()),
        color("bar").frame(height: 4)
      ).padding(Insets(leading: 16, trailing: 16)), 360, 130, 3)
    #expect(laid["icon"] == rect(16, 31, 48, 48))
    #expect(laid.baseline("Laundry") == 50)
    #expect(close(laid.baseline("25:00"), 78.33))
    #expect(isClose(laid["bar"], rect(16, 95, 328, 4), 0.001))
  }

  @Test func fourTiles() {
    func card(_ k: Int) -> Node {
      vStack(
        .leading, box(42, 42), spacer(), text("Title \(k)", size: 15), text("Subtitle", size: 13)
      ).padding(16)
        .flexible(maxWidth: .infinity, maxHeight: .infinity, Alignment2D(.leading, .center))
        .id("card \(k)")
    }
    let laid = page(
      vStack(
        spacing: 8, hStack(spacing: 8, card(0), card(1)), hStack(spacing: 8, card(2), card(3))
      ).padding(8), 350, 310, 3)
    #expect(laid["card 0"] == rect(8, 8, 163, 143))
    #expect(laid["card 3"] == rect(179, 159, 163, 143))
  }

  @Test func paddedRowOnHalfPixels() {
    let row = hStack(spacing: nil, box(17, 17), box(68, 20.5)).padding(5)
      .background(color("blue")).padding(10).background(color("yellow"))
    let laid = page(row, 200, 100, 2)
    #expect(laid["yellow"] == rect(38.5, 25, 123, 50.5))
    #expect(laid["blue"] == rect(48.5, 35, 103, 30.5))
  }

  @Test func clockWithSpacers() {
    let times = vStack(
      .leading, spacing: nil, text("17:05", scale: 10), text("5:05 PM", scale: 10),
      text("17:05:23", scale: 10))
    let column = vStack(
      .leading, spacing: nil, text("Digital Clock", .headline, scale: 10), spacer(), times, spacer()
    )
    let laid = Laid(
      column.padding(15).frame(width: 150, height: 150, Alignment2D(.leading, .center))
        .frame(width: 180, height: 180), 180, 180, scale: 10
    ).snapped
    // Measured at ten pixels to the point; the leading up to a whole pixel puts the outer lines one further out.
    let pixel = 0.1 + 1e-6
    #expect((laid.baseline("Digital Clock") - 46.2).magnitude < 0.001)
    #expect((laid.baseline("17:05") - 84.2).magnitude < pixel)
    #expect((laid.baseline("5:05 PM") - 106.2).magnitude < 0.001)
    #expect((laid.baseline("17:05:23") - 128.2).magnitude < pixel)
  }

  @Test func symbolAndTwoLines() {
    let laid = page(
      vStack(
        spacing: 8, box(32, 33.667), text("Calendar", .callout),
        text("Edit widget to select calendars.", .caption)), 364, 170, 3)
    #expect(close(laid.baseline("Calendar"), 100.33))
    #expect(close(laid.baseline("Edit widget to select calendars."), 123.67))
  }
}
