package import VitrineViews

extension WidgetDescription {
  /// The surfaces that a widget declares.
  package enum Declared {
    case families([WidgetFamily])
    case today(TodayDescription)
  }

  package var declared: Declared { today.map(Declared.today) ?? .families(families) }

  /// The names of its families or display modes, and the key under which lists of widgets have them.
  package var surfaceNames: (key: String, names: [String]) {
    switch declared {
    case .families(let families): ("families", families.map(\.slug))
    case .today: ("displayModes", NCWidgetDisplayMode.allCases.map(\.caseName))
    }
  }

  /// A surface of the widget: all of a widget's are of one form.
  package var anySurface: Surface {
    switch declared {
    case .families(let families): families.first.map(Surface.family) ?? .view
    case .today: .today
    }
  }
}
