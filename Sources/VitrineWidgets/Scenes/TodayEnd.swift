import VitrineGraphics
import VitrineViews

/// A Today widget at the end of a Today view, below the widgets of WidgetKit.
///
/// iOS 14 kept the widgets of earlier systems there (seed), and iOS 18 dropped them (documented). No number is public
/// for these systems: sizes are those of iOS 11, and places are estimated.
struct TodayEnd {
  /// The reason why there is no such widget, as one sentence.
  struct Refusal: Error {
    var reason: String
  }

  private let environment: TodayEnvironment

  /// - Parameter configuration: the screen's.
  init(_ member: ScreenMember, _ configuration: RenderConfiguration) throws(Refusal) {
    if let reason = Self.refusal(of: member, on: configuration) {
      throw Refusal(reason: member.widget.kind + reason)
    }
    let picture = Self.configuration(of: member, on: configuration)
    if let reason = member.widget.today.flatMap({ TodayRules.refusal(of: picture, $0) }) {
      throw Refusal(reason: "\(member.widget.kind): \(reason)")
    }
    do throws(TodayError) { environment = try TodayRules.environment(of: picture) } catch {
      throw Refusal(reason: "\(member.widget.kind): \(error)")
    }
  }

  /// The size in points of the widget below a header of one line, if it asks for no more; its views decide.
  var leastSize: Size {
    let header = TodayMetrics.iconSide(environment.typeSize) + 2 * TodayMetrics.headerPadding
    return Size(environment.width, header + (environment.compactHeight ?? 0))
  }

  /// Returns the configuration of the widget alone.
  static func configuration(
    of member: ScreenMember, on screen: RenderConfiguration
  ) -> RenderConfiguration {
    var picture = screen.hosted
    picture.surface = .today
    picture.isBelowWidgets = true
    picture.displayMode = member.displayMode
    picture.entry = member.entry
    // The name and icon that the picture is given are those of its first widget.
    picture.app = WidgetApp()
    return picture
  }

  private static func refusal(
    of member: ScreenMember, on configuration: RenderConfiguration
  ) -> String? {
    if configuration.scene == .notificationCenter {
      return
        " is a Today widget, whose sizes in macOS's Notification Center are not public; they are drawn in the "
        + "scene today of iOS 14 to 17"
    }
    if configuration.scene != .today {
      return
        " is a Today widget, which the scene \(configuration.scene.rawValue) does not show; it stands below the "
        + "widgets of WidgetKit in the scene today of iOS 14 to 17"
    }
    if let cell = member.cell { return " is a Today widget, which cannot stand at \(cell)" }
    if let family = member.family {
      return " is a Today widget, which has no family \(family); its host gives it its size"
    }
    return nil
  }
}
