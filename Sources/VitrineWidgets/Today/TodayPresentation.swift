import VitrineLayout
public import VitrineViews

/// A Today widget at one moment on a surface.
public struct TodayPresentation {
  /// The phone, system and text size that the widget was shown with.
  public let environment: TodayEnvironment
  /// The place that shows the widget, which determines the button of its header.
  public let surface: TodaySurface
  /// The name in the header, and the number of its lines.
  public let title: TodayTitle
  /// The display mode at this moment; compact under iOS 9, which has no modes.
  public let mode: NCWidgetDisplayMode
  /// Whether the header has a Show More or Show Less button.
  public let offersExpanded: Bool
  /// The size of the content and its insets at this moment.
  public let layout: TodayLayout
  /// The trace up to the picture, or to the end of the widget's life if its host continues.
  package(set) public var trace: [TodayStep]
  /// The app's icon, of `TodayDescription.iconSide` points; nil draws that of the widget's app.
  public var icon: AnyView?
  /// The app of the widget; nil outside pictures, where a missing icon is drawn from the title.
  var app: ShownApp?
  /// The parts of the content that placeholders replace; the system's own drawing shows none.
  package var redaction: RedactionReasons = []
  /// The rules for taps on the content; nil outside pictures.
  var tapRules: TapRules?
  let content: AnyView

  package init(_ session: TodaySession, content: AnyView, icon: AnyView? = nil) {
    environment = session.environment
    surface = session.surface
    title = session.title
    mode = session.mode
    offersExpanded = session.offersExpanded
    layout = session.layout
    trace = session.steps
    self.icon = icon
    self.content = content
  }
}
