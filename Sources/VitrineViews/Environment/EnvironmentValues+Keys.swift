public import Foundation

extension EnvironmentValues {
  public var font: Font? {
    get { type.font }
    set { type.font = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { type.dynamicTypeSize }
    set { type.dynamicTypeSize = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(type.dynamicTypeSize) }
    set { type.dynamicTypeSize = newValue.dynamicTypeSize }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { type.legibilityWeight }
    set { type.legibilityWeight = newValue }
  }

  public var lineLimit: Int? {
    get { type.lineLimit }
    set { type.lineLimit = newValue }
  }

  public var lineSpacing: CGFloat {
    get { type.lineSpacing }
    set { type.lineSpacing = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { type.minimumScaleFactor }
    set { type.minimumScaleFactor = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { type.alignment }
    set { type.alignment = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { type.truncation }
    set { type.truncation = newValue }
  }

  public var allowsTightening: Bool {
    get { type.allowsTightening }
    set { type.allowsTightening = newValue }
  }

  public var textCase: Text.Case? {
    get { type.textCase }
    set { type.textCase = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { drawing.redactionReasons }
    set { drawing.redactionReasons = newValue }
  }

  public var isEnabled: Bool {
    get { drawing.isEnabled }
    set { drawing.isEnabled = newValue }
  }

  public var imageScale: Image.Scale {
    get { drawing.imageScale }
    set { drawing.imageScale = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { drawing.symbolRenderingMode }
    set { drawing.symbolRenderingMode = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { drawing.symbolVariants }
    set { drawing.symbolVariants = newValue }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { drawing.background }
    set { drawing.background = newValue }
  }

  public var colorScheme: ColorScheme {
    get { host.colorScheme }
    set { host.colorScheme = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { host.contrast }
    set { host.contrast = newValue }
  }

  public var displayScale: CGFloat {
    get { host.displayScale }
    set { host.displayScale = newValue }
  }

  /// The length of one pixel in points.
  public var pixelLength: CGFloat { host.displayScale > 0 ? 1 / host.displayScale : 1 }

  public var layoutDirection: LayoutDirection {
    get { host.layoutDirection }
    set { host.layoutDirection = newValue }
  }

  public var locale: Locale {
    get { host.locale ?? Locale(identifier: host.localeIdentifier) }
    set {
      host.locale = newValue
      host.localeIdentifier = newValue.identifier
    }
  }

  public var calendar: Calendar {
    get {
      var calendar = host.calendar ?? Calendar(identifier: .gregorian)
      if host.calendar == nil { calendar.locale = locale }
      calendar.timeZone = timeZone
      return calendar
    }
    set { host.calendar = newValue }
  }

  public var timeZone: TimeZone {
    get { host.timeZone ?? .gmt }
    set { host.timeZone = newValue }
  }

  /// The moment for which relative dates and timers are drawn.
  public var renderDate: Date {
    get { host.now }
    set { host.now = newValue }
  }

  public var accessibilityReduceTransparency: Bool { host.reduceTransparency }
  public var accessibilityReduceMotion: Bool { host.reduceMotion }
  public var accessibilityDifferentiateWithoutColor: Bool { host.differentiateWithoutColor }
  public var accessibilityInvertColors: Bool { host.invertColors }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
  public var scenePhase: ScenePhase { .active }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// An action without effect: links cannot be followed in a picture.
  public var openURL: OpenURLAction { OpenURLAction() }
  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  public var isFocused: Bool { false }
  public var isScrollEnabled: Bool { true }
}

private nonisolated struct LuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

private nonisolated struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private nonisolated struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

/// The action of `openURL`; calling it does nothing.
public nonisolated struct OpenURLAction: Sendable {
  public nonisolated struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  public init() {}
  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

/// The action of `dismiss`; calling it does nothing.
public nonisolated struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// The size of sidebar rows.
public nonisolated enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension EnvironmentValues {
  public nonisolated var sidebarRowSize: SidebarRowSize { .medium }
}
