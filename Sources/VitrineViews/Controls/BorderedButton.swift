import Foundation
import VitrineGraphics
import VitrineLayout

/// A label on a tinted or grey platter.
nonisolated struct BorderedButton: _CompositeView {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  /// The glass of the platter, if it is one of glass.
  var glass: Glass?

  func composition(_ environment: EnvironmentValues) -> some View {
    let metrics = Metrics(environment.controlSize)
    let hasTint = environment.drawing.tint != nil || configuration.role == .destructive
    configuration.label
      .defaultForeground(foreground(hasTint))
      .font(environment.font ?? metrics.font)
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .secondary("background", .background(.center), platter(environment, metrics, hasTint))
  }

  /// The labels of glass buttons are those of text as long as no tint is named.
  private func foreground(_ hasTint: Bool) -> AnyShapeStyle {
    if isProminent { return AnyShapeStyle(Color.white) }
    return glass == nil || hasTint ? configuration.accent : AnyShapeStyle(Color.primary)
  }

  /// The opacity of the tint in a bordered button's platter; estimated from pictures of iOS 15–18.
  private static let tintedOpacity = 0.15
  /// That of the accent colour in a widget, where no platter is grey; measured in recordings of iOS 17, in which white
  /// becomes (226, 239, 254).
  private static let widgetOpacity = 0.115

  @ViewBuilder private func platter(
    _ environment: EnvironmentValues, _ metrics: Metrics, _ hasTint: Bool
  ) -> some View {
    let shape = ButtonPlatter(
      border: environment[ButtonBorderShapeKey.self].kind,
      isCapsule: environment.host.systemVersion >= 26 || environment.isInWidget,
      radius: metrics.radius)
    if let glass {
      let accent = configuration.role == .destructive ? Color.red : Color.accentColor
      let tint = isProminent ? accent : glass.color
      shape.fill(_GlassStyle(glass: glass.tint(tint))).gap(.glassEffect)
    } else if isProminent {
      shape.fill(configuration.accent)
    } else if hasTint {
      shape.fill(configuration.accent).node("opacity", .effect(.opacity(Self.tintedOpacity)))
    } else if environment.isInWidget {
      shape.fill(configuration.accent).node("opacity", .effect(.opacity(Self.widgetOpacity)))
    } else {
      shape.fill(.fill.tertiary)
    }
  }

  /// Padding, font and radius of UIKit's button configurations by size; estimated.
  private struct Metrics {
    let horizontal: CGFloat
    let vertical: CGFloat
    let radius: CGFloat
    let font: Font

    init(_ size: ControlSize) {
      switch size {
      case .mini, .small: (horizontal, vertical, radius, font) = (10, 4, 14, .subheadline)
      case .regular: (horizontal, vertical, radius, font) = (12, 7, 8, .body)
      case .large, .extraLarge: (horizontal, vertical, radius, font) = (20, 14, 12, .body)
      }
    }
  }
}

/// The outline of a button's platter.
nonisolated struct ButtonPlatter: _KnownShape {
  let border: ButtonBorderShape.Kind
  /// Whether the platter is a capsule, as in the design of system 26 and later.
  let isCapsule: Bool
  let radius: CGFloat

  func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(geometry(environment.host.cornerCurve))
  }

  private func geometry(_ curve: CornerCurve) -> ShapeGeometry {
    switch border {
    case .automatic: isCapsule ? .capsule(curve) : rounded(radius, curve)
    case .roundedRectangle(let own): rounded(own ?? radius, curve)
    case .capsule: .capsule(curve)
    case .circle: .circle
    }
  }

  private func rounded(_ radius: CGFloat, _ curve: CornerCurve) -> ShapeGeometry {
    .roundedRectangle(cornerSize: Size(radius, radius), curve)
  }
}
