import VitrineGraphics

/// The arguments of a container or modifier that draws nothing itself, for dumps and reports.
///
/// They are kept as numbers: text would cost more than the layout.
public enum PlacedArguments: Hashable, Sendable {
  case none
  case text(String)
  case stack(alignment: String, spacing: Double?)
  case alignment(String)
  case grid(alignment: String, horizontalSpacing: Double?, verticalSpacing: Double?)
  case insets(Insets)
  case frame(width: Double?, height: Double?, alignment: String)
  case flexibleFrame(width: Bounds, height: Bounds, alignment: String)
  case axes(horizontal: Bool, vertical: Bool)
  case ratio(Double?, fills: Bool)
  case point(x: Double, y: Double)
  case number(Double)
  case cell(GridCellTraits)
  case lazyGrid(tracks: [GridTrack], alignment: String, spacing: Double?)
  case edges([String])
  /// A view at an edge.
  case edge(String, alignment: String, spacing: Double?)
  /// An author's guide, and its place in points from the top leading corner.
  case guide(String, at: Double)

  /// The bounds set by `frame(minWidth:idealWidth:maxWidth:)` on one axis.
  public struct Bounds: Hashable, Sendable {
    public var minimum: Double?
    public var ideal: Double?
    public var maximum: Double?

    public init(minimum: Double?, ideal: Double?, maximum: Double?) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }
  }
}

extension PlacedArguments: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = value.isEmpty ? .none : .text(value) }
}

extension PlacedArguments: CustomStringConvertible {
  /// The arguments as an author writes them, without parentheses: `width: 10, alignment: center`.
  public var description: String {
    switch self {
    case .none: ""
    case .text(let text): text
    case .stack(let alignment, let spacing): list(("alignment", alignment), ("spacing", spacing))
    case .alignment(let alignment): "alignment: \(alignment)"
    case .grid(let alignment, let horizontal, let vertical):
      list(
        ("alignment", alignment), ("horizontalSpacing", horizontal), ("verticalSpacing", vertical))
    case .insets(let insets): describe(insets)
    case .frame(let width, let height, let alignment):
      list(("width", width), ("height", height), ("alignment", alignment))
    case .flexibleFrame(let width, let height, let alignment):
      list(
        ("minWidth", width.minimum), ("idealWidth", width.ideal), ("maxWidth", width.maximum),
        ("minHeight", height.minimum), ("idealHeight", height.ideal),
        ("maxHeight", height.maximum), ("alignment", alignment))
    case .axes(let horizontal, let vertical): "horizontal: \(horizontal), vertical: \(vertical)"
    case .ratio(let ratio, let fills):
      list(("", ratio), ("contentMode", fills ? "fill" : "fit"))
    case .point(let x, let y): list(("x", x), ("y", y))
    case .number(let value): DumpNumber.text(value)
    case .cell(let traits):
      list(traits.values.map { ($0.name, $0.text) })
    case .lazyGrid(let tracks, let alignment, let spacing):
      list(
        ("tracks", tracks.map(\.description).joined(separator: ", ")), ("alignment", alignment),
        ("spacing", spacing))
    case .edges(let names): names.joined(separator: ", ")
    case .edge(let edge, let alignment, let spacing):
      list(("edge", edge), ("alignment", alignment), ("spacing", spacing))
    case .guide(let name, let place): list(("guide", name), ("at", place))
    }
  }

  private func describe(_ insets: Insets) -> String {
    let same =
      insets.top == insets.leading && insets.top == insets.bottom
      && insets.top == insets.trailing
    if same { return DumpNumber.text(insets.top) }
    return list(
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing))
  }

  /// Returns the non-nil values with labels, separated by commas.
  private func list(_ values: (String, Any?)...) -> String { list(values) }

  private func list(_ values: [(String, Any?)]) -> String {
    values.compactMap { label, value -> String? in
      let text: String
      switch value {
      case let number as Double: text = DumpNumber.text(number)
      case let word as String: text = word
      default: return nil
      }
      return label.isEmpty ? text : "\(label): \(text)"
    }.joined(separator: ", ")
  }
}
