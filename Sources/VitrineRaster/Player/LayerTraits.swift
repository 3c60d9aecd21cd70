import VitrineGraphics

/// Finds the layers that may be drawn directly into their parent: source-over groups without opacity,
/// filters or mask, whose content uses source-over only. Grouping does not change their result.
struct LayerTraits {
  /// Whether each command pushes such a layer.
  private(set) var isDirect: [Bool]
  /// Masks that consist of one outline filled with an opaque colour, by the command that begins them: they
  /// can use the coverage of the outline, without a layer.
  private(set) var maskOutlines: [Int: (path: Int32, rule: FillRule)] = [:]
  /// The pops of plain deep layers that hold nothing but fills, by the command that pushes them.
  private(set) var deepEnds: [Int: Int] = [:]

  init(_ commands: [DisplayCommand]) {
    isDirect = [Bool](repeating: false, count: commands.count)
    var open: [(index: Int, direct: Bool)] = []
    for (i, command) in commands.enumerated() {
      switch command {
      case .pushLayer(let layer):
        if layer.blendMode != .normal { for k in open.indices { open[k].direct = false } }
        open.append((i, layer.isPlain))
        if layer.isDeep, layer.isPlain { deepEnds[i] = LayerTraits.endOfFills(commands, after: i) }
      case .beginMask(let mode):
        if !open.isEmpty { open[open.count - 1].direct = false }
        maskOutlines[i] = LayerTraits.outline(mode, commands, after: i)
      case .popLayer: if let last = open.popLast() { isDirect[last.index] = last.direct }
      default: break
      }
    }
  }

  /// Returns the index of the pop that follows a run of fills; nil if another command comes before it.
  private static func endOfFills(_ commands: [DisplayCommand], after i: Int) -> Int? {
    for k in (i + 1)..<Swift.max(commands.count, i + 1) {
      switch commands[k] {
      case .fillRect(_, let paint), .fillRoundedRect(_, _, _, let paint),
        .fillPath(_, _, let paint):
        if case .backdrop = paint { return nil }
      case .popLayer: return k
      default: return nil
      }
    }
    return nil
  }

  private static func outline(
    _ mode: MaskMode, _ commands: [DisplayCommand], after i: Int
  ) -> (path: Int32, rule: FillRule)? {
    guard mode == .alpha, i + 2 < commands.count, commands[i + 2] == .popLayer,
      case .fillPath(let path, let rule, .color(let color)) = commands[i + 1], color.alpha >= 1
    else { return nil }
    return (path, rule)
  }
}
