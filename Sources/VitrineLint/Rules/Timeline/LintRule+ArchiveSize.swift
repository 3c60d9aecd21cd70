import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let archiveSize = LintRule(
    "archive-size", .widgetkit, .warning, "The timeline's archive stays small.",
    advice: "Give fewer entries, fewer views or smaller pictures.",
    source:
      "measured by app authors: over 10 MiB the system keeps a grey widget; 1 KB a text, 0.65 KB a shape, 1.2 bytes a pixel",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots
      guard !shown.isEmpty else { return .notApplicable }
      let entries = max(1, widget.dates.count)
      return .of(
        shown.compactMap { shown in
          let bytes = shown.picture.archiveBytes(entries: entries)
          guard bytes > limits.archiveBytes else { return nil }
          let end =
            bytes > refusedBytes ? "; over 10 MiB the system shows a grey widget" : ""
          return LintViolation(
            "\(entries) entries of \(shown.family?.slug ?? "view") take about \(mebibytes(bytes)), more than \(mebibytes(limits.archiveBytes))\(end)",
            measured: mebibytes(bytes), limit: mebibytes(limits.archiveBytes),
            excess: bytes - limits.archiveBytes)
        })
    })

  private static let refusedBytes = 10_485_760.0

  private static func mebibytes(_ bytes: Double) -> String {
    hundredths(bytes / 1_048_576) + " MiB"
  }
}

extension LintPicture {
  /// The estimated bytes of a timeline whose entries all look like this one; pictures are kept once.
  fileprivate func archiveBytes(entries: Int) -> Double {
    var views = 0.0
    var pictures: [UInt64: Double] = [:]
    for leaf in leaves {
      switch leaf.kind {
      case .text: views += 1000
      case .shape: views += 650
      case .image(let image):
        guard case .bitmap(let resource) = image.content, let pixmap = resource.pixmap else {
          views += 650
          continue
        }
        pictures[resource.key] = 1.2 * Double(pixmap.width) * Double(pixmap.height)
      }
    }
    return views * Double(entries) + pictures.values.reduce(0, +)
  }
}
