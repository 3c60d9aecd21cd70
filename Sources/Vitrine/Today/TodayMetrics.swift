/// Measures of what the system draws around a Today widget, in points.
///
/// No document gives them: estimated from memory of the systems, unless a line says otherwise.
enum TodayMetrics {
  /// Continuous corners of a platter; the value commonly quoted for iOS 10 to 12.
  static let platterRadius = 13.0
  static let iconSide = 20.0
  static let largestIconSide = 40.0
  /// An icon's corner as a part of its side (observed on Home Screens).
  static let iconCorner = 0.225

  /// At accessibility sizes the icon grows with the title, up to a limit.
  static func iconSide(_ typeSize: DynamicTypeSize) -> Double {
    guard typeSize.isAccessibilitySize else { return iconSide }
    let growth = TypeTable.scale(style: .footnote, level: typeSize)
    return min(largestIconSide, (iconSide * growth).rounded())
  }

  /// From the platter's edge to the icon and to the button.
  static let headerInset = 8.0
  static let iconGap = 7.0
  /// The least space between title and button.
  static let titleGap = 8.0
  /// Above and below the title; a title of one line at level 4 gives a header of 36.
  static let headerPadding = 8.0
  /// White over the platter that sets the header off.
  static let headerVeil = 0.32
  /// Black of title and button.
  static let headerInk = 0.55
  /// Lines of a title: iOS 11 wraps it once (seed).
  static func titleLineLimit(os: Int) -> Int { os >= 11 ? 2 : 1 }

  /// iOS 9: a row with icon and title above the content, parted by a hairline.
  static let sectionHeader = 36.0
  static let sectionIconInset = 15.0
  static let sectionVeil = 0.18
}

extension SystemWords {
  /// The button on a widget's header that leaves a mode.
  func toggle(_ mode: NCWidgetDisplayMode) -> String {
    switch mode {
    case .compact: showMore
    case .expanded: showLess
    }
  }
}
