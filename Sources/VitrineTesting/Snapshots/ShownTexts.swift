import Vitrine
import VitrineLayout

/// Lists the visible texts of a drawn widget.
enum ShownTexts {
  /// Returns one line for each line of text in the tree's reading order, with a blank line between texts; a
  /// truncated line ends in `[cut]`.
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
