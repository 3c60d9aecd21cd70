import VitrineViews

/// The views of a widget for entries of its provider. An author's types need not be sendable; the calls are sequential.
package struct EntryViews: @unchecked Sendable {
  /// The type of the provider's entries.
  package let type: any TimelineEntry.Type
  /// Makes the views for an entry; nil for one of another type.
  package let show: (any TimelineEntry) -> WidgetEntry?
}
