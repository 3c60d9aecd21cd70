import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The colours of an icon that is drawn for an app without one, made from those of its widget.
nonisolated struct AppPalette: Hashable {
  /// The ground at the top and at the bottom, and the letter on it.
  var top: RGBA
  var bottom: RGBA
  var ink: RGBA
  /// The letter on a dark ground.
  var accent: RGBA

  /// The colours without any of a widget's: slate.
  static let neutral = AppPalette(RGBA(hex: 0x6B7686))

  /// Creates a palette around a colour.
  init(_ chief: RGBA) {
    top = chief.mixed(with: .white, Self.lift)
    bottom = chief.mixed(with: .black, Self.drop)
    ink = Self.ink(on: chief)
    accent = chief.mixed(with: .white, Self.lift)
  }

  /// Creates a palette of the colours that a widget declares; nil if it declares none with a hue.
  init?(_ colors: WidgetColors) {
    let declared = [colors.accent?.light, colors.background?.light].compactMap { $0 }
    guard let chief = declared.first(where: \.hasHue) else { return nil }
    self.init(chief)
  }

  /// Creates a palette of a widget's declared colours, else of those that its views have in their light appearance:
  /// of the background if that has a hue, else the hue that the most views have; a dark background without a hue
  /// gives graphite.
  init(_ colors: WidgetColors, _ root: Node) {
    if let declared = AppPalette(colors) {
      self = declared
      return
    }
    let found = NodeColors(root)
    let ground = found.ground.filter { $0.alpha == 1 }
    if let first = ground.first(where: \.hasHue) {
      self.init(first)
    } else if let chief = found.chief {
      self.init(chief)
    } else if let dark = ground.first, dark.tone < Self.darkBelow {
      self.init(dark.mixed(with: .white, Self.lift))
    } else {
      self = .neutral
    }
  }

  /// Returns white, or on bright colours a deep shade of the same hue.
  private static func ink(on ground: RGBA) -> RGBA {
    ground.tone > brightFrom ? ground.mixed(with: .black, inkShade) : .white
  }

  /// The shares of white at the top and of black at the bottom (chosen by eye).
  private static let lift: Float = 0.16
  private static let drop: Float = 0.12
  /// The luminance from which white does not stand out, and the share of black in a letter on such colours.
  private static let brightFrom: Float = 0.72
  private static let inkShade: Float = 0.72
  /// The luminance below which a ground is dark.
  private static let darkBelow: Float = 0.2
}

/// The colours of a widget's views before layout, without those of deferred closures.
nonisolated private struct NodeColors {
  /// The colours of the container's background in order.
  private(set) var ground: [RGBA] = []
  /// The opaque colours with a hue in the order of their first occurrence, and how often they occur.
  private var counts: [(color: RGBA, count: Int)] = []

  /// The largest number of nodes and of distinct colours looked at: more than a widget has.
  private static let mostNodes = 4096
  private static let mostColors = 64

  init(_ root: Node) {
    var waiting = [(node: root, isGround: false)]
    var left = Self.mostNodes
    while left > 0, let (node, isGround) = waiting.popLast() {
      left -= 1
      let fills = Self.fills(node)
      for color in fills.flatMap(Self.colors) { add(color, isGround) }
      let inside = isGround || node.isContainerBackground
      waiting += node.children.reversed().map { ($0, inside) }
    }
  }

  /// The colour that occurs most, the first of several.
  var chief: RGBA? {
    counts.reduce(nil as (color: RGBA, count: Int)?) { best, next in
      next.count > (best?.count ?? 0) ? next : best
    }?.color
  }

  private mutating func add(_ color: RGBA, _ isGround: Bool) {
    if isGround, ground.count < Self.mostColors { ground.append(color) }
    guard !isGround, color.hasHue, color.alpha == 1 else { return }
    if let index = counts.firstIndex(where: { $0.color == color }) {
      counts[index].count += 1
    } else if counts.count < Self.mostColors {
      counts.append((color, 1))
    }
  }

  private static func fills(_ node: Node) -> [VitrineLayout.FillStyle] {
    switch node.kind {
    case .shape(let leaf):
      switch leaf.drawing {
      case .fill(let fill, _), .stroke(let fill, _), .strokeBorder(let fill, _): [fill]
      }
    case .text(let leaf): leaf.fills
    case .image(let leaf):
      if case .symbol(_, let fills) = leaf.content { fills } else { [] }
    case .empty, .spacer, .divider, .canvas, .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid,
      .viewThatFits, .geometryReader, .layout, .modifier, .hidden, .effect, .interaction,
      .contentShape, .accentable, .widgetBackground:
      []
    }
  }

  private static func colors(_ fill: VitrineLayout.FillStyle) -> [RGBA] {
    guard fill.opacity == 1 else { return [] }
    switch fill.kind {
    case .color(let color): return [color]
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      return stops.prefix(mostColors).map(\.color)
    case .mesh(_, let colors): return Array(colors.prefix(mostColors))
    case .image, .backdrop, .glass: return []
    }
  }
}

extension Node {
  fileprivate nonisolated var isContainerBackground: Bool {
    if case .widgetBackground = kind { true } else { false }
  }
}

extension RGBA {
  /// Whether the colour is clearly not grey.
  fileprivate nonisolated var hasHue: Bool {
    let parts = [red, green, blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) >= 0.2
  }
}
