public import VitrineGraphics

/// The texts of a picture with their words, size, and truncated or clipped parts.
///
/// They are taken from the snapped views, in points of the picture's canvas. Texts drawn by a `Canvas` are
/// not included.
public struct TextLedger: Hashable, Sendable {
  /// The size of the canvas in points.
  public var size: Size
  /// The entries in drawing order; an entry's id is its index.
  public var entries: [TextEntry]

  /// Creates a ledger of the entries as given; nothing is judged here.
  public init(size: Size, entries: [TextEntry]) {
    self.size = size
    self.entries = entries
  }

  /// The number of texts judged: blank, hidden, redacted and transparent ones are not.
  public var judgedCount: Int { entries.count { $0.exemption == nil } }

  /// The texts with problems.
  public var troubled: [TextEntry] { entries.filter { !$0.problems.isEmpty } }

  /// Returns the number of texts with this problem; a text may have several problems.
  public func count(of problem: TextProblem) -> Int {
    entries.count { $0.problems.contains(problem) }
  }
}

/// The reason why a text was not judged.
public enum TextExemption: String, Hashable, Sendable, CaseIterable {
  case blank, hidden, redacted, transparent
}

extension TextLedger {
  /// The size in points below which text is hard to read: Apple's Human Interface Guidelines ask for 11 or
  /// more on iOS (documented).
  public static let leastSize = 11.0
}
