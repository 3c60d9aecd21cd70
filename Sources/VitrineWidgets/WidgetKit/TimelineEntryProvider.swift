import VitrineViews

/// The part of a provider that names its entries.
///
/// `Entry` is inferred from it alone, before the compiler reads members that mention `Entry` themselves, such as the
/// `Timeline<Entry>` of Xcode's template: with the macro of that name in sight, it finds nothing there where the provider
/// has a file of its own (Swift 6.3).
public protocol _TimelineEntryProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns an entry for the widget's shape while its data is unknown; drawn redacted.
  func placeholder(in context: Context) -> Entry
}
