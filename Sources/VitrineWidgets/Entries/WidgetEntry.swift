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

  package init(resolve: @escaping @Sendable (EnvironmentValues, ResolveNotes) -> NodeTree) {
    self.resolve = resolve
  }
}
