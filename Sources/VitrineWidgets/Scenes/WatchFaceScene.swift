import Foundation
import VitrineGraphics
import VitrineViews

/// A watch face on black with its widgets: a plain drawing of this package's, at the time of the picture.
nonisolated struct WatchFaceScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    ZStack {
      Color.black
      if FaceKind(context.configuration) == .figures {
        figures
        PlacedGuests(guests: context.guests)
      } else if let dial = DialMetrics(context.configuration.device) {
        WatchMarks(dial: dial, hasBezel: hasBezel)
        PlacedGuests(guests: context.guests)
        WatchHands(dial: dial, time: SceneClock(context.configuration).clockTime)
      }
    }
    .environment(\.colorScheme, .dark)
    .environment(\.dynamicTypeSize, .large)
    // Corners and hands are not mirrored.
    .environment(\.layoutDirection, .leftToRight)
  }

  /// Whether a label may stand where the upper marks would.
  private nonisolated var hasBezel: Bool { context.guests.contains { $0.place.face == .bezel } }

  @ViewBuilder private nonisolated var figures: some View {
    if let digits = DigitMetrics(context.configuration.device) {
      Text(verbatim: SceneClock(context.configuration).status)
        .font(.system(size: digits.timeSize, weight: .regular, design: .rounded))
        .foregroundStyle(.white)
        .lineLimit(1).minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        .placed(in: digits.timeFrame)
    }
  }
}

/// The marks of hours and minutes around a dial.
private nonisolated struct WatchMarks: View {
  let dial: DialMetrics
  let hasBezel: Bool

  nonisolated var body: some View {
    ZStack {
      ForEach(0..<60, id: \.self) { minute in
        if !hasBezel || !Self.besideLabel.contains(minute) {
          Capsule(style: .circular)
            .fill(Color.white.opacity(minute % 5 == 0 ? 0.9 : 0.4))
            .frame(width: minute % 5 == 0 ? 1.5 : 1, height: dial.markLength)
            .turned(at: dial, from: dial.outerRadius - dial.markLength, minutes: Double(minute))
        }
      }
    }
  }

  /// The minutes of the part of the circle that a label takes.
  private static let besideLabel = Set(Array(50...59) + Array(0...10))
}

/// The hands of a clock.
private nonisolated struct WatchHands: View {
  let dial: DialMetrics
  let time: (hour: Int, minute: Int)

  nonisolated var body: some View {
    let minutes = Double(time.minute)
    ZStack {
      hand(0.5, minutes: Double(time.hour % 12) * 5 + minutes / 12)
      hand(0.85, minutes: minutes)
      Circle().fill(Color.white)
        .frame(width: 6 * dial.factor, height: 6 * dial.factor)
        .placed(in: Rect(origin: .zero, size: dial.screen))
    }
  }

  /// Returns a hand of a part of the dial's radius.
  private nonisolated func hand(_ part: Double, minutes: Double) -> some View {
    let length = dial.outerRadius * part
    return Capsule(style: .circular).fill(Color.white)
      .frame(width: 3.5 * dial.factor, height: length)
      .turned(at: dial, from: 0, minutes: minutes)
  }
}

extension View {
  /// Turns a view that stands upright from a radius on about a dial's middle.
  fileprivate nonisolated func turned(
    at dial: DialMetrics, from radius: Double, minutes: Double
  ) -> some View {
    frame(width: dial.screen.width, height: dial.centre.y - radius, alignment: .bottom)
      .frame(width: dial.screen.width, height: dial.screen.height, alignment: .top)
      .rotationEffect(.degrees(minutes * 6))
  }
}
