import Testing
import VitrineInvention

@Suite struct InventedMemberTests {
  @Test func callsHaveTheirLabels() {
    let round = Round("import Kit\nlet x = mix(a, of: 3, { $0 + $1 }, &y, style: .soft)\n")
    round.answer(round.error("cannot find 'mix' in scope", at: "mix"))
    #expect(
      round.has(
        "func mix<A0, A1, A3>(_ a0: A0, of a1: A1, _ a2: (InventedAnything, InventedAnything) -> Void, "
          + "_ a3: inout A3, style a4: MixStyle)"))
    #expect(round.has("struct MixStyle:"))
    #expect(round.has("a2(InventedAnything(), InventedAnything())"))
  }

  @Test func coloursAreTheCatalogues() {
    let round = Round("let a = Color.brandInk, b = Color.mossGreen\n", colors: ["BrandInk"])
    round.answer(
      round.error("type 'Color' has no member 'brandInk'", at: "brandInk"),
      round.error("type 'Color' has no member 'mossGreen'", at: "mossGreen"))
    #expect(
      round.has("static var brandInk: Color { invented(\"Color.brandInk\", Color(\"BrandInk\")) }"))
    #expect(round.has("invented(\"Color.mossGreen\", Color.green)"))
  }

  @Test func initializersThatSayWhatTheyMakeDo() {
    let round = Round(
      "let a = Color(hex: 0xFF), b = UIColor(hexString: text, alpha: 0.5)!, c = Image(systemSymbol: .boltFill)\n"
    )
    let message = "no exact matches in call to initializer"
    for place in ["Color(hex:", "UIColor(hexString", "Image(system"] {
      round.answer(round.error(message, at: place))
    }
    #expect(round.has("init<A0>(hex a0: A0) { self = inventedColor(\"Color.init\", a0) }"))
    #expect(
      round.has(
        "convenience init?<A0, A1>(hexString a0: A0, alpha a1: A1) "
          + "{ self.init(inventedColor(\"UIColor.init\", a0, opacity: a1)) }"))
    #expect(
      round.has("init(systemSymbol a0: SFSymbol) { self = Image(systemName: a0.rawValue) }"))
    round.answer(
      round.error("type 'SFSymbol' (aka 'InventedSymbol') has no member 'boltFill'", at: "boltF"))
    #expect(round.has("typealias SFSymbol = InventedSymbol"))
    #expect(
      round.has(
        "static var boltFill: InventedSymbol { InventedSymbol(rawValue: \"bolt.fill\") }"))
  }

  @Test func modifiersOfViewsChangeNothing() {
    let round = Round("struct V: View { var body: some View { Text(a).glowing(radius: 4) } }")
    round.answer(round.error("value of type 'Text' has no member 'glowing'", at: "glowing"))
    #expect(round.has("extension View {\n"))
    #expect(round.has("func glowing<A0>(radius a0: A0) -> some View {"))
    #expect(round.has("InventedView(\"glowing\") { self }"))
  }

  @Test func theCompilerSaysWhichTypeAMemberHas() {
    var round = Round("struct A { let s: Store; func f() { let n: Int = s.amount; g(n) } }")
    round.answer(round.error("cannot find type 'Store' in scope", at: "Store"))
    #expect(round.has("var amount: Int"))
    round = Round("struct A { let s: Store; func f() { g(s.amount) } }")
    round.answer(round.error("cannot find type 'Store' in scope", at: "Store"))
    #expect(round.has("var amount: Double { invented(\"Store.amount\", 9.99) }"))
    round.answer(
      round.error(
        "cannot convert value of type 'Double' to expected argument type 'Int'", at: "amount"))
    #expect(round.has("var amount: Int { invented(\"Store.amount\", 9) }"))
  }

  @Test func listsHaveElementsOfTheirOwn() {
    let round = Round(
      "struct A { let s: Store; func f() { for hour in s.hours { g(hour.title) } } }")
    round.answer(round.error("cannot find type 'Store' in scope", at: "Store"))
    #expect(round.has("var hours: [Store.Hour]"))
    #expect(round.has("var title: String { invented(\"Store.Hour.title\", \"Title\") }"))
  }

  @Test(arguments: [
    ("isReady", "Bool", "true"), ("progress", "Double", "0.6"), ("unreadCount", "Int", "3"),
    ("updatedAt", "Date", "Date()"), ("tintColor", "Color", ".accentColor"),
    ("avatarURL", "URL", "URL(fileURLWithPath: \"/sample\")"),
    ("feedTitle", "String", "\"Feed title\""),
  ])
  func namesPromiseValues(name: String, type: String, expression: String) {
    let value = SampleTable.value(of: name)
    #expect(value?.type == type && value?.expression == expression)
  }

  @Test func nothingIsPromisedByOtherNames() {
    #expect(SampleTable.value(of: "zork") == nil)
    #expect(SampleTable.value(of: "zork", type: "Int") == SampleValue("Int", "3"))
    #expect(SampleTable.value(of: "zork", type: "Store") == nil)
  }

  @Test func declarationsOfTheLastRunAreKept() {
    let round = Round("struct A { let s: Store; func f() { g(s.amount) } }")
    round.answer(round.error("cannot find type 'Store' in scope", at: "Store"))
    let next = Round("struct A { let s: Store; func f() { g(s.amount, 1) } }")
    next.invention.take(round.invention.saved)
    #expect(next.text == round.text)
    let other = Round("struct A {}")
    other.invention.take(round.invention.saved)
    #expect(other.invention.isEmpty)
  }
}
