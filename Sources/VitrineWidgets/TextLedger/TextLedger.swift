public import VitrineGraphics
import VitrineViews

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

/// A problem of a text.
public enum TextProblem: String, Hashable, Sendable, CaseIterable {
  /// Words are truncated, whether or not the author limited the lines.
  case truncated
  /// A clip, or the picture's edge, cuts more than a pixel of the ink.
  case clipped
  /// The ink overlaps that of another text by more than a pixel in both directions.
  case overlapping
  /// Part of the text is drawn at less than 11 points.
  case small
}

/// The reason why a text was not judged.
public enum TextExemption: String, Hashable, Sendable, CaseIterable {
  case blank, hidden, redacted, transparent
}

/// One text of a picture.
public struct TextEntry: Hashable, Sendable {
  /// The index in the ledger.
  public var id: Int
  /// The name that `id(_:)` or `accessibilityIdentifier(_:)` gave the view.
  public var name: String?
  /// The path from the root to the view.
  public var path: String
  /// The whole text, as passed to layout.
  public var string: String
  /// The lines as shown.
  public var shown: [String]
  /// The size in points at full scale without wrapping, except at line breaks in the text.
  public var natural: Size
  /// The proposed size in points; without a limit, the laid-out size.
  public var given: Size
  /// The frame after all transforms, in points of the canvas.
  public var frame: Rect
  /// The number of lines needed at full scale in the given width, without a limit.
  public var wantedLines: Int
  /// The number of words, separated by white space, that are missing in whole or part.
  public var wordsLost: Int
  /// The scale that `minimumScaleFactor` allowed; 1 if the text did not shrink.
  public var scaleFactor: Double
  /// The size of the smallest font with visible characters, with all scaling, in points.
  public var fontSize: Double
  /// The reason for not judging the text; nil for judged texts.
  public var exemption: TextExemption?
  /// The problems found; empty for texts that were not judged.
  public var problems: [TextProblem]
  /// The depth of cut ink in points, on the side where it is greatest.
  public var cutDepth: Double
  /// The view whose shape clips the text; nil for the picture's edge.
  public var clippedBy: String?
  /// The ids of the texts that it overlaps.
  public var overlaps: [Int]
}

extension TextLedger {
  /// The size in points below which text is hard to read: Apple's Human Interface Guidelines ask for 11 or
  /// more on iOS (documented).
  public static let leastSize = 11.0
}
