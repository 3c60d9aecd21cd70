import Testing
import VitrineBlame
import VitrineGraphics
import VitrineImages

@Suite struct BlameTests {
  /// The sentence of the issue that asked for it.
  @Test func movedViewsNameThePaddingThatMovedThem() throws {
    let found = blame(
      old: column(top: 8), new: column(top: 10),
      changedClusters: [cluster(20, 68, 30, 20, size: 120), cluster(20, 104, 60, 30, size: 94)])
    let cause = try #require(found.causes.first)
    #expect(found.causes.count == 1 && found.unexplainedPixels == 0)
    #expect(cause.kind == .property && cause.modifier == "padding" && cause.property == "top")
    #expect(
      cause.description
        == "VStack › HStack › Text “21°”: y 34 → 36 because padding(.top) of HStack 8 → 10; "
        + "2 more views moved with it; 214 px")
  }

  @Test func valuesOfTextsAreTold() throws {
    let before = column()
    let cases: [(Sample, Cause.Kind, String)] = [
      (text("Rain", y: 52), .text, "VStack › Text “Rain”: text Sunny → Rain; 40 px"),
      (
        text("Sunny", y: 52, color: "#FF0000"), .color,
        "VStack › Text “Sunny”: color #000000 → #FF0000; 40 px"
      ),
      (
        text("Sunny", y: 52, extra: ["font.weight": "700"]), .font,
        "VStack › Text “Sunny”: font.weight none → 700; 40 px"
      ),
    ]
    for (changed, kind, words) in cases {
      let after = column(texts: [changed, text("Kyoto", y: 70)])
      let found = blame(
        old: before, new: after, changedClusters: [cluster(20, 104, 40, 20, size: 40)])
      #expect(found.causes.map(\.kind) == [kind])
      #expect(found.causes.first?.description == words)
    }
  }

  @Test func viewsComeGoAndChangePlaces() {
    let (sunny, kyoto) = (text("Sunny", y: 52), text("Kyoto", y: 70))
    let before = column(texts: [sunny, kyoto])
    let added = blame(
      old: before, new: column(texts: [sunny, text("Rain", y: 60), kyoto]), changedClusters: [])
    #expect(added.causes.map(\.description) == ["VStack › Text “Rain”: added"])
    let removed = blame(old: before, new: column(texts: [kyoto]), changedClusters: [])
    #expect(removed.causes.map(\.description) == ["VStack › Text “Sunny”: removed"])
    let order = blame(
      old: before, new: column(texts: [text("Kyoto", y: 52), text("Sunny", y: 70)]),
      changedClusters: [])
    #expect(order.causes.map(\.kind) == [.order])
    #expect(order.causes.first?.description.contains("order") == true)
  }

  @Test func aModifierAroundAViewIsNoOtherView() {
    let dim = Sample.view(
      "opacity", frame(10, 52, 40, 14), ["opacity": "0.6"], [text("Sunny", y: 52)])
    let found = blame(
      old: column(), new: column(texts: [dim, text("Kyoto", y: 70)]), changedClusters: [])
    #expect(found.causes.map(\.description) == ["VStack › Text “Sunny”: opacity added"])
    let back = blame(
      old: column(texts: [dim, text("Kyoto", y: 70)]), new: column(), changedClusters: [])
    #expect(back.causes.map(\.description) == ["VStack › Text “Sunny”: opacity removed"])
  }

  @Test func oneChangeOfManyViewsIsOneCause() throws {
    let red = [
      text("Sunny", y: 52, color: "#FF0000"), text("Kyoto", y: 70, color: "#FF0000"),
    ]
    let found = blame(old: column(), new: column(texts: red), changedClusters: [])
    let cause = try #require(found.causes.first)
    #expect(found.causes.count == 1 && cause.count == 2)
    #expect(cause.path == "VStack" && cause.property == "color")
  }

  @Test func theEnvironmentExplainsTheRest() {
    let found = blame(
      old: column(environment: [.init("type-size", "large")]),
      new: column(
        texts: [text("Sunny", y: 60, extra: ["font.size": "14"]), text("Kyoto", y: 80)],
        environment: [.init("type-size", "xLarge")]),
      changedClusters: [cluster(20, 104, 40, 20, size: 40)])
    #expect(found.causes.first?.kind == .environment)
    #expect(found.causes.first?.change == "type-size large → xLarge")
  }

  @Test func pixelsWithoutAChangeOfViewsAreRendering() {
    let found = blame(
      old: column(), new: column(), changedClusters: [cluster(22, 106, 40, 20, size: 40)])
    #expect(!found.isStructural)
    #expect(found.causes.map(\.description) == ["VStack › Text “Sunny”: drawn differently; 40 px"])
    let nowhere = blame(
      old: column(), new: column(), changedClusters: [cluster(198, 2, 2, 2, size: 4)])
    #expect(nowhere.causes.isEmpty && nowhere.unexplainedPixels == 4)
    #expect(blame(old: column(), new: column(), changedClusters: []).causes.isEmpty)
  }

  @Test func emptyRecordsAreHarmless() {
    let none = PlacedRecord(size: .zero, scale: 1)
    #expect(blame(old: none, new: none, changedClusters: []).causes.isEmpty)
    #expect(!blame(old: none, new: column(), changedClusters: []).causes.isEmpty)
    #expect(!blame(old: column(), new: none, changedClusters: []).causes.isEmpty)
  }

  /// Equal values in other places are nobody's design, as far as the views tell.
  @Test func otherPlacesAloneAreALayoutChange() {
    let moved = blame(
      old: column(), new: column(texts: [text("Sunny", y: 60), text("Kyoto", y: 78)]),
      changedClusters: [])
    #expect(moved.causes.map(\.kind) == [.layout])
    #expect(ChangeOrigin.design.refined(by: moved) == .layout)
    #expect(ChangeOrigin.undecided.refined(by: moved) == .layout)
    #expect(ChangeOrigin.environment.refined(by: moved) == .environment)
    // What it does not reach is named by itself.
    let both = blame(
      old: column(), new: column(texts: [text("Sunny", y: 53), text("Kyoto", y: 70)]),
      changedClusters: [cluster(20, 104, 40, 20, size: 40), cluster(22, 142, 20, 20, size: 9)])
    #expect(
      both.causes.map(\.description) == [
        "VStack › Text “Sunny”: other layout; 40 px",
        "VStack › Text “Kyoto”: drawn differently; 9 px",
      ])
    let set = blame(old: column(), new: column(top: 12), changedClusters: [])
    #expect(ChangeOrigin.design.refined(by: set) == .design)
    #expect(ChangeOrigin.design.refined(by: nil) == .design)
  }

  @Test func originTellsEngineFromDesign() {
    func from(_ engine: String, _ placed: UInt64, _ size: String = "large") -> Provenance {
      Provenance(
        engine: engine, placed: placed, pixels: PixelHash(value: 1),
        environment: [.init("type-size", size)])
    }
    let cases: [(Provenance?, Provenance?, ChangeOrigin)] = [
      (from("1", 5), from("1", 5), .engine), (from("1", 5), from("2", 5), .engine),
      (from("1", 5), from("1", 6), .design), (from("1", 5), from("2", 6), .undecided),
      (from("1", 5), from("1", 6, "xLarge"), .environment), (nil, from("1", 5), .unknown),
      (from("1", 0), from("1", 5), .unknown),
      (
        Provenance(engine: "1", placed: 5, pixels: PixelHash(value: 1)), from("1", 6, "xLarge"),
        .design
      ),
    ]
    for (old, new, origin) in cases {
      #expect(ChangeOrigin(old: old, new: new, pixelsDiffer: true) == origin)
      #expect(ChangeOrigin(old: old, new: new, pixelsDiffer: false) == .none)
    }
  }

  /// A time that became another one is a clock's doing, a number or a word an author's.
  @Test func timesAloneAreTheClock() {
    func origin(_ pairs: [(String, String)]) -> ChangeOrigin {
      let old = column(texts: pairs.enumerated().map { text($1.0, y: Double(60 + 18 * $0)) })
      let new = column(texts: pairs.enumerated().map { text($1.1, y: Double(60 + 18 * $0)) })
      return .design.refined(by: blame(old: old, new: new, changedClusters: []))
    }
    #expect(origin([("4:29 PM", "4:32 PM")]) == .clock)
    #expect(origin([("11:59 AM", "12:01 PM")]) == .clock)
    #expect(origin([("9:41", "10:02"), ("in 26490:27:36", "in 26490:27:35")]) == .clock)
    #expect(origin([("21°", "27°")]) == .design)
    #expect(origin([("4:29 PM", "4:32 PM"), ("Kyoto", "Nara")]) == .design)
    #expect(origin([("4:29 PM", "16:29")]) == .design)
  }

  @Test func anotherDateIsTheClockUnlessMoreChanged() {
    func at(_ date: String?, _ placed: UInt64, engine: String = "1") -> Provenance {
      Provenance(
        engine: engine, placed: placed, pixels: PixelHash(value: 1),
        environment: [.init("scheme", "dark")]
          + (date.map { [.init(ChangeOrigin.dateSetting, $0)] } ?? []))
    }
    func origin(_ old: Provenance, _ new: Provenance) -> ChangeOrigin {
      ChangeOrigin(old: old, new: new, pixelsDiffer: true)
    }
    #expect(origin(at("1.0", 5), at("2.0", 6)) == .clock)
    #expect(origin(at("1.0", 5), at("1.0", 6)) == .design)
    #expect(origin(at(nil, 5), at("2.0", 6)) == .design)
    #expect(origin(at("1.0", 5), at("2.0", 6, engine: "2")) == .undecided)
    let words = blame(
      old: column(), new: column(texts: [text("Cloudy", y: 52), text("Kyoto", y: 70)]),
      changedClusters: [])
    #expect(ChangeOrigin.clock.refined(by: words) == .clock)
    let fewer = blame(
      old: column(), new: column(texts: [text("Sunny", y: 52)]), changedClusters: [])
    #expect(ChangeOrigin.clock.refined(by: fewer) == .design)
  }
}
