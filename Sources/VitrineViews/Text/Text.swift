public import Foundation
package import VitrineLayout
import VitrineText

/// A view that shows text.
public nonisolated struct Text: Equatable, @unchecked Sendable {
  indirect enum Storage {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    /// Text that depends on the environment, such as a formatted date; the string identifies it.
    case formatted(String, (EnvironmentValues) -> String)
    case joined(Text, Text)
    case image(Image)
  }

  /// The part of a line that an ellipsis replaces if the text does not fit.
  public nonisolated enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// The letter case that text is converted to when drawn, without the rules of particular languages.
  public nonisolated enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A line under or through text.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// The dashes and gaps of a line, whose lengths are multiples of its thickness.
    public nonisolated struct Pattern: Hashable, Sendable {
      let pattern: TextRun.LinePattern

      /// A line without gaps.
      public static let solid = Pattern(pattern: .solid)
      /// Dots as long as the line is thick, with equal gaps.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes 3 times as long as the line is thick, with gaps of 2 thicknesses.
      public static let dash = Pattern(pattern: .dash)
      /// A dash of 3 thicknesses and a dot of 1 in turn, with gaps of 1.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// A dash of 3 thicknesses and two dots of 1 in turn, with gaps of 1.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line; nil for the colour uses that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the colour of the text.
    public static let single = LineStyle()
  }

  let storage: Storage
  var attributes = TextAttributes()
  /// The text that is spoken in place of the words, one at most.
  var spoken: [Text] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a text of a string that is neither looked up in a table nor read as Markdown.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text of a string that is neither looked up in a table nor read as Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Creates a text of the table's string for a key, else of the key itself, with inline Markdown.
  /// Without a table name it is `Localizable`; the bundle and the comment are ignored.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName)
  }

  /// Creates a text of a string whose attributes take precedence over those of the view.
  /// The attributes of `AttributeScopes.SwiftUIAttributes` and links are drawn, but not background colours.
  @_disfavoredOverload
  public init(_ content: AttributedString) { storage = .attributed(content) }

  /// Returns a text of `a` and then `b` in the same paragraph, each with its own attributes.
  public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }

  /// Compares words and attributes; formatted texts are equal if the descriptions of their formats are.
  public static func == (a: Text, b: Text) -> Bool {
    guard a.attributes == b.attributes else { return false }
    switch (a.storage, b.storage) {
    case (.verbatim(let x), .verbatim(let y)): return x == y
    case (.localized(let x, let s), .localized(let y, let t)): return x == y && s == t
    case (.resource(let x), .resource(let y)): return x == y
    case (.attributed(let x), .attributed(let y)): return x == y
    case (.formatted(let x, _), .formatted(let y, _)): return x == y
    case (.joined(let x1, let x2), .joined(let y1, let y2)): return x1 == y1 && x2 == y2
    case (.image(let x), .image(let y)): return x == y
    default: return false
    }
  }
}

extension Text: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Text, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteForeground(environment)
    var leaf = view.leaf(environment, &out)
    if environment.redaction == .placeholder {
      for i in leaf.runs.indices { leaf.runs[i].isPlaceholder = true }
    }
    let first = out.nodes.count
    out.append(.text(leaf), "Text", redaction: environment.redaction)
    if let spoken = view.spoken.first {
      out.note(Spoken.label, spoken.plainText(in: environment), from: first)
    }
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
