import VitrineLayout

extension Sketch {
  /// A lazy grid's tracks; lines follow each other downwards in a vertical one.
  struct LazyGrid: Hashable {
    var isVertical: Bool
    var tracks: [Track]
    var alignment: Alignment
    var spacing: Double?

    struct Track: Hashable {
      var size: TrackSize
      var spacing: Double?
      var alignment: Alignment?
    }

    enum TrackSize: Hashable {
      case fixed(Double)
      case flexible(Double, Double)
      case adaptive(Double, Double)
    }
  }

  enum Part: Hashable { case header, content, footer }

  /// Gives the nodes of a lazy grid's children their parts in sections.
  func markParts(_ nodes: [Node]) {
    guard case .lazyGrid = kind else { return }
    var marks: [Int: SectionPart.Mark] = [:]
    for (child, node) in zip(children, nodes) {
      guard case .part(let part, let section) = child.kind else { continue }
      let mark = marks[section] ?? SectionPart.Mark()
      marks[section] = mark
      node.section = SectionPart(part.role, of: mark)
    }
  }
}

extension Sketch.Part {
  fileprivate var role: SectionPart.Role {
    switch self {
    case .header: .header
    case .content: .content
    case .footer: .footer
    }
  }
}

extension Sketch.LazyGrid {
  var container: LazyGridContainer {
    LazyGridContainer(
      axis: isVertical ? .vertical : .horizontal, tracks: tracks.map(\.track),
      alignment: alignment.guides, spacing: spacing)
  }
}

extension Sketch.LazyGrid.Track {
  fileprivate var track: GridTrack {
    let sizing: GridTrack.Sizing =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let least, let most): .flexible(minimum: least, maximum: most)
      case .adaptive(let least, let most): .adaptive(minimum: least, maximum: most)
      }
    return GridTrack(sizing, spacing: spacing, alignment: alignment?.guides)
  }
}
