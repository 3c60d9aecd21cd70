import VitrineLayout

extension TapRules {
  /// The first system version whose widgets run intents (documented).
  static let firstInteractiveSystem = 17

  /// The rules of a widget by its family and system version.
  ///
  /// Small and accessory widgets have a single target beside controls, so that their links are not
  /// followed (documented). From system 17 on buttons and toggles with intents are targets of all
  /// system families (documented); accessory families keep their single one (estimated).
  package init(widget: String, family: WidgetFamily, os: Int) {
    self.init(
      widget: widget, family: family.slug,
      takesLinks: family != .systemSmall && !family.isAccessory,
      takesIntents: os >= Self.firstInteractiveSystem && !family.isAccessory)
  }
}
