import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A gauge or a progress view in the label of a watch face: a line with a label at each end, laid out straight. The circle
/// around it bends it.
nonisolated struct ArcGauge: _PrimitiveView {
  let value: Double
  let leading: GaugeStyleConfiguration.Part?
  let trailing: GaugeStyleConfiguration.Part?
  /// Whether there is a label that has no place.
  let leavesOut: Bool
  let line: ArcGaugeLine

  /// The name of its node.
  static let nodeName = "ArcGauge"

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    if view.leavesOut { out.noteGap(.widgetLabel) }
    let row = HStack(alignment: .firstTextBaseline, spacing: view.line.gap) {
      view.leading.fixedSize()
      ArcTrack(value: view.value, line: view.line)
      view.trailing.fixedSize()
    }
    let inside = out.children(of: row, environment)
    out.append(.zStack(Alignment2D(.center, .center)), nodeName, children: inside)
  }
}

/// The line of a gauge on a circle, in points.
nonisolated struct ArcGaugeLine: Hashable, Sendable {
  let width: Double
  /// The gap beside it.
  let gap: Double
  /// The height of its middle above the baseline.
  let lift: Double
}

/// A line with round ends, dim as a whole and in the tint up to the value.
private nonisolated struct ArcTrack: View {
  let value: Double
  let line: ArcGaugeLine

  nonisolated var body: some View {
    ZStack {
      Capsule(style: .circular).fill(LineTint()).opacity(Self.dimness)
      ArcFill(fraction: value).fill(LineTint())
    }
    .frame(height: line.width)
    .alignmentGuide(.firstTextBaseline) { $0.height / 2 + line.lift }
  }

  /// The opacity of the part beyond the value (estimated).
  private static let dimness = 0.35
}

/// The part of a line up to a fraction of it, never shorter than a dot; nothing for none.
private nonisolated struct ArcFill: Shape {
  let fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let length = max(rect.height, rect.width * min(fraction, 1))
    return Path(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: length, height: rect.height),
      cornerRadius: rect.height / 2, style: .circular)
  }
}

/// The tint of the environment; a gradient runs along the line.
private nonisolated struct LineTint: ShapeStyle {
  typealias Resolved = Never

  nonisolated func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    var fill = AnyShapeStyle(.tint)._fill(environment, level: level).fill
    if case .linear(let stops, _, _) = fill.kind {
      let isMirrored = environment.layoutDirection == .rightToLeft
      fill.kind = .linear(
        stops, start: UnitPosition(isMirrored ? 1 : 0, 0.5),
        end: UnitPosition(isMirrored ? 0 : 1, 0.5))
    }
    return _Fill(fill)
  }
}

/// The style of gauges in a label: the lower bound, or else the value, at the start, and the upper bound at the end.
nonisolated struct ArcGaugeStyle: GaugeStyle {
  let line: ArcGaugeLine

  nonisolated func makeBody(configuration: Configuration) -> some View {
    ArcGauge(
      value: configuration.value,
      leading: configuration.minimumValueLabel ?? configuration.currentValueLabel,
      trailing: configuration.maximumValueLabel,
      leavesOut: configuration.minimumValueLabel != nil && configuration.currentValueLabel != nil,
      line: line)
  }
}

/// The style of progress views in a label: the current value at the start.
nonisolated struct ArcProgressStyle: ProgressViewStyle {
  let line: ArcGaugeLine

  nonisolated func makeBody(configuration: Configuration) -> some View {
    ArcGauge(
      value: configuration.fractionCompleted ?? 0, leading: configuration.currentValueLabel,
      trailing: nil, leavesOut: configuration.fractionCompleted == nil, line: line)
  }
}
