import Foundation

/// A variable declared with `@Entry`: `@Entry public var size: Int = 3`.
package struct EnvironmentEntry {
  package var name: String
  /// The declared type; nil where it is inferred from the value.
  package var type: String?
  package var value: String

  /// Returns nil unless the source declares one variable with a value or an optional type.
  package init?(_ declaration: String) {
    guard
      let match = declaration.firstMatch(
        of: /\bvar\s+`?(?<name>\w+)`?\s*(?::\s*(?<type>[^={]+))?(?:=(?<value>[\s\S]+))?$/)
    else { return nil }
    name = String(match.output.name)
    type = match.output.type.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    if let value = match.output.value {
      self.value = value.trimmingCharacters(in: .whitespacesAndNewlines)
    } else {
      // As in the language, an optional variable defaults to nil.
      guard type?.hasSuffix("?") == true else { return nil }
      value = "nil"
    }
  }

  private var keyName: String { "__Key_\(name)" }

  package var accessors: String {
    "{ get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }"
  }

  package var key: String {
    let property =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return "private struct \(keyName): EnvironmentKey, ContainerValueKey { \(property) }"
  }
}
