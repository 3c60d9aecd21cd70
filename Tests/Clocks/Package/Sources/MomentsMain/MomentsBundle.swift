import Moments
import SwiftUI
import WidgetKit

@main
struct MomentsBundle: WidgetBundle {
  var body: some Widget {
    DayWidget()
    CountdownWidget()
    NewsWidget()
  }
}
