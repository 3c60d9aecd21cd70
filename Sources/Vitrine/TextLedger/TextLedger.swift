public import VitrineGraphics

/// Every text of a picture: what it says, the room it got, and what of it does not show.
///
/// Made from the snapped views, in points of the picture's canvas. Texts that a canvas draws by code
/// are not in it.
public struct TextLedger: Hashable, Sendable {
  /// Points.
  public var size: Size
  /// In drawing order; an entry's number is its place here.
  public var entries: [TextEntry]

  public init(size: Size, entries: [TextEntry]) {
    self.size = size
    self.entries = entries
  }

  /// How many texts were judged: blank, hidden, redacted and transparent ones are not.
  public var judgedCount: Int { entries.count { $0.exemption == nil } }

  /// The texts that something is wrong with.
  public var troubled: [TextEntry] { entries.filter { !$0.problems.isEmpty } }

  public func count(of problem: TextProblem) -> Int {
    entries.count { $0.problems.contains(problem) }
  }
}

/// What can be wrong with a text.
public enum TextProblem: String, Hashable, Sendable, CaseIterable {
  /// Words were cut, whether or not the author limited the lines.
  case truncated
  /// A clip around it, or the picture's edge, cuts more than a pixel of its ink.
  case clipped
  /// Its ink and that of another text share more than a pixel both ways.
  case overlapping
  /// Some of it is drawn at less than 11 points.
  case small
}

/// Why a text was not judged.
public enum TextExemption: String, Hashable, Sendable, CaseIterable {
  case blank, hidden, redacted, transparent
}

/// One text of a picture.
public struct TextEntry: Hashable, Sendable {
  /// The place in the ledger.
  public var id: Int
  /// What `id(_:)` or `accessibilityIdentifier(_:)` named the view.
  public var name: String?
  /// The way to the view from the root.
  public var path: String
  /// All of it, as the author gave it to the layout.
  public var string: String
  /// What shows, a line for each line.
  public var shown: [String]
  /// Points that it takes on one line, or as many as it has line breaks, at its full size.
  public var natural: Size
  /// Points that it was offered; where there was no limit, those it took.
  public var given: Size
  /// Where it lies, under the transforms around it; points of the canvas.
  public var frame: Rect
  /// Lines that the given width takes at full size, without a limit.
  public var wantedLines: Int
  /// Words, parted by white space, that do not show or show in part.
  public var wordsLost: Int
  /// The factor that `minimumScaleFactor` led to; 1 where nothing shrank.
  public var scaleFactor: Double
  /// Points of the smallest font in it that draws something, with all scaling around it.
  public var fontSize: Double
  /// nil for texts that were judged.
  public var exemption: TextExemption?
  public var problems: [TextProblem]
  /// Points of ink that are cut off, at the side where it is the most.
  public var cutDepth: Double
  /// The view whose shape cuts it; the picture's edge has none.
  public var clippedBy: String?
  /// Numbers of the texts that it overlaps.
  public var overlaps: [Int]
}

extension TextLedger {
  /// Points below which text is hard to read: Apple's Human Interface Guidelines ask for 11 or more
  /// on iOS (documented).
  public static let leastSize = 11.0
}
