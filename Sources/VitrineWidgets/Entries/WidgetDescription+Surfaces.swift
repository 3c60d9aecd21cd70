package import VitrineViews

extension WidgetDescription {
  /// The surfaces that a widget declares.
  package enum Declared {
    case families([WidgetFamily])
    case today(TodayDescription)
    case activity(ActivityDescription)
    case control(ControlDescription)
  }

  package var declared: Declared {
    if let today { return .today(today) }
    if let control { return .control(control) }
    return activity.map(Declared.activity) ?? .families(families)
  }

  /// Whether it declares nothing: a view outside a widget.
  package var isBareView: Bool {
    if case .families(let families) = declared { families.isEmpty } else { false }
  }

  /// The names of its families, display modes, presentations or sizes, and the key under which lists of widgets have them.
  package var surfaceNames: (key: String, names: [String]) {
    switch declared {
    case .families(let families): ("families", families.map(\.slug))
    case .today: ("displayModes", NCWidgetDisplayMode.allCases.map(\.caseName))
    case .activity(let activity): ("surfaces", activity.presentations.map(\.rawValue))
    case .control(let control): ("surfaces", control.sizes.map(\.rawValue))
    }
  }

  /// The kind of its surface, in messages.
  package var noun: String {
    switch declared {
    case .families: "a widget of WidgetKit"
    case .today: "a Today widget"
    case .activity: "a live activity"
    case .control: "a control"
    }
  }

  /// The forms that it declares, in the order in which a screen tries them.
  var surfaces: [Surface] {
    switch declared {
    case .families(let families): families.map(Surface.family)
    case .today: [.today]
    case .activity(let activity): activity.presentations.map(Surface.activity)
    case .control(let control): control.sizes.map(Surface.control)
    }
  }

  /// Whether its views decide the size of its pictures, which then differ within a timeline.
  package var isSizedByViews: Bool { anySurface.kind.isSizedByViews }

  /// A surface of the widget: all of a widget's are of one form.
  package var anySurface: Surface {
    surfaces.first ?? .view
  }
}
