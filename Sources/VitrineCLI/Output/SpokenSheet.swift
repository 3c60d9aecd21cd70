import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineLayout

/// A picture with numbered frames around what VoiceOver reads, and the words beside it.
@MainActor
struct SpokenSheet {
  let image: RenderedImage
  let tree: SpokenTree

  private static let scale = 2.0
  private static let margin = 16.0
  private static let legendWidth = 280.0
  private static let lineHeight = 32.0

  /// Draws the sheet at two pixels a point.
  func picture(_ renderer: Renderer) throws -> Pixmap {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.scene = .view
    configuration.scale = Self.scale
    let legend = Self.lineHeight * Double(max(1, tree.elements.count))
    configuration.size = Size(
      tree.size.width + Self.legendWidth + 3 * Self.margin,
      max(tree.size.height, legend) + 2 * Self.margin)
    let bitmap = BitmapResource(
      key: pixelHash(image.pixmap).value, name: "picture", pixmap: image.pixmap, scale: image.scale)
    var scratch = RenderScratch()
    let sheet = renderer.render(
      SpokenSheetView(
        picture: Image(bitmap: bitmap), tree: tree, margin: Self.margin,
        legendWidth: Self.legendWidth, lineHeight: Self.lineHeight),
      configuration, scratch: &scratch)
    if let excess = sheet.excess { throw Failure(code: Exit.mismatch, message: excess.message) }
    return sheet.pixmap
  }
}

private struct SpokenSheetView: View {
  let picture: Image
  let tree: SpokenTree
  let margin: Double
  let legendWidth: Double
  let lineHeight: Double

  private static let colors: [Color] = [.blue, .red, .green, .purple, .orange, .brown]
  private static let badge = 14.0

  var body: some View {
    HStack(alignment: .top, spacing: margin) {
      ZStack(alignment: .topLeading) {
        picture.resizable().frame(width: tree.size.width, height: tree.size.height)
        ForEach(tree.elements.indices, id: \.self) { frame($0) }
      }
      .frame(width: tree.size.width, height: tree.size.height, alignment: .topLeading)
      VStack(alignment: .leading, spacing: 0) {
        if tree.elements.isEmpty { Text("Nothing is spoken.").font(.system(size: 11)) }
        ForEach(tree.elements.indices, id: \.self) { line($0) }
      }
      .frame(width: legendWidth, alignment: .leading)
    }
    .padding(margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(red: 0.9, green: 0.9, blue: 0.92))
  }

  private func color(_ index: Int) -> Color { Self.colors[index % Self.colors.count] }

  private func frame(_ index: Int) -> some View {
    let rect = tree.elements[index].rect
    return ZStack(alignment: .topLeading) {
      Rectangle().stroke(color(index), lineWidth: 1.5)
        .frame(width: rect.width, height: rect.height)
      // At the corner, so that small words stay readable.
      number(index).offset(x: -Self.badge / 2, y: -Self.badge / 2)
    }
    .offset(x: rect.minX, y: rect.minY)
  }

  private func number(_ index: Int) -> some View {
    Text("\(index + 1)").font(.system(size: 9, weight: .bold)).foregroundStyle(Color.white)
      .frame(width: Self.badge, height: Self.badge)
      .background(color(index))
  }

  private func line(_ index: Int) -> some View {
    HStack(alignment: .top, spacing: 6) {
      number(index)
      Text(tree.elements[index].speech).font(.system(size: 11)).foregroundStyle(Color.black)
        .lineLimit(2)
    }
    .frame(height: lineHeight, alignment: .topLeading)
  }
}
