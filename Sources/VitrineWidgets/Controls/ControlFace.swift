import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The plate of a control with its symbol and texts.
///
/// Looks: off, a white symbol on the plate; on, the symbol has the tint (documented) on a plate that is white, or on a
/// white circle in the sizes with texts (observed on pictures of iOS 18; for iOS 26 estimated).
nonisolated struct ControlFace: View {
  let content: ControlContent

  nonisolated var body: some View {
    let traits = content.traits
    face
      .opacity(content.isDisabled ? Self.disabledOpacity : 1)
      .frame(width: traits.box.width, height: traits.box.height)
      .background { plate }
      .background { if traits.isAlone, !hasWhitePlate { shape.fill(Self.missingScreen) } }
      .contentShape(shape)
  }

  private nonisolated var shape: RoundedRectangle {
    let traits = content.traits
    return .module(radius: traits.radius, size: traits.box)
  }

  private nonisolated var hasWhitePlate: Bool {
    content.traits.controlSize == .small && content.isOn
  }

  @ViewBuilder private nonisolated var plate: some View {
    if hasWhitePlate {
      shape.fill(Color.white)
    } else if content.traits.isOnLock {
      shape.fill(Self.lockGround(hasGlass: content.traits.hasGlass))
    } else {
      shape.fill(ControlCenterStyle(.plate))
    }
  }

  @ViewBuilder private nonisolated var face: some View {
    switch content.traits.controlSize {
    case .small: symbol
    case .medium:
      HStack(spacing: Self.gap) {
        circle
        texts
      }
      .padding(.leading, Self.inset)
      .padding(.trailing, Self.gap)
    case .large:
      VStack(alignment: .leading, spacing: 0) {
        circle
        Spacer(minLength: Self.gap)
        texts
      }
      .padding(Self.inset)
    }
  }

  /// The symbol in its circle, which is to be seen while a toggle is on.
  private nonisolated var circle: some View {
    let side = content.traits.unit - 2 * Self.inset
    return symbol.frame(width: side, height: side)
      .background(content.isOn ? Color.white : .white.opacity(Self.circleOpacity), in: Circle())
  }

  @ViewBuilder private nonisolated var symbol: some View {
    if let leaf = content.symbol {
      ControlSymbol(leaf: leaf, color: content.isOn ? content.tint : .white)
    }
  }

  private nonisolated var texts: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let title = content.title {
        Text(verbatim: title).font(.system(size: Self.fontSize, weight: .semibold))
          .foregroundStyle(.white).lineLimit(Self.titleLines)
      }
      if let value = content.value {
        Text(verbatim: value).font(.system(size: Self.fontSize))
          .foregroundStyle(.white.opacity(Self.valueOpacity)).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension RoundedRectangle {
  /// The outline of a module: circles and capsules have circular ends, and other corners are continuous.
  static func module(radius: Double, size: Size) -> RoundedRectangle {
    let isRound = radius >= min(size.width, size.height) / 2
    return RoundedRectangle(cornerRadius: radius, style: isRound ? .circular : .continuous)
  }
}

extension ControlFace {
  /// The stand-in for the darkened screen behind a control that is drawn alone (estimated).
  private static let missingScreen = Color(white: 0.22)
  /// The distance of the circle from the plate's edge: the fallback inset of glyphs in iOS 26.1 (observed).
  private static let inset = 14.0
  /// The distance between circle and texts, and of the texts from the plate's edge (estimated).
  private static let gap = 8.0
  private static let fontSize = 15.0
  /// The most lines of a title; the value has one (estimated).
  private static let titleLines = 2
  /// The opacities of the value, of an empty circle, and of what is disabled (estimated).
  private static let valueOpacity = 0.6
  private static let circleOpacity = 0.12
  private static let disabledOpacity = 0.5
  /// The weight of symbols (estimated).
  static let symbolWeight = Font.Weight.medium

  /// Returns the ground of the buttons of a Lock Screen.
  static func lockGround(hasGlass: Bool) -> AnyShapeStyle {
    hasGlass ? AnyShapeStyle(_GlassStyle(role: .controls)) : AnyShapeStyle(.ultraThinMaterial)
  }

  /// Returns the size of the symbol's font in points: fractions of the cell (estimated), and on a Lock Screen that of
  /// the camera's beside it.
  static func symbolSize(_ traits: ControlTraits) -> Double {
    if traits.isOnLock { return 20 }
    return (traits.unit * (traits.controlSize == .small ? 0.38 : 0.28)).rounded()
  }
}
