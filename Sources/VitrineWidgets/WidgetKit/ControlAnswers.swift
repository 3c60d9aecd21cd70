import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The entries of a control: the snapshot with the value for previews, and others with the current one.
///
/// A timeline is that of a toggle's two states, off first: there is no other by which both would be drawn.
@MainActor
struct ControlAnswers {
  private let ask: @MainActor (EntryRequest, Selection) async -> [WidgetEntry]

  private enum Selection { case preview, current, states }

  /// - Parameters:
  ///   - kind: the control's, for messages.
  ///   - preview: returns the value for previews.
  ///   - current: returns the current value, or the error that its author's code threw.
  ///   - content: returns the template for a value; nil for an empty one.
  init<Value>(
    _ kind: String, preview: @escaping () async -> UncheckedTransfer<Value>,
    current: @escaping () async -> UncheckedTransfer<Result<Value, any Error>>,
    content: @escaping @MainActor (Value) -> ControlTemplate?
  ) {
    let calls = ProviderCalls(of: kind)
    ask = { request, selection in
      var value = await preview().value
      var notes: [Diagnostic] = []
      if selection != .preview {
        switch await calls.value("currentValue", request, current) {
        case .success(.success(let known)): value = known
        case .success(.failure(let error)): notes = [Self.failure(error, kind)]
        case .failure(let silence): notes = [silence.diagnostic(drawing: "previewValue")]
        }
      }
      let templates = Self.templates(value, bothStates: selection == .states, content)
      return templates.map { Self.entry($0, notes, kind) }
    }
  }

  /// Fills in the description of the control.
  func fill(_ draft: inout WidgetDraft, kind: String) {
    draft.kind = kind
    draft.control = ControlDescription()
    let ask = ask
    draft.source = .provider { await Self.entry(for: $0, ask) }
    draft.timeline = .provider { request in
      let entries = await ask(request, .states)
      return WidgetTimeline(
        moments: entries.map {
          WidgetTimeline.Moment(date: request.configuration.date, entry: $0)
        }, policy: .never)
    }
  }

  private static func entry(
    for request: EntryRequest, _ ask: @MainActor (EntryRequest, Selection) async -> [WidgetEntry]
  ) async -> WidgetEntry {
    let entries: [WidgetEntry]
    var index = 0
    switch request.selection {
    // Controls have no placeholder: lists show the same value as the snapshot.
    case .snapshot, .placeholder, .named: entries = await ask(request, .preview)
    case .current, .timeline: entries = await ask(request, .current)
    case .index(let asked):
      entries = await ask(request, .states)
      index = min(asked, entries.count - 1)
    }
    return entries.indices.contains(index) ? entries[index] : WidgetEntry { EmptyView() }
  }

  /// Returns the template of a value; for both states of a toggle those of off and on.
  private static func templates<Value>(
    _ value: Value, bothStates: Bool, _ content: @MainActor (Value) -> ControlTemplate?
  ) -> [ControlTemplate?] {
    let first = content(value)
    guard bothStates, let toggle = first, toggle.isOn != nil else { return [first] }
    // Where the value is the state, the template for the other one may differ in more than that.
    let others = [false, true].compactMap { $0 as? Value }.map(content)
    return [false, true].map { state in
      if let known = ([first] + others).first(where: { $0?.isOn == state }) { return known }
      var turned = toggle
      turned.isOn = state
      return turned
    }
  }

  private static func entry(
    _ template: ControlTemplate?, _ notes: [Diagnostic], _ kind: String
  ) -> WidgetEntry {
    guard let template else {
      var entry = WidgetEntry.missing(
        "control-empty", "the control “\(kind)” has no button or toggle")
      entry.diagnostics = notes + entry.diagnostics
      return entry
    }
    let views = UncheckedTransfer<(EnvironmentValues, ResolveNotes) -> NodeTree>(value: {
      VitrineViews.resolve(ControlView(template: template), environment: $0, notes: $1)
    })
    var entry = WidgetEntry(resolve: { views.value($0, $1) })
    entry.diagnostics = notes
    return entry
  }

  private static func failure(_ error: any Error, _ kind: String) -> Diagnostic {
    Diagnostic(
      severity: .warning, code: "control-value",
      message:
        "currentValue of the control “\(kind)” threw \(error); previewValue is drawn instead",
      path: "")
  }
}
