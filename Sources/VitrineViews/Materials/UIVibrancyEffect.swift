package import VitrineGraphics

/// The prominence of vibrant content.
public nonisolated enum UIVibrancyEffectStyle: Int, Hashable, CaseIterable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

/// UIKit's vibrancy: content over a blur takes its colour from the backdrop. It is applied to views with
/// `vibrancyEffect(_:)`.
public nonisolated struct UIVibrancyEffect: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case style(UIVibrancyEffectStyle)
    case notificationCenter
    case widgetPrimary
    case widgetSecondary
  }

  let kind: Kind
  /// The blur below the content.
  let blur: UIBlurEffect.Style

  init(_ kind: Kind, on blur: UIBlurEffect.Style) {
    self.kind = kind
    self.blur = blur
  }

  /// Creates the effect of labels over a blur: content takes transformed colours of the backdrop.
  public init(blurEffect: UIBlurEffect) { self.init(.style(.label), on: blurEffect.style) }

  /// Creates an effect over a blur; each style but `.label` is drawn in a system colour and leaves a
  /// diagnostic.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(.style(style), on: blurEffect.style)
  }

  /// Light content on the dark blur of iOS 8 and 9; deprecated since iOS 10, which adds a diagnostic when
  /// drawn.
  public static func notificationCenter() -> UIVibrancyEffect {
    UIVibrancyEffect(.notificationCenter, on: .dark)
  }

  /// The effect of supporting text and glyphs of a Today widget, iOS 10–12.
  public static func widgetPrimary() -> UIVibrancyEffect {
    UIVibrancyEffect(.widgetPrimary, on: .extraLight)
  }

  /// The fainter companion of `widgetPrimary()`.
  public static func widgetSecondary() -> UIVibrancyEffect {
    UIVibrancyEffect(.widgetSecondary, on: .extraLight)
  }

  /// The effect of a style on a Today widget's platter, iOS 13.
  public static func widgetEffect(for style: UIVibrancyEffectStyle) -> UIVibrancyEffect {
    UIVibrancyEffect(.style(style), on: .systemMaterial)
  }
}

/// The drawing of vibrant content.
nonisolated enum VibrancyLook: Equatable {
  /// The transformed backdrop.
  case backdrop(Backdrop)
  /// One colour, multiplied by the content's alpha.
  case color(RGBA)
}

extension UIVibrancyEffect {
  func look(_ environment: EnvironmentValues) -> VibrancyLook {
    let isDark = blur.isDark ?? (environment.host.colorScheme == .dark)
    let isUnknown = environment.host.systemVersion < 10
    switch kind {
    case .style(.label): return .backdrop(Self.label(isDark: isDark))
    case .notificationCenter: return .backdrop(Self.label(isDark: true))
    // The platters of iOS 10 came with these effects; before, content stood on dark glass.
    case .widgetPrimary where isUnknown, .widgetSecondary where isUnknown:
      return .backdrop(Self.label(isDark: true))
    case .widgetPrimary: return .color(RGBA.black.opacity(Self.primaryOpacity))
    case .widgetSecondary: return .color(RGBA.black.opacity(Self.secondaryOpacity))
    case .style(let style):
      var appearance = environment.appearance
      appearance.isDark = isDark
      return .color(SystemColorTable.color(style.standIn, appearance))
    }
  }

  /// Whether the effect is one of the light platters of Today widgets, from iOS 10 on.
  var isOfPlatters: Bool { kind == .widgetPrimary || kind == .widgetSecondary }

  /// Whether no values of the effect are public.
  var isEstimated: Bool {
    if case .style(let style) = kind { return style != .label }
    return isOfPlatters
  }

  /// Estimated, since no values of these two are public.
  private static let primaryOpacity: Float = 0.6
  private static let secondaryOpacity: Float = 0.35

  /// The colour matrix on the backdrop of labels over the system material (observed; that it belongs to the
  /// style named label is assumed).
  package static func label(isDark: Bool) -> Backdrop {
    Backdrop(
      matrix: isDark
        ? [
          1.37625, -0.734516, -0.141733, 0.5, -0.373512, 1.016302, -0.14279, 0.5, -0.374569,
          -0.732931, 1.6075, 0.5,
        ]
        : [
          1.514125, -0.954751, -0.184374, 0.0625, -0.485603, 1.046185, -0.185582, 0.0625,
          -0.486811, -0.952939, 1.81475, 0.0625,
        ])
  }
}

extension UIVibrancyEffectStyle {
  /// The system colour used instead, since no values are public (estimated).
  fileprivate nonisolated var standIn: SystemColorTable.Name {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
