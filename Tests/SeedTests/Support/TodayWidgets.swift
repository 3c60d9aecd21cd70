import NotificationCenter
import SwiftUI

/// Offers the expanded mode and asks for the whole height that the host tells it.
final class Greedy: TodayWidgetController, TodayWidget {
  override func viewDidLoad() {
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
  }
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    preferredContentSize = maxSize
  }
  var body: some View { Color.red }
}

/// Answers nothing that it is asked.
final class Silent: TodayWidgetController, TodayWidget {
  var body: some View { Text(verbatim: "Hello") }
}

/// Prefers a height of 80 points from the start, as a widget of iOS 9 whose height never changes.
final class Fixed: TodayWidgetController, TodayWidget {
  override func viewDidLoad() { preferredContentSize = CGSize(width: 0, height: 80) }
  var body: some View { Color.red }
}
