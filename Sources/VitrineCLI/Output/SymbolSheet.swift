import Vitrine
import VitrineGraphics
import VitrineImages

/// A picture of symbols with their names: a grid of cells, drawn in strips that are put under one another.
@MainActor
struct SymbolSheet {
  /// Columns of the grid; fewer symbols make a narrower picture.
  private static let columns = 16
  /// Rows of one strip: some hundred symbols stay far below the limits of one picture.
  private static let rowsPerStrip = 16
  /// The size of a cell in points.
  fileprivate static let cell = Size(92, 74)
  private static let scale = 2.0

  let rows: [SymbolRow]
  var symbols = SymbolCatalog.bundled

  /// Draws the sheet at two pixels a point.
  func picture(_ renderer: Renderer) throws -> Pixmap {
    var scratch = RenderScratch()
    let columns = min(Self.columns, rows.count)
    var (pixels, width) = ([UInt32](), 0)
    for start in stride(from: 0, to: rows.count, by: columns * Self.rowsPerStrip) {
      let part = Array(rows[start..<min(start + columns * Self.rowsPerStrip, rows.count)])
      let height = (part.count + columns - 1) / columns
      var configuration = RenderConfiguration()
      configuration.family = nil
      configuration.scene = .view
      configuration.scale = Self.scale
      configuration.symbols = symbols
      configuration.size = Size(
        Self.cell.width * Double(columns), Self.cell.height * Double(height))
      let image = renderer.render(
        SymbolStrip(rows: part, columns: columns), configuration, scratch: &scratch)
      if let excess = image.excess { throw Failure(code: Exit.mismatch, message: excess.message) }
      width = image.pixmap.width
      pixels += image.pixmap.pixels
    }
    return Pixmap(width: width, height: width > 0 ? pixels.count / width : 0, pixels: pixels)
  }
}

/// Some rows of the sheet.
private struct SymbolStrip: View {
  let rows: [SymbolRow]
  let columns: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(stride(from: 0, to: rows.count, by: columns)), id: \.self) { start in
        HStack(spacing: 0) {
          ForEach(rows[start..<min(start + columns, rows.count)], id: \.name) {
            SymbolCell(row: $0)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}

/// A symbol over its name; the name's colour tells the verdict.
private struct SymbolCell: View {
  let row: SymbolRow

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: row.name).font(.system(size: 28)).foregroundStyle(Color.black)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(row.name).font(.system(size: 8)).foregroundStyle(color).multilineTextAlignment(.center)
        .lineLimit(2).minimumScaleFactor(0.6).frame(height: 22)
    }
    .padding(3)
    .frame(width: SymbolSheet.cell.width, height: SymbolSheet.cell.height)
  }

  private var color: Color {
    switch row.closeness {
    case "right", "composed", "own": .gray
    case "near": .orange
    default: .red
    }
  }
}
