import VitrineGraphics

extension NodeKind {
  /// The arguments of a container or modifier that dumps show. Leaves and what only draws have contents of their own,
  /// which hold theirs.
  var placedArguments: PlacedArguments {
    switch self {
    case .spacer(let minLength): minLength.map { .number($0) } ?? .none
    case .hStack(let guide, let spacing): .stack(alignment: guide.name, spacing: spacing)
    case .vStack(let guide, let spacing): .stack(alignment: guide.name, spacing: spacing)
    case .zStack(let alignment), .background(let alignment), .overlay(let alignment):
      .alignment(alignment.name)
    case .gridRow(let guide): guide.map { .alignment($0.name) } ?? .none
    case .grid(let grid):
      .grid(
        alignment: grid.alignment.name, horizontalSpacing: grid.horizontalSpacing,
        verticalSpacing: grid.verticalSpacing)
    case .lazyGrid(let grid):
      .lazyGrid(tracks: grid.tracks, alignment: grid.alignment.name, spacing: grid.spacing)
    case .gridCell(let traits): .cell(traits)
    case .viewThatFits(let horizontal, let vertical), .fixedSize(let horizontal, let vertical):
      .axes(horizontal: horizontal, vertical: vertical)
    case .padding(let insets), .safeAreaPadding(let insets): .insets(insets)
    case .safeAreaInset(let inset):
      .edge(inset.edgeName, alignment: inset.guideName, spacing: inset.spacing)
    case .ignoresSafeArea(let top, let leading, let bottom, let trailing):
      .edges(
        [(top, "top"), (leading, "leading"), (bottom, "bottom"), (trailing, "trailing")]
          .filter(\.0).map(\.1))
    case .containerFrame(let frame): .alignment(frame.alignment.name)
    case .scroll(let scroll):
      .axes(horizontal: scroll.horizontally, vertical: scroll.vertically)
    case .frame(let width, let height, let alignment):
      .frame(width: width, height: height, alignment: alignment.name)
    case .flexibleFrame(let frame):
      .flexibleFrame(
        width: .init(minimum: frame.minWidth, ideal: frame.idealWidth, maximum: frame.maxWidth),
        height: .init(minimum: frame.minHeight, ideal: frame.idealHeight, maximum: frame.maxHeight),
        alignment: frame.alignment.name)
    case .aspectRatio(let ratio, let fills): .ratio(ratio, fills: fills)
    case .offset(let offset): .point(x: offset.width, y: offset.height)
    case .position(let point): .point(x: point.x, y: point.y)
    case .horizontalGuide(let guide, _): .alignment(guide.name)
    case .verticalGuide(let guide, _): .alignment(guide.name)
    case .layoutPriority(let value), .zIndex(let value): .number(value)
    case .coordinateSpace(let name): .text(name)
    case .layoutDirection(let rightToLeft): .text(rightToLeft ? "rightToLeft" : "leftToRight")
    case .layoutValue(_, let value): PlacedArguments(layoutValue: value)
    // What reads or draws these shows their values.
    case .empty, .text, .image, .shape, .divider, .canvas, .geometryReader, .layout, .anchor,
      .containerShape, .hidden, .effect, .interaction, .contentShape, .accentable,
      .widgetBackground:
      .none
    }
  }
}

extension PlacedArguments {
  /// An author's value for a layout: numbers, truth values, texts, and what describes itself.
  fileprivate init(layoutValue value: Any) {
    switch value {
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as any BinaryInteger: self = .number(Double(number))
    case let flag as Bool: self = .text(flag ? "true" : "false")
    case let text as String: self = .text(String(text.prefix(Self.mostCharacters)))
    // The order of a set or a dictionary would differ from run to run.
    case is any Collection: self = .none
    case let value as any CustomStringConvertible:
      self = .text(String(value.description.prefix(Self.mostCharacters)))
    default: self = .none
    }
  }

  /// The longest value in characters.
  private static let mostCharacters = 200
}

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
