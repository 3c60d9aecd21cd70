/// A page among those of a Home Screen, for its dots.
package struct ScreenPage: Hashable, Sendable {
  /// The page from 0.
  package var index: Int
  package var count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The first of three pages, where nothing else is said.
  static let usual = ScreenPage(index: 0, count: 3)
}
