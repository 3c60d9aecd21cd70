import Testing
import Vitrine
import VitrineDocuments

/// Expressions of any length end in a value or a message, never in an exhausted stack.
@Suite struct LongExpressionTests {
  private static let count = 100_000
  private static let tooDeep = "an expression is nested more than 64 deep"
  private static let tooLong = "an expression is too long: it has more than 1000 operations"

  private let scope = Scope(
    data: LocatedObject([
      .init(key: "a", keyPosition: .start, value: .init(.number(1), .start)),
      .init(key: "t", keyPosition: .start, value: .init(.bool(true), .start)),
    ]))

  private func text(_ template: String) -> String {
    do {
      let template = try TextTemplate(parsing: template)
      _ = template.requiredNames
      return try template.text(in: scope, FormatContext())
    } catch {
      return "error: \(error.message)"
    }
  }

  @Test(arguments: [
    "+", "-", "*", "/", "%", "&&", "||", "==", "!=", "<", "<=", ">", ">=", "??",
  ])
  func longChainsOfOperatorsAreRefused(operation: String) {
    let chain = "a" + String(repeating: " \(operation) a", count: Self.count)
    #expect(text("{\(chain)}") == "error: " + Self.tooLong)
    // Each bracket starts a chain of its own; together they are one expression.
    let part = String(repeating: " \(operation) a", count: 100)
    let nested =
      String(repeating: "(", count: 30) + "a" + String(repeating: part + ")", count: 30)
    #expect(text("{\(nested)}") == "error: " + Self.tooLong)
  }

  @Test(arguments: [
    ("a" + String(repeating: ".a", count: count), "an expression is too long"),
    ("a" + String(repeating: "[0]", count: count), "an expression is too long"),
    (String(repeating: "(", count: count) + "a", tooDeep),
    (String(repeating: "-", count: count) + "a", tooDeep),
    (String(repeating: "!", count: count) + "t", tooDeep),
    (String(repeating: "abs(", count: count) + "a", tooDeep),
    (String(repeating: "a[", count: count) + "a", tooDeep),
    (String(repeating: "t ? 1 : ", count: count) + "1", tooDeep),
    (String(repeating: "t ? ", count: count) + "1", tooDeep),
    ("min(" + String(repeating: "-a,", count: count) + "1)", tooLong),
  ])
  func longExpressionsAreRefused(expression: String, message: String) {
    #expect(text("{\(expression)}") == "error: " + message)
  }

  /// Tests run on the threads of a pool, whose stacks are as small as those of the workers that draw.
  @Test func whatIsAllowedHasAValue() {
    #expect(text("{a" + String(repeating: " + a", count: 1000) + "}") == "1001")
    #expect(text("{missing" + String(repeating: " ?? missing", count: 998) + " ?? a}") == "1")
    #expect(text("{min(" + String(repeating: "2,", count: Self.count) + "1)}") == "1")
    #expect(text(String(repeating: "{a}", count: Self.count)).utf8.count == Self.count)
  }

  @Test func theMessageSaysWhere() {
    let chain = "1" + String(repeating: "+1", count: 87_342)
    let message = DocumentErrorTests.message(DocumentErrorTests.body(#"{"Text":"{\#(chain)}"}"#))
    #expect(message == "w.json:1:82: $.body.Text: " + Self.tooLong)
  }
}
