import Testing

/// The chapter on widgets of Apple's guidelines for iOS 14, in Japanese.
@Suite("002: Human Interface Guidelines, Widgets, of July 2020")
enum WidgetGuidelines {}
