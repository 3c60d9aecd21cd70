import Foundation
import VitrineGraphics
import VitrineLayout

/// A label over a bar filled up to the value: 16 pt high with round ends (measured).
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style of a bar 16 pt high.
  public init() {}

  static let barHeight: CGFloat = 16
  /// The gap between label and bar: 10 pt below the line box, 14.3 pt below the baseline at 17 pt (measured).
  static let gap: CGFloat = 10

  /// Returns the label, the bar between the labels of its bounds, and the current value, from top to bottom.
  public nonisolated func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      configuration.label
      BoundedBar(configuration: configuration) {
        CapacityBar(value: configuration.value, height: Self.barHeight)
      }
      configuration.currentValueLabel
    }
  }
}

/// A thin bar under a label, as on the lock screen.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style of a bar 6 pt high.
  public init() {}

  /// The height of the bar in points, estimated from pictures of iOS 16–18.
  static let barHeight: CGFloat = 6

  /// Returns the label as a headline, the bar between the labels of its bounds, and the value as a caption.
  public nonisolated func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      BoundedBar(configuration: configuration) {
        CapacityBar(value: configuration.value, height: Self.barHeight)
      }
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A thin bar with a knob at the value, between the labels of its bounds.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style of a bar 6 pt high with a knob.
  public init() {}

  /// Returns the bar between the labels of its bounds; the label and the current value are not drawn.
  public nonisolated func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    BoundedBar(configuration: configuration) {
      KnobBar(value: configuration.value, height: AccessoryLinearCapacityGaugeStyle.barHeight)
    }
  }
}

/// A style that draws gauges as `LinearCapacityGaugeStyle` does, in every widget family.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style that gauges have when none is set.
  public init() {}

  /// Returns the label, a bar 16 pt high and the current value, from top to bottom.
  public nonisolated func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar 16 pt high that is filled up to the value, under the label.
  public static nonisolated var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar 6 pt high that is filled up to the value, under the label as a headline.
  public static nonisolated var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar 6 pt high in the tint with a knob at the value; the gauge's label is not drawn.
  public static nonisolated var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar 16 pt high that is filled up to the value, in every widget family.
  public static nonisolated var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar between the labels of its bounds.
nonisolated struct BoundedBar<Bar: View>: _CompositeView {
  let configuration: GaugeStyleConfiguration
  @ViewBuilder let bar: () -> Bar

  func composition(_ environment: EnvironmentValues) -> some View {
    if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
      bar()
    } else {
      HStack {
        configuration.minimumValueLabel
        bar()
        configuration.maximumValueLabel
      }
    }
  }
}

/// A track with round ends, filled from the leading edge; the fill is clipped to the track's shape.
nonisolated struct CapacityBar: _CompositeView {
  let value: Double
  let height: CGFloat
  /// The grey of the track: 12 % opacity on light backgrounds (measured), as the tertiary fill.
  var track = AnyShapeStyle(.fill.tertiary)

  func composition(_ environment: EnvironmentValues) -> some View {
    ZStack(alignment: .leading) {
      Rectangle().fill(track)
      LeadingPart(fraction: value).fill(BarTint())
    }
    .frame(height: height)
    .node("clipShape", .effect(.clip(.capsule(.circular), .nonZero)))
  }
}

/// The tint of the environment; a `Gradient`, which has no direction of its own, runs along the bar.
nonisolated struct BarTint: ShapeStyle {
  typealias Resolved = Never

  func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    var fill = TintShapeStyle()._fill(environment, level: level).fill
    if environment.drawing.tint?.style is Gradient, case .linear(let stops, _, _) = fill.kind {
      fill.kind = .linear(
        stops, start: UnitPoint.leading.position, end: UnitPoint.trailing.position)
    }
    return _Fill(fill)
  }
}

/// The part of a rectangle from its leading edge to a fraction of the width: a capsule, as a gauge of iOS 17 is filled
/// in pawello2222's WidgetExamples (LockScreenWidget.gif); a short one is a disc that the track's end cuts.
nonisolated struct LeadingPart: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    let width = rect.width * fraction
    guard width > 0 else { return Path() }
    let length = max(width, rect.height)
    return Path(
      roundedRect: CGRect(
        x: rect.minX + width - length, y: rect.minY, width: length, height: rect.height),
      cornerRadius: rect.height / 2, style: .circular)
  }
}

/// A bar in the tint with a knob in a gap at the value.
nonisolated struct KnobBar: _CompositeView {
  let value: Double
  let height: CGFloat

  func composition(_ environment: EnvironmentValues) -> some View {
    ZStack {
      Capsule(style: .circular).fill(BarTint())
        .secondary(
          "mask", .effect(.mask(.center)),
          KnobGap(value: value, isKnob: false).fill(Color.black, style: FillStyle(eoFill: true)))
      KnobGap(value: value, isKnob: true).fill(BarTint())
    }
    .frame(height: height)
  }
}

/// The knob of a bar, or the area around it with a gap for the knob.
nonisolated struct KnobGap: Shape {
  let value: Double
  let isKnob: Bool

  func path(in rect: CGRect) -> Path {
    let r = rect.height / 2
    let x = rect.minX + r + (rect.width - 2 * r) * value
    let reach = isKnob ? r : 2 * r
    let disc = Rect(x: x - reach, y: rect.midY - reach, width: 2 * reach, height: 2 * reach)
    var outline = GraphicsPath()
    if !isKnob {
      outline = GraphicsPath(
        rect: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
          .inset(by: -rect.width))
    }
    outline.append(GraphicsPath(ellipseIn: disc))
    return Path(outline)
  }
}
