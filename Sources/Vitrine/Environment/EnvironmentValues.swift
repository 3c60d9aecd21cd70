package import Foundation
import VitrineGraphics
package import VitrineText

/// Everything a view may know about where it is shown.
///
/// Four references to storage with value semantics: type, drawing, host and custom values. Making a
/// copy costs four retains; changing one copies the group it is in.
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
  /// Models that `environmentObject` and `environment(_:)` put here, by type.
  var objects: [ObjectIdentifier: Any] = [:]

  public init() {}

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

/// Traits of text.
package nonisolated struct TypeTraits {
  package var font: Font?
  /// What `fontWeight`, `bold`, `italic` … on views add to every font below.
  package var fontTraits = FontTraits()
  package var dynamicTypeSize = DynamicTypeSize.large
  /// Which sizes the text styles have.
  package var table = TypeTable.Profile.app
  package var legibilityWeight: LegibilityWeight?
  package var lineLimit: Int?
  package var reservedLines = 0
  package var truncation = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var lineSpacing = 0.0
  /// Points kept free under every text.
  package var spaceBelow = 0.0
  package var minimumScaleFactor = 1.0
  /// Whether texts with a smaller factor shrink to the height they are offered, too.
  package var shrinksToHeight = false
  package var allowsTightening = false
  package var textCase: Text.Case?
  package var kerning = 0.0
  package var tracking = 0.0
  package var baselineOffset = 0.0
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
}

/// Traits of fills, symbols and redaction.
package nonisolated struct DrawingTraits {
  package var foreground = ForegroundLevels.label
  package var tint: AnyShapeStyle?
  package var background: AnyShapeStyle?
  package var redactionReasons: RedactionReasons = []
  package var isPrivacySensitive = false
  package var isEnabled = true
  package var imageScale = Image.Scale.medium
  package var symbolRenderingMode: SymbolRenderingMode?
  package var symbolVariants: SymbolVariants = .none
}

/// Traits of the device, the reader and the host.
package nonisolated struct HostTraits {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  /// Content raised above another layer, whose backgrounds are lighter in the dark.
  package var isElevated = false
  /// Major system version: chooses the system's colours and defaults.
  package var systemVersion = 26
  package var displayScale = 3.0
  package var layoutDirection = LayoutDirection.leftToRight
  /// Identifier of the locale; the locale itself is made only when somebody asks.
  package var localeIdentifier = "en_US" {
    didSet { language = String(localeIdentifier.map { $0 == "_" ? "-" : $0 }) }
  }
  /// BCP 47 tag of the locale.
  package var language = "en-US"
  package var locale: Locale?
  /// Changes the words of texts; nil shows them as they are.
  package var pseudoLocale: PseudoLocale?
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  /// The moment that relative dates and timers are drawn at.
  package var now = HostTraits.defaultNow
  package var reduceTransparency = false
  package var reduceMotion = false
  package var differentiateWithoutColor = false
  package var invertColors = false
  package var assets = AssetCatalog()
  package var strings = StringTable()
  package var symbols: SymbolCatalog?
  /// The fonts that `place` will use, for canvases that measure text; nil makes them guess.
  package var fonts: FontLibrary?

  /// 2007-01-09 09:41 UTC, the moment on the clock of Apple's product pictures.
  package static let defaultNow = Date(timeIntervalSince1970: 1_168_335_660)
}
