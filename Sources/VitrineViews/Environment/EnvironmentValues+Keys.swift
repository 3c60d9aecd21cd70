public import Foundation

extension EnvironmentValues {
  /// The font of texts and symbols without a font of their own; nil is the body style.
  public var font: Font? {
    get { type.font }
    set { type.font = newValue }
  }

  /// The text size, `large` by default, by which text styles and scaled metrics look up their lengths.
  public var dynamicTypeSize: DynamicTypeSize {
    get { type.dynamicTypeSize }
    set { type.dynamicTypeSize = newValue }
  }

  /// The text size under its older name; reading and writing it uses `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(type.dynamicTypeSize) }
    set { type.dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The weight for the Bold Text setting: `bold` adds 200 to the weight of every font, up to 900; nil and
  /// `regular` add nothing.
  public var legibilityWeight: LegibilityWeight? {
    get { type.legibilityWeight }
    set { type.legibilityWeight = newValue }
  }

  /// The largest number of lines that a text shows before it is truncated; nil is no limit.
  public var lineLimit: Int? {
    get { type.lineLimit }
    set { type.lineLimit = newValue }
  }

  /// The extra distance between the lines of a text in points, 0 by default.
  public var lineSpacing: CGFloat {
    get { type.lineSpacing }
    set { type.lineSpacing = newValue }
  }

  /// The smallest factor by which a text may shrink to avoid truncation; layout limits it to 0.01…1, and 1,
  /// the default, never shrinks.
  public var minimumScaleFactor: CGFloat {
    get { type.minimumScaleFactor }
    set { type.minimumScaleFactor = newValue }
  }

  /// The alignment of the lines within a text that has several, `leading` by default.
  public var multilineTextAlignment: TextAlignment {
    get { type.alignment }
    set { type.alignment = newValue }
  }

  /// The part of a long text that an ellipsis replaces, its end by default.
  public var truncationMode: Text.TruncationMode {
    get { type.truncation }
    set { type.truncation = newValue }
  }

  /// Whether letters may move closer together before a text is truncated; false by default.
  public var allowsTightening: Bool {
    get { type.allowsTightening }
    set { type.allowsTightening = newValue }
  }

  /// The conversion of texts to capital or small letters; nil, the default, keeps them as written.
  public var textCase: Text.Case? {
    get { type.textCase }
    set { type.textCase = newValue }
  }

  /// The reasons to hide content, empty by default; a picture of a placeholder entry contains `placeholder`.
  public var redactionReasons: RedactionReasons {
    get { drawing.redactionReasons }
    set { drawing.redactionReasons = newValue }
  }

  /// Whether buttons, toggles and links have tap targets; true by default. It does not change their drawing.
  public var isEnabled: Bool {
    get { drawing.isEnabled }
    set { drawing.isEnabled = newValue }
  }

  /// The size of symbols relative to their font, `medium` by default.
  public var imageScale: Image.Scale {
    get { drawing.imageScale }
    set { drawing.imageScale = newValue }
  }

  /// The colouring of symbols whose image sets none; nil draws them in the foreground style.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { drawing.symbolRenderingMode }
    set { drawing.symbolRenderingMode = newValue }
  }

  /// The variants that are added to the names of symbols, none by default; a variant without an icon is left
  /// out.
  public var symbolVariants: SymbolVariants {
    get { drawing.symbolVariants }
    set { drawing.symbolVariants = newValue }
  }

  /// The style that `BackgroundStyle` draws; nil is the system background of the scheme.
  public var backgroundStyle: AnyShapeStyle? {
    get { drawing.background }
    set { drawing.background = newValue }
  }

  /// The scheme by which colours and materials choose their light or dark values; a vibrant widget starts
  /// with `dark`.
  public var colorScheme: ColorScheme {
    get { host.colorScheme }
    set { host.colorScheme = newValue }
  }

  /// The contrast by which system colours and asset colours choose their values, `standard` by default.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { host.contrast }
    set { host.contrast = newValue }
  }

  /// The number of pixels per point: the picture's own scale, or 3 outside a picture.
  public var displayScale: CGFloat {
    get { host.displayScale }
    set { host.displayScale = newValue }
  }

  /// The length of one pixel in points.
  public var pixelLength: CGFloat { host.displayScale > 0 ? 1 / host.displayScale : 1 }

  /// The direction of leading and trailing; a picture sets it from the language of its locale.
  public var layoutDirection: LayoutDirection {
    get { host.layoutDirection }
    set { host.layoutDirection = newValue }
  }

  /// The locale of numbers and dates, `en_US` by default; it never depends on the machine.
  public var locale: Locale {
    get { host.locale ?? Locale(identifier: host.localeIdentifier) }
    set {
      host.locale = newValue
      host.localeIdentifier = newValue.identifier
    }
  }

  /// The calendar of dates, Gregorian with the environment's locale unless set; it always has the
  /// environment's time zone.
  public var calendar: Calendar {
    get {
      var calendar = host.calendar ?? Calendar(identifier: .gregorian)
      if host.calendar == nil { calendar.locale = locale }
      calendar.timeZone = timeZone
      return calendar
    }
    set { host.calendar = newValue }
  }

  /// The time zone of dates, GMT by default; it never depends on the machine.
  public var timeZone: TimeZone {
    get { host.timeZone ?? .gmt }
    set { host.timeZone = newValue }
  }

  /// The moment for which relative dates and timers are drawn.
  public var renderDate: Date {
    get { host.now }
    set { host.now = newValue }
  }

  /// Whether materials and glass are drawn without transparency, as the picture's configuration asks.
  public var accessibilityReduceTransparency: Bool { host.reduceTransparency }
  /// Whether motion is to be reduced; false in every picture, which has no motion.
  public var accessibilityReduceMotion: Bool { host.reduceMotion }
  /// Whether meaning must not depend on colour alone; false in every picture.
  public var accessibilityDifferentiateWithoutColor: Bool { host.differentiateWithoutColor }
  /// Whether the system inverts colours; false in every picture.
  public var accessibilityInvertColors: Bool { host.invertColors }
  /// Whether an assistive technology is active; always false.
  public var accessibilityEnabled: Bool { false }
  /// Whether VoiceOver is active; always false.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the display is dimmed, as on an idle watch; false unless set. Only views that read it depend on
  /// it.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
  /// The state of the scene; always `active`.
  public var scenePhase: ScenePhase { .active }
  /// The horizontal size class, `compact` on every device unless set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The vertical size class, `regular` on every device unless set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// An action without effect: links cannot be followed in a picture.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// An action without effect: nothing is presented that could be dismissed.
  public var dismiss: DismissAction { DismissAction() }
  /// Whether the view is presented by another one; always false.
  public var isPresented: Bool { false }
  /// Whether the view has the keyboard focus; always false.
  public var isFocused: Bool { false }
  /// Whether scroll views can scroll; always true, although a picture shows one position.
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
  /// The outcome of a handler of URLs; all values are alike, since no handler runs.
  public nonisolated struct Result: Sendable {
    /// The outcome of a handler that opened the URL itself.
    public static let handled = Result()
    /// The outcome of a handler that ignored the URL.
    public static let discarded = Result()
    /// The outcome of a handler that leaves the URL to the system.
    public static let systemAction = Result()
    /// Returns the outcome of a handler that asks the system to open another URL; the URL is ignored.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  /// Creates an action that does nothing.
  public init() {}
  /// Creates an action that ignores its handler, as no link is followed.
  public init(handler: @escaping (URL) -> Result) {}
  /// Does nothing with the URL.
  public func callAsFunction(_ url: URL) {}
  /// Does nothing with the URL and never calls the completion handler.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

/// The action of `dismiss`; calling it does nothing.
public nonisolated struct DismissAction: Sendable {
  /// Does nothing, since a picture presents no sheet or screen to leave.
  public func callAsFunction() {}
}

/// The size of sidebar rows.
public nonisolated enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension EnvironmentValues {
  /// The row size of sidebars in the user's settings; always `medium`.
  public nonisolated var sidebarRowSize: SidebarRowSize { .medium }
}
