/// The behaviour of an annotation that would reach beyond the plot area or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  let x: Strategy
  let y: Strategy

  /// Creates a behaviour with one strategy for each direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The annotation stands where its mark puts it.
  public static let automatic = AnnotationOverflowResolution()

  /// The part of the chart that an annotation is kept in.
  public struct Boundary: Hashable, Sendable {
    enum Kind { case automatic, plot, chart }
    let kind: Kind

    /// The plot area.
    public static let automatic = Boundary(kind: .automatic)
    /// The area between the axes.
    public static let plot = Boundary(kind: .plot)
    /// The chart with its axes and legend.
    public static let chart = Boundary(kind: .chart)
  }

  /// The behaviour in one direction.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }
    let kind: Kind

    /// The annotation stands where its mark puts it.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation may reach beyond all edges.
    public static let disabled = Strategy(kind: .disabled)
    /// The scale leaves room for the annotation, estimated as one line of small text.
    public static let padScale = Strategy(kind: .padScale)
    /// The annotation is moved into the plot area.
    public static let fit = fit(to: .automatic)
    /// The annotation is moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(kind: .fit(boundary))
    }
  }
}
