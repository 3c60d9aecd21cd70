import Foundation
import VitrineLayout

/// The completed fraction and the labels of a progress view, as its style gets them.
public nonisolated struct ProgressViewStyleConfiguration {
  /// The label that describes the task.
  public typealias Label = GaugeStyleConfiguration.Part
  /// The view that shows the current value, such as the time left.
  public typealias CurrentValueLabel = GaugeStyleConfiguration.Part

  /// The completed fraction; nil for indeterminate progress.
  public let fractionCompleted: Double?
  /// The label that describes the task; nil if the author gave none.
  public var label: Label?
  /// The view that shows the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style that draws progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a progress view from which the style builds its view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view drawn for a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar of 4 pt with round ends (measured), labels above and below.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  /// Creates the style of a bar in the tint of the environment.
  public init() { tint = nil }
  /// Creates the style of a bar filled with this colour instead of the environment's tint.
  public init(tint: Color) { self.tint = tint }

  static let barHeight: CGFloat = 4

  /// Returns the label, the bar and the current value as a caption; indeterminate progress is an empty bar.
  public nonisolated func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
      CapacityBar(
        value: configuration.fractionCompleted ?? 0, height: Self.barHeight,
        track: AnyShapeStyle(.fill)
      )
      .environing { if let tint { $0.drawing.tint = AnyShapeStyle(tint) } }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring that fills up, or the spokes of an activity indicator for indeterminate progress.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  /// Creates the style of a ring in the tint of the environment.
  public init() { tint = nil }
  /// Creates the style of a ring in this colour; the spokes of indeterminate progress do not take it.
  public init(tint: Color) { self.tint = tint }

  /// Returns a ring around the current value, or spokes for indeterminate progress, over the secondary label.
  public nonisolated func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    VStack {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction, label: configuration.currentValueLabel)
      } else {
        ActivitySpokes()
      }
      configuration.label.foregroundStyle(.secondary)
    }
    .environing { if let tint { $0.drawing.tint = AnyShapeStyle(tint) } }
  }
}

/// A style that draws a bar, or the spokes of an activity indicator for indeterminate progress.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style that progress views have when none is set.
  public init() {}

  /// Returns the label, a bar 4 pt high and the current value, from top to bottom; spokes over the label for
  /// indeterminate progress.
  public nonisolated func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.fractionCompleted == nil
      ? AnyView(CircularProgressViewStyle().makeBody(configuration: configuration))
      : AnyView(LinearProgressViewStyle().makeBody(configuration: configuration))
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar 4 pt high that is filled up to the value; empty for indeterminate progress.
  public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring of at most 58 pt that is filled up to the value; spokes for indeterminate progress.
  public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style of progress views that have none: a bar, or spokes for indeterminate progress.
  public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  /// Sets the style that draws the progress views inside the view; without it they are bars, or spokes.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// A ring with the value's label inside. It fills the proposed size up to 58 pt; its line is 0.095 of the
/// diameter.
nonisolated struct ProgressRing: _CompositeView {
  let fraction: Double
  let label: GaugeStyleConfiguration.Part?

  func composition(_ environment: EnvironmentValues) -> some View {
    CircularGauge { diameter in
      let line = diameter * CircularGaugeMetrics.lineWidth
      let tint = ArcTint(start: -90, end: 270)
      return ZStack {
        GaugeArc(start: -90, end: 270, inset: line / 2)
          .stroke(tint, style: StrokeStyle(lineWidth: line))
          .node("opacity", .effect(.opacity(CircularGaugeMetrics.track)))
        GaugeArc(start: -90, end: -90 + 360 * fraction, inset: line / 2)
          .stroke(tint, style: StrokeStyle(lineWidth: line, lineCap: .round))
        label.font(.caption)
      }
      .frame(width: diameter, height: diameter)
    }
  }
}

/// The activity indicator, stopped: eight spokes in 20 pt, fading clockwise (estimated).
nonisolated struct ActivitySpokes: _CompositeView {
  func composition(_ environment: EnvironmentValues) -> some View {
    ZStack {
      ForEach(0..<8, id: \.self) { i in
        Capsule(style: .circular)
          .fill(.secondary)
          .frame(width: 2.5, height: 5.5)
          .node("offset", .offset(.init(0, -6.75)))
          .node(
            "rotationEffect",
            .effect(.rotation(radians: Double(i) * .pi / 4, anchor: .center))
          )
          .node("opacity", .effect(.opacity(1 - Double(i) * 0.09)))
      }
    }
    .frame(width: 20, height: 20)
  }
}
