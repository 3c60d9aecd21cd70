import Testing
import Vitrine
import VitrineLint

@Suite struct FontRuleTests {
  private func verdict(_ rule: String, _ sizes: [(String, Double)]) throws -> LintVerdict {
    let entry = WidgetEntry {
      VStack {
        ForEach(sizes.indices, id: \.self) {
          Text("Steps").font(.custom(sizes[$0].0, size: sizes[$0].1))
        }
      }
    }
    let widget = WidgetDescription(
      kind: "Fonts", families: [.systemSmall], source: .immediate { _ in entry })
    let placed = LintSample.renderer.place(entry, of: widget, RenderConfiguration())
    let picture = LintPicture(placed, fonts: LintSample.renderer.fonts)
    let found = try #require(LintRule.all.first { $0.id == rule })
    guard case .picture(let check) = found.check else { return .notApplicable }
    return check(picture, .standard)
  }

  private func messages(_ verdict: LintVerdict) -> [String] {
    guard case .violated(let found) = verdict else { return [] }
    return found.map(\.message)
  }

  @Test func fontsOfTheAuthorsOwnAreNoted() throws {
    #expect(
      try messages(verdict("w-sf-pro", [("Nunito", 24)]))
        == ["the text is set in “Nunito” at 24 pt"])
  }

  @Test func smallCustomTextIsTold() throws {
    #expect(
      try messages(verdict("w-custom-font-sparingly", [("Nunito", 19)]))
        == ["“Nunito” is used at 19 pt, less than 20 pt"])
    #expect(try verdict("w-custom-font-sparingly", [("Nunito", 20), ("Nunito", 30)]) == .pass)
  }

  @Test func aSecondCustomFontIsTold() throws {
    #expect(
      try messages(verdict("w-custom-font-sparingly", [("Nunito", 20), ("Source Serif 4", 20)]))
        == ["“Source Serif 4” is a second font beside “Nunito”"])
  }
}
