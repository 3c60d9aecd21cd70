import VitrineLayout
package import VitrineViews

extension TapRules {
  /// The first system version whose widgets run intents (documented).
  static let firstInteractiveSystem = 17

  /// The rules of a widget by its family and system version.
  ///
  /// Small and accessory widgets have a single target besides controls, so links in them are ignored
  /// (documented). From system 17 on, buttons and toggles with intents are targets in all system families
  /// (documented); accessory families keep their single target (estimated).
  package init(widget: String, family: WidgetFamily, os: Int) {
    self.init(
      widget: widget, family: family.slug,
      takesLinks: family != .systemSmall && !family.isAccessory,
      takesIntents: os >= Self.firstInteractiveSystem && !family.isAccessory)
  }

  /// The rules of a Today widget: an extension with a view controller, which runs closures and opens URLs, long
  /// before there were intents for widgets.
  init(todayWidget: String) {
    self.init(
      widget: todayWidget, family: "a Today widget", takesLinks: true, takesIntents: false,
      runsClosures: true)
  }
}
