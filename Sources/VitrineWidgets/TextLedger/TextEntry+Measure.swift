import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineViews

extension PlacedText {
  /// The words of the text without inline symbols.
  var string: String {
    leaf.runs.filter { $0.attachment == nil }.map(\.text).joined()
  }

  /// The size of the smallest font with visible characters after layout, in points.
  var smallestSize: Double {
    let sizes = leaf.runs
      .filter { run in run.attachment == nil && !run.text.allSatisfy(\.isWhitespace) }
      .map(\.font.size)
    return (sizes.min() ?? 0) * layout.scaleFactor
  }
}

extension LayoutFill {
  /// Whether the fill is fully transparent.
  var isClear: Bool {
    if opacity <= 0 { return true }
    if case .color(let color) = kind { return color.alpha <= 0 }
    return false
  }
}

extension PlacedTreeWalk {
  /// The scale of lengths in the middle of a rectangle around the current node: the square root of the scale of areas.
  func lengthFactor(in rect: Rect) -> Double {
    let factor = map.determinant.magnitude.squareRoot()
    guard let projection else { return factor }
    return factor * projection.lengthFactor(at: map.apply(Point(rect.midX, rect.midY)))
  }
}

/// The size that a text would have without limits.
struct UnconstrainedTextSize {
  var natural: Size
  var given: Size
  var wantedLines: Int

  init(_ text: PlacedText, _ fonts: FontLibrary) {
    let layout = text.layout
    let offered = text.offered
    given = Size(
      offered.width.isFinite ? offered.width : layout.size.width,
      offered.height.isFinite ? offered.height : layout.size.height)
    let paragraph = fonts.paragraph(text.leaf.runs, style: text.leaf.style)
    natural = paragraph.layout(width: .infinity).size
    wantedLines = layout.lines.count
    if layout.isTruncated || layout.scaleFactor < 1 {
      wantedLines = max(wantedLines, paragraph.lineStarts(width: given.width).count)
    }
  }
}

/// The count of words that a truncated text loses.
enum TruncatedWordCount {
  /// Counts words, separated by white space, that lack at least one character.
  static func count(in text: PlacedText) -> Int {
    let all = Array(text.string)
    let lines = text.layout.lines
    guard let cut = lines.firstIndex(where: \.isTruncated) else { return 0 }
    let before = lines[..<cut].flatMap { Array($0.text) }
    let (head, tail) = parts(of: Array(lines[cut].text), after: before, in: all)
    return words(all, shownBefore: head, shownAfter: tail)
  }

  /// The number of characters of the whole text shown before the ellipsis, and after it.
  private static func parts(
    of line: [Character], after before: [Character], in all: [Character]
  ) -> (Int, Int) {
    for at in line.indices.reversed() where line[at] == "…" {
      let head = matched(before + line[..<at], all)
      let tail = matched(line[(at + 1)...].reversed(), all.reversed())
      if let head, let tail { return (head, tail) }
    }
    return (matched(before + line, all) ?? 0, 0)
  }

  /// The number of characters of the whole text that a shown part covers, ignoring white space dropped at
  /// line ends and added hyphens; nil if they differ.
  private static func matched(_ part: some Sequence<Character>, _ all: [Character]) -> Int? {
    var i = 0
    for character in part where !character.isWhitespace {
      while i < all.count, all[i].isWhitespace { i += 1 }
      if i < all.count, all[i] == character {
        i += 1
      } else if character != "\u{2010}" {
        return nil
      }
    }
    return i
  }

  private static func words(_ all: [Character], shownBefore head: Int, shownAfter tail: Int) -> Int
  {
    var lost = 0
    var isLost = false
    for (i, character) in all.enumerated() {
      if character.isWhitespace {
        if isLost { lost += 1 }
        isLost = false
      } else if i >= head, i < all.count - tail {
        isLost = true
      }
    }
    return isLost ? lost + 1 : lost
  }
}
