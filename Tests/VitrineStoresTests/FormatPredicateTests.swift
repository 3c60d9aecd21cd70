import Foundation
import Testing
import VitrineStores

@Suite struct FormatPredicateTests {
  private final class Person: KeyedObject, @unchecked Sendable {
    let values: [String: Any]
    init(_ values: [String: Any]) { self.values = values }
    var identity: AnyHashable { ObjectIdentifier(self) }
    func value(named key: String) throws -> Any? { values[key] }
  }

  private static let ann = Person([
    "name": "Ann", "age": 30, "height": 1.7, "born": Date(timeIntervalSinceReferenceDate: 100),
    "tags": ["red", "green"], "isOn": true, "city": Person(["name": "Zürich"]),
    "pets": [Person(["name": "Rex", "age": 3]), Person(["name": "Tom", "age": 9])],
    "id": UUID(uuidString: "00000000-0000-0000-0000-00000000000A") as Any,
  ])

  @Test(
    arguments: [
      ("name == 'Ann'", []), ("name = \"Ann\" AND age > 29", []), ("name != %@", ["Bob"]),
      ("age >= %d && age <= %ld", [30, 30]), ("age BETWEEN {29, 31}", []),
      ("age BETWEEN %@", [[29, 31]]), ("height > %f", [1.5]), ("height < %lf", [1.8]),
      ("%K == %@", ["city.name", "Zürich"]), ("city.name ==[cd] 'zurich'", []),
      ("name BEGINSWITH[c] 'a'", []), ("name ENDSWITH 'nn'", []), ("name CONTAINS[cd] %@", ["N"]),
      ("name LIKE 'A*'", []), ("name LIKE[c] '?n?'", []), ("name MATCHES '[A-Z]nn'", []),
      ("NOT name MATCHES 'A'", []), ("name IN %@", [["Ann", "Bob"]]), ("'red' IN tags", []),
      ("name IN {'Bob', 'Ann'}", []), ("tags CONTAINS %@", ["green"]), ("nick == nil", []),
      ("nick == NULL OR FALSEPREDICATE", []), ("name != nil", []), ("isOn == YES", []),
      ("isOn == TRUE", []), ("isOn = 1", []), ("!(isOn == NO)", []), ("ANY pets.age > 8", []),
      ("ALL pets.age > 2", []), ("NONE pets.name == 'Bob'", []), ("pets.@count == 2", []),
      ("pets.@sum.age == 12", []), ("age + 1 == 31", []), ("(age - 10) * 2 == 40", []),
      ("(name == 'Ann' OR age == 1) AND (height > 1)", []), ("TRUEPREDICATE", []),
      ("born > %@", [Date(timeIntervalSinceReferenceDate: 99)]),
      ("born <= %@", [Date(timeIntervalSinceReferenceDate: 100) as NSDate]),
      ("id == %@", [UUID(uuidString: "00000000-0000-0000-0000-00000000000A") as Any]),
      ("SELF.name == 'Ann'", []), ("#name == 'Ann'", []), ("age == %@", [NSNumber(value: 30)]),
      ("name <> 'Bob' and not age < 3", []), ("name == 'A\\u0022'", []), ("age == -(-30)", []),
    ] as [(String, [Any])])
  func statementsAreJudged(format: String, arguments: [Any]) throws {
    let isTrue = try FormatPredicate(format, arguments.map { $0 as Any? }).isTrue(of: Self.ann)
    #expect(isTrue == !format.contains("u0022"), "\(format)")
  }

  @Test func valuesThemselvesAreJudged() throws {
    #expect(try FormatPredicate("SELF MATCHES %@", ["[a-z]+"]).isTrue(of: "abc"))
    #expect(try FormatPredicate("SELF IN %@", [Set([1, 2])]).isTrue(of: 2))
    #expect(try FormatPredicate("name == 'a'", []).isTrue(of: ["name": "a"]))
    struct Plain { var name = "a" }
    #expect(try FormatPredicate("name == 'a'", []).isTrue(of: Plain()))
    #expect(try FormatPredicate("SELF == %@", [Self.ann]).isTrue(of: Self.ann))
  }

  @Test(
    arguments: [
      ("", "it is empty"), ("name ==", "it ends where more is expected"),
      ("name", "a value stands where a condition is expected"),
      ("name == %@", "it has more places than values"), ("name ~ 3", "'~' is not expected there"),
      ("a == 1 b == 2", "'b' is not expected there"), ("a == 'x", "a text in it has no end"),
      ("SUBQUERY(pets, $x, $x.age > 3).@count > 0", "SUBQUERY is not known here"),
      ("a == $b", "the variable '$b' has no value"),
      ("a == max(1)", "the function 'max' is not known here"),
      ("(a == 1) == 2", "a condition stands for a value"), ("a == %y", "'%y' is not known"),
      ("ANY a", "it ends"),
      ("a ==[x] 'b'", "'x' is not expected there"), ("1.2.3 == a", "'1.2.3' is no number"),
      (String(repeating: "(", count: 100) + "a == 1", "it nests too deep"),
      (String(repeating: "NOT ", count: 100) + "a == 1", "it nests too deep"),
      (String(repeating: "a == 1 OR ", count: 2000) + "a == 1", "it has too many operators"),
      (String(repeating: "a", count: 1 << 19), "it is too long"),
    ] as [(String, String)])
  func othersAreRefused(format: String, reason: String) {
    let error = #expect(throws: PredicateProblem.self) { try FormatPredicate(format, []) }
    #expect("\(error, default: "")".hasPrefix(reason))
  }

  @Test func whatIsNotThereIsToldWhenItIsAskedFor() throws {
    struct Plain { var name = "a" }
    let predicate = try FormatPredicate("nmae == 'a'", [])
    let error = #expect(throws: PredicateProblem.self) { try predicate.isTrue(of: Plain()) }
    #expect("\(error, default: "")" == "Plain has no property 'nmae'")
  }

  @Test func patternsTakeLittleTime() {
    let text = String(repeating: "a", count: 2000)
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Wildcards.matches(text, pattern))
    #expect(Wildcards.matches("a*b", "a\\*b") && !Wildcards.matches("axb", "a\\*b"))
  }

  @Test func foundationsPredicatesTakeTexts() {
    let predicate = NSPredicate(format: "SELF BEGINSWITH %@", "a")
    #expect(predicate.evaluate(with: "ab") && !predicate.evaluate(with: "b"))
    #expect(NSPredicate(format: "nonsense ==").evaluate(with: "b"), "nothing is hidden in silence")
    let both = NSCompoundPredicate(
      andPredicateWithSubpredicates: [predicate, NSPredicate(format: "SELF ENDSWITH 'b'")])
    #expect(both.evaluate(with: "ab") && !both.evaluate(with: "ac"))
    let words = ["b", "a"] as NSArray
    #expect(words.filtered(using: predicate) as? [String] == ["a"])
  }

  @Test func foundationsOrdersTakeNames() {
    final class Row: NSObject, KeyedObject {
      let day: Date?
      init(_ day: Date?) { self.day = day }
      var identity: AnyHashable { ObjectIdentifier(self) }
      func value(named key: String) throws -> Any? { key == "day" ? day : nil }
    }
    let (early, late, never) = (
      Row(Date(timeIntervalSinceReferenceDate: 1)), Row(Date(timeIntervalSinceReferenceDate: 2)),
      Row(nil)
    )
    for order in [
      NSSortDescriptor(key: "day", ascending: true),
      NSSortDescriptor(keyPath: \Row.day, ascending: true),
    ] {
      #expect(order.compare(early, to: late) == .orderedAscending)
      #expect(order.compare(never, to: early) == .orderedAscending)
      #expect(order.compare(late, to: late) == .orderedSame)
    }
    let down = NSSortDescriptor(key: "day", ascending: false)
    #expect(down.compare(early, to: late) == .orderedDescending)
  }

  @Test func objectsArePassedToFormats() {
    let id = UUID()
    #expect(String(format: "%@", id as CVarArg) == id.uuidString)
    #expect(String(format: "%@ %d", NSNumber(value: 3), 4) == "3 4")
  }
}
