import Vitrine
import VitrineCharts

/// Widths of bars and radii of sectors: points, a ratio of what they are measured by, or an inset from it.
enum MarkDimensionForm {
  private static let parts: [Parameter] = [
    Parameter("ratio", .number, "the part, 1 is the whole"),
    Parameter("inset", .number, "points less on each side"),
  ]

  /// A number of points, `{"ratio": …}` or `{"inset": …}`.
  static let type = ArgumentType.either([.object(parts), .number])

  /// Returns a dimension; `automatic` if the argument is absent.
  static func read(_ name: String, _ a: Arguments) throws(DocumentError) -> MarkDimension {
    guard let object = a.object(name) else {
      return try a.length(name).map { .fixed($0) } ?? .automatic
    }
    switch (try object.length("ratio"), try object.length("inset")) {
    case (let ratio?, nil): return .ratio(ratio)
    case (nil, let inset?): return .inset(inset)
    default: throw object.error("'\(name)' needs 'ratio' or 'inset', one of them")
    }
  }
}
