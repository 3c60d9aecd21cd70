import VitrineGraphics

extension HorizontalGuide {
  package var name: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    case .custom(let guide): guide.name
    }
  }
}

extension VerticalGuide {
  package var name: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom(let guide): guide.name
    }
  }
}

extension Alignment2D {
  /// The name of the pair in SwiftUI if it has one: `topLeading`, `center`, …
  package var name: String {
    switch (horizontal, vertical) {
    case (.center, .center): "center"
    case (.leading, .top): "topLeading"
    case (.center, .top): "top"
    case (.trailing, .top): "topTrailing"
    case (.leading, .center): "leading"
    case (.trailing, .center): "trailing"
    case (.leading, .bottom): "bottomLeading"
    case (.center, .bottom): "bottom"
    case (.trailing, .bottom): "bottomTrailing"
    default: "\(horizontal.name), \(vertical.name)"
    }
  }
}

extension UnitPosition {
  /// The name of the point in SwiftUI if it has one, otherwise its fractions of width and height.
  package var dumpText: String {
    switch (x, y) {
    case (0.5, 0.5): "center"
    case (0, 0): "topLeading"
    case (0.5, 0): "top"
    case (1, 0): "topTrailing"
    case (0, 0.5): "leading"
    case (1, 0.5): "trailing"
    case (0, 1): "bottomLeading"
    case (0.5, 1): "bottom"
    case (1, 1): "bottomTrailing"
    default: "(\(DumpNumber.text(x)), \(DumpNumber.text(y)))"
    }
  }
}
