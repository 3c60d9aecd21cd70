import SwiftUI
import WidgetKit

// What an editor's canvas shows, and ExampleWidgetsMain draws with --previews.

#Preview("Battery, an hour", as: .systemMedium) {
  BatteryWidget()
} timeline: {
  BatteryEntry(date: .sample, devices: DeviceCharge.samples(minutesLater: 0))
  BatteryEntry(date: .sample.after(hours: 1), devices: DeviceCharge.samples(minutesLater: 60))
}

#Preview("Rings", traits: .fixedLayout(width: 120, height: 120)) {
  ActivityRings(activities: FitnessEntry.sample().activities)
}

#Preview(traits: .sizeThatFitsLayout) {
  BatteryPercent(device: DeviceCharge.samples(minutesLater: 0)[0])
}

// Each entry of the widget's own timeline.
#Preview(
  "Weather today", as: .systemMedium, widget: { WeatherWidget() },
  timelineProvider: { WeatherProvider() })

#Preview(
  "Next events", as: .systemSmall, widget: { CalendarWidget() },
  timelineProvider: { CalendarProvider() })

#Preview(
  "Weekend notes", as: .systemSmall, widget: { NotesWidget() },
  timelineProvider: { NotesProvider() })

#Preview(
  "Market hours", as: .systemSmall, widget: { StocksWidget() },
  timelineProvider: { StocksProvider() })

#Preview(
  "Up next", as: .systemSmall, widget: { PodcastWidget() }, timelineProvider: { PodcastProvider() })

#Preview(
  "Rings on the Lock Screen", as: .accessoryCircular, widget: { FitnessWidget() },
  timelineProvider: { FitnessProvider() })

// Public, so that a release build keeps it.
public struct FitnessView_Previews: PreviewProvider {
  public static var previews: some View {
    ForEach([WidgetFamily.systemSmall, .systemMedium], id: \.self) { family in
      FitnessView(entry: .sample()).previewContext(WidgetPreviewContext(family: family))
    }
  }
}
