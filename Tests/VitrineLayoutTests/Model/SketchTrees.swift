import SeededNumbers

/// Random sketches, the same in every run. Lengths are quarters of points, so that sums are exact.
struct SketchTrees {
  private var numbers: Seeded

  init(seed: UInt64) { numbers = Seeded(seed) }

  mutating func next(_ count: Int) -> Int { numbers.below(count) }

  /// A tree of at most `depth` levels.
  mutating func tree(_ depth: Int) -> Sketch {
    if depth == 0 { return leaf() }
    switch next(10) {
    case 0: return leaf()
    case 1, 2, 3, 4: return container(depth)
    default: return modifier(depth, tree(depth - 1))
    }
  }

  // MARK: Values

  mutating func flag() -> Bool { next(2) == 0 }
  mutating func length(_ most: Int = 60) -> Double { Double(next(most * 4 + 1)) / 4 }
  mutating func maybe(_ most: Int = 60) -> Double? { flag() ? length(most) : nil }
  private mutating func across() -> Sketch.Across { Sketch.Across.allCases[next(4)] }
  private mutating func down() -> Sketch.Down { Sketch.Down.allCases[next(6)] }

  mutating func alignment() -> Sketch.Alignment {
    Sketch.Alignment(across: across(), down: down())
  }

  private mutating func rule() -> Sketch.GuideRule {
    flag() ? .fromNear(length() - 20) : .fromFar(length() - 20)
  }

  /// Bounds in ascending order, some of them left out.
  private mutating func bounds() -> Sketch.Bounds {
    let lengths = [length(), length(90), length(200)].sorted()
    let most: Double? = next(3) == 0 ? .infinity : lengths[2]
    return Sketch.Bounds(
      least: flag() ? lengths[0] : nil, ideal: next(3) == 0 ? lengths[1] : nil,
      most: flag() ? most : nil)
  }

  // MARK: Views

  private mutating func leaf() -> Sketch {
    switch next(6) {
    case 0, 1, 2:
      // A text, as far as layout knows it: a box with a baseline.
      let height = length()
      return Sketch(.box(length(), height, baseline: flag() ? (height * 3).rounded() / 4 : nil))
    case 3: return Sketch(.picture(length(), length()))
    default: return Sketch(.color)
    }
  }

  mutating func children(_ depth: Int, _ most: Int = 3) -> [Sketch] {
    (0...next(most)).map { _ in tree(depth - 1) }
  }

  private mutating func container(_ depth: Int) -> Sketch {
    switch next(12) {
    case 0, 1, 2, 3: return stack(depth)
    case 10, 11: return lazyGrid(depth)
    case 4, 5: return Sketch(.layers(alignment()), children(depth))
    case 6, 7: return grid(depth)
    default: return Sketch(.fits(flag(), flag()), children(depth))
    }
  }

  private mutating func stack(_ depth: Int) -> Sketch {
    let isRow = flag()
    let isSpaced = next(4) > 0
    var parts = children(depth)
    if next(3) == 0 { parts.insert(Sketch(.spacer(maybe(20))), at: next(parts.count + 1)) }
    if next(4) == 0 { parts.insert(Sketch(.divider), at: next(parts.count + 1)) }
    if next(3) == 0 {
      let chosen = next(parts.count)
      parts[chosen] = Sketch(.priority(Double(next(4)) - 1), [parts[chosen]])
    }
    let spacing = isSpaced ? length(12) : nil
    return Sketch(isRow ? .row(down(), spacing) : .column(across(), spacing), parts)
  }

  private mutating func grid(_ depth: Int) -> Sketch {
    let columns = 1 + next(3)
    let rows = (0...next(3)).map { _ in
      var cells: [Sketch] = []
      var column = 0
      while column < columns {
        let span = 1 + next(columns - column)
        if span > 1 && flag() {
          cells.append(Sketch(.span(span), [Sketch(.box(length(150), length(), baseline: nil))]))
          column += span
        } else {
          cells.append(tree(depth > 2 ? 1 : 0))
          column += 1
        }
      }
      return Sketch(.gridRow, cells)
    }
    return Sketch(.grid(alignment(), length(9), length(9)), rows)
  }

  private mutating func modifier(_ depth: Int, _ content: Sketch) -> Sketch {
    switch next(13) {
    case 0:
      return Sketch(
        .padding(top: length(20), leading: length(20), bottom: length(20), trailing: length(20)),
        [content])
    case 1, 2: return Sketch(.frame(maybe(), maybe(), alignment()), [content])
    case 3, 4: return Sketch(.flexible(bounds(), bounds(), alignment()), [content])
    case 5: return Sketch(.fixedSize(flag(), flag()), [content])
    case 6: return Sketch(.ratio(flag() ? nil : 0.25 + length(4), fills: flag()), [content])
    case 7: return Sketch(.offset(length() - 30, length() - 30), [content])
    case 8: return Sketch(.behind(alignment()), [content, tree(depth - 1)])
    case 9: return Sketch(.over(alignment()), [content, tree(depth - 1)])
    case 10: return Sketch(.guideAcross(across(), rule()), [content])
    case 11: return Sketch(.guideDown(down(), rule()), [content])
    default: return Sketch(.position(length(100), length(100)), [content])
    }
  }
}
