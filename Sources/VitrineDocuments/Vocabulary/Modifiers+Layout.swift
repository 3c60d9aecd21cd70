import Foundation
import Vitrine

extension Registry {
  private static let alignment = Parameter(
    "alignment", Names.alignment.type, default: "center", "where the content lies")

  static let layoutModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "padding", "room around",
      [
        Parameter("insets", .insets, "points, one for all edges or by edge"),
        Parameter(
          "edges", .either([.list(Names.edges.type), Names.edges.type]), default: "all",
          "edges that `length` is for"),
        Parameter("length", .number, "points; absent: the platform's own"),
      ], primary: "insets",
      view: { (view, a) throws(DocumentError) in
        if let insets = try a.insets("insets") { return AnyView(view.padding(insets)) }
        return AnyView(view.padding(try a.edges("edges") ?? .all, try a.length("length")))
      }),
    ModifierDeclaration(
      "frame", "a size, or bounds of one; an alignment alone takes the room there is",
      [
        Parameter("width", .number, "points"), Parameter("height", .number, "points"),
        Parameter("minWidth", .length, "points"), Parameter("idealWidth", .length, "points"),
        Parameter("maxWidth", .length, "points or \"infinity\""),
        Parameter("minHeight", .length, "points"), Parameter("idealHeight", .length, "points"),
        Parameter("maxHeight", .length, "points or \"infinity\""), alignment,
      ],
      view: { (view, a) throws(DocumentError) in
        let alignment = try a.choice("alignment", Names.alignment, default: .center)
        var view = view
        if a.has("width") || a.has("height") {
          view = AnyView(
            view.frame(
              width: try a.length("width"), height: try a.length("height"), alignment: alignment))
        }
        let flexible = [
          "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
        ]
        guard flexible.contains(where: { a.has($0) }) else {
          // An alignment alone takes all the room there is, to have a side to lie at.
          guard a.has("alignment"), !a.has("width"), !a.has("height") else { return view }
          return AnyView(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
        return AnyView(
          view.frame(
            minWidth: try a.length("minWidth"), idealWidth: try a.length("idealWidth"),
            maxWidth: try a.length("maxWidth"), minHeight: try a.length("minHeight"),
            idealHeight: try a.length("idealHeight"), maxHeight: try a.length("maxHeight"),
            alignment: alignment))
      }),
    ModifierDeclaration(
      "background", "something behind",
      [
        Parameter("style", .style, "a style"),
        Parameter("in", .shape, "the shape that the style fills"),
        Parameter("content", .views, "views in place of a style"), alignment,
      ], primary: "style",
      view: { (view, a) throws(DocumentError) in
        if a.has("content") {
          let content = a.views("content")
          let alignment = try a.choice("alignment", Names.alignment, default: .center)
          return AnyView(view.background(alignment: alignment) { content })
        }
        let style = try a.requiredStyle("style")
        guard let shape = try a.shape("in") else { return AnyView(view.background(style)) }
        return AnyView(view.background(style, in: shape.erased))
      }),
    ModifierDeclaration(
      "glassEffect", "glass behind",
      [
        Parameter("glass", .choice(["regular", "clear"]), default: "regular", "the kind of glass"),
        Parameter("tint", .color, "a colour for the glass"),
        Parameter("in", .shape, default: "Capsule", "the shape of the glass"),
      ], primary: "glass",
      view: { (view, a) throws(DocumentError) in
        let kind = a.has("glass") ? try a.text("glass") : "regular"
        let glass = (kind == "clear" ? Glass.clear : .regular).tint(try a.color("tint"))
        guard let shape = try a.shape("in") else { return AnyView(view.glassEffect(glass)) }
        return AnyView(view.glassEffect(glass, in: shape.erased))
      }),
    ModifierDeclaration(
      "overlay", "something in front",
      [
        Parameter("content", .views, "views"),
        Parameter("style", .style, "a style in place of views"),
        Parameter("in", .shape, "the shape that the style fills"), alignment,
      ], primary: "content",
      view: { (view, a) throws(DocumentError) in
        if let style = try a.style("style") {
          guard let shape = try a.shape("in") else { return AnyView(view.overlay(style)) }
          return AnyView(view.overlay(style, in: shape.erased))
        }
        let content = a.views("content")
        let alignment = try a.choice("alignment", Names.alignment, default: .center)
        return AnyView(view.overlay(alignment: alignment) { content })
      }),
    ModifierDeclaration(
      "fixedSize", "the ideal size, whatever is offered",
      [
        Parameter("horizontal", .bool, default: "unless `vertical` is true", "in width"),
        Parameter("vertical", .bool, default: "unless `horizontal` is true", "in height"),
      ],
      view: { (view, a) throws(DocumentError) in
        let width = try a.bool("horizontal", default: false)
        let height = try a.bool("vertical", default: false)
        return AnyView(
          view.fixedSize(
            horizontal: a.has("horizontal") ? width : !height,
            vertical: a.has("vertical") ? height : !width))
      }),
    ModifierDeclaration(
      "layoutPriority", "who gets room first",
      Parameter("value", .number, required: true, "higher comes first; 0 is usual")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.layoutPriority(try a.number("value", default: 0)))
    },
    ModifierDeclaration(
      "zIndex", "what lies in front in its container",
      Parameter("value", .number, required: true, "higher lies in front; 0 is usual")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.zIndex(try a.number("value", default: 0)))
    },
    ModifierDeclaration(
      "safeAreaPadding", "insets the safe area around",
      [Parameter("insets", .insets, required: true, "points, one for all edges or by edge")],
      primary: "insets",
      view: { (view, a) throws(DocumentError) in
        AnyView(view.safeAreaPadding(try a.insets("insets") ?? EdgeInsets()))
      }),
    ModifierDeclaration(
      "ignoresSafeArea", "extends it to the edges of the safe area that it touches",
      Parameter(
        "edges", .either([.list(Names.edges.type), Names.edges.type]), default: "all",
        "edges where it does")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.ignoresSafeArea(edges: try a.edges("edges") ?? .all))
    },
    ModifierDeclaration(
      "offset", "draws it elsewhere",
      [
        Parameter("x", .number, default: "0", "points to the right"),
        Parameter("y", .number, default: "0", "points down"),
      ],
      view: { (view, a) throws(DocumentError) in
        AnyView(view.offset(x: try a.length("x", default: 0), y: try a.length("y", default: 0)))
      }),
    ModifierDeclaration(
      "position", "puts its centre at a point of its room",
      [
        Parameter("x", .number, default: "0", "points from the left"),
        Parameter("y", .number, default: "0", "points from the top"),
      ],
      view: { (view, a) throws(DocumentError) in
        AnyView(view.position(x: try a.length("x", default: 0), y: try a.length("y", default: 0)))
      }),
    ModifierDeclaration(
      "aspectRatio", "width by height",
      [
        Parameter("ratio", .number, "absent: its own"),
        Parameter(
          "contentMode", Names.contentMode.type, default: "fit", "inside or filling its room"),
      ], primary: "ratio",
      view: { (view, a) throws(DocumentError) in
        AnyView(
          view.aspectRatio(
            try a.length("ratio"),
            contentMode: try a.choice("contentMode", Names.contentMode, default: .fit)))
      }),
    ModifierDeclaration(
      "scaledToFit", "keeps its shape inside its room",
      view: { (view, _) in
        AnyView(view.scaledToFit())
      }),
    ModifierDeclaration(
      "scaledToFill", "keeps its shape and fills its room",
      view: { (view, _) in
        AnyView(view.scaledToFill())
      }),
    ModifierDeclaration(
      "alignmentGuide", "moves the line it is aligned by",
      [
        Parameter("horizontal", Names.horizontalAlignment.type, "the guide that moves"),
        Parameter("vertical", Names.verticalAlignment.type, "the guide that moves"),
        Parameter("offset", .number, required: true, "points from the guide's own place"),
      ],
      view: { (view, a) throws(DocumentError) in
        let offset = try a.length("offset", default: 0)
        if let guide = try a.choice("horizontal", Names.horizontalAlignment) {
          return AnyView(view.alignmentGuide(guide) { $0[guide] + offset })
        }
        guard let guide = try a.choice("vertical", Names.verticalAlignment) else {
          throw a.error("'alignmentGuide' needs 'horizontal' or 'vertical'")
        }
        return AnyView(view.alignmentGuide(guide) { $0[guide] + offset })
      }),
    ModifierDeclaration(
      "gridCellColumns", "a cell as wide as several",
      Parameter("count", .integer, required: true, "columns")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.gridCellColumns(max(1, try a.integer("count") ?? 1)))
    },
    ModifierDeclaration(
      "gridColumnAlignment", "where views lie in this column",
      Parameter("alignment", Names.horizontalAlignment.type, required: true, "the line")
    ) { (view, a) throws(DocumentError) in
      AnyView(
        view.gridColumnAlignment(
          try a.choice("alignment", Names.horizontalAlignment, default: .center)))
    },
    ModifierDeclaration(
      "environment", "values that hold for a part",
      [
        Parameter(
          "layoutDirection", Names.layoutDirection.type, default: "the locale's",
          "where a line starts")
      ], primary: nil,
      view: { (view, a) throws(DocumentError) in
        guard let direction = try a.choice("layoutDirection", Names.layoutDirection) else {
          return view
        }
        return AnyView(view.environment(\.layoutDirection, direction))
      }),
  ]
}

extension Arguments {
  /// Reads one name of edges, or several.
  func edges(_ name: String) throws(DocumentError) -> Edge.Set? {
    guard let values = try list(name) else { return try choice(name, Names.edges) }
    var edges: Edge.Set = []
    for value in values {
      if let text = try value.text(context), let edge = Names.edges[text] { edges.formUnion(edge) }
    }
    return edges
  }
}
