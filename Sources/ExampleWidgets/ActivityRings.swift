import SwiftUI

/// One of the three measures of a day's activity.
struct Activity: Identifiable {
  let name: String
  let unit: String
  let value: Int
  let goal: Int
  /// The ring's colours from the start of the arc to its end.
  let colors: [Color]
  /// The text colour on a light background, where the ring's own is too bright to read.
  let ink: Color

  var id: String { name }
  var progress: Double { Double(value) / Double(max(goal, 1)) }

  func textColor(in scheme: ColorScheme) -> Color {
    scheme == .dark ? colors.last ?? ink : ink
  }
}

/// The rings of all activities, one inside the other, the first outermost.
struct ActivityRings: View {
  let activities: [Activity]

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      let width = side * 0.125
      ZStack {
        ForEach(Array(activities.enumerated()), id: \.element.id) { index, activity in
          ActivityRing(activity: activity, lineWidth: width)
            .padding(CGFloat(index) * (width + side * 0.014))
        }
      }
      .frame(width: side, height: side)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .accessibilityLabel("Activity rings")
  }
}

/// A track and an arc with round ends. The arc runs clockwise from the top, past the start if the goal is
/// exceeded.
struct ActivityRing: View {
  let activity: Activity
  let lineWidth: CGFloat

  var body: some View {
    GeometryReader { geometry in
      let radius = (min(geometry.size.width, geometry.size.height) - lineWidth) / 2
      ZStack {
        Circle()
          .stroke(start.opacity(0.22), lineWidth: lineWidth)
        arc
        if activity.progress >= 0.05 { head(radius: radius) }
      }
      .padding(lineWidth / 2)
    }
  }

  private var start: Color { activity.colors.first ?? .gray }
  private var end: Color { activity.colors.last ?? .gray }

  /// The arc up to one full turn, and a disc that keeps its rounded start in the first colour.
  private var arc: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: min(activity.progress, 1))
        .stroke(
          AngularGradient(
            stops: [.init(color: start, location: 0.05), .init(color: end, location: 0.92)],
            center: .center,
            startAngle: .zero, endAngle: .degrees(360 * max(activity.progress, 0.01))),
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .butt)
        )
        .rotationEffect(.degrees(-90))
    }
  }

  /// The rounded front end, with a shadow that lifts it off the arc below.
  private func head(radius: CGFloat) -> some View {
    ZStack {
      if activity.progress < 1 {
        disc(start, radius: radius, turn: 0)
      }
      disc(end, radius: radius, turn: activity.progress)
        .shadow(
          color: .black.opacity(activity.progress > 0.94 ? 0.35 : 0), radius: lineWidth * 0.14)
    }
  }

  private func disc(_ color: Color, radius: CGFloat, turn: Double) -> some View {
    Circle()
      .fill(color)
      .frame(width: lineWidth, height: lineWidth)
      .offset(y: -radius)
      .rotationEffect(.degrees(360 * turn))
  }
}
