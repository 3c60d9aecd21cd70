import Vitrine

extension Registry {
  /// The modifiers on what VoiceOver speaks; none of them changes the picture.
  static let accessibilityModifiers: [ModifierDeclaration] = [
    ModifierDeclaration(
      "accessibilityLabel", "what is spoken for the view",
      Parameter("label", .string, required: true, "the words")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.accessibilityLabel(try a.requiredText("label")))
    },
    ModifierDeclaration(
      "accessibilityValue", "what is spoken after the label",
      Parameter("value", .string, required: true, "the words")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.accessibilityValue(try a.requiredText("value")))
    },
    ModifierDeclaration(
      "accessibilityHint", "what is spoken last",
      Parameter("hint", .string, required: true, "the words")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.accessibilityHint(try a.requiredText("hint")))
    },
    ModifierDeclaration(
      "accessibilityHidden", "not spoken",
      Parameter("isHidden", .bool, default: "true", "whether it holds")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.accessibilityHidden(try a.bool("isHidden", default: true)))
    },
    ModifierDeclaration(
      "accessibilityElement", "how the views in it are spoken",
      Parameter(
        "children", .choice(childBehaviors), default: "ignore",
        "combine: as one; contain: each by itself; ignore: not at all")
    ) { (view, a) throws(DocumentError) in
      switch try a.text("children") {
      case "combine": AnyView(view.accessibilityElement(children: .combine))
      case "contain": AnyView(view.accessibilityElement(children: .contain))
      default: AnyView(view.accessibilityElement(children: .ignore))
      }
    },
    ModifierDeclaration(
      "accessibilityAddTraits", "a role or state that is spoken",
      Parameter("trait", traits.type, required: true, "the role")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.accessibilityAddTraits(try a.choice("trait", traits, default: [])))
    },
    ModifierDeclaration(
      "accessibilitySortPriority", "spoken before views of lower priority beside it",
      Parameter("priority", .number, required: true, "0 for views without one")
    ) { (view, a) throws(DocumentError) in
      AnyView(view.accessibilitySortPriority(try a.number("priority", default: 0)))
    },
  ]

  private static let childBehaviors = ["ignore", "contain", "combine"]

  private static let traits = NameTable<AccessibilityTraits>([
    ("isButton", .isButton), ("isHeader", .isHeader), ("isImage", .isImage), ("isLink", .isLink),
    ("isSelected", .isSelected), ("isStaticText", .isStaticText), ("isToggle", .isToggle),
    ("updatesFrequently", .updatesFrequently),
  ])
}
