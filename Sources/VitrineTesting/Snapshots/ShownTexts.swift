import Vitrine
import VitrineLayout

/// The words of a drawn widget.
enum ShownTexts {
  /// One line for each line of text in reading order of the tree, a blank line between texts; a line
  /// that was cut ends in `[cut]`.
  @Sendable
  static func list(_ image: RenderedImage) -> String {
    var paragraphs: [String] = []
    for node in image.placed.nodes {
      guard case .text(let text) = node.content else { continue }
      let lines = text.layout.lines.map { $0.text + ($0.isTruncated ? " [cut]" : "") }
      if !lines.isEmpty { paragraphs.append(lines.joined(separator: "\n")) }
    }
    return paragraphs.isEmpty ? "" : paragraphs.joined(separator: "\n\n") + "\n"
  }
}
