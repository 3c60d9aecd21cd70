import VitrineViews

/// The material between the wallpaper and a Today widget. Its parameters are not public; the closest blur
/// effect is used (estimated).
nonisolated enum TodayBackdrop {
  /// The light platter of iOS 10 and 11.
  static let light = UIBlurEffect(style: .extraLight)
  /// The dark background of iOS 9's Notification Center.
  static let dark = UIBlurEffect(style: .dark)
}
