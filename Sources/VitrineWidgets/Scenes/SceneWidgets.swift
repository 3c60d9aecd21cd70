import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The widgets of one picture: the one it is drawn for, and those on the same screen.
struct SceneWidgets {
  /// A widget with its entry and its place.
  struct Member {
    var widget: WidgetDescription
    var configuration: RenderConfiguration
    var entry: WidgetEntry
    var place: ScreenPlace
  }

  /// The visible widgets in order; never empty.
  private(set) var members: [Member]
  /// The widget in front.
  var widget: WidgetDescription
  var stack: SceneStack?
  var diagnostics: [Diagnostic] = []
  /// The limits of each companion's views.
  private let budget: DrawingBudget

  init(
    _ widget: WidgetDescription, _ entry: WidgetEntry, _ configuration: RenderConfiguration,
    budget: DrawingBudget
  ) {
    self.budget = budget
    let plan = ScreenPlan(widget, configuration)
    let place = plan.seats.first?.place ?? ScreenPlace()
    members = [Member(widget: widget, configuration: configuration, entry: entry, place: place)]
    self.widget = widget
    guard !widget.companions.isEmpty else { return }
    switch configuration.sharing {
    case .stacked: turn(widget.companions.map(\.widget))
    case .beside: fill(plan)
    case .none:
      note("companions-unused", "the scene \(configuration.scene.rawValue) shows one widget")
    }
  }

  private mutating func note(
    _ code: String, _ message: String, severity: Diagnostic.Severity = .warning
  ) {
    diagnostics.append(Diagnostic(severity: severity, code: code, message: message, path: ""))
  }
}

extension Diagnostic {
  /// The code of the diagnostic for a widget that has no place on the screen.
  package static let noPlaceCode = "no-place"
}

/// A Smart Stack: the number of its widgets, and the index of the visible one.
package struct SceneStack: Hashable, Sendable {
  package var count: Int
  package var top: Int
}

extension SceneWidgets {
  /// Moves the widget with the greatest relevance at the picture's moment to the top.
  private mutating func turn(_ companions: [WidgetDescription]) {
    guard let first = members.first, let family = first.configuration.family else { return }
    let others = companions.filter { other in
      let fits = other.families.contains(family)
      if !fits { note("stack-family", "\(other.kind) is left out: it does not support \(family)") }
      return fits
    }
    let all = [first.widget] + others
    let stack = all.map { $0.stackMember(first.configuration) }
    let top = SmartRotation.top(of: stack, at: first.configuration.date)
    self.stack = SceneStack(count: all.count, top: top)
    var configuration = first.configuration
    configuration.entry = .current
    guard top > 0, let member = member(all[top], configuration, first.place) else { return }
    members = [member]
    widget = member.widget
  }

  /// Adds the companions that have a place, and notes the others.
  private mutating func fill(_ plan: ScreenPlan) {
    guard let first = members.first else { return }
    let companions = first.widget.companions
    for seat in plan.seats where companions.indices.contains(seat.member - 1) {
      let companion = companions[seat.member - 1]
      var configuration = first.configuration.hosting(seat.surface)
      configuration.entry = companion.entry
      if companion.widget.anySurface == .today {
        configuration = TodayEnd.configuration(of: companion, on: configuration)
        noteEnd(configuration)
      }
      guard let member = member(companion.widget, configuration, seat.place) else { continue }
      members.append(member)
    }
    for refusal in plan.refusals {
      if first.configuration.scene == .lock {
        note("lock-row", refusal.reason + "; it is left out")
      } else {
        note(Diagnostic.noPlaceCode, refusal.reason, severity: .error)
      }
    }
  }

  private mutating func noteEnd(_ configuration: RenderConfiguration) {
    note(
      "estimated-today-end",
      "the place of Today widgets below the others is estimated for iOS \(configuration.os)",
      severity: .note)
  }

  /// Gives live activities their places, and Today widgets the heights that their views have, and moves those below
  /// them.
  mutating func settle(_ trees: [PlacedTree], on screen: Size) {
    settleActivities(trees)
    var shift = 0.0
    for (index, size) in trees.map(\.size).enumerated()
    where members[index].configuration.surface == .today {
      guard var frame = members[index].place.frame else { continue }
      frame.y += shift
      shift += size.height - frame.height
      frame.height = size.height
      members[index].place.frame = frame
      guard frame.maxY > screen.height else { continue }
      let hidden = Int((frame.maxY - screen.height).rounded(.up))
      note(
        "cut-by-screen",
        "\(members[index].widget.kind) ends \(hidden) points below the screen, which scrolls")
    }
  }

  /// Gives live activities the frames that their views ask for; platters of a Lock Screen stand above each other.
  private mutating func settleActivities(_ trees: [PlacedTree]) {
    var below = 0.0
    for (index, tree) in trees.enumerated() {
      let configuration = members[index].configuration
      guard var frame = ActivityPlace.frame(of: tree, configuration) else { continue }
      if configuration.surface.presentation == .banner, configuration.scene == .lock {
        frame.y -= below
        below += frame.height + BannerMetrics.spacing
      }
      members[index].place.frame = frame
    }
  }

  private mutating func member(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration, _ place: ScreenPlace
  ) -> Member? {
    guard case .immediate(let make) = widget.source else {
      note("companion-source", "\(widget.kind) is left out: its entries are not known beforehand")
      return nil
    }
    var request = EntryRequest(configuration.hosted)
    request.budget = budget
    return Member(
      widget: widget, configuration: configuration, entry: make(request), place: place)
  }
}

extension WidgetDescription {
  fileprivate func stackMember(_ configuration: RenderConfiguration) -> StackMember {
    guard case .immediate(let make)? = timelineSource else {
      return StackMember(name: kind, moments: [])
    }
    let moments = make(EntryRequest(configuration.hosted)).moments
    return StackMember(
      name: kind,
      moments: moments.map { StackMember.Moment(date: $0.date, relevance: $0.relevance) })
  }
}
