import Foundation
import Vitrine

extension Registry {
  private static let children = Parameter("children", .views, "the views inside")
  private static let spacing = Parameter(
    "spacing", .number, "points between neighbours; absent: the platform's own distance")

  static let containerViews: [ViewDeclaration] = [
    ViewDeclaration(
      "VStack", "views in a column",
      [
        Parameter(
          "alignment", Names.horizontalAlignment.type, default: "center", "line of the column"),
        spacing, children,
      ], primary: "children"
    ) { (a) throws(DocumentError) in
      let content = a.views("children")
      return .view(
        AnyView(
          VStack(
            alignment: try a.choice("alignment", Names.horizontalAlignment, default: .center),
            spacing: try a.length("spacing")
          ) { content }))
    },
    ViewDeclaration(
      "HStack", "views in a row",
      [
        Parameter("alignment", Names.verticalAlignment.type, default: "center", "line of the row"),
        spacing, children,
      ], primary: "children"
    ) { (a) throws(DocumentError) in
      let content = a.views("children")
      return .view(
        AnyView(
          HStack(
            alignment: try a.choice("alignment", Names.verticalAlignment, default: .center),
            spacing: try a.length("spacing")
          ) { content }))
    },
    ViewDeclaration(
      "ZStack", "views on top of each other, the first at the back",
      [
        Parameter("alignment", Names.alignment.type, default: "center", "where smaller views lie"),
        children,
      ], primary: "children"
    ) { (a) throws(DocumentError) in
      let content = a.views("children")
      return .view(
        AnyView(
          ZStack(alignment: try a.choice("alignment", Names.alignment, default: .center)) {
            content
          }))
    },
    ViewDeclaration(
      "GlassEffectContainer", "views whose glasses flow together",
      [
        Parameter("spacing", .number, "points up to which glasses flow together"), children,
      ], primary: "children"
    ) { (a) throws(DocumentError) in
      let content = a.views("children")
      return .view(
        AnyView(GlassEffectContainer(spacing: try a.length("spacing")) { content }))
    },
    ViewDeclaration(
      "Group", "views that modifiers treat one by one", [children], primary: "children"
    ) { (a) throws(DocumentError) in
      let content = a.views("children")
      return .view(AnyView(Group { content }))
    },
    ViewDeclaration(
      "Spacer", "takes the room that is left",
      [Parameter("minLength", .number, default: "8", "points at least")], primary: "minLength"
    ) { (a) throws(DocumentError) in .view(AnyView(Spacer(minLength: try a.length("minLength")))) },
    ViewDeclaration("Divider", "a thin line between neighbours") { (_) throws(DocumentError) in
      .view(AnyView(Divider()))
    },
    ViewDeclaration("EmptyView", "nothing") { (_) throws(DocumentError) in
      .view(AnyView(EmptyView()))
    },
    ViewDeclaration(
      "Grid", "rows and columns that line up",
      [
        Parameter(
          "alignment", Names.alignment.type, default: "center", "where views lie in their cells"),
        Parameter("horizontalSpacing", .number, "points between columns"),
        Parameter("verticalSpacing", .number, "points between rows"), children,
      ], primary: "children"
    ) { (a) throws(DocumentError) in
      let content = a.views("children")
      return .view(
        AnyView(
          Grid(
            alignment: try a.choice("alignment", Names.alignment, default: .center),
            horizontalSpacing: try a.length("horizontalSpacing"),
            verticalSpacing: try a.length("verticalSpacing")
          ) { content }))
    },
    ViewDeclaration(
      "GridRow", "a row of a Grid",
      [
        Parameter("alignment", Names.verticalAlignment.type, "line of the row"), children,
      ], primary: "children"
    ) { (a) throws(DocumentError) in
      let content = a.views("children")
      return .view(
        AnyView(GridRow(alignment: try a.choice("alignment", Names.verticalAlignment)) { content }))
    },
    ViewDeclaration(
      "Section", "views with a header and a footer, which are lines of their own in a lazy grid",
      [
        Parameter("header", .views, "the views before it"),
        Parameter("footer", .views, "the views after it"),
        Parameter("content", .views, "the views inside"),
      ], primary: "content"
    ) { (a) throws(DocumentError) in
      let content = a.views("content")
      let header = a.views("header")
      let footer = a.views("footer")
      return .view(
        AnyView(
          Section {
            content
          } header: {
            header
          } footer: {
            footer
          }))
    },
    lazyGrid("LazyVGrid", "rows of equal columns", tracks: "columns"),
    lazyGrid("LazyHGrid", "columns of equal rows", tracks: "rows"),
    ViewDeclaration(
      "GeometryReader",
      "content that knows its room: `geometry.size.width` and `geometry.size.height` in expressions",
      [Parameter("content", .views, required: true, "the views inside")], primary: "content",
      introduces: ["geometry"]
    ) { (a) throws(DocumentError) in
      let context = a.context
      let nodes = a.nodes("content")
      return .view(
        AnyView(
          GeometryReader { proxy in
            context.views(nodes, scope: context.scope.adding("geometry", .object(geometry(proxy))))
          }))
    },
    ViewDeclaration(
      "ViewThatFits", "the first of its views that fits",
      [
        Parameter("in", Names.axes.type, default: "both", "the axes that count"), children,
      ], primary: "children"
    ) { (a) throws(DocumentError) in
      let content = a.views("children")
      return .view(
        AnyView(
          ViewThatFits(in: try a.choice("in", Names.axes, default: [.horizontal, .vertical])) {
            content
          }))
    },
  ]

  private static func geometry(_ proxy: GeometryProxy) -> LocatedObject {
    func number(_ name: String, _ value: Double) -> LocatedObject.Member {
      .init(
        key: name, keyPosition: .start, value: LocatedValue(.number(WrittenNumber(value)), .start))
    }
    let size = LocatedObject([
      number("width", Double(proxy.size.width)), number("height", Double(proxy.size.height)),
    ])
    return LocatedObject([
      .init(key: "size", keyPosition: .start, value: LocatedValue(.object(size), .start))
    ])
  }

  private static let track: [Parameter] = [
    Parameter("fixed", .number, "points"),
    Parameter("flexible", .lengthRange, "[minimum, maximum] points, or a minimum"),
    Parameter("adaptive", .lengthRange, "as many as fit, each [minimum, maximum] points"),
    Parameter("spacing", .number, "points to the next"),
    Parameter("alignment", Names.alignment.type, "where views lie in it"),
  ]

  private static func lazyGrid(
    _ name: String, _ summary: String, tracks: String
  ) -> ViewDeclaration {
    ViewDeclaration(
      name, summary,
      [
        Parameter(
          tracks, .either([.list(.object(track)), .integer]), required: true,
          "how each is sized, or how many flexible ones"),
        Parameter(
          "alignment",
          tracks == "columns" ? Names.horizontalAlignment.type : Names.verticalAlignment.type,
          default: "center",
          "where the \(tracks) stand, and views in those without an alignment of their own"),
        spacing, children,
      ], primary: nil
    ) { (a) throws(DocumentError) in
      let content = a.views("children")
      let items = try gridItems(a, tracks)
      let spacing = try a.length("spacing")
      if tracks == "columns" {
        return .view(
          AnyView(
            LazyVGrid(
              columns: items,
              alignment: try a.choice("alignment", Names.horizontalAlignment, default: .center),
              spacing: spacing
            ) { content }))
      }
      return .view(
        AnyView(
          LazyHGrid(
            rows: items,
            alignment: try a.choice("alignment", Names.verticalAlignment, default: .center),
            spacing: spacing
          ) { content }))
    }
  }

  private static func gridItems(
    _ a: Arguments, _ name: String
  ) throws(DocumentError) -> [GridItem] {
    guard let list = try a.list(name) else {
      let count = min(max(try a.integer(name) ?? 1, 1), 1000)
      return [GridItem](repeating: GridItem(.flexible()), count: count)
    }
    var items: [GridItem] = []
    for value in list {
      guard case .object(let compiled) = value.content else { continue }
      items.append(try gridItem(Arguments(compiled: compiled, context: a.context)))
    }
    return items
  }

  private static func gridItem(_ a: Arguments) throws(DocumentError) -> GridItem {
    let spacing = try a.length("spacing")
    let alignment = try a.choice("alignment", Names.alignment)
    if let fixed = try a.length("fixed") {
      return GridItem(.fixed(fixed), spacing: spacing, alignment: alignment)
    }
    if let (minimum, maximum) = try a.range("adaptive") {
      return GridItem(
        .adaptive(minimum: minimum, maximum: maximum), spacing: spacing, alignment: alignment)
    }
    let (minimum, maximum) = try a.range("flexible") ?? (10, .infinity)
    return GridItem(
      .flexible(minimum: minimum, maximum: maximum), spacing: spacing, alignment: alignment)
  }
}

extension ArgumentType {
  /// A minimum, or `[minimum, maximum]`.
  static let lengthRange = ArgumentType.either([.size, .number])
}

extension Arguments {
  func range(_ name: String) throws(DocumentError) -> (CGFloat, CGFloat)? {
    guard let value = compiled[name] else { return nil }
    if let (minimum, maximum) = try value.pair(context) {
      return (CGFloat(minimum), CGFloat(maximum))
    }
    return try value.number(context).map { (CGFloat($0), .infinity) }
  }
}
