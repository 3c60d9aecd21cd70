import VitrineWidgets

extension LintWidget {
  /// The collapsed widget under the newest system with a table, at the usual text size.
  var todayCompact: LintStandardPicture? { todayShown.first { !$0.isExpanded } }

  /// The expanded one; nil if there is none.
  var todayExpanded: LintStandardPicture? { todayShown.first { $0.isExpanded } }

  var todayShown: [LintStandardPicture] {
    let shown = snapshots
    let newest = shown.map(\.picture.configuration.os).max()
    return shown.filter { $0.picture.configuration.os == newest }
  }
}

extension LintStandardPicture {
  var isExpanded: Bool { picture.configuration.displayMode == .expanded }
}
