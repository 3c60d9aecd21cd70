import Vitrine

/// The lines of `Matrix.txt`: hashes of many more pictures than are kept.
@MainActor
package enum MatrixFile {
  /// Says which libraries drew the matrix; takes no part in the comparison.
  private static let header =
    "# name, hash of dimensions and premultiplied pixels; drawn with \(RenderLibraries.allVersions)"

  package static func text(_ rows: [String]) -> String {
    ([header] + rows).joined(separator: "\n") + "\n"
  }

  /// The rows without the header.
  package static func rows(_ text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  package static func current(_ run: MatrixRun) async -> [String] {
    var rows: [String] = []
    for widget in ExampleSet.widgets {
      rows += await run.rows(widget, ExampleSet.matrix(of: widget))
    }
    return rows + (await run.rows(TodaySet.widget, TodaySet.matrix))
  }
}
