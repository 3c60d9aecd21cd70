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

  // MARK: Choices

  /// A column with a choice of two children: three rows where `height` allows them, otherwise one.
  private func choosing(
    _ shown: Int, padding: Int = 8, room: String? = "100×60", extra: String? = nil,
    footer: Int = 4
  ) -> PlacedRecord {
    let names = ["Anna", "Ben", "Dentist"] + (extra.map { [$0] } ?? [])
    let rows = names.enumerated().map { label($1, 10, 20 + 18 * Double($0)) }
    let large = Sample.view(
      "padding", frame(0, 0, 100, 60), ["top": "\(padding)"],
      [.view("VStack", frame(0, 0, 100, 60), ["alignment": "center", "spacing": "4"], rows)])
    let small = Sample.view(
      "HStack", frame(0, 0, 100, 20), ["alignment": "center", "spacing": "4"], [label("Anna", 0, 2)]
    )
    var values = ["choice": "\(shown)"]
    values["offered"] = room
    var record = Sample.record(
      .view(
        "VStack", frame(0, 0, 100, 100), ["alignment": "center", "spacing": "\(footer)"],
        [
          .view("ViewThatFits", frame(0, 0, 100, 60), values, [shown == 1 ? large : small]),
          label("Footer", 0, 80),
        ]))
    if shown == 2 {
      record.rejected = [.init(chooser: 1, number: 1, nodes: Sample.record(large).nodes)]
    }
    return record
  }

  /// The causes with their choices, without movements; the old record is as a golden holds it.
  private func changes(_ old: PlacedRecord, _ new: PlacedRecord) -> [String] {
    let golden = (try? PlacedRecord(text: old.note.text)) ?? old
    return blame(
      old: golden, new: new, changedClusters: [cluster(4, 4, 180, 100, size: 900)]
    ).causes.map { cause in
      let choices = cause.property == "choice" ? [] : cause.choices
      return "\(cause.path): \(cause.change)" + choices.map { "; \($0)" }.joined()
    }
  }

  @Test func theChangeThatMadeAChoiceIsNamed() {
    #expect(
      changes(choosing(1), choosing(2, padding: 9)) == [
        "VStack › VStack: padding(.top) 8 → 9; choice 1 → 2: “Ben” no longer fits"
      ])
    #expect(
      changes(choosing(2, padding: 9), choosing(1)) == [
        "VStack › VStack: padding(.top) 9 → 8; choice 2 → 1: “Ben” fits now"
      ])
    #expect(
      changes(choosing(1), choosing(2, extra: "Eve")) == [
        "VStack › VStack › Text “Eve”: added; choice 1 → 2: “Ben” no longer fits"
      ])
  }

  /// Where a change outside may have left less room, both are told and none is said to be the reason.
  @Test func aChoiceWithTwoPossibleReasonsIsSaidAlone() {
    let found = changes(choosing(1), choosing(2, padding: 9, room: "100×58", footer: 6))
    #expect(found.count == 3)
    #expect(found.contains("VStack › ViewThatFits: choice 1 → 2: “Ben” no longer fits"))
    #expect(found.contains { $0.hasSuffix("padding(.top) 8 → 9") })
    #expect(found.contains { $0.contains("spacing") && !$0.contains("choice") })
    // The same room: nothing outside can have decided.
    #expect(
      changes(choosing(1), choosing(2, padding: 9, footer: 6)).contains {
        $0.contains("padding(.top) 8 → 9; choice 1 → 2: “Ben” no longer fits")
      })
  }

  /// A single change outside that leaves less room is the reason.
  @Test func lessRoomMakesAChoice() {
    let found = changes(choosing(1), choosing(2, room: "100×58", footer: 6))
    #expect(found.count == 1)
    #expect(found.first?.contains("spacing") == true)
    #expect(found.first?.contains("choice 1 → 2: “Ben” no longer fits") == true)
  }

  /// Records of before have no rejected views; one way the new record suffices.
  @Test func olderRecordsTellWhatTheyCan() {
    var old = choosing(2, padding: 9, room: nil)
    old.rejected = []
    #expect(changes(old, choosing(1)).map { $0.contains("choice 2 → 1") } == [true])
    #expect(
      changes(choosing(1, room: nil), choosing(2, padding: 9)).first?.contains(
        "padding(.top) 8 → 9")
        == true)
    // Equal but for what is newly recorded: nothing changed.
    #expect(
      changes(old, choosing(2, padding: 9)).allSatisfy { $0.contains("drawn differently") })
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
    let (old, new) = (["color": gradient + "#F5F5F5 1"], ["color": gradient + "#F5F5F6 1"])
    #expect(
      blame(old: wrapped("tint", old), new: wrapped("tint", new), changedClusters: [])
        .causes.map(\.title) == ["Text: tint(.color) stop 2 of 2 #F5F5F5 1 → #F5F5F6 1"])
    #expect(change("box", [:], ["tracking": "2"]) == ["box(.tracking) 0 → 2"])
  }

  /// A ring that is drawn further says so, not only that its outline is another; older records lack it.
  @Test func aTrimIsToldByItsFraction() {
    func ring(_ to: String?, _ outline: String) -> PlacedRecord {
      let trim = to.map { ["trim.from": "0", "trim.to": $0] } ?? [:]
      return column(texts: [
        .view(
          "AnyShape", frame(10, 52, 40, 40),
          ["shape": "path", "path": outline].merging(trim) { $1 }, [])
      ])
    }
    func changes(_ old: PlacedRecord, _ new: PlacedRecord) -> [String] {
      blame(old: old, new: new, changedClusters: []).causes.map(\.change)
    }
    #expect(changes(ring("0.18", "#1"), ring("0.21", "#2")) == ["trim.to 0.18 → 0.21"])
    #expect(changes(ring(nil, "#1"), ring("0.21", "#2")) == ["outline changed"])
    #expect(changes(ring(nil, "#1"), ring("0.18", "#1")).isEmpty)
    #expect(ring(nil, "#1").hash == ring("0.18", "#1").hash)
  }

  /// Colours are told by their authors' names; with their value where the name means another now.
  @Test func coloursHaveTheirNames() {
    func dot(_ color: String, _ name: String?) -> PlacedRecord {
      var values = ["color": color]
      values["color.name"] = name
      return column(texts: [.view("Rectangle", frame(10, 52, 40, 40), values, [])])
    }
    func changes(_ old: PlacedRecord, _ new: PlacedRecord) -> [String] {
      blame(old: old, new: new, changedClusters: []).causes.map(\.change)
    }
    #expect(changes(dot("#8E8E93", "gray"), dot("#FF383C", "red")) == ["color gray → red"])
    #expect(changes(dot("#8E8E93", nil), dot("#FF383C", "red")) == ["color #8E8E93 → red"])
    #expect(
      changes(dot("#2463B5", "skyTop"), dot("#2463B6", "skyTop"))
        == ["color skyTop #2463B5 → skyTop #2463B6"])
    let sky = ("linear (0.5, 0)–(0.5, 1) #2463B5 0, #4F96DE 1", "skyTop,skyBottom")
    #expect(
      changes(dot(sky.0, sky.1), dot("linear (0.5, 0)–(0.5, 1) #2463B6 0, #4F96DE 1", sky.1))
        == ["color stop 1 of 2 #2463B5 0 (skyTop) → #2463B6 0 (skyTop)"])
    // Another name of the same colour draws the same.
    #expect(changes(dot("#8E8E93", "gray"), dot("#8E8E93", nil)).isEmpty)
    #expect(dot("#8E8E93", "gray").hash == dot("#8E8E93", nil).hash)
  }

  /// What a control computes from its value is no change of its own.
  @Test func aControlIsToldByItsValue() {
    func bar(_ value: String?, _ outline: String, label: String = "Load") -> PlacedRecord {
      var values = ["alignment": "center", "control": "ProgressView"]
      values["control.value"] = value
      return column(texts: [
        .view(
          "VStack", frame(10, 52, 40, 20), values,
          [
            text(label, y: 52),
            .view("LeadingPart", frame(10, 66, 40, 4), ["shape": "path", "path": outline], []),
          ])
      ])
    }
    func changes(_ old: PlacedRecord, _ new: PlacedRecord) -> [String] {
      blame(old: old, new: new, changedClusters: []).causes.map(\.description)
    }
    #expect(
      changes(bar("0.5", "#1"), bar("0.6", "#2")) == ["VStack › ProgressView: value 0.5 → 0.6"])
    #expect(changes(bar("0.5", "#1"), bar("0.6", "#2", label: "Loads")).count == 2)
    #expect(
      changes(bar(nil, "#1"), bar("0.6", "#2"))
        == ["VStack › ProgressView › LeadingPart: outline changed"])
    #expect(changes(bar(nil, "#1"), bar("0.6", "#1")).isEmpty)
  }

  /// Equal modifiers in another order are neither added nor removed.
  @Test func reorderedModifiersAreSaidToBe() {
    func modified(_ names: [String]) -> PlacedRecord {
      let values = ["padding": ["top": "4"], "opacity": ["opacity": "0.5"], "offset": ["x": "2"]]
      return column(texts: [
        names.reduce(text("Tide", y: 52)) {
          .view($1, frame(10, 52, 40, 14), values[$1] ?? [:], [$0])
        }
      ])
    }
    func changes(_ old: [String], _ new: [String]) -> [String] {
      blame(old: modified(old), new: modified(new), changedClusters: []).causes.map(\.description)
    }
    #expect(
      changes(["padding", "opacity"], ["opacity", "padding"]) == [
        "VStack › Text “Tide”: order of modifiers padding, opacity → opacity, padding"
      ])
    #expect(
      changes(["padding", "opacity"], ["padding"]) == ["VStack › Text “Tide”: opacity removed"])
  }

  /// The line of a document is told of the new record; a golden's file has none.
  @Test func documentsAreNamedWithTheirLine() throws {
    func marked(_ line: Int, _ words: String) -> PlacedRecord {
      column(texts: [text(words, y: 52, extra: ["source": "Weather.json:\(line):7"])])
    }
    let golden = try PlacedRecord(text: marked(90, "Tide").note.text)
    #expect(!golden.text.contains("Weather.json"))
    let found = blame(old: golden, new: marked(94, "Ebb"), changedClusters: [])
    #expect(found.causes.map(\.source) == ["Weather.json:94:7"])
    #expect(found.lines == ["VStack › Text “Ebb”: text Tide → Ebb (Weather.json:94:7)"])
    #expect(blame(old: golden, new: marked(99, "Tide"), changedClusters: []).causes.isEmpty)
    #expect(golden.hash == marked(99, "Tide").hash)
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
