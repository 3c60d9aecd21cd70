import SwiftUI
import WidgetKit

public struct BatteryWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Battery", provider: BatteryProvider()) { entry in
      BatteryView(devices: entry.devices)
        .widgetURL(URL(string: "settings://battery"))
    }
    .configurationDisplayName("Status")
    .description("Check the charge of your devices and accessories.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

struct BatteryEntry: TimelineEntry, Decodable {
  let date: Date
  let devices: [DeviceCharge]
}

struct BatteryProvider: TimelineProvider {
  func placeholder(in context: Context) -> BatteryEntry {
    BatteryEntry(date: .sample, devices: DeviceCharge.samples(minutesLater: 0))
  }

  func getSnapshot(in context: Context, completion: @escaping (BatteryEntry) -> Void) {
    completion(BatteryEntry(date: .sample, devices: DeviceCharge.samples(minutesLater: 0)))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<BatteryEntry>) -> Void) {
    let entries = stride(from: 0, through: 60, by: 20).map { minutes in
      BatteryEntry(
        date: .sample.after(minutes: Double(minutes)),
        devices: DeviceCharge.samples(minutesLater: minutes))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct DeviceCharge: Identifiable, Decodable {
  let name: String
  let symbol: String
  /// The charge from 0 to 100.
  let percent: Int
  let isCharging: Bool

  var id: String { name }
  var fraction: Double { Double(percent) / 100 }
  /// Green, or red where the charge is low.
  var color: Color { percent <= 20 && !isCharging ? .red : .green }
}

extension DeviceCharge {
  static func samples(minutesLater minutes: Int) -> [DeviceCharge] {
    let step = minutes / 20
    return [
      DeviceCharge(name: "iPhone", symbol: "iphone", percent: 82 - step, isCharging: false),
      DeviceCharge(name: "Watch", symbol: "applewatch", percent: 64 + 9 * step, isCharging: true),
      DeviceCharge(name: "Earbuds", symbol: "earbuds", percent: 18 - step, isCharging: false),
      DeviceCharge(name: "Keyboard", symbol: "keyboard", percent: 97, isCharging: false),
    ]
  }
}

struct BatteryView: View {
  @Environment(\.widgetFamily) private var family
  let devices: [DeviceCharge]

  var body: some View {
    switch family {
    case .accessoryCircular: BatteryCircularView(device: devices.first)
    case .accessoryRectangular:
      BatteryRectangularView(devices: devices)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    case .accessoryInline:
      if let device = devices.first {
        Label("\(device.name) \(device.percent)%", systemImage: device.symbol)
          .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      }
    default:
      home
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .standardMargins()
        .containerBackground(.background, for: .widget)
    }
  }

  @ViewBuilder private var home: some View {
    switch family {
    case .systemMedium: BatteryRow(devices: devices)
    case .systemLarge: BatteryList(devices: devices)
    default: BatterySquare(devices: devices)
    }
  }
}

/// A device's icon in a ring filled as far as its battery, out of which a bolt is cut while it charges.
struct BatteryRing: View {
  let device: DeviceCharge

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      ZStack {
        ChargeRing(device: device, width: side * 0.105)
          .overlay(alignment: .top) {
            if device.isCharging {
              ChargingBolt(side: side, scale: 1.8).blendMode(.destinationOut)
            }
          }
          .compositingGroup()
          .overlay(alignment: .top) {
            if device.isCharging {
              ChargingBolt(side: side, scale: 1).foregroundStyle(.green).widgetAccentable()
            }
          }
        Image(systemName: device.symbol)
          .font(.system(size: side * 0.36))
      }
      .frame(width: side, height: side)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

/// The ring itself, closed where its round ends would touch.
struct ChargeRing: View {
  let device: DeviceCharge
  let width: CGFloat

  var body: some View {
    ZStack {
      Circle()
        .inset(by: width / 2)
        .stroke(.quaternary, lineWidth: width)
      Circle()
        .inset(by: width / 2)
        .trim(from: 0, to: device.fraction >= 0.96 ? 1 : device.fraction)
        .stroke(device.color, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .widgetAccentable()
    }
  }
}

/// The bolt on top of a ring, or its gap by a larger scale.
struct ChargingBolt: View {
  let side: CGFloat
  let scale: CGFloat

  var body: some View {
    Image(systemName: "bolt.fill")
      .font(.system(size: side * 0.176))
      .scaleEffect(scale)
      .offset(y: side * -0.062)
  }
}

struct BatteryPercent: View {
  let device: DeviceCharge

  var body: some View {
    Text(device.fraction, format: .percent)
      .monospacedDigit()
  }
}

struct BatterySquare: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let devices: [DeviceCharge]

  var body: some View {
    if typeSize.isAccessibilitySize, let device = devices.first {
      VStack(alignment: .leading, spacing: 4) {
        BatteryRing(device: device)
        BatteryPercent(device: device)
          .font(.title2.weight(.medium))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      Grid(horizontalSpacing: 14, verticalSpacing: 14) {
        GridRow {
          ForEach(devices.prefix(2)) { BatteryRing(device: $0) }
        }
        GridRow {
          ForEach(devices.dropFirst(2).prefix(2)) { BatteryRing(device: $0) }
        }
      }
    }
  }
}

struct BatteryRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let devices: [DeviceCharge]

  var body: some View {
    HStack(spacing: 18) {
      ForEach(devices.prefix(typeSize.isAccessibilitySize ? 2 : 4)) { device in
        VStack(spacing: 10) {
          BatteryRing(device: device)
            .frame(maxWidth: 64)
          BatteryPercent(device: device)
            .font(.title3.weight(.medium))
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

struct BatteryList: View {
  let devices: [DeviceCharge]

  var body: some View {
    ViewThatFits(in: .vertical) {
      list(4)
      list(3)
      list(2)
      list(1)
    }
  }

  private func list(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(devices.prefix(count)) { device in
        if device.id != devices.first?.id {
          Spacer(minLength: 8)
          Divider().padding(.leading, 68)
          Spacer(minLength: 8)
        }
        DeviceRow(device: device)
      }
    }
  }
}

struct DeviceRow: View {
  let device: DeviceCharge

  var body: some View {
    HStack(spacing: 14) {
      BatteryRing(device: device)
        .frame(width: 54, height: 54)
      ViewThatFits(in: .horizontal) {
        HStack {
          name
          Spacer(minLength: 12)
          percent
        }
        VStack(alignment: .leading, spacing: 0) {
          name
          percent
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .font(.body)
    }
  }

  private var name: some View {
    Text(device.name)
  }

  private var percent: some View {
    BatteryPercent(device: device)
      .foregroundStyle(.secondary)
  }
}

struct BatteryCircularView: View {
  let device: DeviceCharge?

  var body: some View {
    Gauge(value: device?.fraction ?? 0) {
      Image(systemName: device?.symbol ?? "iphone")
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .widgetAccentable()
    .containerBackground(.clear, for: .widget)
  }
}

struct BatteryRectangularView: View {
  let devices: [DeviceCharge]

  var body: some View {
    ViewThatFits(in: .vertical) {
      rows(3)
      rows(2)
    }
    .font(.footnote.weight(.medium))
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .widgetAccentable()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containerBackground(.clear, for: .widget)
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(devices.prefix(count)) { device in
        HStack(spacing: 6) {
          Image(systemName: device.symbol)
            .frame(width: 18)
          Text(device.name)
          Spacer(minLength: 4)
          BatteryPercent(device: device)
        }
      }
    }
  }
}
