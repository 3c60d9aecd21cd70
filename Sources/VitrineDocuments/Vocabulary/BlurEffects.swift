import Vitrine

/// UIKit's effects under the names used in documents.
enum BlurEffects {
  static let styles = NameTable<UIBlurEffect.Style>(
    UIBlurEffect.Style.allCases.map { ($0.caseName, $0) })

  /// Names of the vibrancy styles, and of the effects for Today widgets.
  static let vibrancies =
    UIVibrancyEffectStyle.allCases.map(\.caseName)
    + ["notificationCenter", "widgetPrimary", "widgetSecondary"]

  static func vibrancy(_ name: String, on blur: UIBlurEffect.Style) -> UIVibrancyEffect {
    switch name {
    case "notificationCenter": return .notificationCenter()
    case "widgetPrimary": return .widgetPrimary()
    case "widgetSecondary": return .widgetSecondary()
    default:
      let style = UIVibrancyEffectStyle.allCases.first { $0.caseName == name } ?? .label
      return UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur), style: style)
    }
  }
}

extension Registry {
  static let effectStyles: [StyleDeclaration] = [
    StyleDeclaration(
      "UIBlurEffect", "what is behind, blurred as UIKit does",
      [Parameter("style", BlurEffects.styles.type, required: true, "the style")], primary: "style"
    ) { (a) throws(DocumentError) in
      AnyShapeStyle(
        UIBlurEffect(style: try a.choice("style", BlurEffects.styles, default: .regular)))
    }
  ]

  static let vibrancyModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "vibrancyEffect", "takes its colours from what is behind",
      [
        Parameter("effect", .choice(BlurEffects.vibrancies), required: true, "the effect"),
        Parameter(
          "blurEffect", BlurEffects.styles.type, default: "systemMaterial",
          "the blur that it lies on"),
      ], primary: "effect",
      view: { (view, a) throws(DocumentError) in
        let blur = try a.choice("blurEffect", BlurEffects.styles, default: .systemMaterial)
        let name = try a.text("effect") ?? "label"
        return AnyView(view.vibrancyEffect(BlurEffects.vibrancy(name, on: blur)))
      })
  ]
}
