import Foundation
import Vitrine

extension Registry {
  private static let reasons = NameTable<RedactionReasons>([
    ("placeholder", .placeholder), ("privacy", .privacy),
  ])

  private static let accentedModes = NameTable<WidgetAccentedRenderingMode>([
    ("accented", .accented), ("desaturated", .desaturated),
    ("accentedDesaturated", .accentedDesaturated), ("fullColor", .fullColor),
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
      "widgetAccentedRenderingMode", "what an accented widget makes of an image",
      Parameter("mode", accentedModes.type, required: true, "the mode")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.accentedRendering(try a.choice("mode", accentedModes)))
    },
    ModifierDeclaration(
      "containerBackground", "the widget's background, which some places take away",
      [
        Parameter("style", .style, "a style"),
        Parameter("content", .views, "views in place of a style"),
      ], primary: "style",
      view: { (view, a) throws(DocumentError) in
        if let style = try a.style("style") {
          return AnyView(view.containerBackground(style, for: .widget))
        }
        let content = a.views("content")
        return AnyView(view.containerBackground(for: .widget) { content })
      }),
    ModifierDeclaration(
      "widgetLabel", "what a watch face shows beside the widget: along a corner or around a dial",
      [
        Parameter("text", .string, "a text"),
        Parameter("content", .views, "texts, pictures, a gauge or progress in place of a text"),
      ], primary: "text",
      view: { (view, a) throws(DocumentError) in
        if let text = try a.text("text") { return AnyView(view.widgetLabel(text)) }
        let content = a.views("content")
        return AnyView(view.widgetLabel { content })
      }),
    ModifierDeclaration(
      "widgetCurvesContent",
      "sets the content of a watch face's corner along a circle, beside a label",
      Parameter("isActive", .bool, default: "true", "whether it holds")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.widgetCurvesContent(try a.bool("isActive", default: true)))
    },
    ModifierDeclaration(
      "redacted", "hides content behind bars",
      Parameter("reason", reasons.type, default: "placeholder", "why")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.redacted(reason: try a.choice("reason", reasons, default: .placeholder)))
    },
    ModifierDeclaration(
      "unredacted", "shows content in a redacted view",
      view: { (view, _) in
        AnyView(view.unredacted())
      }),
    ModifierDeclaration(
      "privacySensitive", "hidden where the screen is locked",
      Parameter("isActive", .bool, default: "true", "whether it holds")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.privacySensitive(try a.bool("isActive", default: true)))
    },
    ModifierDeclaration(
      "disabled", "controls in it do nothing",
      Parameter("isActive", .bool, default: "true", "whether it holds")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.disabled(try a.bool("isActive", default: true)))
    },
    ModifierDeclaration(
      "allowsHitTesting", "whether taps reach the view and what is in it",
      Parameter("isActive", .bool, default: "true", "whether it holds")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.allowsHitTesting(try a.bool("isActive", default: true)))
    },
    ModifierDeclaration(
      "contentShape", "the part of the frame that takes taps",
      [
        Parameter("shape", .shape, required: true, "the shape"),
        Parameter("eoFill", .bool, default: "false", "even-odd rule"),
      ], primary: "shape",
      view: { (view, a) throws(DocumentError) in
        let shape = try a.requiredShape("shape").erased
        return AnyView(view.contentShape(shape, eoFill: try a.bool("eoFill", default: false)))
      }),
    ModifierDeclaration(
      "id", "a name for the view", Parameter("id", .string, required: true, "the name")
    ) { (view, a) throws(DocumentError) in AnyView(view.id(try a.requiredText("id"))) },
    lintIgnore,
  ]

  private static let placements = NameTable<DynamicIslandExpandedRegionVerticalPlacement>([
    ("belowIfTooWide", .belowIfTooWide)
  ])

  /// The modifiers of live activities.
  static let activityModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "activityBackgroundTint", "the colour over the material behind a live activity's banner",
      Parameter("color", .color, default: "the material alone", "the colour")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.activityBackgroundTint(try a.color("color")))
    },
    ModifierDeclaration(
      "activitySystemActionForegroundColor",
      "the colour of the system's button beside a live activity, which shows while a reader swipes",
      Parameter("color", .color, default: "the system's", "the colour")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.activitySystemActionForegroundColor(try a.color("color")))
    },
    ModifierDeclaration(
      "dynamicIsland", "the place of a region of an expanded island",
      Parameter(
        "verticalPlacement", placements.type, required: true,
        "belowIfTooWide: below the camera where it does not fit beside it")
    ) { (view, a) throws(DocumentError) in
      AnyView(
        view.dynamicIsland(
          verticalPlacement: try a.choice("verticalPlacement", placements, default: .belowIfTooWide)
        ))
    },
  ]

  /// Does nothing to the picture; `vitrine lint` reads it.
  static let lintIgnore = ModifierDeclaration(
    "lintIgnore", "breaks a rule of `vitrine lint` on purpose, with all that is in it",
    LintIgnoreNote.parameters,
    view: { (view, a) throws(DocumentError) in
      AnyView(
        view.noting(
          LintIgnoreNote.setting(a.compiled.place.position), try a.requiredText("id")))
    })
}
