import Foundation
import VitrineGraphics

/// The bar at the top of the screen: time, signal, battery.
nonisolated struct StatusBar: View {
  let context: SceneContext
  /// nil takes what is legible on the wallpaper.
  var color: Color?
  /// False leaves the time out, as on Lock Screens.
  var showsTime = true

  nonisolated var body: some View {
    let metrics = StatusBarMetrics(context.configuration)
    HStack(spacing: 0) {
      if metrics.isCentred { signal(metrics) }
      if metrics.isCentred { Spacer(minLength: 0) }
      time(metrics)
      Spacer(minLength: 0)
      if !metrics.isCentred { signal(metrics).padding(.trailing, metrics.scale * 6) }
      BatteryGlyph(height: 13 * metrics.scale)
    }
    .foregroundStyle(color ?? context.legibleColor)
    .padding(.horizontal, metrics.inset)
    .overlay {
      if metrics.isCentred { clock(metrics) }
    }
    .environment(\.dynamicTypeSize, .large)
    .placed(x: 0, y: metrics.top, width: context.screen.width, height: metrics.height)
  }

  private nonisolated func time(_ metrics: StatusBarMetrics) -> some View {
    let width: CGFloat? = metrics.isCentred ? 0 : metrics.timeWidth.map { CGFloat($0) }
    return clock(metrics).frame(width: width)
      .opacity(metrics.isCentred || !showsTime ? 0 : 1)
  }

  private nonisolated func clock(_ metrics: StatusBarMetrics) -> some View {
    let clock = SceneClock(context.configuration)
    let isTablet = context.configuration.device.kind == .iPad
    return Text(verbatim: isTablet ? clock.status + "   " + clock.shortDay : clock.status)
      .font(.system(size: metrics.fontSize, weight: .semibold)).lineLimit(1).fixedSize()
      .foregroundStyle(color ?? context.legibleColor)
      .opacity(showsTime ? 1 : 0)
  }

  private nonisolated func signal(_ metrics: StatusBarMetrics) -> some View {
    HStack(spacing: metrics.scale * 6) {
      SignalGlyph(height: 12 * metrics.scale)
      Image(systemName: "wifi").resizable().scaledToFit()
        .frame(height: 15 * metrics.scale)
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Where the parts of a status bar are, in points; estimated from screenshots.
nonisolated struct StatusBarMetrics {
  /// The row in which text and glyphs are centred.
  var top: Double
  var height: Double
  /// From the screen's sides to the time's box and to the battery.
  var inset: Double
  /// The time is centred in it; nil is as wide as the time.
  var timeWidth: Double?
  var fontSize: Double
  /// Of the glyphs.
  var scale: Double
  /// Time in the middle: phones with a home button.
  var isCentred = false

  init(_ configuration: RenderConfiguration) {
    let device = configuration.device
    let screen = device.screen
    if device.kind == .iPad {
      self.init(top: 0, height: 24, inset: 16, timeWidth: nil, fontSize: 12, scale: 0.84)
    } else if device.screenCornerRadius == 0 {
      self.init(
        top: 0, height: 20, inset: 6, timeWidth: 0, fontSize: 12, scale: 0.76, isCentred: true)
    } else if device.screenCornerRadius >= Self.islandRadius {
      let isPro = device.screenCornerRadius >= 60
      self.init(
        top: isPro ? 16 : 15, height: 37, inset: 31, timeWidth: screen.width * 0.19, fontSize: 17,
        scale: 1)
    } else {
      self.init(
        top: 13, height: 22, inset: 26, timeWidth: screen.width * 0.15, fontSize: 16, scale: 0.92)
    }
  }

  private init(
    top: Double, height: Double, inset: Double, timeWidth: Double?, fontSize: Double, scale: Double,
    isCentred: Bool = false
  ) {
    self.top = top
    self.height = height
    self.inset = inset
    self.timeWidth = timeWidth
    self.fontSize = fontSize
    self.scale = scale
    self.isCentred = isCentred
  }

  /// Screens with round corners from this radius on have an island instead of a notch.
  private static let islandRadius = 55.0

  /// Bottom of the bar, in points.
  var bottom: Double { top + height }
}

/// The words of clocks: from flags, never from the machine.
nonisolated struct SceneClock {
  let configuration: RenderConfiguration

  init(_ configuration: RenderConfiguration) { self.configuration = configuration }

  /// The status bar's time.
  package var status: String { configuration.statusTime ?? time }

  /// Hours and minutes: `9:41` where the locale counts to twelve, `09:41` elsewhere.
  var time: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.hour, .minute], from: configuration.date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    switch Locale(identifier: configuration.realLocaleIdentifier).hourCycle {
    case .oneToTwelve, .zeroToEleven: return "\((hour + 11) % 12 + 1):\(minutes)"
    default: return (hour < 10 ? "0" : "") + "\(hour):\(minutes)"
    }
  }

  /// Weekday, month and day, e.g. `Tuesday, January 9`.
  var day: String {
    style.weekday(.wide).month(.wide).day().format(configuration.date)
  }

  /// As `day`, in abbreviations.
  var shortDay: String {
    style.weekday(.abbreviated).month(.abbreviated).day().format(configuration.date)
  }

  private var zone: TimeZone {
    configuration.timeZoneIdentifier.flatMap { TimeZone(identifier: $0) } ?? .gmt
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(
      locale: Locale(identifier: configuration.realLocaleIdentifier),
      calendar: Calendar(identifier: .gregorian), timeZone: zone)
  }
}

/// Four bars that grow.
nonisolated struct SignalGlyph: View {
  let height: Double

  nonisolated var body: some View {
    HStack(alignment: .bottom, spacing: height / 6) {
      ForEach(0..<4, id: \.self) { bar in
        RoundedRectangle(cornerRadius: height / 12)
          .frame(width: height / 4, height: height * (0.34 + 0.22 * Double(bar)))
      }
    }
    .frame(height: height)
  }
}

/// A full battery.
nonisolated struct BatteryGlyph: View {
  let height: Double

  nonisolated var body: some View {
    HStack(spacing: height / 13) {
      RoundedRectangle(cornerRadius: height * 0.31, style: .continuous)
        .strokeBorder(lineWidth: height / 13).opacity(0.4)
        .overlay {
          RoundedRectangle(cornerRadius: height * 0.2, style: .continuous).padding(height * 0.155)
        }
        .frame(width: height * 1.92, height: height)
      Capsule().frame(width: height * 0.11, height: height * 0.34).opacity(0.45)
    }
  }
}
