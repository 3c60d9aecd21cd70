import VitrineViews

/// The declarations of a bundle: its widgets, and those without pictures.
public struct BundleContents {
  /// The descriptions of the widgets, the controls and the live activities with a state, in the order of the bundle's
  /// body.
  public var widgets: [WidgetDescription] = []
  /// The live activities without a state and the controls without a configuration, in the order of the bundle's body.
  public var undrawn: [UndrawnDeclaration] = []
  /// The live activities without a state.
  package private(set) var waiting: [Waiting] = []

  /// A live activity, and its place among the widgets once it has states.
  package struct Waiting {
    package let activity: WidgetDescription
    fileprivate var place: Int
  }

  /// Creates the contents of a bundle without declarations, to which each of its lines adds.
  public init() {}
}

extension BundleContents {
  /// Adds a live activity, which has no states yet.
  mutating func add(_ activity: WidgetDescription) {
    undrawn.append(UndrawnDeclaration(kind: .liveActivity, name: activity.kind))
    waiting.append(Waiting(activity: activity, place: widgets.count))
  }

  /// Draws a live activity that was waiting.
  ///
  /// - Parameter activity: the activity with its states.
  mutating func draw(_ activity: WidgetDescription) {
    guard let index = waiting.firstIndex(where: { $0.activity.kind == activity.kind }) else {
      return
    }
    let place = waiting.remove(at: index).place
    widgets.insert(activity, at: min(place, widgets.count))
    for other in waiting.indices where waiting[other].place >= place { waiting[other].place += 1 }
    undrawn.removeAll { $0.kind == .liveActivity && $0.name == activity.kind }
  }

  /// Gives the states of a file to the live activity of the bundle.
  ///
  /// - Parameter name: the name of the activity; nil is the only one.
  /// - Throws: an error if there is no such activity, if several could be meant, or if the states are not its.
  package mutating func give(
    _ file: ActivityStateFile, to name: String?
  ) throws(ActivityStateError) {
    let known = widgets.filter { $0.activity != nil } + waiting.map(\.activity)
    let named = known.filter { name == nil || $0.kind == name }
    guard let widget = named.first, let activity = widget.activity, named.count == 1 else {
      let names = known.map(\.kind).joined(separator: ", ")
      throw ActivityStateError(
        description: known.isEmpty
          ? "\(file.path): the bundle has no live activity to give states to"
          : "\(file.path): the bundle has several live activities; name one: --kind \(names)")
    }
    let moments = try activity.decode(file)
    let drawn = widget.showing(states: { moments })
    if let index = widgets.firstIndex(where: { $0.kind == widget.kind && $0.activity != nil }) {
      widgets[index] = drawn
    } else {
      draw(drawn)
    }
  }
}
