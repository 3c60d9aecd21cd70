import Testing
import VitrineExpansions

@Suite struct ModelExpansionTests {
  @Test func modelsAreMadeOfTheirStoredProperties() throws {
    let source = #"""
      /// A class { in a comment.
      @Model public final class Item: Codable {
        #Index<Item>([\.name])
        @Attribute(.unique) var name: String = "a } \("b" + "{")"
        @Relationship(deleteRule: .cascade, inverse: \Part.item)
        private(set) var parts: [Part]? = []
        var sizes: Dictionary<String, [Int]>, count = 3
        var due: Date?
        let made: Date
        let fixed = 1
        @Transient var isOpen = false
        static var all = 3
        lazy var later = 3
        var total: Int { count }
        var seen = 0 { didSet { isOpen = true } }
        var long: Int =
          1
          + 2
        var made2 = Made { $0 + 1 }
        init(name: String) { var x = 3; self.name = name }
        struct Inner { var a = 1 }
      }
      """#
    let members = try #require(ModelExpansion(source)).members
    let reads = members.split(separator: "\n").filter { $0.contains("backingData.value") }
    #expect(
      reads == [
        #"  self.`name` = try backingData.value("name", default: "a } \("b" + "{")")"#,
        #"  self.`parts` = try backingData.value("parts", default: [])"#,
        #"  self.`sizes` = try backingData.value("sizes")"#,
        #"  self.`count` = try backingData.value("count", default: 3)"#,
        #"  self.`due` = try backingData.value("due")"#,
        #"  self.`made` = try backingData.value("made")"#,
        #"  self.`seen` = try backingData.value("seen", default: 0)"#,
        #"  self.`long` = try backingData.value("long", default: 1"#,
        #"  self.`made2` = try backingData.value("made2", default: Made { $0 + 1 })"#,
      ])
    #expect(members.contains("public required init"))
    #expect(
      members.contains(
        #".init(name: "parts", keypath: \Item.`parts`, "#
          + #"metadata: Schema.Relationship(deleteRule: .cascade, inverse: \Part.item)),"#))
  }

  @Test(arguments: ["struct A {}", "@Model enum A { case a }", "class", ""])
  func othersAreRefused(source: String) { #expect(ModelExpansion(source) == nil) }

  @Test(
    arguments: [
      ("var a = 3", true), ("  @Attribute(.unique) public var a: Int", true),
      ("@Relationship var a: [B] = []", true), ("let a: Int", false), ("var a: Int { 3 }", false),
      ("@Transient var a = 3", false), ("var a = 1, b = 2", false), ("static var a = 3", false),
      ("var a = 3 { willSet { f() } }", false), ("lazy var a = 3", false),
      ("func f() { var a = 3 }", false), ("init() {}", false), ("@Other var a = 3", false),
      ("var a = { 3 }()", true),
    ] as [(String, Bool)])
  func storedVariablesAreObserved(member: String, isObserved: Bool) {
    #expect((ModelExpansion.attribute(of: member) == "@_PersistedProperty") == isObserved)
  }

  @Test func propertiesOfManagedObjectsReadByName() {
    #expect(
      ManagedProperty.accessors(of: "@CDManaged public var `name`: String?")
        == #"{ get { _managed("name") } set { _setManaged(newValue, "name") } }"#)
    #expect(ManagedProperty.accessors(of: "func f()") == nil)
    for (method, body) in [
      ("@CDManaged func addToItems(_ value: Item)", #"{ _add(value, to: "items") }"#),
      ("func removeFromItems(_ values: NSSet)", #"{ _remove(values, from: "items") }"#),
      ("func insertIntoItems(_ v: Item, at idx: Int)", #"{ _insert(v, into: "items", at: idx) }"#),
      ("func removeFromItems(at idx: Int)", #"{ _remove(at: idx, from: "items") }"#),
    ] { #expect(ManagedProperty.body(of: method) == body) }
    #expect(ManagedProperty.body(of: "func other()") == nil)
  }

  @Test func longSourcesTakeLinearTime() {
    let body = String(repeating: "var a = [1, 2] // comment\n", count: 20_000)
    #expect(ModelExpansion("class A {\n\(body)}") != nil)
    #expect(ModelExpansion(String(repeating: "{[(", count: 100_000)) == nil)
  }
}
