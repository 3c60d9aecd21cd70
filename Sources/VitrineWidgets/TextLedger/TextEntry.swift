public import VitrineGraphics

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
