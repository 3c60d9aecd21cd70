import Foundation
package import VitrineGraphics
package import VitrineViews

/// A grid of pictures with a label for each row and each column.
package struct ContactSheet: Sendable {
  /// A picture, at its size in points.
  package struct Cell: Sendable {
    package var picture: BitmapResource
    package var size: Size
    /// Whether it only emits light, so that it needs a dark ground.
    package var needsDark: Bool

    package init(picture: BitmapResource, size: Size, needsDark: Bool) {
      (self.picture, self.size, self.needsDark) = (picture, size, needsDark)
    }
  }

  package var title: String
  package var subtitle: String
  /// The labels, each with one or more lines.
  package var columns: [[String]]
  package var rows: [[String]]
  /// The pictures by row and column; nil where there is none.
  package var cells: [[Cell?]]

  package init(
    title: String, subtitle: String, columns: [[String]], rows: [[String]], cells: [[Cell?]]
  ) {
    (self.title, self.subtitle) = (title, subtitle)
    (self.columns, self.rows, self.cells) = (columns, rows, cells)
  }
}
