public import Foundation
package import VitrineLayout
import VitrineText

/// A view that shows text.
public nonisolated struct Text: Equatable, @unchecked Sendable {
  indirect enum Storage {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?)
    case attributed(AttributedString)
    /// Text that depends on the environment, such as a formatted date; the string identifies it.
    case formatted(String, (EnvironmentValues) -> String)
    case joined(Text, Text)
    case image(Image)
  }

  public nonisolated enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  public nonisolated enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A line under or through text.
  public nonisolated struct LineStyle: Hashable, Sendable {
    public nonisolated struct Pattern: Hashable, Sendable {
      let pattern: TextRun.LinePattern

      public static let solid = Pattern(pattern: .solid)
      public static let dot = Pattern(pattern: .dot)
      public static let dash = Pattern(pattern: .dash)
      public static let dashDot = Pattern(pattern: .dashDot)
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  let storage: Storage
  var attributes = TextAttributes()
  /// Whether another scale was requested.
  var isScaled = false

  init(_ storage: Storage) { self.storage = storage }

  public init(verbatim content: String) { storage = .verbatim(content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName)
  }

  @_disfavoredOverload
  public init(_ content: AttributedString) { storage = .attributed(content) }

  public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }

  /// Compares words and attributes; formatted texts are equal if the descriptions of their formats are.
  public static func == (a: Text, b: Text) -> Bool {
    guard a.attributes == b.attributes else { return false }
    switch (a.storage, b.storage) {
    case (.verbatim(let x), .verbatim(let y)): return x == y
    case (.localized(let x, let s), .localized(let y, let t)): return x == y && s == t
    case (.attributed(let x), .attributed(let y)): return x == y
    case (.formatted(let x, _), .formatted(let y, _)): return x == y
    case (.joined(let x1, let x2), .joined(let y1, let y2)): return x1 == y1 && x2 == y2
    case (.image(let x), .image(let y)): return x == y
    default: return false
    }
  }
}

/// A style as an attribute of text; equal only to the same colour.
nonisolated struct TextForeground: Equatable, Sendable {
  let style: AnyShapeStyle

  static func == (a: TextForeground, b: TextForeground) -> Bool {
    if let x = a.style.style as? Color, let y = b.style.style as? Color { return x == y }
    return false
  }
}

/// The alignment of a text's lines.
public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Text, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    if view.isScaled { out.noteGap(.textScale) }
    out.noteForeground(environment)
    let leaf = view.leaf(environment, &out)
    out.append(.text(leaf), "Text", redaction: environment.redaction)
  }
}

extension EnvironmentValues {
  /// The redaction of text and pictures.
  package nonisolated var redaction: VitrineLayout.Redaction {
    if drawing.redactionReasons.isEmpty { return .none }
    if drawing.redactionReasons.contains(.placeholder) { return .placeholder }
    let hides = drawing.redactionReasons.contains(.privacy) && drawing.isPrivacySensitive
    return hides ? .privacy : .none
  }
}
