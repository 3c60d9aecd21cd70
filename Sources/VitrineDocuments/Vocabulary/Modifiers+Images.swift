import Foundation
import Vitrine

extension Registry {
  private static let interpolations = NameTable<Image.Interpolation>([
    ("none", .none), ("low", .low), ("medium", .medium), ("high", .high),
  ])
  private static let renderingModes = NameTable<Image.TemplateRenderingMode>([
    ("original", .original), ("template", .template),
  ])
  private static let scales = NameTable<Image.Scale>([
    ("small", .small), ("medium", .medium), ("large", .large),
  ])
  private static let resizingModes = NameTable<Image.ResizingMode>([
    ("stretch", .stretch), ("tile", .tile),
  ])
  private static let symbolModes = NameTable<SymbolRenderingMode>([
    ("monochrome", .monochrome), ("hierarchical", .hierarchical), ("palette", .palette),
    ("multicolor", .multicolor),
  ])

  static let imageModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "resizable", "lets an image take the size it is offered",
      [
        Parameter("capInsets", .insets, default: "0", "edges that keep their size"),
        Parameter("resizingMode", resizingModes.type, default: "stretch", "how it fills"),
      ],
      image: { (image, a) throws(DocumentError) in
        image.resizable(
          capInsets: try a.insets("capInsets") ?? EdgeInsets(),
          resizingMode: try a.choice("resizingMode", resizingModes, default: .stretch))
      }),
    ModifierDeclaration(
      "interpolation", "how pixels are scaled",
      [Parameter("quality", interpolations.type, required: true, "the quality")],
      primary: "quality",
      image: { (image, a) throws(DocumentError) in
        image.interpolation(try a.choice("quality", interpolations, default: .medium))
      }),
    ModifierDeclaration(
      "renderingMode", "its own colours, or a stencil for the foreground style",
      [Parameter("mode", renderingModes.type, required: true, "the mode")], primary: "mode",
      image: { (image, a) throws(DocumentError) in
        image.renderingMode(try a.choice("mode", renderingModes))
      }),
    ModifierDeclaration(
      "imageScale", "size of symbols beside text",
      Parameter("scale", scales.type, required: true, "the scale")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.imageScale(try a.choice("scale", scales, default: .medium)))
    },
    ModifierDeclaration(
      "symbolRenderingMode", "how a symbol's layers are coloured",
      [Parameter("mode", symbolModes.type, required: true, "the mode")], primary: "mode",
      image: { (image, a) throws(DocumentError) in
        image.symbolRenderingMode(try a.choice("mode", symbolModes))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(view.symbolRenderingMode(try a.choice("mode", symbolModes)))
      }),
    ModifierDeclaration(
      "symbolVariant", "a variant of symbols",
      Parameter(
        "variant", .choice(["none", "fill", "circle", "square", "slash"]), required: true,
        "the variant")
    ) { (view, a) throws(DocumentError) in
      switch try a.text("variant") {
      case "fill": AnyView(view.symbolVariant(.fill))
      case "circle": AnyView(view.symbolVariant(.circle))
      case "square": AnyView(view.symbolVariant(.square))
      case "slash": AnyView(view.symbolVariant(.slash))
      default: AnyView(view.symbolVariant(.none))
      }
    },
  ]
}
