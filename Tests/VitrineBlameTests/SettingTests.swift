import Testing
import VitrineBlame
import VitrineGraphics

/// Settings that an author made for a view explain what changed inside it.
@Suite struct SettingTests {
  private func scene(_ settings: [String: String], color: String, y: Double = 20) -> PlacedRecord {
    Sample.record(
      .view(
        "VStack", frame(0, 0, 100, 100), ["spacing": "4"].merging(settings) { $1 },
        [
          text("Sunny", y: y, color: color),
          .view("Image", frame(10, y + 20, 12, 12), ["image": "sun.max"], []),
        ]))
  }

  @Test func aSettingComesFirstAndTakesWhatMoved() {
    let found = blame(
      old: scene([:], color: "#000000"),
      new: scene(["dynamicTypeSize": "xLarge"], color: "#111111", y: 24),
      changedClusters: [cluster(20, 40, 40, 20, size: 40), cluster(20, 90, 8, 8, size: 9)])
    #expect(
      found.causes.map(\.description) == [
        "VStack › Text “Sunny”: y 20 → 24 because dynamicTypeSize of VStack none → xLarge; "
          + "1 more view moved with it; 49 px",
        "VStack › Text “Sunny”: color #000000 → #111111",
      ])
  }

  @Test func recordsOfTheFirstFormKnowNoSettings() throws {
    var old = scene([:], color: "#000000")
    let new = scene(["colorScheme": "dark"], color: "#FFFFFF")
    #expect(
      blame(old: old, new: new, changedClusters: []).causes.first?.description
        == "VStack: colorScheme none → dark")
    old.knowsSettings = false
    let again = try PlacedRecord(text: old.text)
    #expect(again == old && old.text.hasPrefix("vitrine-placed 1\n"))
    #expect(
      blame(old: again, new: new, changedClusters: []).causes.map(\.description)
        == ["VStack › Text “Sunny”: color #000000 → #FFFFFF"])
  }

  /// Files of both forms say by their hashes whether views are placed alike.
  @Test func theHashKnowsNoSettings() {
    var plain = scene([:], color: "#000000")
    let set = scene(["colorScheme": "dark"], color: "#000000")
    #expect(plain.hash == set.hash)
    plain.knowsSettings = false
    #expect(plain.hash == set.hash)
    #expect(plain.hash != scene([:], color: "#000001").hash)
  }

  @Test func modifiersThatComeTogetherAreNamedTogether() {
    let inside = Sample.view("padding", frame(10, 52, 40, 14), ["top": "4"], [text("Sunny", y: 52)])
    let both = Sample.view("clipShape", frame(10, 52, 40, 14), ["shape": "ellipse"], [inside])
    let (plain, wrapped) = (
      column(), column(texts: [both, text("Kyoto", y: 70)])
    )
    #expect(
      blame(old: plain, new: wrapped, changedClusters: []).causes.map(\.description)
        == ["VStack › Text “Sunny”: clipShape, padding added"])
    #expect(
      blame(old: wrapped, new: plain, changedClusters: []).causes.map(\.description)
        == ["VStack › Text “Sunny”: clipShape, padding removed"])
  }

  @Test func aModifierOfOneValueIsNamedOnce() {
    func dimmed(_ value: String) -> PlacedRecord {
      column(texts: [
        .view("opacity", frame(10, 52, 40, 14), ["opacity": value], [text("Sunny", y: 52)]),
        text("Kyoto", y: 70),
      ])
    }
    #expect(
      blame(old: dimmed("0.99"), new: dimmed("1"), changedClusters: []).causes.map(\.description)
        == ["VStack › Text “Sunny”: opacity 0.99 → 1"])
  }

  /// A change between characters that look the same, or like nothing, can be read.
  @Test func charactersThatNobodySeesAreSpeltOut() {
    func words(_ old: String, _ new: String) -> String {
      blame(
        old: column(texts: [text(old, y: 52)]), new: column(texts: [text(new, y: 52)]),
        changedClusters: []
      ).causes.first?.change ?? ""
    }
    #expect(words("6 480", "6\u{A0}480") == "text 6 480 → 6⟨U+00A0⟩480")
    #expect(words("Sun", "Sun\u{200B}") == "text Sun → Sun⟨U+200B⟩")
    #expect(words("Sun", "Sun\n") == "text Sun → Sun⟨U+000A⟩")
    #expect(words("Sun", "Sun\u{E000}\u{10FFFD}") == "text Sun → Sun⟨U+E000⟩⟨U+10FFFD⟩")
    #expect(words("👩🏽‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿") == "text 👩🏽‍🚀 → 🏴󠁧󠁢󠁳󠁣󠁴󠁿")
  }
}
