import VitrineLayout
import VitrineViews

/// Dimensions of the system's drawing around a Today widget, in points.
///
/// They are not documented: estimated from memory of the systems, unless a line says otherwise.
enum TodayMetrics {
  /// The radius of a platter's continuous corners; the value commonly quoted for iOS 10 to 12.
  static let platterRadius = 13.0
  static let iconSide = 20.0
  static let largestIconSide = 40.0
  /// An icon's corner radius as a fraction of its side (observed on Home Screens).
  static let iconCorner = 0.225

  /// Returns the side of an icon; at accessibility sizes it grows with the title, up to a limit.
  static func iconSide(_ typeSize: DynamicTypeSize) -> Double {
    guard typeSize.isAccessibilitySize else { return iconSide }
    let growth = TypeTable.scale(style: .footnote, level: typeSize)
    return min(largestIconSide, (iconSide * growth).rounded())
  }

  /// The distance from the platter's edge to the icon and to the button.
  static let headerInset = 8.0
  static let iconGap = 7.0
  /// The least space between title and button.
  static let titleGap = 8.0
  /// The padding above and below the title; a title of one line at level 4 gives a header of 36.
  static let headerPadding = 8.0
  /// The opacity of white over the platter in the header.
  static let headerVeil = 0.32
  /// The opacity of black in title and button.
  static let headerInk = 0.55
  /// The largest number of title lines: iOS 11 wraps it once (seed).
  static func titleLineLimit(os: Int) -> Int { os >= 11 ? 2 : 1 }

  /// iOS 9: a row with icon and title above the content, separated by a hairline.
  static let sectionHeader = 36.0
  static let sectionIconInset = 15.0
  static let sectionVeil = 0.18
}

extension SystemWords {
  /// Returns the label of a button of the system.
  func label(of control: SystemControl.Kind) -> String {
    switch control {
    case .showMore: showMore
    case .showLess: showLess
    case .addWidget: addWidget
    case .edit: edit
    case .search: search
    case .quickAction: open
    }
  }
}

extension View {
  /// Makes the view's area a target of the system's own.
  nonisolated func tapTarget(_ kind: SystemControl.Kind, title: String? = nil) -> some View {
    node("tapTarget", .interaction(.system(SystemControl(kind, title: title))))
  }
}
