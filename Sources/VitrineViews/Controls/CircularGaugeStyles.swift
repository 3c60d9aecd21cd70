import Foundation
import VitrineGraphics
import VitrineLayout

/// Dimensions of the accessory circular gauges, taken from reference pictures: a diameter of 58 pt on iOS,
/// lines of 0.095 of the diameter, and a knob as wide as the line in a hole of 10.2 pt.
nonisolated enum CircularGaugeMetrics {
  static let diameter = 58.0
  static let lineWidth = 0.095
  /// The diameter of the hole around the knob, as a fraction of the gauge's.
  static let hole = 10.2 / 58
  /// The ends of the arc around the opening at the bottom, in degrees. The opening is wider with labels at
  /// its ends.
  static let labelledArc = (start: 150.0, end: 390.0)
  static let openArc = (start: 135.0, end: 405.0)
  /// The opacity of the tint under a capacity ring.
  static let track = 0.35
  /// The top of the labels at the arc's ends below the centre, and the width they share, as fractions of the
  /// diameter: baseline 23.3 pt below the centre and ink from −16.7 to 17.0 pt at 58 pt.
  static let boundsTop = 13.0 / 58
  static let boundsWidth = 35.0 / 58
  static let boundsFontSize = 11.0
  /// The weight of those labels, derived from the stems of their digits: 0.11 em.
  static let boundsWeight = Font.Weight.medium
  /// The least space between those labels, in points at 58 pt; longer ones shrink. Estimated.
  static let boundsGap = 2.0
  /// The centre of the gauge's label in the opening below the centre: where the middle of the line ends,
  /// 18.385 pt on macOS 26; and the width free between the round ends. Fractions of the diameter.
  static let labelCentre = 18.385 / 58
  static let labelWidth = 28.0 / 58
  /// The smallest scale of the labels in the opening; estimated.
  static let leastScale = 0.5
  /// The space below each text in an open ring, in points. Twelve public reference pictures agree: stacks of
  /// an icon, a value and a name are centred once each of their texts is 2 pt higher at the bottom, with
  /// labels at the arc's ends and without, whole and shrunk.
  static let spaceBelow = 2.0
  /// The box available to the value, as fractions of the diameter: a value that shrinks is 40 pt wide in a
  /// ring of 58 pt, and 28.65 pt high in a closed ring.
  static let inside = 40.0 / 58
  static let insideCapacity = 28.65 / 58
}

/// A ring with an opening at the bottom and a knob at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style of an open ring, of at most 58 pt.
  public init() {}

  /// Returns a ring with a knob, the current value (or else the label) inside, and the bounds in the opening.
  public nonisolated func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    CircularGauge { diameter in OpenRing(configuration: configuration, diameter: diameter) }
  }
}

/// A full ring, filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style of a closed ring, of at most 58 pt.
  public init() {}

  /// Returns a ring filled clockwise from the top, with the current value, or else the label, inside.
  public nonisolated func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    CircularGauge { diameter in CapacityRing(configuration: configuration, diameter: diameter) }
  }
}

/// A circular gauge of 58 pt, or smaller if less is proposed.
nonisolated struct CircularGauge<Ring: View>: _PrimitiveView {
  let ring: (Double) -> Ring

  static func _makeList(_ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList) {
    let owner = out.owner
    let notes = out.notes
    let ring = view.ring
    let reader = Node(
      .geometryReader { context in
        var list = NodeList(owner: owner, notes: notes)
        let diameter = min(context.size.width, context.size.height)
        Ring._makeList(ring(diameter), environment, &list)
        return list.nodes
      }, name: "GeometryReader", owner: owner)
    let d = CircularGaugeMetrics.diameter
    out.append(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: 0, idealWidth: d, maxWidth: d, minHeight: 0, idealHeight: d, maxHeight: d,
          alignment: .center)), "Gauge", children: [reader])
  }
}

nonisolated struct OpenRing: _CompositeView {
  let configuration: GaugeStyleConfiguration
  let diameter: Double

  func composition(_ environment: EnvironmentValues) -> some View {
    let hasBounds =
      configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    let arc = hasBounds ? CircularGaugeMetrics.labelledArc : CircularGaugeMetrics.openArc
    let line = diameter * CircularGaugeMetrics.lineWidth
    let knob = arc.start + (arc.end - arc.start) * configuration.value
    let stroke = StrokeStyle(lineWidth: line, lineCap: .round)
    ZStack {
      GaugeArc(start: arc.start, end: arc.end, inset: line / 2)
        .stroke(ArcTint(start: arc.start, end: arc.end), style: stroke)
        .secondary("mask", .effect(.mask(.center)), hole(at: knob, line))
      knobDisc(knob, arc, CGFloat(line))
      GaugeCentre(
        configuration: configuration, diameter: diameter, height: CircularGaugeMetrics.inside
      )
      .environing { $0.type.spaceBelow = CircularGaugeMetrics.spaceBelow }
      if hasBounds {
        bounds
      } else if configuration.currentValueLabel != nil {
        label
      }
    }
    .frame(width: diameter, height: diameter)
  }

  /// The knob; a gradient goes around the ring's centre, so that it has the colour of its place on the arc.
  private func knobDisc(
    _ angle: Double, _ arc: (start: Double, end: Double), _ size: CGFloat
  ) -> some View {
    let at = knobCentre(angle, size)
    let centre = UnitPoint(
      x: 0.5 + (diameter / 2 - at.x) / size, y: 0.5 + (diameter / 2 - at.y) / size)
    return Circle().fill(ArcTint(start: arc.start, end: arc.end, centre: centre))
      .frame(width: size, height: size).node("position", .position(at))
  }

  /// The mask of a circular hole around the knob.
  private func hole(at angle: Double, _ line: Double) -> some View {
    OutsideDisc(centre: knobCentre(angle, line), radius: diameter * CircularGaugeMetrics.hole / 2)
      .fill(Color.black, style: FillStyle(eoFill: true))
  }

  private func knobCentre(_ angle: Double, _ line: Double) -> Point {
    let radius = (diameter - line) / 2
    let radians = angle * .pi / 180
    return Point(
      diameter / 2 + radius * Trig.cos(radians), diameter / 2 + radius * Trig.sin(radians))
  }

  private var bounds: some View {
    let width = diameter * CircularGaugeMetrics.boundsWidth
    return HStack(spacing: 0) {
      configuration.minimumValueLabel
      Spacer(minLength: diameter * CircularGaugeMetrics.boundsGap / 58)
      configuration.maximumValueLabel
    }
    .modifier(OpeningText(diameter: diameter))
    .frame(width: width)
    .padding(.top, diameter * (0.5 + CircularGaugeMetrics.boundsTop))
    .frame(height: diameter, alignment: .top)
  }

  /// The gauge's label, which the opening has room for where there are no bounds.
  private var label: some View {
    configuration.label
      .modifier(OpeningText(diameter: diameter))
      .frame(maxWidth: diameter * CircularGaugeMetrics.labelWidth)
      .node(
        "position",
        .position(Point(diameter / 2, diameter * (0.5 + CircularGaugeMetrics.labelCentre))))
  }
}

/// The font of the labels in the opening of a ring; they shrink to one line.
nonisolated struct OpeningText: ViewModifier {
  let diameter: Double

  func body(content: Content) -> some View {
    content
      .font(
        .system(
          size: CircularGaugeMetrics.boundsFontSize * diameter / 58,
          weight: CircularGaugeMetrics.boundsWeight)
      )
      .environing {
        $0.lineLimit = 1
        $0.minimumScaleFactor = CircularGaugeMetrics.leastScale
      }
  }
}

nonisolated struct CapacityRing: _CompositeView {
  let configuration: GaugeStyleConfiguration
  let diameter: Double

  func composition(_ environment: EnvironmentValues) -> some View {
    let line = diameter * CircularGaugeMetrics.lineWidth
    let stroke = StrokeStyle(lineWidth: line, lineCap: .round)
    let tint = ArcTint(start: -90, end: 270)
    ZStack {
      GaugeArc(start: -90, end: 270, inset: line / 2)
        .stroke(tint, style: StrokeStyle(lineWidth: line))
        .node("opacity", .effect(.opacity(CircularGaugeMetrics.track)))
      GaugeArc(start: -90, end: -90 + 360 * closed(line), inset: line / 2)
        .stroke(tint, style: stroke)
      GaugeCentre(
        configuration: configuration, diameter: diameter,
        height: CircularGaugeMetrics.insideCapacity)
    }
    .frame(width: diameter, height: diameter)
  }

  /// The filled part of the ring, which is closed where its round ends would touch: two discs side by side
  /// would leave a notch.
  private func closed(_ line: Double) -> Double {
    let ends = line / (.pi * (diameter - line))
    return configuration.value > 1 - ends ? 1 : configuration.value
  }
}

/// The value in the middle of a ring, or the label if there is none.
nonisolated struct GaugeCentre: _CompositeView {
  let configuration: GaugeStyleConfiguration
  let diameter: Double
  /// The height available to the value, as a fraction of the diameter.
  let height: Double

  /// The font size of a value without its own font, as a fraction of the diameter; estimated.
  private static let fontSize = 22.0 / 58

  func composition(_ environment: EnvironmentValues) -> some View {
    let inside = diameter * CircularGaugeMetrics.inside
    let value = configuration.currentValueLabel ?? configuration.label
    value
      .font(.system(size: diameter * Self.fontSize, weight: .medium, design: .rounded))
      .environing {
        $0.lineLimit = 1
        $0.minimumScaleFactor = 0.4
        $0.type.shrinksToHeight = true
      }
      .frame(maxWidth: inside, maxHeight: diameter * height)
  }
}

/// A rectangle with a round hole, by the even-odd rule.
nonisolated struct OutsideDisc: Shape {
  let centre: Point
  let radius: Double

  func path(in rect: CGRect) -> Path {
    var outline = GraphicsPath(
      rect: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        .inset(by: -rect.width))
    outline.append(
      GraphicsPath(
        ellipseIn: Rect(
          x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)))
    return Path(outline)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring of at most 58 pt that is open at the bottom, with a knob at the value.
  public static nonisolated var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring of at most 58 pt that is filled up to the value; the labels of the bounds are not drawn.
  public static nonisolated var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
