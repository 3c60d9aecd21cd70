import Foundation
import VitrineLayout

/// The rows, words and lines of a list, from the top.
nonisolated struct ListBody {
  let sections: [ListSection]
  let metrics: ListMetrics
  let settings: ListSettings.Values
  let environment: EnvironmentValues

  var view: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<sections.count, id: \.self) { section($0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func section(_ index: Int) -> some View {
    let section = sections[index]
    let above =
      section.header.isEmpty
      ? (index == 0 ? metrics.top : settings.sectionSpacing ?? metrics.gap) : metrics.headerAbove
    return VStack(alignment: .leading, spacing: 0) {
      if !section.header.isEmpty {
        words(section.header).padding(.bottom, metrics.headerBelow)
      }
      rows(section.rows)
      if !section.footer.isEmpty {
        words(section.footer).frame(minHeight: metrics.leastFooterHeight)
          .padding(.top, metrics.footerAbove)
      }
    }
    .padding(.top, above)
  }

  private func words(_ nodes: [Node]) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<nodes.count, id: \.self) { NodeView(node: nodes[$0]) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, metrics.wordsInset)
  }

  @ViewBuilder private func rows(_ nodes: [Node]) -> some View {
    let all = VStack(alignment: .leading, spacing: settings.rowSpacing ?? 0) {
      ForEach(0..<nodes.count, id: \.self) { index in
        if settings.rowSpacing != nil {
          cut(row(nodes[index], line: nil))
        } else {
          row(nodes[index], line: line(below: index, in: nodes))
        }
      }
    }
    if settings.rowSpacing != nil {
      all.padding(.horizontal, metrics.cardInset)
    } else {
      cut(all).padding(.horizontal, metrics.cardInset)
    }
  }

  /// Gives rows the corners of their card.
  @ViewBuilder private func cut(_ rows: some View) -> some View {
    if metrics.cardRadius > 0 {
      rows.clipShape(RoundedRectangle(cornerRadius: metrics.cardRadius, style: .continuous))
    } else {
      rows
    }
  }

  /// Returns the colour of the line below a row; nil for none.
  private func line(below index: Int, in nodes: [Node]) -> Color? {
    let node = nodes[index]
    let isLast = index == nodes.count - 1
    if isLast, !metrics.closesSections { return nil }
    if node.rowValue(ListRowMark.BottomSeparator.self, as: Bool.self) == true { return nil }
    if !isLast, nodes[index + 1].rowValue(ListRowMark.TopSeparator.self, as: Bool.self) == true {
      return nil
    }
    return node.rowValue(ListRowMark.SeparatorTint.self, as: Color.self)
      ?? Color(.system(.separator))
  }

  private func row(_ node: Node, line: Color?) -> some View {
    let insets =
      node.rowValue(ListRowMark.Insets.self, as: EdgeInsets.self) ?? metrics.rowInsets
    let reach = insets.trailing - metrics.separatorEnd
    return NodeView(node: node)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.top, insets.top)
      .padding(.bottom, insets.bottom)
      .frame(minHeight: environment.leastListRowHeight ?? metrics.leastRowHeight)
      .overlay(alignment: Alignment(horizontal: .listRowSeparatorLeading, vertical: .bottom)) {
        if let line {
          line.frame(height: metrics.separator ?? environment.pixelLength)
            .padding(.trailing, -reach)
        }
      }
      .padding(.leading, insets.leading)
      .padding(.trailing, reach)
      .modifier(LineEnd(distance: line == nil ? 0 : metrics.separatorEnd))
      .background { background(of: node) }
  }

  @ViewBuilder private func background(of node: Node) -> some View {
    if let own = node.rowValue(ListRowMark.Background.self, as: AnyView.self) {
      own
    } else if let card = metrics.card {
      card
    }
  }
}

/// The end of a row's line before the edge of the row, which a line that begins later would else reach over.
private nonisolated struct LineEnd: _PrimitiveModifier {
  let distance: Double

  static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    guard modifier.distance > 0 else { return }
    out.wrap(from: first, .effect(.clip(.rectangle, .nonZero)), "clipped")
    out.wrap(from: first, .padding(EdgeInsets(.trailing, modifier.distance).insets), "padding")
  }
}

/// The label of a list's row: the icon, larger and tinted, in a slot of 24 points, 16 before the title (measured on
/// iOS 26).
nonisolated struct ListLabelStyle: LabelStyle {
  nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 16) {
      configuration.icon.imageScale(.large).defaultForeground(TintShapeStyle()).frame(width: 24)
      configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }
}
