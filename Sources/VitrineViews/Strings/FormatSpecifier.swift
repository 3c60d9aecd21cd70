/// The specifiers by which string tables name the types of values: the declared type, whatever the value is.
nonisolated enum FormatSpecifier {
  /// The specifier of an integer; SwiftUI's are those of C for a type of its width.
  static func integer<T: BinaryInteger>(_ type: T.Type) -> String {
    switch type {
    case is Int8.Type, is Int16.Type, is Int32.Type: "%d"
    case is UInt8.Type, is UInt16.Type, is UInt32.Type: "%u"
    case is UInt.Type, is UInt64.Type: "%llu"
    default: "%lld"
    }
  }

  /// The specifier of a number with a fraction.
  static func decimal<T: BinaryFloatingPoint>(_ type: T.Type) -> String {
    type is Float.Type ? "%f" : "%lf"
  }

  /// The value as plural forms follow it; nil if it is of no type of numbers.
  static func number(of value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}
