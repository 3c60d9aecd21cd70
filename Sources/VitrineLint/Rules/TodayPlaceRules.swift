import VitrineGraphics
import VitrineLayout
import VitrineWidgets

/// Rules on the places of views in Today widgets.
extension LintRule {
  private static let seeds = "Human Interface Guidelines, Today widgets (iOS 10)"

  static let todayMargin = LintRule(
    "today-edge-margin", .today, .error,
    "Texts and glyphs keep several pixels from the widget's edges.",
    advice: "Pad the content by 8 to 16 points.", source: seeds,
    check: .picture { picture, limits in
      guard picture.isToday, picture.level == usualLevel else { return .notApplicable }
      let leaves = picture.leaves.filter { leaf in
        leaf.isText || leaf.isImage && leaf.noun == "symbol"
      }
      guard !leaves.isEmpty else { return .notApplicable }
      return .of(
        leaves.compactMap { leaf in
          let sides = picture.container.distances(to: leaf.frame)
          guard let least = sides.min(), least < limits.todayMargin - pixel else { return nil }
          let words = leaf.string.map { "“\($0)”" } ?? "the \(leaf.noun)"
          var violation = LintViolation(
            "\(words) is \(points(least)) from the edge, less than \(points(limits.todayMargin))",
            measured: points(least), limit: points(limits.todayMargin),
            excess: limits.todayMargin - least)
          picture.locate(&violation, leaf)
          return violation
        })
    })

  /// Half a point is less than a pixel of any screen without its own scale.
  private static let pixel = 0.5

  static let todayGridGap = LintRule(
    "today-grid-padding", .today, .warning, "Items of a grid have room between them.",
    advice: "Give the grid a spacing of 8 points or more.", source: seeds,
    check: .picture { picture, limits in
      guard picture.isToday, picture.level == usualLevel else { return .notApplicable }
      let gaps = picture.grids.compactMap { grid in picture.leastGap(of: grid).map { (grid, $0) } }
      guard !gaps.isEmpty else { return .notApplicable }
      return .of(
        gaps.compactMap { grid, gap in
          guard gap < limits.gridGap - pixel else { return nil }
          return located(
            LintViolation(
              "two items of the grid are \(points(gap)) apart, less than \(points(limits.gridGap))",
              measured: points(gap), limit: points(limits.gridGap), excess: limits.gridGap - gap),
            grid.node, picture)
        })
    })

  static let todayGridItems = LintRule(
    "today-grid-max-four", .today, .error, "A grid has at most four items.",
    advice: "Show the four that matter most.", source: seeds,
    check: .picture { picture, limits in
      guard picture.isToday else { return .notApplicable }
      let grids = picture.grids
      guard !grids.isEmpty else { return .notApplicable }
      return .of(
        grids.compactMap { grid in
          guard grid.items.count > limits.gridItems else { return nil }
          return located(
            LintViolation(
              "the grid has \(grid.items.count) items, more than \(limits.gridItems)",
              measured: "\(grid.items.count)", limit: "\(limits.gridItems)",
              excess: Double(grid.items.count - limits.gridItems)), grid.node, picture)
        })
    })

  private static func located(
    _ violation: LintViolation, _ node: Int, _ picture: LintPicture
  ) -> LintViolation {
    var violation = violation
    violation.path = picture.tree.path(of: node)
    violation.rect = picture.tree.nodes[node].frame
    return violation
  }

  static let todayWidth = todayTexts(
    "today-adaptive-width", .error, "On every screen texts are whole.",
    advice: "Let the text wrap or shrink.", problems: [.truncated, .overlapping]
  ) { $0.level == usualLevel }

  static let todayHeight = todayTexts(
    "today-adaptive-height", .error, "Collapsed and expanded, nothing is cut.",
    advice: "Leave out what the collapsed height has no room for.", problems: [.clipped]
  ) { $0.level == usualLevel }

  static let todayTypeSizes = todayTexts(
    "today-dynamic-type", .error, "The content fits at all twelve text sizes.",
    advice: "Leave out what a larger text has no room for, or limit its size.",
    problems: [.truncated, .overlapping, .clipped]
  ) { $0.level != usualLevel }

  private static func todayTexts(
    _ id: String, _ severity: Severity, _ statement: String, advice: String,
    problems: Set<TextProblem>, _ isJudged: @escaping @Sendable (LintPicture) -> Bool
  ) -> LintRule {
    LintRule(
      id, .today, severity, statement, advice: advice, source: seeds,
      check: .picture { picture, _ in
        guard picture.isToday, isJudged(picture) else { return .notApplicable }
        let root = picture.tree.path(of: picture.content.lowerBound)
        let own = picture.texts.entries.filter {
          $0.exemption == nil && $0.path.hasPrefix(root)
        }
        guard !own.isEmpty else { return .notApplicable }
        return .of(
          own.compactMap { entry in
            guard let problem = entry.problems.first(where: problems.contains) else { return nil }
            var violation = LintViolation(
              "“\(entry.string)” is \(problem.rawValue)", measured: problem.rawValue,
              limit: "whole",
              rect: entry.frame, excess: entry.cutDepth + Double(entry.wordsLost))
            (violation.path, violation.name) = (entry.path, entry.name)
            return violation
          })
      })
  }

  static let todayBelowScreen = LintRule(
    "today-expanded-below-screen", .today, .warning,
    "Expanded the widget is lower than the screen.",
    advice: "Show less, or let a tap open the rest.", source: seeds,
    check: .picture { picture, _ in
      guard picture.isToday, picture.configuration.displayMode == .expanded else {
        return .notApplicable
      }
      let (height, most) = (picture.container.height, picture.configuration.screenSize.height)
      guard height >= most else { return .pass }
      return .violated([
        LintViolation(
          "expanded the widget is \(points(height)) high, the screen \(points(most))",
          measured: points(height), limit: points(most), excess: height - most)
      ])
    })

  static let todayNoScrolling = LintRule(
    "today-no-scroll-or-pan", .today, .error, "The widget neither scrolls nor pans.",
    advice: "Show what fits, and open the app for the rest.", source: seeds,
    check: .picture { picture, _ in
      guard picture.isToday else { return .notApplicable }
      return .of(
        picture.content.filter { scrolling.contains(picture.tree.nodes[$0].name) }.map { node in
          located(
            LintViolation("the widget has a \(picture.tree.nodes[node].name)"), node, picture)
        })
    })

  private static let scrolling: Set = ["List", "ScrollView", "TabView"]
}

/// A grid with the frames of its items.
private struct LintGrid {
  var node: Int
  var items: [Rect]
}

extension LintPicture {
  fileprivate var grids: [LintGrid] {
    content.compactMap { node in
      let children = tree.children(of: node)
      switch tree.nodes[node].name {
      case "LazyVGrid", "LazyHGrid":
        return LintGrid(node: node, items: children.map { tree.nodes[$0].frame })
      case "Grid":
        let items = children.flatMap {
          tree.nodes[$0].name == "GridRow" ? tree.children(of: $0) : [$0]
        }
        return LintGrid(node: node, items: items.map { tree.nodes[$0].frame })
      default: return nil
      }
    }
  }

  /// The least distance between two items beside or below each other; nil for a single one.
  fileprivate func leastGap(of grid: LintGrid) -> Double? {
    var least: Double?
    for (index, a) in grid.items.enumerated() {
      for b in grid.items[(index + 1)...] {
        let across = max(a.minX, b.minX) - min(a.maxX, b.maxX)
        let down = max(a.minY, b.minY) - min(a.maxY, b.maxY)
        // Diagonal neighbours have both distances; the larger one counts.
        least = min(least ?? .infinity, max(across, down))
      }
    }
    return least
  }
}
