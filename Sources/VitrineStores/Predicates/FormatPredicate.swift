import Foundation

/// A predicate of a text, which judges objects by their properties.
package struct FormatPredicate: Sendable {
  private let tree: PredicateTree

  /// - Parameter arguments: the values of the text's places, such as `%@`.
  package init(_ format: String, _ arguments: [Any?]) throws(PredicateProblem) {
    tree = try PredicateParser.tree(of: format, arguments)
  }

  /// Whether the predicate is true of an object; throws where it asks for what the object has not.
  package func isTrue(of object: Any?) throws -> Bool {
    try Self.isTrue(tree, PredicateValue(object))
  }

  private static func isTrue(_ tree: PredicateTree, _ own: PredicateValue) throws -> Bool {
    switch tree {
    case .constant(let flag): flag
    case .not(let inner): try !isTrue(inner, own)
    case .and(let left, let right): try isTrue(left, own) && isTrue(right, own)
    case .or(let left, let right): try isTrue(left, own) || isTrue(right, own)
    case .comparison(let comparison): try isTrue(comparison, own)
    default: false
    }
  }

  private static func value(_ tree: PredicateTree, _ own: PredicateValue) throws -> PredicateValue {
    switch tree {
    case .value(let value): value
    case .path(let keys, let root):
      try Self.value(keys[...], of: try value(root, own))
    case .list(let items): .list(try items.map { try value($0, own) })
    case .arithmetic(let operation, let left, let right):
      arithmetic(operation, try value(left, own), try value(right, own))
    default: own
    }
  }

  /// Follows properties. A function of a list is of what the properties behind it are: `pets.@max.age`.
  private static func value(
    _ keys: ArraySlice<String>, of root: PredicateValue
  ) throws -> PredicateValue {
    var value = root
    var rest = keys
    while let key = rest.popFirst() {
      if key.uppercased() == "SELF" { continue }
      if key.hasPrefix("@"), !rest.isEmpty {
        return try Self.value(rest, of: value).property(key)
      }
      value = try value.property(key)
    }
    return value
  }

  private static func arithmetic(
    _ operation: PredicateTree.Arithmetic, _ left: PredicateValue, _ right: PredicateValue
  ) -> PredicateValue {
    guard let a = left.double, let b = right.double else { return .null }
    let result =
      switch operation {
      case .add: a + b
      case .subtract: a - b
      case .multiply: a * b
      case .divide: a / b
      }
    if case .date = left { return .date(result) }
    return .number(result)
  }

  private static func isTrue(
    _ comparison: PredicateTree.Comparison, _ own: PredicateValue
  ) throws -> Bool {
    let left = try value(comparison.left, own)
    let right = try value(comparison.right, own)
    guard comparison.quantity != .one else { return try compare(left, right, comparison) }
    let items =
      switch left {
      case .list(let items): items
      case .null: [PredicateValue]()
      default: [left]
      }
    switch comparison.quantity {
    case .any, .one: return try items.contains { try compare($0, right, comparison) }
    case .all: return try items.allSatisfy { try compare($0, right, comparison) }
    case .none: return try !items.contains { try compare($0, right, comparison) }
    }
  }

  private static func compare(
    _ left: PredicateValue, _ right: PredicateValue, _ comparison: PredicateTree.Comparison
  ) throws -> Bool {
    let (a, b) = (folded(left, comparison), folded(right, comparison))
    switch comparison.operation {
    case .equal: return a.isEqual(to: b)
    case .unequal: return !a.isEqual(to: b)
    case .less: return a.order(to: b) == .orderedAscending
    case .lessOrEqual: return a.order(to: b).map { $0 != .orderedDescending } ?? false
    case .greater: return a.order(to: b) == .orderedDescending
    case .greaterOrEqual: return a.order(to: b).map { $0 != .orderedAscending } ?? false
    case .between:
      guard case .list(let ends) = b, ends.count == 2 else {
        throw PredicateProblem("BETWEEN needs two values")
      }
      return a.order(to: ends[0]).map { $0 != .orderedAscending } ?? false
        && a.order(to: ends[1]).map { $0 != .orderedDescending } ?? false
    case .isIn: return try holds(b, a)
    case .contains: return try holds(a, b)
    case .begins, .ends, .like, .matches: return try matches(a, b, comparison)
    }
  }

  /// Whether a list has an element, or a text a part.
  private static func holds(_ whole: PredicateValue, _ part: PredicateValue) throws -> Bool {
    switch (whole, part) {
    case (.list(let items), _): items.contains { $0.isEqual(to: part) }
    case (.text(let text), .text(let part)): text.contains(part)
    case (.null, _), (_, .null): false
    default: throw PredicateProblem("CONTAINS and IN need a list or a text")
    }
  }

  private static func matches(
    _ left: PredicateValue, _ right: PredicateValue, _ comparison: PredicateTree.Comparison
  ) throws -> Bool {
    if left.isNull || right.isNull { return false }
    guard case .text(let text) = left, case .text(let pattern) = right else {
      throw PredicateProblem("BEGINSWITH, ENDSWITH, LIKE and MATCHES are for texts")
    }
    switch comparison.operation {
    case .begins: return text.hasPrefix(pattern)
    case .ends: return text.hasSuffix(pattern)
    case .like: return Wildcards.matches(text, pattern)
    default:
      guard let expression = try? NSRegularExpression(pattern: pattern) else {
        throw PredicateProblem("'\(pattern.prefix(40))' is no regular expression")
      }
      let whole = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, options: .anchored, range: whole)?.range == whole
    }
  }

  private static func folded(
    _ value: PredicateValue, _ comparison: PredicateTree.Comparison
  ) -> PredicateValue {
    guard comparison.ignoresCase || comparison.ignoresMarks else { return value }
    switch value {
    case .text(let text):
      // A pattern's classes, such as \W, keep their case.
      let isPattern = comparison.operation == .matches
      let plain =
        comparison.ignoresMarks && !isPattern
        ? text.folding(options: .diacriticInsensitive, locale: nil) : text
      return .text(comparison.ignoresCase && !isPattern ? plain.lowercased() : plain)
    case .list(let items): return .list(items.map { folded($0, comparison) })
    default: return value
    }
  }
}

/// Patterns in which `*` stands for any characters and `?` for one.
package enum Wildcards {
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text), Array(pattern))
    var (t, p) = (0, 0)
    // Where the last star stands, and how far it reaches.
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.count, isOne(pattern, &p, text[t]) {
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (p, t) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }

  /// Whether a character is what the pattern wants next; moves behind it.
  private static func isOne(
    _ pattern: [Character], _ place: inout Int, _ character: Character
  ) -> Bool {
    let isLiteral = pattern[place] == "\\" && place + 1 < pattern.count
    let wanted = pattern[isLiteral ? place + 1 : place]
    guard !isLiteral && wanted == "?" || wanted == character else { return false }
    place += isLiteral ? 2 : 1
    return true
  }
}
