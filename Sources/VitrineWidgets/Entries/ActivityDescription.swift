import VitrineGraphics
import VitrineViews

/// A live activity of an extension or a document, and the moments of it that are drawn.
package struct ActivityDescription: @unchecked Sendable {
  typealias States = @MainActor () async -> [ActivityMoment]

  /// The presentations to draw where a device has them.
  package var presentations = ActivityPresentation.usual
  /// The sizes of other devices that have views of their own.
  package var supplementalFamilies: [ActivityFamily] = []
  /// The type of the activity's attributes; nil for a document, whose entries are its moments.
  package let attributes: (any ActivityAttributes.Type)?
  /// Makes the views of a moment with what the system draws around them, from the sizes of other devices that have views
  /// of their own; nil for a moment of another activity.
  let show: (ActivityMoment, [ActivityFamily]) -> AnyView?
  /// Reads the moments of a file.
  let decode: (ActivityStateFile) throws(ActivityStateError) -> [ActivityMoment]
  /// The moments in their order; nil while nobody has given any.
  private(set) var states: States?
}

extension ActivityDescription {
  /// - Parameter show: makes the views of attributes in a state, which may be stale.
  init<Attributes: ActivityAttributes>(
    _ type: Attributes.Type,
    show: @escaping (Attributes, Attributes.ContentState, Bool, [ActivityFamily]) -> AnyView
  ) {
    attributes = type
    self.show = { moment, families in
      guard let attributes = moment.attributes as? Attributes,
        let state = moment.state as? Attributes.ContentState
      else { return nil }
      return show(attributes, state, moment.isStale, families)
    }
    decode = { (file) throws(ActivityStateError) in try file.moments(of: type) }
  }

  /// The live activity of a document: its widget's source makes the entries, of a `DocumentActivityView`.
  package static let ofDocument = ActivityDescription()

  private init() {
    attributes = nil
    show = { _, _ in nil }
    decode = { (_) throws(ActivityStateError) in [] }
  }

  /// Whether the activity has moments to draw.
  package var hasStates: Bool { states != nil }

  /// Returns the activity with these moments.
  func showing(_ states: @escaping States) -> ActivityDescription {
    var copy = self
    copy.states = states
    return copy
  }
}

extension WidgetDescription {
  /// Creates the description of a live activity.
  ///
  /// - Parameter kind: the prefix of its pictures' names.
  init(activity: ActivityDescription, kind: String) {
    self.init(kind: kind, families: [], source: .provider { await activity.entry(for: $0) })
    self.activity = activity
    timelineSource = .provider { await activity.timeline(for: $0) }
  }

  /// Returns the activity with these moments.
  func showing(states: @escaping ActivityDescription.States) -> WidgetDescription {
    guard let activity else { return self }
    var copy = WidgetDescription(activity: activity.showing(states), kind: kind)
    copy.app = app
    return copy
  }
}

extension ActivityDescription {
  /// Returns the moment that a request selects: one by its number, or the first.
  @MainActor
  fileprivate func entry(for request: EntryRequest) async -> WidgetEntry {
    let moments = await states?() ?? []
    let index: Int
    if case .index(let asked) = request.selection {
      index = min(asked, moments.count - 1)
    } else {
      index = 0
    }
    guard moments.indices.contains(index) else {
      return .missing(Self.otherState, "the live activity has no state")
    }
    return entry(moments[index])
  }

  @MainActor
  fileprivate func timeline(for request: EntryRequest) async -> WidgetTimeline {
    let moments = await states?() ?? []
    return WidgetTimeline(
      moments: moments.map {
        WidgetTimeline.Moment(date: request.configuration.date, entry: entry($0))
      }, policy: .never)
  }

  private func entry(_ moment: ActivityMoment) -> WidgetEntry {
    WidgetEntry(resolve: { environment, notes in
      guard let view = show(moment, supplementalFamilies) else {
        notes.add(
          Diagnostic(
            severity: .warning, code: Self.otherState,
            message:
              "the state is of another activity than \(attributes.map { "\($0)" } ?? "this")",
            path: ""))
        return resolve(EmptyView(), environment: environment, notes: notes)
      }
      return resolve(view, environment: environment, notes: notes)
    })
  }

  /// The code of the diagnostic for a state that is not the activity's.
  package static let otherState = "activity-state"
}
