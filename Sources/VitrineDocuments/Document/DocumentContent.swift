import Vitrine

/// The values of a document after it was read and checked.
package struct DocumentContent: Sendable {
  package var kind: String
  package var displayName: String?
  package var details: String?
  package var app: WidgetApp
  package var families: [WidgetFamily]
  package var entries: [Document.Entry]
  var samples: [Document.Sample]
  var reload: Document.Reload
  var contentMargins: ContentMargins
  var data: LocatedObject
  /// Values that replace those of the document and of every entry.
  var bound = LocatedObject()
  var placeholder: LocatedObject?
  var body: DocumentBody
  /// The part that makes it a Today widget; nil for widgets of WidgetKit.
  var today: TodayDocument?
  /// The part that makes it a live activity; nil for widgets.
  var activity: ActivityDocument?
  /// The part that makes it a control; nil for widgets.
  var control: ControlDocument?
  var background: CompiledValue?
  var url: CompiledValue?
  var colors: DocumentColors
  /// The settings that people can edit.
  package var parameters: [WidgetParameter]
  /// The rules of design that the document takes off, in order.
  package var lintIgnores: [LintIgnoreNote] = []
}

extension DocumentContent {
  /// The document's own data, and those of its placeholder, entries and samples.
  var dataObjects: [LocatedObject] {
    [data] + (placeholder.map { [$0] } ?? []) + entries.map(\.data) + samples.map(\.data)
  }

  /// Names of values that have a fraction in one of these.
  var decimals: Set<String> {
    Set(
      dataObjects.flatMap { object in
        object.members.filter { $0.value.written?.isDecimal == true }.map(\.key)
      })
  }
}
