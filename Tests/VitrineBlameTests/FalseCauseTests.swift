import Testing
import VitrineBlame
import VitrineGraphics

/// What follows from another change, or is seen only in part, is not told as a cause of its own.
@Suite struct FalseCauseTests {
  private func label(_ words: String, _ x: Double, _ y: Double) -> Sample {
    .view("Text", frame(x, y, 40, 14), ["text": words], [])
  }

  private func changes(_ old: PlacedRecord, _ new: PlacedRecord) -> [String] {
    let golden = (try? PlacedRecord(text: old.note.text)) ?? old
    return blame(old: golden, new: new, changedClusters: []).causes.map { cause in
      "\(cause.path): \(cause.change)" + cause.choices.map { "; \($0)" }.joined()
    }
  }

  /// A chart in a frame; without its frame and its offset it is as large as what is around it.
  @Test func anOutlineThatFollowsItsSizeIsNoCause() {
    func chart(_ isFramed: Bool) -> PlacedRecord {
      let size = isFramed ? 60.0 : 80.0
      let shape = Sample.view(
        "AnyShape", frame(10, 20, size, 30),
        ["shape": "path", "path": isFramed ? "#1" : "#2", "color": "#000000"], [])
      let values = ["width": "60", "alignment": "center"]
      return column(texts: [
        isFramed
          ? .view(
            "frame", frame(10, 20, 60, 30), values,
            [.view("layoutPriority", frame(10, 20, 60, 30), ["value": "1"], [shape])])
          : shape
      ])
    }
    // Alone, and beside another change that can have made the size.
    #expect(
      changes(chart(true), chart(false)) == ["VStack › Shape: frame, layoutPriority removed"])
    func two(_ isFramed: Bool) -> PlacedRecord {
      var record = chart(isFramed)
      record.nodes[0].properties = [.init("spacing", isFramed ? "4" : "6")]
      return record
    }
    let found = blame(old: two(true), new: two(false), changedClusters: [])
    #expect(!found.causes.contains { $0.property == "path" })
    #expect(found.unclear != nil)
  }

  /// A view of the author's that two children of a `ViewThatFits` use loses a part: the old picture shows it in
  /// the child that it chose.
  @Test func whatWentInBothChildrenIsFoundWhereItWasShown() {
    func hour(_ hasTime: Bool, _ x: Double) -> Sample {
      .view(
        "VStack", frame(x, 0, 40, 40), ["alignment": "center", "spacing": "3"],
        (hasTime ? [label("9AM", x, 0)] : []) + [label("57°", x, 20)])
    }
    func hours(_ hasTime: Bool, _ count: Int) -> Sample {
      .view(
        "HStack", frame(0, 0, Double(40 * count), 40), ["alignment": "center", "spacing": "0"],
        (0..<count).map { hour(hasTime, Double(40 * $0)) })
    }
    func record(_ hasTime: Bool, _ choice: Int) -> PlacedRecord {
      var record = Sample.record(
        .view(
          "ViewThatFits", frame(0, 0, 100, 40), ["choice": "\(choice)", "offered": "100×40"],
          [hours(hasTime, choice == 1 ? 3 : 2)]))
      if choice == 2 {
        record.rejected = [
          .init(chooser: 0, number: 1, nodes: Sample.record(hours(hasTime, 3)).nodes)
        ]
      }
      return record
    }
    let old = record(true, 2)
    let found = blame(old: old, new: record(false, 1), changedClusters: [])
    #expect(found.causes.map(\.kind) == [.removed])
    #expect(found.causes.first?.choices.count == 1)
    let shown = found.causes.first?.oldNodes ?? []
    #expect(
      shown.count == 2
        && shown.allSatisfy { old.nodes[$0].properties.contains { $0.value == "9AM" } })
  }

  /// A choice inside the rejected child hides what changed there: the other change is not said to have decided.
  @Test func aChoiceInsideAChoiceIsNotLaidToTheChangeThatIsSeen() {
    func large(_ bar: Int, _ inner: Int) -> Sample {
      .view(
        "VStack", frame(0, 0, 100, 60), ["alignment": "center", "spacing": "4"],
        [
          .view(
            "ViewThatFits", frame(0, 0, 100, 14), ["choice": "\(inner)", "offered": "100×60"],
            [label(inner == 1 ? "TUESDAY" : "TUE", 0, 0)]),
          .view("frame", frame(0, 20, Double(bar), 4), ["width": "\(bar)"], [label("I", 0, 20)]),
        ])
    }
    func record(_ bar: Int, _ inner: Int, _ choice: Int) -> PlacedRecord {
      let small = label("Tue", 0, 0)
      var record = Sample.record(
        .view(
          "ViewThatFits", frame(0, 0, 100, 60), ["choice": "\(choice)", "offered": "100×60"],
          [choice == 1 ? large(bar, inner) : small]))
      if choice == 2 {
        record.rejected = [
          .init(chooser: 0, number: 1, nodes: Sample.record(large(bar, inner)).nodes)
        ]
      }
      return record
    }
    let found = blame(old: record(4, 1, 2), new: record(5, 2, 1), changedClusters: [])
    #expect(found.causes.contains { $0.property == "choice" })
    #expect(found.causes.contains { $0.change == "frame(.width) 4 → 5" && $0.choices.isEmpty })
    // With the same choice inside, it is proven.
    #expect(
      blame(old: record(4, 1, 2), new: record(5, 1, 1), changedClusters: []).causes.map {
        $0.choices.count
      } == [1])
  }

  @Test func aModifierAroundAViewThatChangedPlacesHidesNeither() {
    func prices(_ isSwapped: Bool) -> PlacedRecord {
      let change = Sample.view(
        "foregroundStyle", frame(10, 52, 40, 14), [:], [label("+5.13", 10, 52)])
      let price = Sample.view(
        "foregroundStyle", frame(10, 70, 40, 14), [:], [label("90.60", 10, 70)])
      let hidden = Sample.view("hidden", frame(10, 70, 40, 14), [:], [price])
      return column(texts: isSwapped ? [hidden, change] : [change, price])
    }
    #expect(
      Set(changes(prices(false), prices(true))) == [
        "VStack › Text “90.60”: order 3 → 2", "VStack › Text “90.60”: hidden added",
      ])
  }

  /// Of two frames around a view the outer went: the one that stayed is not said to have changed.
  @Test func ofLikeModifiersTheOneWithTheSameValuesIsKept() {
    func bar(_ hasHeight: Bool, _ widths: [String]) -> PlacedRecord {
      let rows = widths.map { Sample.view("Rectangle", frame(10, 52, 8, 4), ["color": $0], []) }
      let inner = Sample.view(
        "frame", frame(10, 52, 40, 5),
        ["minWidth": "32", "maxWidth": "100", "alignment": "center"],
        [.view("ZStack", frame(10, 52, 40, 5), ["alignment": "center"], rows)])
      let outer = Sample.view(
        "frame", frame(10, 52, 40, 5), ["height": "5", "alignment": "center"], [inner])
      return column(texts: [
        .view("layoutPriority", frame(10, 52, 40, 5), ["value": "1"], [hasHeight ? outer : inner])
      ])
    }
    let widths = (0..<9).map { "#00000\($0)" }
    #expect(changes(bar(true, widths), bar(false, widths)) == ["VStack › ZStack: frame removed"])
    #expect(changes(bar(false, widths), bar(true, widths)) == ["VStack › ZStack: frame added"])
  }

  /// Rows that changed and changed places at once: they are told so, not as each other's values.
  @Test func rowsThatChangedAndChangedPlacesAreFollowed() {
    func rows(_ names: [String], _ hasNote: Bool) -> PlacedRecord {
      column(
        texts: names.enumerated().map { i, name in
          let y = 50 + Double(20 * i)
          return .view(
            "HStack", frame(10, y, 80, 14), ["alignment": "center", "spacing": "4"],
            [
              .view("Image", frame(10, y, 14, 14), ["image": name, "size": "14×14"], []),
              .view(
                "Circle", frame(30, y, 10, 10), ["color": name == "bell" ? "#FF0000" : "#00FF00"],
                []),
              label(name == "bell" ? "82%" : "64%", 44, y),
            ] + (hasNote ? [label("Extra", 70, y)] : []))
        })
    }
    let found = changes(rows(["bell", "leaf"], false), rows(["leaf", "bell"], true))
    #expect(found.count == 2, "\(found)")
    #expect(found.contains { $0.hasSuffix(": order 2 → 3") || $0.hasSuffix(": order 3 → 2") })
    #expect(found.contains { $0.hasSuffix("added") })
  }

  /// One modifier of several views of a kind is one line, siblings or not; other values are another.
  @Test func equalModifiersAreToldTogether() {
    func rows(_ radii: [String?]) -> PlacedRecord {
      column(
        texts: radii.enumerated().map { i, radius in
          let row = text("Row \(i)", y: 52 + Double(10 * i))
          return radius.map {
            .view("shadow", frame(10, 52 + Double(10 * i), 40, 14), ["radius": $0], [row])
          } ?? row
        })
    }
    let plain = rows([nil, nil, nil, nil])
    let found = blame(old: plain, new: rows(["2", "2", "2", "2"]), changedClusters: [])
    #expect(found.causes.map(\.description) == ["shadow of 4 views in VStack added"])
    #expect(changes(rows(["2", "2", nil, nil]), plain).count == 1)
    #expect(changes(plain, rows(["2", "3", nil, nil])).count == 2)
  }
}
