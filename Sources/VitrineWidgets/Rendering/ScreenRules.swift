/// The rules of a picture's screen: those of its scene, and the places of the widgets on it.
struct ScreenRules {
  /// The widget with the others on its screen; nil for a widget alone.
  var widget: WidgetDescription?

  /// Returns the reason for a rejection as one sentence, or nil.
  func refusal(of picture: RenderConfiguration) -> String? {
    if let reason = SceneRules.refusal(of: picture) { return reason }
    guard let widget,
      !widget.companions.isEmpty || !widget.folders.isEmpty || picture.homeCell != nil
    else { return nil }
    return ScreenPlan(widget, picture).refusal
  }
}
