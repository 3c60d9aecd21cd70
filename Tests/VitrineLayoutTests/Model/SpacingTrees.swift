import SeededNumbers

/// Random sketches of texts, symbols and shapes whose distances are left to them.
struct SpacingTrees {
  private var numbers: Seeded

  init(seed: UInt64) { numbers = Seeded(seed) }

  mutating func next(_ count: Int) -> Int { numbers.below(count) }

  mutating func tree(_ depth: Int) -> Sketch {
    if depth == 0 { return leaf() }
    switch next(8) {
    case 0: return leaf()
    case 1, 2, 3, 4: return container(depth)
    default: return modifier(tree(depth - 1), depth)
    }
  }

  private mutating func flag() -> Bool { next(2) == 0 }
  private mutating func length(_ most: Int = 40) -> Double { Double(next(most * 4 + 1)) / 4 }
  private mutating func maybe(_ most: Int = 40) -> Double? { flag() ? length(most) : nil }
  private mutating func down() -> Sketch.Down { Sketch.Down.allCases[next(6)] }
  private mutating func across() -> Sketch.Across { Sketch.Across.allCases[next(4)] }

  private mutating func alignment() -> Sketch.Alignment {
    Sketch.Alignment(across: across(), down: down())
  }

  // MARK: Leaves

  private mutating func leaf() -> Sketch {
    switch next(8) {
    case 0, 1, 2: return Sketch(.text(text()))
    case 3, 4: return Sketch(.shape(shape()))
    case 5:
      let height = 1 + length(20)
      return Sketch(.box(length(20), height, baseline: (height * 3).rounded() / 4))
    case 6: return Sketch(.box(length(), length(), baseline: nil))
    default: return Sketch(.color)
    }
  }

  private mutating func text() -> Sketch.Text {
    let sizes = [10.0, 11, 13, 17, 20, 34]
    let size = sizes[next(sizes.count)]
    return Sketch.Text(
      string: ["Hg", "one", "W"][next(3)], size: size,
      pitch: flag() ? (size * 1.29).rounded() : nil, systemVersion: next(4) == 0 ? 16 : 26)
  }

  private mutating func shape() -> Sketch.Shape {
    let bases: [Sketch.Shape.Base] = [
      .circle, .circle, .capsule, .rectangle, .authored(width: length(), limit: maybe()),
    ]
    let steps = Sketch.Shape.Step.allCases
    return Sketch.Shape(
      base: bases[next(bases.count)],
      steps: (0..<next(4)).map { _ in flag() ? steps[next(2)] : steps[next(steps.count)] },
      drawing: Sketch.Shape.Drawing.allCases[next(3)])
  }

  // MARK: Containers and modifiers

  private mutating func container(_ depth: Int) -> Sketch {
    switch next(8) {
    case 0: return Sketch(.layers(alignment()), children(depth))
    case 1: return grid(depth)
    case 2, 3: return Sketch(.row(down(), spacing()), spaced(children(depth)))
    default: return Sketch(.column(across(), spacing()), spaced(children(depth)))
    }
  }

  private mutating func spacing() -> Double? { next(5) == 0 ? length(12) : nil }

  private mutating func children(_ depth: Int) -> [Sketch] {
    (0...next(4)).map { _ in tree(depth - 1) }
  }

  private mutating func spaced(_ views: [Sketch]) -> [Sketch] {
    var parts = views
    if next(5) == 0 { parts.insert(Sketch(.spacer(maybe(20))), at: next(parts.count + 1)) }
    if next(5) == 0 { parts.insert(Sketch(.divider), at: next(parts.count + 1)) }
    return parts
  }

  private mutating func grid(_ depth: Int) -> Sketch {
    let columns = 1 + next(3)
    let rows = (0...next(3)).map { _ in
      Sketch(.gridRow, (0..<columns).map { _ in depth > 2 ? tree(1) : leaf() })
    }
    return Sketch(.grid(alignment(), length(9), spacing()), rows)
  }

  private mutating func modifier(_ content: Sketch, _ depth: Int) -> Sketch {
    switch next(8) {
    case 0, 1:
      let sides = (0..<4).map { _ in flag() ? 0 : length(12) }
      return Sketch(
        .padding(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3]),
        [content])
    case 2: return Sketch(.frame(maybe(80), maybe(80), alignment()), [content])
    case 3:
      let width = Sketch.Bounds(least: nil, ideal: nil, most: flag() ? .infinity : nil)
      let height = Sketch.Bounds(least: maybe(20), ideal: nil, most: nil)
      return Sketch(.flexible(width, height, alignment()), [content])
    case 4: return Sketch(.offset(length(), length()), [content])
    case 5: return Sketch(.behind(alignment()), [content, tree(depth - 1)])
    case 6: return Sketch(.fixedSize(flag(), flag()), [content])
    default: return Sketch(.guideDown(down(), .fromNear(length(20))), [content])
    }
  }
}
