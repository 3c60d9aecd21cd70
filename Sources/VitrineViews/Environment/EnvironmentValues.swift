package import Foundation
import VitrineGraphics
package import VitrineText

/// The environment of a view.
///
/// It consists of four references to storage with value semantics: type, drawing, host and custom values. A
/// copy costs four retains; a change copies the group it is in.
public nonisolated struct EnvironmentValues: @unchecked Sendable {
  package var type: TypeTraits {
    @inline(__always) _read { yield typeBox.value }
    _modify { yield &typeBox.value }
  }

  package var drawing: DrawingTraits {
    @inline(__always) _read { yield drawingBox.value }
    _modify { yield &drawingBox.value }
  }

  package var host: HostTraits {
    @inline(__always) _read { yield hostBox.value }
    _modify { yield &hostBox.value }
  }

  private var typeBox = Boxed(TypeTraits())
  private var drawingBox = Boxed(DrawingTraits())
  private var hostBox = Boxed(HostTraits())
  private var custom: [ObjectIdentifier: Any] = [:]
  /// The models set by `environmentObject` and `environment(_:)`, by type.
  var objects: [ObjectIdentifier: Any] = [:]

  /// Creates the default environment: light, `en_US`, GMT, text size `large`, 3 pixels per point.
  public init() {}

  /// The value of a custom key, or the key's default if no view around this one sets it.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if custom.isEmpty { return K.defaultValue }
      return custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  /// The environment of the view that is being evaluated, or the default one.
  static var ambient: EnvironmentValues { AmbientEnvironment.current ?? EnvironmentValues() }
}

/// The traits of text.
package nonisolated struct TypeTraits {
  package var font: Font?
  /// The system's font where authors cannot choose one.
  package var imposedFont: Font?
  /// Traits that `fontWeight`, `bold`, `italic` … on views add to every font below.
  package var fontTraits = FontTraits()
  package var dynamicTypeSize = DynamicTypeSize.large
  /// The profile of the table that gives the sizes of text styles.
  package var table = TypeTable.Profile.app
  package var legibilityWeight: LegibilityWeight?
  package var lineLimit: Int?
  package var reservedLines = 0
  package var truncation = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var lineSpacing = 0.0
  /// The space kept free below every text, in points.
  package var spaceBelow = 0.0
  package var minimumScaleFactor = 1.0
  /// Whether texts with a smaller scale factor also shrink to the proposed height.
  package var shrinksToHeight = false
  package var allowsTightening = false
  /// Whether the lines of texts are of like length.
  package var balancesLines = false
  package var textCase: Text.Case?
  package var textScale = Text.Scale.default
  package var kerning = 0.0
  package var tracking = 0.0
  package var baselineOffset = 0.0
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
}

/// The traits of fills, symbols and redaction.
package nonisolated struct DrawingTraits {
  package var foreground = ForegroundLevels.label
  package var tint: AnyShapeStyle?
  package var background: AnyShapeStyle?
  package var redactionReasons: RedactionReasons = []
  package var isPrivacySensitive = false
  package var isEnabled = true
  /// Whether controls show without their labels.
  package var hidesLabels = false
  package var imageScale = Image.Scale.medium
  package var symbolRenderingMode: SymbolRenderingMode?
  package var symbolVariants: SymbolVariants = .none
  /// The settings of scroll views; nil if nobody made any.
  package var scroll: ScrollSettings?
  /// The settings of lists; nil if nobody made any.
  package var list: ListSettings?
}

/// The traits of the device, the user and the host.
package nonisolated struct HostTraits {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  /// Whether the content is elevated above another layer; its backgrounds are then lighter in dark mode.
  package var isElevated = false
  /// The version of iOS whose design the system shares, which determines colours and defaults.
  package var systemVersion = 26
  /// The major version in the system's own numbers, those of macOS or watchOS for example.
  package var ownSystemVersion = 26
  /// Whether the picture is drawn off the screen, as snapshots of layers are: its corners are those of paths.
  package var isOffScreen = false
  /// The kind of device, which variants of assets may be made for.
  package var device = Device.Kind.iPhone
  package var displayScale = 3.0
  package var layoutDirection = LayoutDirection.leftToRight
  /// The identifier of the locale; the locale itself is created on demand.
  package var localeIdentifier = "en_US" {
    didSet { language = String(localeIdentifier.map { $0 == "_" ? "-" : $0 }) }
  }
  /// The BCP 47 tag of the locale.
  package var language = "en-US"
  package var locale: Locale?
  /// The transformation of texts for localization tests; nil leaves them unchanged.
  package var pseudoLocale: PseudoLocale?
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  /// The moment for which relative dates and timers are drawn.
  package var now = HostTraits.defaultNow
  package var reduceTransparency = false
  package var reduceMotion = false
  package var differentiateWithoutColor = false
  package var invertColors = false
  package var assets = AssetCatalog()
  /// The fonts of an extension's resources; nil without any.
  package var fonts: FontSet?
  package var strings = StringTable()
  package var symbols: SymbolCatalog?

  /// 2007-01-09 09:41 UTC, the time of the clock in Apple's product pictures.
  package static let defaultNow = Date(timeIntervalSince1970: 1_168_335_660)
}
