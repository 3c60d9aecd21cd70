import Testing
import VitrineInvention

/// Types that nobody declares become what their uses say.
@Suite struct InventedTypeTests {
  @Test func valuesHaveTheMembersThatAreRead() {
    let round = Round(
      """
      import Kit
      struct Entry { let store: Store; func f(_ e: Entry) { g(e.store.cityName, e.store.windSpeed) } }
      """)
    #expect(round.answer(round.error("cannot find type 'Store' in scope", at: "Store;")))
    #expect(round.has("struct Store: Hashable, Codable, Sendable, Identifiable, InventedSample {"))
    #expect(
      round.has("var cityName: String { invented(\"Store.cityName\", \"City name\") }"))
    #expect(round.has("var windSpeed: Double { invented(\"Store.windSpeed\", 4.2) }"))
    #expect(round.has("/// First used in A.swift:2."))
  }

  /// `if let` asks an initializer whether there is a value.
  @Test func valuesThatMayNotBeMadeAreAskedFor() {
    let round = Round("func f() { if let r = Request(a, size: 3) { g(r.name) } }")
    round.answer(round.error("cannot find 'Request' in scope", at: "Request"))
    let message = "initializer for conditional binding must have Optional type, not 'Request'"
    #expect(round.answer(round.error(message, at: "r =")))
    #expect(round.has("init?<A0, A1>(_ a0: A0, size a1: A1) {}"))
    #expect(round.has("init() {}"))
  }

  @Test func keysAreNoTypes() {
    let round = Round("let keys = [CNContactImageKey], a = f(of: CNContactNameKey)\n")
    round.answer(
      round.error("cannot find 'CNContactImageKey' in scope", at: "CNContactImageKey"),
      round.error("cannot find 'CNContactNameKey' in scope", at: "CNContactNameKey"))
    #expect(round.has("var CNContactImageKey: String {"))
    #expect(round.has("var CNContactNameKey: String {"))
  }

  /// A function that is asked for several types has the one that each call asks for.
  @Test func resultsAreWhatTheirCallsAskFor() {
    let round = Round(
      """
      struct A { let s: Store; var p: Price; var r: Rate
        mutating func f() {
          p = s.load("p")
          r = s.load("r")
        }
      }
      """)
    round.answer(round.error("cannot find type 'Store' in scope", at: "Store"))
    #expect(
      round.answer(
        round.error("cannot assign value of type 'String' to type 'Price'", at: "load(\"p")))
    #expect(
      round.answer(
        round.error("cannot assign value of type 'Price' to type 'Rate'", at: "load(\"r")))
    #expect(
      round.has(
        "func load<InventedResult, A0>(_ a0: A0) -> InventedResult { return inventedResult(\"Store.load\") }"
      ))
  }

  @Test func classesInheritFromClasses() {
    let round = Round("final class Loader: BaseLoader { override func go() {} }")
    round.answer(round.error("cannot find type 'BaseLoader' in scope", at: "BaseLoader"))
    #expect(round.has("class BaseLoader {"))
    round.answer(
      round.error("method does not override any method from its superclass", at: "go"))
    #expect(!round.invention.sources[0].text.contains("override"))
    #expect(round.invention.changed == ["A.swift"])
  }

  @Test func conformancesAreToProtocols() {
    let round = Round("struct Card: Themed { var body: some View { EmptyView() } }\n")
    round.answer(round.error("cannot find type 'Themed' in scope", at: "Themed"))
    #expect(round.has("protocol Themed: View {"))
  }

  @Test func casesMakeEnumerationsOfWords() {
    let round = Round("func f(_ k: Kind) { switch k { case .rain: a()\n case .snow: b() } }")
    round.answer(round.error("cannot find type 'Kind' in scope", at: "Kind"))
    round.answer(
      round.error("type 'Kind' has no member 'rain'", at: "rain"),
      round.error("type 'Kind' has no member 'snow'", at: "snow"))
    #expect(
      round.has("enum Kind: String, CaseIterable, Hashable, Codable, Sendable, InventedSample {"))
    #expect(round.has("  case rain\n  case snow\n"))
    #expect(round.has("static func inventedSample(_ name: String) -> Kind { .rain }"))
  }

  @Test func attributesOfVariablesAreWrappers() {
    let round = Round("struct P { @Stored(.city) var city: String }")
    round.answer(round.error("unknown attribute 'Stored'", at: "Stored"))
    #expect(round.has("@propertyWrapper struct Stored<Value> {"))
    #expect(round.has("init(_ a0: Stored.Option0) where Value: InventedSample {"))
  }

  @Test func viewsShowWhatTheyAreGiven() {
    let round = Round("struct V: View { var body: some View { GlowCard(level: 2) { Text(a) } } }")
    round.answer(round.error("cannot find 'GlowCard' in scope", at: "GlowCard"))
    #expect(round.has("struct GlowCard: View {"))
    #expect(
      round.has(
        "init<A0, A1: View>(level a0: A0, @ViewBuilder _ a1: () -> A1) { content = AnyView(a1()) }")
    )
  }

  @Test func genericTypesHaveTheirArguments() {
    let round = Round("let box: Box<Int, [String]> = Box(limit: nil)\n")
    round.answer(round.error("cannot find type 'Box' in scope", at: "Box"))
    #expect(round.has("struct Box<Type0, Type1> {"))
    #expect(round.has("init(limit a0: InventedAnything?) {}"))
  }

  @Test func namesOfOtherTypesStandForThem() {
    let round = Round("func f() -> Parameters { [a: b] }")
    round.answer(round.error("cannot find type 'Parameters' in scope", at: "Parameters"))
    round.answer(
      round.error(
        "cannot convert return expression of type '[String : Int]' to return type 'Parameters'",
        at: "[a"))
    #expect(round.has("typealias Parameters = [String: Any]"))
  }

  @Test func qualifiedNamesAreOfTheOwnModule() {
    let round = Round("let chain = Kit.Chain(service: a)\n")
    round.answer(round.error("module 'Kit' has no member named 'Chain'", at: "Kit"))
    #expect(round.invention.sources[0].text == "let chain =     Chain(service: a)\n")
  }
}
