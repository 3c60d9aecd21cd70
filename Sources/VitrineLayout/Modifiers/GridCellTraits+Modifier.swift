import VitrineGraphics

extension GridCellTraits: LayoutModifier {
  var arguments: PlacedArguments { .cell(self) }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    let inner = engine.elements[i].traits
    engine.cellTraits.append(inner < 0 ? self : merged(over: engine.cellTraits[Int(inner)]))
    engine.elements[i].traits = Int32(engine.cellTraits.count - 1)
  }
}

extension NodeKind {
  public static func gridCell(_ traits: GridCellTraits) -> NodeKind {
    .modifier(NodeModifier(traits))
  }
}
