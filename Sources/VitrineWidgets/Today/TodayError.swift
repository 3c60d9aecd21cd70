import VitrineGraphics

/// The reason why a Today widget cannot be shown as requested; one sentence.
public enum TodayError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownSystem(Int)
  /// A system whose Today view does not show these widgets below those of WidgetKit.
  case notBelowWidgets(Int)
  /// The tables have no such screen under that system.
  case unmeasured(device: String, os: Int, orientation: ScreenOrientation, known: [TodayDevice])
  case expandedInQuickActions
  case expandedNotOffered(title: String)
  /// iOS 9: the only height is the widget's own.
  case noDisplayModes
  case surfaceNeedsNewerSystem(TodaySurface)
  case surfaceWithoutLandscape(TodaySurface)
  /// A scene that has no Today widgets, such as a Home Screen.
  case sceneWithoutTodayWidgets(RenderScene, known: [RenderScene])
  /// An action on a widget that was dismissed.
  case notShown(TodayAction)
  /// The actions end with the widget dismissed.
  case nothingShown

  /// The sentence for the user on one line, with control characters written out as code points.
  public var description: String { UntrustedText.line(sentence) }

  private var sentence: String {
    switch self {
    case .unknownSystem(let os):
      "Today widgets are drawn for iOS 9 to 13, not \(os)"
        + (TodayEnvironment.mixedSystems.contains(os)
          ? ", which shows them below widgets of WidgetKit alone: draw one of those in the today scene, "
            + "--with this one" : "")
    case .notBelowWidgets(let os):
      os < TodayEnvironment.mixedSystems.lowerBound
        ? "iOS \(os) has no widgets of WidgetKit that a Today widget could stand below; both are shown by "
          + "iOS 14 to 17"
        : "iOS \(os) shows no Today widgets: iOS 14 to 17 kept them below those of WidgetKit, and iOS 18 "
          + "dropped them"
    case .unmeasured(let device, let os, let orientation, let known):
      "the size of a Today widget on \(device) under iOS \(os) in \(orientation.rawValue) is not "
        + "known; "
        + (known.isEmpty
          ? "none is known there" : "known are " + known.map(\.exampleSlug).joined(separator: ", "))
    case .expandedInQuickActions:
      "the quick-action list shows a Today widget compact only: it has no Show More button; "
        + "draw the expanded widget in the today or search scene"
    case .expandedNotOffered(let title):
      "the widget '\(title)' offers no expanded display mode: its "
        + "widgetLargestAvailableDisplayMode is compact"
    case .noDisplayModes:
      "iOS 9 has no display modes: a Today widget chooses its height; "
        + "compact and expanded came with iOS 10"
    case .surfaceNeedsNewerSystem(let surface):
      "iOS 9 shows Today widgets in Notification Center only; the \(surface.rawValue) scene has "
        + "them from iOS 10 on"
    case .surfaceWithoutLandscape(let surface):
      "the \(surface.rawValue) scene is drawn in portrait only"
    case .sceneWithoutTodayWidgets(let scene, let known):
      "the scene \(scene.rawValue) does not show Today widgets; they are in "
        + known.map(\.rawValue).joined(separator: ", ")
    case .notShown(let action):
      "the action \(action.slug) needs a widget that is shown: put show after dismiss"
    case .nothingShown:
      "the actions end with dismiss, after which there is nothing to draw"
    }
  }
}
