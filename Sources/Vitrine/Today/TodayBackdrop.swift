/// What the system lays between the wallpaper and a Today widget. Numbers are not public; the nearest
/// blur effect stands in (estimated).
nonisolated enum TodayBackdrop {
  /// The light platter of iOS 10 and 11.
  static let light = UIBlurEffect(style: .extraLight)
  /// The dark ground of iOS 9's Notification Center.
  static let dark = UIBlurEffect(style: .dark)
}
