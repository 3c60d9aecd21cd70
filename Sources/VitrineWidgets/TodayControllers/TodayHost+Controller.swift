public import VitrineViews

extension TodayHost {
  /// Creates a host of a view controller.
  ///
  /// - Parameters:
  ///   - isFirstDisplay: iOS 9: draws the widget's very first display, with the insets added to its height.
  ///   - controller: creates the controller; called for each `show`, as the system starts afresh each time.
  /// - Throws: an error if the surface shows no Today widgets under the system.
  public convenience init<Controller: UIViewController & NCWidgetProviding>(
    _ environment: TodayEnvironment, on surface: TodaySurface = .today, title: TodayTitle,
    isFirstDisplay: Bool = false, controller: @escaping @MainActor () -> Controller
  ) throws(TodayError) where W == _TodayControllerWidget<Controller> {
    try self.init(
      environment, on: surface, title: title, isFirstDisplay: isFirstDisplay,
      make: { _TodayControllerWidget(controller()) })
  }
}

extension WidgetDescription {
  /// Creates a description of a Today widget whose content is a view controller's views.
  ///
  /// The controller is created, called and drawn on the main actor.
  ///
  /// - Parameters:
  ///   - kind: the prefix of its pictures' names.
  ///   - icon: the app's icon, a square view of `TodayDescription.iconSide` points; nil draws one from the
  ///     title.
  @MainActor
  public init<Controller: UIViewController & NCWidgetProviding>(
    today title: TodayTitle, kind: String, quickActions: [TodayQuickAction] = [],
    icon: (@MainActor @Sendable () -> AnyView)? = nil,
    controller: @escaping @MainActor @Sendable () -> Controller
  ) {
    self.init(
      today: title, kind: kind, quickActions: quickActions, icon: icon,
      make: { _TodayControllerWidget(controller()) })
  }
}
