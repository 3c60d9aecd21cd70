import ExampleWidgets
import SwiftUI
import WidgetKit

@main
struct ExampleWidgetsBundle: WidgetBundle {
  var body: some Widget {
    WeatherWidget()
    CalendarWidget()
    NotesWidget()
    StocksWidget()
    PodcastWidget()
    FitnessWidget()
    PhotoWidget()
    BatteryWidget()
    DeliveryActivity()
    TimerControl()
    MoreTimeControl()
  }
}
