import Testing
import VitrineBlame
import VitrineGraphics

/// Nothing is said to follow from a change that cannot have caused it.
@Suite struct ProofTests {
  private func label(_ words: String, _ x: Double, _ y: Double, color: String = "#000000") -> Sample
  {
    .view("Text", frame(x, y, 40, 14), ["text": words, "color": color], [])
  }

  /// A root with a leading inset, and in it a text with an inset of its own.
  private func nested(leading: Double, top: Double, color: String = "#000000") -> PlacedRecord {
    let x = 16 + leading
    return Sample.record(
      .view(
        "padding", frame(0, 0, 100, 100), ["leading": "\(Int(leading))", "top": "0"],
        [
          .view(
            "VStack", frame(leading, 0, 100 - leading, 100),
            ["alignment": "leading", "spacing": "4"],
            [
              .view(
                "padding", frame(x - 16, 20, 72, 22 + top),
                ["top": "\(Int(top))", "leading": "16"],
                [label("Kyoto", x, 20 + top)]),
              label("Rain", leading, 46 + top, color: color),
            ])
        ]))
  }

  @Test func colorsMoveNothing() {
    let found = blame(
      old: nested(leading: 4, top: 8), new: nested(leading: 3, top: 8, color: "#000001"),
      changedClusters: [])
    #expect(
      found.causes.map(\.description).sorted() == [
        "VStack › Text “Kyoto”: x 20 → 19 because padding(.leading) of VStack 4 → 3; 1 more view "
          + "moved with it",
        "VStack › Text “Rain”: color #000000 → #000001",
      ])
    #expect(found.unclear == nil)
  }

  /// A change of the top inset moves down, that of the outer leading inset to the side: a view that did both
  /// is laid to neither alone.
  @Test func whatTwoChangesMovedIsLaidToNeither() {
    let found = blame(
      old: nested(leading: 4, top: 8), new: nested(leading: 3, top: 9), changedClusters: [])
    #expect(found.causes.count == 2 && found.causes.allSatisfy { $0.movement == nil })
    #expect(found.unclear?.count == 2)
    #expect(found.unclear?.description.contains("moved (cause unclear)") == true)
  }

  /// Two rows: what happens inside one that keeps its size cannot move the other.
  @Test func aChangeInsideAnUnchangedFrameStaysThere() {
    func rows(_ words: String, gap: Double) -> PlacedRecord {
      Sample.record(
        .view(
          "VStack", frame(0, 0, 100, 100), ["alignment": "leading", "spacing": "\(Int(gap))"],
          [
            .view(
              "frame", frame(0, 0, 50, 20), ["width": "50", "height": "20", "alignment": "center"],
              [
                .view(
                  "Text", frame(25 - Double(words.count), 3, Double(2 * words.count), 14),
                  ["text": words], [])
              ]),
            label("Below", 0, 20 + gap),
          ]))
    }
    let found = blame(old: rows("Rain", gap: 4), new: rows("Storms", gap: 8), changedClusters: [])
    #expect(
      Set(found.causes.map(\.description)) == [
        "VStack › Text “Below”: y 24 → 28 because spacing of VStack 4 → 8",
        "VStack › Text “Storms”: text Rain → Storms",
      ])
  }

  private func fitting(_ choice: String?, rows: [String], sky: String) -> PlacedRecord {
    let texts = rows.enumerated().map { label($1, 10, 20 + 18 * Double($0)) }
    return Sample.record(
      .view(
        "ViewThatFits", frame(0, 0, 100, 100), choice.map { ["choice": $0] } ?? [:],
        [
          .view(
            "VStack", frame(0, 0, 100, 100), ["spacing": "4"],
            [.view("Rectangle", frame(0, 0, 100, 10), ["color": sky], [])] + texts)
        ]))
  }

  /// A missing row is the author's, unless another branch was chosen; and a colour beside it takes nothing.
  @Test func viewsBelowAViewThatFitsAreNotDropped() {
    for choice in ["1", nil] {
      let found = blame(
        old: fitting(choice, rows: ["Anna", "Ben", "Cid"], sky: "#2463B5"),
        new: fitting(choice, rows: ["Anna", "Cid"], sky: "#2463B6"),
        changedClusters: [cluster(20, 74, 60, 30, size: 90), cluster(2, 2, 190, 16, size: 3_000)])
      #expect(found.causes.count == 2)
      let removed = found.causes.first { $0.kind == .removed }
      #expect(
        removed?.description
          == "VStack › Text “Cid”: y 56 → 38 because Text “Ben” removed; 90 px")
      #expect(found.causes.first { $0.kind == .color }?.pixels == 3_000)
    }
  }

  @Test func anotherBranchIsSaid() {
    let found = blame(
      old: fitting("1", rows: ["Anna", "Ben", "Dentist"], sky: "#2463B5"),
      new: fitting("2", rows: ["Anna"], sky: "#2463B5"), changedClusters: [])
    #expect(found.causes.map(\.change) == ["choice 1 → 2"])
  }

  @Test func textsCompareByTheirScalars() {
    let found = blame(
      old: column(texts: [text("Caf\u{E9}", y: 52)]),
      new: column(texts: [text("Cafe\u{301}", y: 52)]), changedClusters: [])
    #expect(found.causes.map(\.change) == ["text Caf⟨U+00E9⟩ → Cafe⟨U+0301⟩"])
  }

  /// Frames have four decimal places: a thousandth of a point is a movement.
  @Test func smallMovementsCount() {
    let found = blame(
      old: column(texts: [text("Sunny", y: 52)]), new: column(texts: [text("Sunny", y: 52.001)]),
      changedClusters: [])
    #expect(found.causes.map(\.kind) == [.layout])
  }

  @Test func unlikeTextsAreNoPair() {
    let found = blame(
      old: column(texts: [text("Vanishing", y: 52), text("Price", y: 70)]),
      new: column(texts: [text("Pricf", y: 52)]), changedClusters: [])
    #expect(Set(found.causes.map(\.kind)) == [.text, .removed])
    #expect(found.causes.first { $0.kind == .text }?.change == "text Price → Pricf")
    #expect(found.causes.first { $0.kind == .removed }?.view == "Text “Vanishing”")
  }

  @Test func valuesReadAsWritten() {
    func wrapped(_ name: String, _ values: [String: String]) -> PlacedRecord {
      column(texts: [.view(name, frame(10, 52, 40, 14), values, [text("Sunny", y: 52)])])
    }
    func change(_ name: String, _ old: [String: String], _ new: [String: String]) -> [String] {
      blame(old: wrapped(name, old), new: wrapped(name, new), changedClusters: [])
        .causes.map(\.change)
    }
    let uniform = ["top", "leading", "bottom", "trailing"]
    #expect(
      change(
        "padding", Dictionary(uniqueKeysWithValues: uniform.map { ($0, "4") }),
        Dictionary(uniqueKeysWithValues: uniform.map { ($0, "5") })) == ["padding 4 → 5"])
    #expect(
      change("padding", ["top": "1", "bottom": "1"], ["top": "2", "bottom": "2"])
        == ["padding(.vertical) 1 → 2"])
    #expect(
      change("rotationEffect", ["matrix": "1 0 0 1"], ["matrix": "0.866 0.5 -0.5 0.866"])
        == ["rotationEffect(.angle) 0° → 30°"])
    #expect(
      change("scaleEffect", ["matrix": "1 0 0 1"], ["matrix": "1.2 0 0 1.2"])
        == ["scaleEffect(.scale) 1 → 1.2"])
    let gradient = "linear (0, 0)–(0, 1) #FFFFFF 0, "
    #expect(
      change("tint", ["color": gradient + "#F5F5F5 1"], ["color": gradient + "#F5F5F6 1"])
        == ["tint(.color) stop 2 of 2 #F5F5F5 1 → #F5F5F6 1"])
    #expect(change("box", [:], ["tracking": "2"]) == ["box(.tracking) 0 → 2"])
  }

  @Test func rowsHaveTheirNumbers() {
    func rows(_ last: String) -> PlacedRecord {
      Sample.record(
        .view(
          "VStack", frame(0, 0, 100, 100), ["spacing": "4"],
          ["Anna", "Ben", "Cid"].enumerated().map { i, name in
            .view(
              "HStack", frame(0, Double(20 * i), 100, 14), ["spacing": "2"],
              [
                label(name, 0, Double(20 * i)),
                label("·", 50, Double(20 * i), color: i == 2 ? last : "#000000"),
              ])
          }))
    }
    let found = blame(old: rows("#000000"), new: rows("#FF0000"), changedClusters: [])
    #expect(
      found.causes.map(\.description) == [
        "VStack › HStack 3 (Cid) of 3 › Text “·”: color #000000 → #FF0000"
      ])
  }

  /// Work is bounded: twice the views take about twice the time, and a hundred thousand end.
  @Test func manyViewsAreTracedInBoundedTime() {
    func rows(_ count: Int, gap: Double) -> PlacedRecord {
      Sample.record(
        .view(
          "VStack", frame(0, 0, 100, 100), ["spacing": "\(Int(gap))", "alignment": "leading"],
          (0..<count).map { label("Row \($0)", 0, Double($0) * (14 + gap)) }))
    }
    let found = blame(old: rows(20_000, gap: 4), new: rows(20_000, gap: 6), changedClusters: [])
    #expect(found.causes.count == 1 && found.causes.first?.movedCount == 19_999)
  }
}
