/// A view at one edge of another, whose safe area ends there.
public struct SafeAreaInset {
  /// The edge, and the guides of both views that lie on one line.
  public enum Edge {
    case top(HorizontalGuide)
    case bottom(HorizontalGuide)
    case leading(VerticalGuide)
    case trailing(VerticalGuide)
  }

  public var edge: Edge
  /// The points between the views; nil is the distance that they prefer.
  public var spacing: Double?

  public init(_ edge: Edge, spacing: Double?) {
    self.edge = edge
    self.spacing = spacing
  }

  var isVertical: Bool {
    switch edge {
    case .top, .bottom: true
    case .leading, .trailing: false
    }
  }

  var edgeName: String {
    switch edge {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }

  var guideName: String {
    switch edge {
    case .top(let guide), .bottom(let guide): guide.name
    case .leading(let guide), .trailing(let guide): guide.name
    }
  }
}
