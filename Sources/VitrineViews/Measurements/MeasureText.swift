import CMeasures
import Foundation

/// Texts of numbers with units in a language's words.
nonisolated enum MeasureText {
  /// The longest text in UTF-16 units; the longest unit names have about 60.
  private static let capacity = 256

  /// Returns a number as an ICU number skeleton says; nil if the skeleton is unknown.
  static func text(_ value: Double, _ skeleton: [String], _ locale: Locale) -> String? {
    let units = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = 0
      guard let base = buffer.baseAddress else { return }
      let skeleton = skeleton.joined(separator: " ")
      count = unsafe max(
        0,
        Int(vitrine_format_measure(skeleton, locale.identifier, value, base, Int32(capacity))))
    }
    return units.isEmpty ? nil : String(decoding: units, as: UTF16.self)
  }

  /// Skeleton of a number with all its digits, to find it in a text.
  static let exactly = ".##########"
}
