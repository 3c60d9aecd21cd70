import VitrineGraphics

extension NodeKind {
  /// The arguments of a container or modifier that dumps show. Leaves and what only draws have contents of their own,
  /// which hold theirs.
  package var placedArguments: PlacedArguments {
    switch self {
    case .spacer(let minLength): minLength.map { .number($0) } ?? .none
    case .hStack(let guide, let spacing): .stack(alignment: guide.name, spacing: spacing)
    case .vStack(let guide, let spacing): .stack(alignment: guide.name, spacing: spacing)
    case .zStack(let alignment): .alignment(alignment.name)
    case .gridRow(let guide): guide.map { .alignment($0.name) } ?? .none
    case .grid(let grid):
      .grid(
        alignment: grid.alignment.name, horizontalSpacing: grid.horizontalSpacing,
        verticalSpacing: grid.verticalSpacing)
    case .lazyGrid(let grid):
      .lazyGrid(tracks: grid.tracks, alignment: grid.alignment.name, spacing: grid.spacing)
    case .viewThatFits(let horizontal, let vertical):
      .axes(horizontal: horizontal, vertical: vertical)
    case .modifier(let modifier): modifier.arguments
    // What reads or draws these shows their values.
    case .empty, .text, .image, .shape, .divider, .canvas, .geometryReader, .layout, .hidden,
      .effect, .interaction, .contentShape, .accentable, .widgetBackground:
      .none
    }
  }
}
