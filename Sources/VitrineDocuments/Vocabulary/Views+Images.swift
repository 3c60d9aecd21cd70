import Vitrine

extension Registry {
  static let imageViews: [ViewDeclaration] = [
    ViewDeclaration(
      "Image", "a symbol, or a PNG of the document's folder",
      [
        Parameter("systemName", .string, suggests: .symbols, "name of the symbol"),
        Parameter("variableValue", .number, "the share of a symbol's layers that shows, 0 to 1"),
        Parameter(
          "file", .string, "a PNG beside the document; `name@3x.png` has 3 pixels to a point"),
      ], primary: "file"
    ) { (a) throws(DocumentError) in
      let share = try a.number("variableValue")
      if let symbol = try a.text("systemName") {
        return .image(Image(systemName: symbol, variableValue: share))
      }
      if share != nil { throw a.error("'variableValue' needs a 'systemName'") }
      guard let file = try a.text("file"), let value = a.compiled["file"] else {
        throw a.error("an Image needs 'systemName' or 'file'")
      }
      try a.context.check(image: file, value.place)
      return .image(Image(file))
    }
  ]

  static let colorViews: [ViewDeclaration] = [
    ViewDeclaration(
      "Color", "a colour that fills its room",
      [Parameter("color", .color, required: true, "the colour")], primary: "color"
    ) { (a) throws(DocumentError) in .view(AnyView(try a.color("color") ?? .clear)) },
    ViewDeclaration(
      "Style", "a gradient or other style that fills its room",
      [Parameter("style", .style, required: true, "the style")], primary: "style"
    ) { (a) throws(DocumentError) in
      .view(AnyView(Rectangle().fill(try a.requiredStyle("style"))))
    },
    CanvasForm.declaration,
    ViewDeclaration("AccessoryWidgetBackground", "the translucent disc behind accessory widgets") {
      (_) throws(DocumentError) in .view(AnyView(AccessoryWidgetBackground()))
    },
  ]
}
