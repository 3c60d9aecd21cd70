import Foundation
import VitrineLayout

public nonisolated struct ProgressViewStyleConfiguration {
  public typealias Label = GaugeStyleConfiguration.Part
  public typealias CurrentValueLabel = GaugeStyleConfiguration.Part

  /// The completed fraction; nil for indeterminate progress.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A style that draws progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar of 4 pt with round ends (measured), labels above and below.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  static let barHeight: CGFloat = 4

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

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

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

public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public nonisolated func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    LinearProgressViewStyle().makeBody(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    controlStyle(evaluateStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// A ring with the value's label inside. It fills the proposed size; its line is 0.1 of the diameter
/// (estimated).
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
