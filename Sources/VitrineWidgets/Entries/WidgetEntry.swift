public import VitrineGraphics
package import VitrineLayout
public import VitrineViews

/// The content of a widget at one moment.
public struct WidgetEntry: Sendable {
  /// Evaluates the views in an environment.
  package var resolve: @Sendable (EnvironmentValues, ResolveNotes) -> NodeTree
  /// The entry's date, relevance and reload policy.
  public var facts = EntryFacts()
  /// The diagnostics from the creation of the entry.
  public var diagnostics: [Diagnostic] = []
  /// The run of a Today widget, which replaces `resolve`.
  package var today: TodayRun?

  /// Creates an entry.
  ///
  /// - Parameter content: the views; called once for each picture. Views by Swift authors must be resolved on
  ///   the main actor.
  public init<Content: View>(_ content: @escaping @Sendable () -> Content) {
    let made = UncheckedTransfer<(EnvironmentValues, ResolveNotes) -> NodeTree>(value: {
      VitrineViews.resolve(content(), environment: $0, notes: $1)
    })
    self.init(resolve: { made.value($0, $1) })
  }

  /// Returns an entry without views, whose diagnostics say what is missing.
  static func missing(_ diagnostics: [Diagnostic]) -> WidgetEntry {
    var entry = WidgetEntry { EmptyView() }
    entry.diagnostics = diagnostics
    return entry
  }

  /// Returns an entry without views, with one warning.
  static func missing(_ code: String, _ message: String) -> WidgetEntry {
    missing([Diagnostic(severity: .warning, code: code, message: message, path: "")])
  }

  package init(resolve: @escaping @Sendable (EnvironmentValues, ResolveNotes) -> NodeTree) {
    self.resolve = resolve
  }
}
