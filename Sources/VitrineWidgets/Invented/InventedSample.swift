public import Foundation
public import VitrineViews

/// A type of which there is a sample value, for results whose type is not known before they are used.
public nonisolated protocol InventedSample {
  /// Returns the sample.
  ///
  /// - Parameter name: the declaration in whose place it stands; texts say its last part.
  static func inventedSample(_ name: String) -> Self
}

nonisolated extension String: InventedSample {
  /// The last part of the name in words: `City name` for `Store.cityName`.
  public static func inventedSample(_ name: String) -> String {
    var words = ""
    for letter in name.split(separator: ".").last ?? "" {
      if letter.isUppercase, let last = words.last, last.isLowercase {
        words += " " + letter.lowercased()
      } else {
        words.append(letter == "_" ? " " : letter)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

nonisolated extension Int: InventedSample {
  public static func inventedSample(_: String) -> Int { 3 }
}

nonisolated extension Double: InventedSample {
  public static func inventedSample(_: String) -> Double { 0.6 }
}

nonisolated extension Float: InventedSample {
  public static func inventedSample(_: String) -> Float { 0.6 }
}

nonisolated extension CGFloat: InventedSample {
  public static func inventedSample(_: String) -> CGFloat { 0.6 }
}

nonisolated extension Bool: InventedSample {
  public static func inventedSample(_: String) -> Bool { true }
}

nonisolated extension Date: InventedSample {
  public static func inventedSample(_: String) -> Date { Date() }
}

nonisolated extension Data: InventedSample {
  public static func inventedSample(_: String) -> Data { Data() }
}

nonisolated extension URL: InventedSample {
  public static func inventedSample(_ name: String) -> URL {
    URL(fileURLWithPath: "/" + (name.split(separator: ".").last ?? "invented"))
  }
}

nonisolated extension UUID: InventedSample {
  public static func inventedSample(_: String) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }
}

nonisolated extension Color: InventedSample {
  public static func inventedSample(_: String) -> Color { .gray }
}

nonisolated extension Optional: InventedSample where Wrapped: InventedSample {
  public static func inventedSample(_ name: String) -> Wrapped? { Wrapped.inventedSample(name) }
}

nonisolated extension Array: InventedSample where Element: InventedSample {
  /// Two samples.
  public static func inventedSample(_ name: String) -> [Element] {
    [Element.inventedSample(name), Element.inventedSample(name)]
  }
}

nonisolated extension Dictionary: InventedSample where Key: InventedSample, Value: InventedSample {
  public static func inventedSample(_ name: String) -> [Key: Value] {
    [Key.inventedSample(name): Value.inventedSample(name)]
  }
}

/// A value of which nothing is known: it has every member, each of the type that its use asks for.
@dynamicMemberLookup
public nonisolated struct InventedAnything: Hashable, Codable, Sendable, Identifiable, Error {
  private var name: String

  /// Creates a value under the name of the declaration in whose place it stands.
  public init(_ name: String = "invented") { self.name = name }

  /// The name of the declaration.
  public var id: String { name }

  /// A further value of which nothing is known.
  public subscript(dynamicMember member: String) -> InventedAnything {
    InventedAnything(name + "." + member)
  }

  /// The same where the use asks whether there is one: `items?.first`.
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> InventedAnything? {
    InventedAnything(name + "." + member)
  }

  /// The sample of a type that the use asks for.
  public subscript<Value: InventedSample>(dynamicMember member: String) -> Value {
    invented(name + "." + member)
  }
}

nonisolated extension InventedAnything: InventedSample {
  public static func inventedSample(_ name: String) -> InventedAnything { Self(name) }
}
