import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The widgets of one picture: the one it is drawn for, and those on the same screen.
struct SceneWidgets {
  /// A widget with its entry.
  struct Member {
    var widget: WidgetDescription
    var configuration: RenderConfiguration
    var entry: WidgetEntry
  }

  /// The visible widgets in order; never empty.
  private(set) var members: [Member]
  /// The widget in front.
  var widget: WidgetDescription
  var stack: SceneStack?
  var diagnostics: [Diagnostic] = []

  init(_ widget: WidgetDescription, _ entry: WidgetEntry, _ configuration: RenderConfiguration) {
    members = [Member(widget: widget, configuration: configuration, entry: entry)]
    self.widget = widget
    guard !widget.companions.isEmpty else { return }
    switch configuration.scene {
    case .stack: turn(widget.companions)
    case .lock: fillRow(widget.companions)
    default:
      note("companions-unused", "the scene \(configuration.scene.rawValue) shows one widget")
    }
  }

  private mutating func note(_ code: String, _ message: String) {
    diagnostics.append(Diagnostic(severity: .warning, code: code, message: message, path: ""))
  }
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
    guard top > 0, let member = member(all[top], first.configuration) else { return }
    members = [member]
    widget = member.widget
  }

  /// Gives each widget the largest of its families that fits.
  private mutating func fillRow(_ companions: [WidgetDescription]) {
    guard let first = members.first, let family = first.configuration.family else { return }
    var row = LockRow()
    row.add(family)
    for other in companions {
      let wanted: [WidgetFamily] = [.accessoryRectangular, .accessoryCircular, .accessoryInline]
      guard let free = wanted.first(where: { other.families.contains($0) && row.hasRoom(for: $0) })
      else {
        note("lock-row", "\(other.kind) is left out: the Lock Screen has no room for its families")
        continue
      }
      var configuration = first.configuration
      configuration.family = free
      guard let member = member(other, configuration) else { continue }
      row.add(free)
      members.append(member)
    }
  }

  private mutating func member(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> Member? {
    var configuration = configuration
    configuration.entry = .current
    guard case .immediate(let make) = widget.source else {
      note("companion-source", "\(widget.kind) is left out: its entries are not known beforehand")
      return nil
    }
    return Member(
      widget: widget, configuration: configuration, entry: make(EntryRequest(configuration.hosted)))
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

/// The occupied places for widgets on a Lock Screen.
struct LockRow {
  /// The number of circular widgets that fit below the clock; a rectangular one takes the place of two.
  static let cells = 4
  private var taken = 0
  private var hasInline = false

  func hasRoom(for family: WidgetFamily) -> Bool {
    family == .accessoryInline ? !hasInline : taken + Self.cells(of: family) <= Self.cells
  }

  mutating func add(_ family: WidgetFamily) {
    if family == .accessoryInline { hasInline = true } else { taken += Self.cells(of: family) }
  }

  private static func cells(of family: WidgetFamily) -> Int {
    family == .accessoryRectangular ? 2 : 1
  }
}
