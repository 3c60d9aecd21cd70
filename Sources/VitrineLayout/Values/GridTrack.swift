import VitrineGraphics

/// Columns or rows of a lazy grid.
public struct GridTrack: Hashable, Sendable {
  public enum Sizing: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  public var sizing: Sizing
  /// The points to the next track; nil is 8.
  public var spacing: Double?
  /// The alignment of views in the track; nil follows the grid.
  public var alignment: Alignment2D?

  public init(_ sizing: Sizing, spacing: Double?, alignment: Alignment2D?) {
    self.sizing = sizing
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridTrack: CustomStringConvertible {
  /// The track as an author writes it: `adaptive 60–90 spacing 4`.
  public var description: String {
    var words: [String]
    switch sizing {
    case .fixed(let length): words = ["fixed", DumpNumber.text(length)]
    case .flexible(let least, let most): words = ["flexible", Self.words(least, most)]
    case .adaptive(let least, let most): words = ["adaptive", Self.words(least, most)]
    }
    if let spacing { words += ["spacing", DumpNumber.text(spacing)] }
    if let alignment { words.append(alignment.name) }
    return words.joined(separator: " ")
  }

  private static func words(_ least: Double, _ most: Double) -> String {
    DumpNumber.text(least) + (most < .infinity ? "–" + DumpNumber.text(most) : "")
  }
}
