import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineViews

/// `^[…](inflect: true)`: English nouns agree with their number, and nothing is ever a link.
@MainActor @Suite struct AgreementTests {
  private struct Shown {
    var words = ""
    var links = 0
    var codes: [String] = []
  }

  private func shown(_ text: Text, _ strings: [String: String] = [:]) throws -> Shown {
    var environment = EnvironmentValues()
    environment.strings = StringTable { key, _, _ in strings[key] }
    let result = resolve(text, environment: environment)
    let leaf = try #require(result.tree.root.firstText)
    return Shown(
      words: leaf.runs.map(\.text).joined(), links: Set(leaf.runs.map(\.fill)).count - 1,
      codes: result.diagnostics.map(\.code))
  }

  private func words(_ text: Text) throws -> String { try shown(text).words }

  @Test func nounsAgreeWithTheirNumber() throws {
    #expect(try words(Text("^[\(1) item](inflect: true) left")) == "1 item left")
    #expect(try words(Text("^[\(0) item](inflect: true)")) == "0 items")
    #expect(try words(Text("^[\(3) person](inflect: true)")) == "3 people")
    #expect(
      try words(Text("You have ^[\(5) new message](inflect: true).")) == "You have 5 new messages.")
    #expect(try words(Text("^[\(1) items](inflect: true)")) == "1 item")
    #expect(try words(Text("^[\(12) days](inflect: true)")) == "12 days")
    #expect(try words(Text("^[\(2) cup of tea](inflect: true)")) == "2 cups of tea")
    #expect(try words(Text("^[\(4) task remaining](inflect: true)")) == "4 tasks remaining")
    #expect(try words(Text("^[\(2) left](inflect: true)")) == "2 left")
    #expect(try words(Text("^[7 Box](inflect: true)")) == "7 Boxes")
    #expect(try words(Text("^[\(2) ITEMS](inflect: true)")) == "2 ITEMS")
    #expect(try words(Text("^[\(2) PDF](inflect: true)")) == "2 PDFs")
    #expect(try words(Text("^[\(1.5) mile](inflect: true)")) == "1.500000 miles")
    #expect(
      try words(Text("^[\(1) dog](inflect: true), ^[\(2) cat](inflect: true)")) == "1 dog, 2 cats")
  }

  @Test func valuesAndStylesInsideAgreeToo() throws {
    #expect(try words(Text("^[\(3) \("small") \("salad")](inflect: true)")) == "3 small salads")
    #expect(try words(Text("^[**\(2)** _child_](inflect: true)")) == "2 children")
    #expect(try words(Text("**^[\(2) leaf](inflect: true)** fell")) == "2 leaves fell")
    let label = resolve(
      Label("^[\(3) city](inflect: true)", systemImage: "star"), environment: EnvironmentValues())
    #expect(label.tree.root.texts.contains("3 cities"))
    #expect(label.diagnostics.isEmpty)
    let resource: LocalizedStringResource = "^[\(2) hour](inflect: true)"
    #expect(try words(Text(resource)) == "2 hours")
  }

  @Test func whatDoesNotAgreeIsTold() throws {
    let verb = try shown(Text("^[\(2) item is](inflect: true) here"))
    #expect(verb.words == "2 item is here" && verb.links == 0)
    #expect(verb.codes == ["words-disagree"])
    let more = try shown(
      Text(
        "^[\(2) item](inflect: true, agreeWithArgument: 1) and ^[x](morphology: {number: \"one\"})")
    )
    #expect(more.words == "2 item and x" && more.links == 0)
    #expect(more.codes.contains("words-disagree"))
    var environment = EnvironmentValues()
    environment.strings = StringTable(forms: { _, _, _ in
      LocalizedForm(.text("^[%lld artículo](inflect: true)"), language: "es")
    })
    let spanish = resolve(Text("^[\(2) item](inflect: true)"), environment: environment)
    #expect(spanish.tree.root.texts == ["2 artículo"])
    #expect(spanish.diagnostics.map(\.code) == ["words-disagree"])
  }

  @Test func attributesAreNoLinks() throws {
    for text in [
      Text("^[plain](inflect: false)"), Text("^[plain](rainbow: 'extreme')"),
      Text("^[plain](inflect: true)"),
    ] {
      let found = try shown(text)
      #expect(found.words == "plain" && found.links == 0 && found.codes.isEmpty)
    }
    let link = try shown(Text("^[\(1) item](inflect: true) [more](https://a.example)"))
    #expect(link.words == "1 item more" && link.links == 1)
  }

  @Test func attributedStringsAgree() throws {
    let count = 2
    let text = AttributedString(localized: "^[\(count) **new** box](inflect: true)")
    #expect(String(text.characters) == "2 new boxes")
    #expect(text.runs.contains { $0.link != nil } == false)
    #expect(String(AttributedString(localized: "a *b*").characters) == "a b")
    let keyed = AttributedString(localized: "KEY", defaultValue: "^[\(1) day](inflect: true)")
    #expect(String(keyed.characters) == "1 day")
    let resource: LocalizedStringResource = "\(3) of 100%"
    #expect(String(AttributedString(localized: resource).characters) == "3 of 100%")
    #expect(String(localized: "^[\(count) box](inflect: true)") == "^[2 box](inflect: true)")
  }

  /// Both forms of nouns whose plurals no single rule gives.
  @Test(arguments: [
    ("item", "items"), ("person", "people"), ("child", "children"), ("woman", "women"),
    ("policeman", "policemen"), ("human", "humans"), ("specimen", "specimens"), ("foot", "feet"),
    ("mouse", "mice"),
    ("box", "boxes"), ("dish", "dishes"), ("match", "matches"), ("bus", "buses"),
    ("status", "statuses"), ("virus", "viruses"), ("case", "cases"), ("house", "houses"),
    ("cause", "causes"), ("size", "sizes"), ("quiz", "quizzes"), ("city", "cities"),
    ("day", "days"), ("movie", "movies"), ("calorie", "calories"), ("photo", "photos"),
    ("potato", "potatoes"), ("shoe", "shoes"), ("leaf", "leaves"), ("glove", "gloves"),
    ("chief", "chiefs"), ("series", "series"), ("sheep", "sheep"), ("class", "classes"),
    ("analysis", "analyses"), ("cache", "caches"), ("minute", "minutes"), ("glass", "glasses"),
    ("check-in", "check-ins"), ("menu", "menus"), ("entry", "entries"), ("key", "keys"),
    ("church", "churches"), ("stomach", "stomachs"), ("buzz", "buzzes"), ("reply", "replies"),
  ])
  func nouns(one: String, many: String) throws {
    for word in [one, many] {
      #expect(try words(Text("^[\(1) \(word)](inflect: true)")) == "1 \(one)")
      #expect(try words(Text("^[\(2) \(word)](inflect: true)")) == "2 \(many)")
    }
  }
}
