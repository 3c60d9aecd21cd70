import Foundation
import Vitrine

extension Registry {
  static let styleModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "foregroundStyle", "the style of texts, symbols and shapes",
      [
        Parameter("primary", .style, required: true, "the style"),
        Parameter("secondary", .style, "the style of the second level"),
        Parameter("tertiary", .style, "the style of the third level"),
      ], primary: "primary",
      text: { (text, a) throws(DocumentError) in
        text.foregroundStyle(try a.requiredStyle("primary"))
      },
      view: { (view, a) throws(DocumentError) in
        let first = try a.requiredStyle("primary")
        guard let second = try a.style("secondary") else {
          return AnyView(view.foregroundStyle(first))
        }
        guard let third = try a.style("tertiary") else {
          return AnyView(view.foregroundStyle(first, second))
        }
        return AnyView(view.foregroundStyle(first, second, third))
      }),
    ModifierDeclaration(
      "tint", "the accent of controls", Parameter("style", .style, required: true, "the style")
    ) { (view, a) throws(DocumentError) in AnyView(view.tint(try a.requiredStyle("style"))) },
    ModifierDeclaration(
      "backgroundStyle", "what the style `background` means",
      Parameter("style", .style, required: true, "the style")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.backgroundStyle(try a.requiredStyle("style")))
    },
    ModifierDeclaration(
      "border", "a line inside the edges",
      [
        Parameter("style", .style, required: true, "the style"),
        Parameter("width", .number, default: "1", "points"),
      ], primary: "style",
      view: { (view, a) throws(DocumentError) in
        AnyView(view.border(try a.requiredStyle("style"), width: try a.length("width", default: 1)))
      }),
    ModifierDeclaration(
      "colorScheme", "light or dark for what is inside",
      Parameter("scheme", Names.colorScheme.type, required: true, "the scheme")
    ) { (view, a) throws(DocumentError) in
      AnyView(
        view.environment(\.colorScheme, try a.choice("scheme", Names.colorScheme, default: .light)))
    },
    ModifierDeclaration(
      "gaugeStyle", "how gauges look",
      Parameter("style", .choice(gaugeStyles), required: true, "the style")
    ) { (view, a) throws(DocumentError) in
      switch try a.text("style") {
      case "accessoryCircular": AnyView(view.gaugeStyle(.accessoryCircular))
      case "accessoryCircularCapacity": AnyView(view.gaugeStyle(.accessoryCircularCapacity))
      case "accessoryLinear": AnyView(view.gaugeStyle(.accessoryLinear))
      case "accessoryLinearCapacity": AnyView(view.gaugeStyle(.accessoryLinearCapacity))
      case "linearCapacity": AnyView(view.gaugeStyle(.linearCapacity))
      default: AnyView(view.gaugeStyle(.automatic))
      }
    },
    ModifierDeclaration(
      "progressViewStyle", "how progress looks",
      Parameter("style", .choice(["automatic", "linear", "circular"]), required: true, "the style")
    ) { (view, a) throws(DocumentError) in
      switch try a.text("style") {
      case "linear": AnyView(view.progressViewStyle(.linear))
      case "circular": AnyView(view.progressViewStyle(.circular))
      default: AnyView(view.progressViewStyle(.automatic))
      }
    },
    ModifierDeclaration(
      "labelStyle", "which parts of labels show",
      Parameter(
        "style", .choice(["automatic", "titleAndIcon", "titleOnly", "iconOnly"]), required: true,
        "the style")
    ) { (view, a) throws(DocumentError) in
      switch try a.text("style") {
      case "titleAndIcon": AnyView(view.labelStyle(.titleAndIcon))
      case "titleOnly": AnyView(view.labelStyle(.titleOnly))
      case "iconOnly": AnyView(view.labelStyle(.iconOnly))
      default: AnyView(view.labelStyle(.automatic))
      }
    },
    ModifierDeclaration(
      "buttonStyle", "how buttons look",
      Parameter(
        "style",
        .choice([
          "automatic", "plain", "bordered", "borderedProminent", "borderless", "glass",
          "glassProminent",
        ]),
        required: true, "the style")
    ) { (view, a) throws(DocumentError) in
      switch try a.text("style") {
      case "plain": AnyView(view.buttonStyle(.plain))
      case "bordered": AnyView(view.buttonStyle(.bordered))
      case "borderedProminent": AnyView(view.buttonStyle(.borderedProminent))
      case "borderless": AnyView(view.buttonStyle(.borderless))
      case "glass": AnyView(view.buttonStyle(.glass))
      case "glassProminent": AnyView(view.buttonStyle(.glassProminent))
      default: AnyView(view.buttonStyle(.automatic))
      }
    },
    ModifierDeclaration(
      "toggleStyle", "how toggles look",
      Parameter("style", .choice(["automatic", "switch", "button"]), required: true, "the style")
    ) { (view, a) throws(DocumentError) in
      switch try a.text("style") {
      case "switch": AnyView(view.toggleStyle(.switch))
      case "button": AnyView(view.toggleStyle(.button))
      default: AnyView(view.toggleStyle(.automatic))
      }
    },
    ModifierDeclaration(
      "controlSize", "how large buttons and toggles are",
      Parameter("size", Names.controlSize.type, required: true, "the size")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.controlSize(try a.choice("size", Names.controlSize, default: .regular)))
    },
    ModifierDeclaration(
      "buttonBorderShape", "the outline of bordered buttons",
      [
        Parameter("shape", Names.buttonBorderShape.type, required: true, "the outline"),
        Parameter("radius", .number, "points, for `roundedRectangle`"),
      ], primary: "shape",
      view: { (view, a) throws(DocumentError) in
        let shape = try a.choice("shape", Names.buttonBorderShape, default: .automatic)
        guard let radius = try a.length("radius") else {
          return AnyView(view.buttonBorderShape(shape))
        }
        guard shape == .roundedRectangle else {
          throw a.error("only a 'roundedRectangle' has a 'radius'")
        }
        return AnyView(view.buttonBorderShape(.roundedRectangle(radius: radius)))
      }),
  ]

  private static let gaugeStyles = [
    "automatic", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear",
    "accessoryLinearCapacity", "linearCapacity",
  ]
}
