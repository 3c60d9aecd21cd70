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

struct FitnessView_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([WidgetFamily.systemSmall, .systemMedium], id: \.self) { family in
      FitnessView(entry: .sample()).previewContext(WidgetPreviewContext(family: family))
    }
  }
}
