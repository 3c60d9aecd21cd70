import Vitrine
import VitrineDocuments
package import VitrineGoldens
import VitrineGraphics

/// The pictures of the reference: all examples of a group with their names, in rows on one sheet.
package enum ReferenceSheet {
  /// Pixels of a point.
  private static let scale = 2
  private static let columns = 6
  /// Points around an example, and those below it for its name.
  private static let margin = 6.0
  private static let label = 14.0

  /// Draws the sheets of all groups.
  package static func candidates(_ folder: GoldenFolder) throws -> [SnapshotCandidate] {
    let renderer = Renderer(fontFolder: folder.fonts)
    return try VocabularyGroup.all.map { group in
      let name = try GoldenName(ReferencePage.picture(group))
      return PictureSnapshot.candidate(name, try sheet(group, renderer), scale: scale)
    }
  }

  private static func sheet(_ group: VocabularyGroup, _ renderer: Renderer) throws -> Pixmap {
    let examples = group.entries.compactMap(\.example)
    let cell = Size(
      (examples.map(\.size.width).max() ?? 0) + 2 * margin,
      (examples.map(\.size.height).max() ?? 0) + 2 * margin + label)
    let side = (width: Int(cell.width) * scale, height: Int(cell.height) * scale)
    let across = min(columns, max(examples.count, 1))
    let down = (examples.count + across - 1) / across
    let white: UInt32 = 0xFFFF_FFFF
    var pixels = [UInt32](
      repeating: white, count: side.width * across * side.height * down)
    var scratch = RenderScratch()
    for (index, example) in examples.enumerated() {
      let picture = try draw(example, cell, renderer, &scratch)
      let corner = index / across * side.height * side.width * across + index % across * side.width
      for row in 0..<min(side.height, picture.height) {
        let source = picture.pixels[row * picture.width..<(row + 1) * picture.width]
        let target = corner + row * side.width * across
        pixels.replaceSubrange(target..<target + picture.width, with: source)
      }
    }
    return Pixmap(width: side.width * across, height: side.height * down, pixels: pixels)
  }

  /// Draws an example over its name, on white.
  private static func draw(
    _ example: VocabularyExample, _ cell: Size, _ renderer: Renderer,
    _ scratch: inout RenderScratch
  ) throws -> Pixmap {
    let document = try Document.parse(
      Array(text(example, cell).utf8), file: example.name + ".yaml")
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.scene = .view
    configuration.scale = Double(scale)
    configuration.size = cell
    let (entry, session) = document.entry(EntryRequest(configuration))
    let image = renderer.render(entry, of: document.widget, configuration, scratch: &scratch)
    if let problem = session.problem { throw problem }
    return image.pixmap
  }

  private static func text(_ example: VocabularyExample, _ cell: Size) -> String {
    let lines = example.text.split(separator: "\n").enumerated().map { index, line in
      "          " + (index == 0 ? "- " : "  ") + line + "\n"
    }.joined()
    return """
      vitrine: 1
      kind: Reference
      body:
        VStack:
          spacing: 0
          children:
            - ZStack:
      \(lines)
              modifiers:
                - frame: {width: \(Int(example.size.width)), height: \(Int(example.size.height))}
                - frame: {maxHeight: infinity}
            - Text: \(example.name)
              modifiers:
                - font: {size: 9}
                - foregroundStyle: gray
                - lineLimit: 1
                - minimumScaleFactor: 0.5
                - frame: {width: \(Int(cell.width - 4)), height: \(Int(label))}
        modifiers:
          - frame: {width: \(Int(cell.width)), height: \(Int(cell.height))}
          - background: white

      """
  }
}
