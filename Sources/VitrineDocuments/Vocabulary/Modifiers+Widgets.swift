import Foundation
import Vitrine

extension Registry {
  private static let reasons = NameTable<RedactionReasons>([
    ("placeholder", .placeholder), ("privacy", .privacy),
  ])

  static let widgetModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "widgetURL", "what a tap opens", Parameter("url", .string, required: true, "the URL")
    ) { (view, a) throws(DocumentError) in
      let text = try a.requiredText("url")
      guard let url = URL(string: text) else {
        throw a.error("'\(DocumentError.shortened(text))' is not a URL")
      }
      return AnyView(view.widgetURL(url))
    },
    ModifierDeclaration(
      "widgetAccentable", "belongs to the accented part of a tinted widget",
      Parameter("isActive", .bool, default: "true", "whether it holds")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.widgetAccentable(try a.bool("isActive", default: true)))
    },
    ModifierDeclaration(
      "containerBackground", "the widget's background, which some places take away",
      [
        Parameter("style", .style, "a style"), Parameter("content", .views, "views in place of a style"),
      ], primary: "style",
      view: { (view, a) throws(DocumentError) in
        if let style = try a.style("style") {
          return AnyView(view.containerBackground(style, for: .widget))
        }
        let content = a.views("content")
        return AnyView(view.containerBackground(for: .widget) { content })
      }),
    ModifierDeclaration(
      "redacted", "hides content behind bars",
      Parameter("reason", reasons.type, default: "placeholder", "why")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.redacted(reason: try a.choice("reason", reasons, default: .placeholder)))
    },
    ModifierDeclaration("unredacted", "shows content in a redacted view", view: { (view, _) in
      AnyView(view.unredacted())
    }),
    ModifierDeclaration(
      "privacySensitive", "hidden where the screen is locked",
      Parameter("isActive", .bool, default: "true", "whether it holds")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.privacySensitive(try a.bool("isActive", default: true)))
    },
    ModifierDeclaration(
      "id", "a name for the view", Parameter("id", .string, required: true, "the name")
    ) { (view, a) throws(DocumentError) in AnyView(view.id(try a.requiredText("id"))) },
  ]
}
