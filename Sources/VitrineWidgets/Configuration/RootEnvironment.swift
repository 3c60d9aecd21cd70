import VitrineViews

/// The environment of the outermost views, from a picture's device, settings and moment.
enum RootEnvironment {
  static func values(_ configuration: RenderConfiguration) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.dynamicTypeSize = configuration.typeSize
    values.legibilityWeight = configuration.usesBoldText ? .bold : .regular
    values.host.colorScheme = configuration.contentScheme
    values.host.contrast = configuration.increasesContrast ? .increased : .standard
    // Widgets are elevated above a Home Screen; a bare view is drawn as a hosting controller draws it, on the
    // lowest level (public reference pictures of seven dark screens and widgets' views: black).
    values.host.isElevated = configuration.family != nil
    values.host.systemVersion = configuration.design
    values.host.ownSystemVersion = configuration.os
    values.host.displayScale = configuration.pixelScale
    values.host.device = configuration.device.kind
    values.host.localeIdentifier = configuration.realLocaleIdentifier
    values.host.pseudoLocale = configuration.pseudoLocale
    values.host.timeZone = configuration.timeZoneIdentifier.flatMap { .init(identifier: $0) }
    values.host.now = configuration.date
    values.host.reduceTransparency = configuration.reducesTransparency
    values.host.layoutDirection = LanguageDirection.of(configuration.localeIdentifier)
    values.symbols = configuration.symbols
    // The tint that nobody chose is white there; blue would become the grey of its luminance.
    if configuration.mode == .vibrant { values.drawing.tint = AnyShapeStyle(Color.white) }
    if configuration.isDimmed { values.isLuminanceReduced = true }
    if configuration.entry == .placeholder { values.redactionReasons = .placeholder }
    return values
  }
}

extension RenderConfiguration {
  /// The colour scheme in the views' environment: Lock Screen content is drawn dark, and its luminance
  /// becomes its alpha.
  var contentScheme: ColorScheme { mode == .vibrant ? .dark : widgetScheme }
}
