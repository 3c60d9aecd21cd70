import Foundation
import Vitrine

extension Registry {
  private static let active = Parameter("isActive", .bool, default: "true", "whether it holds")

  static let textModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "font", "the font of texts", [Parameter("font", .font, required: true, "the font")],
      primary: "font",
      text: { (text, a) throws(DocumentError) in text.font(try a.font("font")) },
      image: nil,
      view: { (view, a) throws(DocumentError) in AnyView(view.font(try a.font("font"))) }),
    ModifierDeclaration(
      "fontWeight", "thickness of texts",
      [Parameter("weight", FontForm.weights.type, required: true, "the weight")], primary: "weight",
      text: { (text, a) throws(DocumentError) in
        text.fontWeight(try a.choice("weight", FontForm.weights))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(view.fontWeight(try a.choice("weight", FontForm.weights)))
      }),
    ModifierDeclaration(
      "fontDesign", "face of the system font",
      [Parameter("design", FontForm.designs.type, required: true, "the face")], primary: "design",
      text: { (text, a) throws(DocumentError) in
        text.fontDesign(try a.choice("design", FontForm.designs))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(view.fontDesign(try a.choice("design", FontForm.designs)))
      }),
    ModifierDeclaration(
      "fontWidth", "width of letters",
      [Parameter("width", FontForm.widths.type, required: true, "the width")], primary: "width",
      view: { (view, a) throws(DocumentError) in
        AnyView(view.fontWidth(try a.choice("width", FontForm.widths)))
      }),
    ModifierDeclaration(
      "bold", "bold texts", [active], primary: "isActive",
      text: { (text, a) throws(DocumentError) in text.bold(try a.bool("isActive", default: true)) },
      view: { (view, a) throws(DocumentError) in
        AnyView(view.bold(try a.bool("isActive", default: true)))
      }),
    ModifierDeclaration(
      "italic", "slanted texts", [active], primary: "isActive",
      text: { (text, a) throws(DocumentError) in text.italic(try a.bool("isActive", default: true))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(view.italic(try a.bool("isActive", default: true)))
      }),
    ModifierDeclaration(
      "monospacedDigit", "digits of equal width",
      text: { (text, _) throws(DocumentError) in text.monospacedDigit() },
      view: { (view, _) throws(DocumentError) in AnyView(view.monospacedDigit()) }),
    ModifierDeclaration(
      "monospaced", "letters of equal width", [active], primary: "isActive",
      view: { (view, a) throws(DocumentError) in
        AnyView(view.monospaced(try a.bool("isActive", default: true)))
      }),
    ModifierDeclaration(
      "lineLimit", "lines at most",
      [
        Parameter("count", .integer, "lines; absent with `from`: no limit"),
        Parameter("from", .integer, "lines at least, with room kept for them"),
        Parameter("reservesSpace", .bool, default: "false", "keeps room for all lines"),
      ], primary: "count",
      view: { (view, a) throws(DocumentError) in
        let count = try a.integer("count").map { max(1, $0) }
        if let from = try a.integer("from").map({ max(1, $0) }) {
          guard let count else { return AnyView(view.lineLimit(from...)) }
          return AnyView(view.lineLimit(min(from, count)...count))
        }
        if let count, try a.bool("reservesSpace", default: false) {
          return AnyView(view.lineLimit(count, reservesSpace: true))
        }
        return AnyView(view.lineLimit(count))
      }),
    ModifierDeclaration(
      "truncationMode", "where a long text is cut",
      Parameter("mode", Names.truncationMode.type, required: true, "the place")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.truncationMode(try a.choice("mode", Names.truncationMode, default: .tail)))
    },
    ModifierDeclaration(
      "minimumScaleFactor", "how far a text may shrink to fit",
      Parameter("factor", .number, required: true, "0…1 of its size")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.minimumScaleFactor(try a.length("factor", default: 1)))
    },
    ModifierDeclaration(
      "multilineTextAlignment", "how lines lie under each other",
      Parameter("alignment", Names.textAlignment.type, required: true, "the side")
    ) { (view, a) throws(DocumentError) in
      AnyView(
        view.multilineTextAlignment(
          try a.choice("alignment", Names.textAlignment, default: .leading)))
    },
    ModifierDeclaration(
      "lineSpacing", "extra room between lines",
      Parameter("spacing", .number, required: true, "points")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.lineSpacing(try a.length("spacing", default: 0)))
    },
    ModifierDeclaration(
      "kerning", "extra room between letters",
      [Parameter("kerning", .number, required: true, "points")], primary: "kerning",
      text: { (text, a) throws(DocumentError) in text.kerning(try a.length("kerning", default: 0))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(view.kerning(try a.length("kerning", default: 0)))
      }),
    ModifierDeclaration(
      "tracking", "extra room between letters",
      [Parameter("tracking", .number, required: true, "points")], primary: "tracking",
      text: { (text, a) throws(DocumentError) in text.tracking(try a.length("tracking", default: 0))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(view.tracking(try a.length("tracking", default: 0)))
      }),
    ModifierDeclaration(
      "baselineOffset", "raises a text",
      [Parameter("offset", .number, required: true, "points upward")], primary: "offset",
      text: { (text, a) throws(DocumentError) in
        text.baselineOffset(try a.length("offset", default: 0))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(view.baselineOffset(try a.length("offset", default: 0)))
      }),
    ModifierDeclaration(
      "underline", "a line under texts",
      [active, Parameter("color", .color, "absent: the text's own")], primary: "isActive",
      text: { (text, a) throws(DocumentError) in
        text.underline(try a.bool("isActive", default: true), color: try a.color("color"))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(view.underline(try a.bool("isActive", default: true), color: try a.color("color")))
      }),
    ModifierDeclaration(
      "strikethrough", "a line through texts",
      [active, Parameter("color", .color, "absent: the text's own")], primary: "isActive",
      text: { (text, a) throws(DocumentError) in
        text.strikethrough(try a.bool("isActive", default: true), color: try a.color("color"))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(
          view.strikethrough(try a.bool("isActive", default: true), color: try a.color("color")))
      }),
    ModifierDeclaration(
      "textCase", "upper or lower case",
      Parameter("case", Names.textCase.type, required: true, "the case")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.textCase(try a.choice("case", Names.textCase)))
    },
    ModifierDeclaration(
      "textScale", "smaller letters on lines of the same height",
      [
        Parameter("scale", Names.textScale.type, required: true, "the scale"),
        Parameter("isEnabled", .bool, default: "true", "whether it holds"),
      ], primary: "scale",
      text: { (text, a) throws(DocumentError) in
        text.textScale(
          try a.choice("scale", Names.textScale, default: .default),
          isEnabled: try a.bool("isEnabled", default: true))
      },
      view: { (view, a) throws(DocumentError) in
        AnyView(
          view.textScale(
            try a.choice("scale", Names.textScale, default: .default),
            isEnabled: try a.bool("isEnabled", default: true)))
      }),
    ModifierDeclaration(
      "allowsTightening", "letters may move together before a text is cut",
      Parameter("isActive", .bool, default: "true", "whether it holds")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.allowsTightening(try a.bool("isActive", default: true)))
    },
    ModifierDeclaration(
      "dynamicTypeSize", "the reader's text size, or bounds of it",
      [
        Parameter("size", Names.dynamicTypeSize.type, "exactly"),
        Parameter("minimum", Names.dynamicTypeSize.type, "at least"),
        Parameter("maximum", Names.dynamicTypeSize.type, "at most"),
      ], primary: "size",
      view: { (view, a) throws(DocumentError) in
        if let size = try a.choice("size", Names.dynamicTypeSize) {
          return AnyView(view.dynamicTypeSize(size))
        }
        let low = try a.choice("minimum", Names.dynamicTypeSize, default: .xSmall)
        let high = try a.choice("maximum", Names.dynamicTypeSize, default: .accessibility5)
        return AnyView(view.dynamicTypeSize(low...max(low, high)))
      }),
  ]
}
