/// A description of a view for the random-tree test: the engine and the model of SwiftUI's rules both lay it out.
///
/// Knows neither of them, so that the model stays independent of what it judges.
struct Sketch: Hashable {
  enum Across: String, CaseIterable { case leading, center, trailing, custom }
  enum Down: String, CaseIterable { case top, center, bottom, firstBaseline, lastBaseline, custom }

  struct Alignment: Hashable {
    var across: Across
    var down: Down
  }

  struct Bounds: Hashable {
    var least: Double?
    var ideal: Double?
    var most: Double?
  }

  /// The value of an alignment guide: points from the near edge or from the far one.
  enum GuideRule: Hashable {
    case fromNear(Double)
    case fromFar(Double)
  }

  enum Kind: Hashable {
    case box(Double, Double, baseline: Double?)
    case color
    case picture(Double, Double)
    case text(Text)
    case shape(Shape)
    case spacer(Double?)
    case divider
    case row(Down, Double?)
    case column(Across, Double?)
    case layers(Alignment)
    case grid(Alignment, Double, Double?)
    case gridRow
    case span(Int)
    case lazyGrid(LazyGrid)
    /// A view of a lazy grid as part of one of its sections.
    case part(Part, section: Int)
    case fits(Bool, Bool)
    case padding(top: Double, leading: Double, bottom: Double, trailing: Double)
    case frame(Double?, Double?, Alignment)
    case flexible(Bounds, Bounds, Alignment)
    case fixedSize(Bool, Bool)
    case ratio(Double?, fills: Bool)
    case offset(Double, Double)
    case position(Double, Double)
    case priority(Double)
    case behind(Alignment)
    case over(Alignment)
    case guideAcross(Across, GuideRule)
    case guideDown(Down, GuideRule)
  }

  var kind: Kind
  var children: [Sketch] = []

  init(_ kind: Kind, _ children: [Sketch] = []) {
    self.kind = kind
    self.children = children
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The sketch as an outline; each line starts with the view's number in preorder.
  func outline() -> String {
    var lines: [String] = []
    write(0, &lines)
    return lines.joined(separator: "\n")
  }

  private func write(_ depth: Int, _ lines: inout [String]) {
    lines.append("\(lines.count)\t" + String(repeating: "  ", count: depth) + "\(kind)")
    for child in children { child.write(depth + 1, &lines) }
  }
}
