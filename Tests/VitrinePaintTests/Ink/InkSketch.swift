import SeededNumbers
import VitrineGraphics
import VitrineLayout

/// A tree of flat boxes and effects on whole pixels, of which pictures are computed exactly.
indirect enum InkSketch {
  case box(Rect, RGBA)
  case group([InkSketch])
  case effect(InkEffect, [InkSketch])
  /// The content, and boxes whose alpha shows it.
  case mask([InkSketch], [InkSketch])
}

/// The effects of a sketch; lengths in pixels.
enum InkEffect {
  case opacity(Double)
  case blend(BlendMode)
  /// Without blur.
  case shadow(RGBA, x: Double, y: Double)
  case clip(Rect)
  case colors([Float])
  case move(Affine)
  case compositingGroup

  var placed: PlacedEffect {
    switch self {
    case .opacity(let k): .opacity(k)
    case .blend(let mode): .blendMode(mode)
    case .shadow(let color, let x, let y): .shadow(color, radius: 0, x: x, y: y)
    case .clip(let rect): .clip(.rectangle, bounds: rect, .nonZero)
    case .colors(let matrix): .colorMatrix(matrix)
    case .move(let map): .transform(map)
    case .compositingGroup: .compositingGroup
    }
  }
}

extension TreeFixture {
  mutating func add(_ sketch: InkSketch) {
    let canvas = Rect(origin: .zero, size: size)
    switch sketch {
    case .box(let frame, let color): rectangle(frame, color)
    case .group(let parts):
      node(.group(arguments: ""), canvas) { for part in parts { $0.add(part) } }
    case .effect(let effect, let parts):
      node(.effect(effect.placed), canvas) { for part in parts { $0.add(part) } }
    case .mask(let content, let mask):
      node(.effect(.mask(.center)), canvas) {
        $0.add(.group(content))
        $0.add(.group(mask))
      }
    }
  }
}

extension InkSketch {
  /// Returns a random tree on a canvas of 40 × 32 pixels, away from its edges.
  static func random(_ chance: inout Seeded, depth: Int = 4) -> InkSketch {
    guard depth > 0, chance.below(4) > 0 else { return randomBox(&chance) }
    switch chance.below(9) {
    case 0...1: return .group(parts(&chance, depth))
    case 2: return .mask(parts(&chance, depth), [randomBox(&chance)])
    default: return .effect(.random(&chance), parts(&chance, depth))
    }
  }

  private static func parts(_ chance: inout Seeded, _ depth: Int) -> [InkSketch] {
    (0...chance.below(3)).map { _ in random(&chance, depth: depth - 1) }
  }

  private static func randomBox(_ chance: inout Seeded) -> InkSketch {
    let alpha: Float = chance.below(3) == 0 ? 0.6 : 1
    return .box(Rect.random(&chance), RGBA.random(&chance, alpha: alpha))
  }
}

extension InkEffect {
  static func random(_ chance: inout Seeded) -> InkEffect {
    switch chance.below(10) {
    case 0...2: return .opacity([0.5, 0.25, 0.8][chance.below(3)])
    case 3:
      let modes: [BlendMode] = [.multiply, .screen, .plusLighter, .destinationOut, .normal]
      return .blend(modes[chance.below(modes.count)])
    case 4...5:
      let x = Double(chance.below(5) - 2)
      return .shadow(RGBA.random(&chance, alpha: 0.7), x: x, y: Double(chance.below(4)))
    case 6: return .clip(Rect.random(&chance))
    case 7:
      return .colors([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
    case 8:
      // A move, or a reflection of the canvas, which scales its axes differently.
      return chance.below(2) == 0
        ? .move(.translation(Double(chance.below(3)), 1))
        : .move(Affine.scale(-1, 1).then(.translation(40, 0)))
    default: return .compositingGroup
    }
  }
}

extension Rect {
  fileprivate static func random(_ chance: inout Seeded) -> Rect {
    Rect(
      x: Double(14 + chance.below(8)), y: Double(11 + chance.below(6)),
      width: Double(2 + chance.below(8)),
      height: Double(2 + chance.below(6)))
  }
}

extension RGBA {
  fileprivate static func random(_ chance: inout Seeded, alpha: Float) -> RGBA {
    RGBA(
      Float(chance.below(6)) / 5, Float(chance.below(6)) / 5, Float(chance.below(6)) / 5, alpha)
  }
}
