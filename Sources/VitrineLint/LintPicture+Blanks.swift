import VitrineGraphics
import VitrineLayout
import VitrineText

extension LintPicture {
  /// Returns the sum of the differences between the sizes of placeholders' texts and of their words, laid out in
  /// the same room. What moves by less than that may do so on a device as well, as blanks have widths of their own.
  static func blanks(of leaves: [LintLeaf], _ fonts: FontLibrary) -> Size {
    var sum = Size.zero
    for case .text(let text) in leaves.lazy.map(\.kind)
    where text.leaf.runs.contains(where: \.isPlaceholder) {
      var runs = text.leaf.runs
      for i in runs.indices { runs[i].isPlaceholder = false }
      let words = fonts.paragraph(runs, style: text.leaf.style)
        .layout(width: text.offered.width, height: text.offered.height)
      sum.width += (words.size.width - text.layout.size.width).magnitude
      sum.height += (words.size.height - text.layout.size.height).magnitude
    }
    return sum
  }
}
