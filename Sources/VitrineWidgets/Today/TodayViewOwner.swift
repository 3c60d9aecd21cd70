/// A widget whose views have sizes before they are drawn.
@MainActor
protocol TodayViewOwner: AnyObject {
  /// The object that ends with the widget.
  var owner: AnyObject { get }
  /// Takes the host's environment, before any callback.
  func begin(in environment: TodayEnvironment)
  /// Takes the size that an action resulted in.
  func settle(_ layout: TodayLayout)
}
