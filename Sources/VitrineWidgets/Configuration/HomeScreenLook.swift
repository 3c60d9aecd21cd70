package import VitrineGraphics
import VitrineViews

/// The user's choice for icons and widgets of a Home Screen.
///
/// `dark` and `tinted` came with iOS 18, `clear` with iOS 26.
public enum HomeScreenLook: String, Hashable, CaseIterable, Sendable {
  /// Icons and widgets in their own colours, light or dark as the device is.
  case `default`
  /// Dark icons and widgets, whether the device is light or dark; the wallpaper follows the device.
  case dark
  /// Icons and widgets of clear glass; widgets are accented.
  case clear
  /// Icons and widgets in the colour of `RenderConfiguration.tint`; widgets are accented.
  case tinted

  /// The first iOS and iPadOS with the look; before 18 the default one is the only one.
  package var firstSystem: Int {
    switch self {
    case .default: 14
    case .dark, .tinted: 18
    case .clear: 26
    }
  }

  /// Whether widgets are in the accented mode.
  package var isAccented: Bool { self == .clear || self == .tinted }
}

extension HomeScreenTint {
  /// The colour of a tinted Home Screen for which none is named (estimated: a device proposes one that goes with the
  /// wallpaper).
  package static let usualColor = RGBA(hex: 0x3F7FE0)
}

extension RenderConfiguration {
  /// The colours of accented widgets under the look: the tinted one has dark plates before iOS 26 and plates of tinted
  /// glass from then on.
  package var shownTint: HomeScreenTint {
    switch look {
    case .clear?: .clear
    case .tinted?:
      HomeScreenTint(
        primary: tint.primary, accent: tint.accent, plate: design < 26 ? .dark : .tinted)
    default: tint
    }
  }

  /// The look of the icons around a widget: that of the screen, or else the one that an accented widget's plate goes
  /// with.
  var iconLook: HomeScreenLook {
    if let look { return look }
    guard mode == .accented, os >= HomeScreenLook.tinted.firstSystem else { return .default }
    return tint.plate == .clear ? .clear : .tinted
  }

  /// The appearance of the widget's own views, which the dark look makes dark. A watch knows no other.
  var widgetScheme: ColorScheme {
    (look == .dark || device.kind == .watch) && family != nil ? .dark : scheme
  }
}
