import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let activityImages = LintRule(
    "activity-image-memory", .activity, .warning,
    "The decoded pictures of an activity fit into the memory of its extension.",
    advice:
      "Supply pictures in the size in which they are shown: about 400 pixels a side do for artwork.",
    source:
      "observed by an app's author: about 30 MB for an extension; iAmVishal16/swiftui-microinteractions #9",
    check: .widget { widget, limits in
      // Every presentation is made by the same process, so that pictures that several show count once.
      var pictures: [UInt64: Double] = [:]
      for shown in widget.snapshots { pictures.merge(shown.picture.decodedBytes) { $1 } }
      guard !pictures.isEmpty else { return .notApplicable }
      let bytes = pictures.values.reduce(0, +)
      guard bytes > limits.activityImageBytes else { return .pass }
      let (measured, limit) = (megabytes(bytes), megabytes(limits.activityImageBytes))
      return .violated([
        LintViolation(
          "\(pictures.count) pictures take \(measured) when they are decoded, more than about \(limit)",
          measured: measured, limit: limit, excess: bytes - limits.activityImageBytes)
      ])
    })

  private static func megabytes(_ bytes: Double) -> String { hundredths(bytes / 1_000_000) + " MB" }
}

extension LintPicture {
  /// The bytes of each picture of pixels by its key, backgrounds included: four a pixel.
  fileprivate var decodedBytes: [UInt64: Double] {
    var bytes: [UInt64: Double] = [:]
    for node in tree.nodes {
      guard case .image(let image) = node.content, case .bitmap(let resource) = image.content,
        let pixmap = resource.pixmap
      else { continue }
      bytes[resource.key] = 4 * Double(pixmap.width) * Double(pixmap.height)
    }
    return bytes
  }
}
