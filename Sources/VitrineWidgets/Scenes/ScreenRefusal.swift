/// The reason why a host has no place for a widget.
enum ScreenRefusal: Error {
  /// No place is left.
  case full
  /// The cells are taken by another member of the screen.
  case taken(by: Int)
  /// The cell is none where the family may stand; those are all of these columns and rows.
  case outside(columns: [Int], rows: [Int])
  /// The host has no cells.
  case noGrid
}
