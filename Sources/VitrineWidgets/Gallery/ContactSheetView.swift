import Foundation
import VitrineGraphics
import VitrineViews

/// The views of a contact sheet.
nonisolated struct ContactSheetView: View {
  let sheet: ContactSheet
  let geometry: ContactSheetGeometry

  nonisolated var body: some View {
    ZStack {
      Color(uiColor: .systemGray5)
      heading.placed(in: geometry.heading)
      // A sheet of one column has no label for it.
      labels(geometry.columnLabels, sheet.columns, alignment: .bottom)
      labels(geometry.rowLabels, sheet.rows, alignment: .topLeading)
      ForEach(Array(sheet.cells.indices), id: \.self) { row in
        ForEach(Array(sheet.cells[row].indices), id: \.self) { column in
          cell(row, column)
        }
      }
    }
    .frame(width: geometry.size.width, height: geometry.size.height)
    .environment(\.dynamicTypeSize, .large)
  }

  private nonisolated var heading: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(verbatim: sheet.title).font(.system(size: 20, weight: .semibold))
      Text(verbatim: sheet.subtitle).font(.system(size: 13)).foregroundStyle(.secondary)
    }
    .lineLimit(1).minimumScaleFactor(0.5)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private nonisolated func labels(
    _ labels: [ContactSheetGeometry.Label], _ lines: [[String]], alignment: Alignment
  ) -> some View {
    let known = labels.filter { lines.indices.contains($0.index) }
    return ForEach(Array(known.indices), id: \.self) { number in
      label(lines[known[number].index], alignment: alignment).placed(in: known[number].frame)
    }
  }

  /// The first line says what differs most, so that it is the strongest.
  private nonisolated func label(_ lines: [String], alignment: Alignment) -> some View {
    VStack(alignment: alignment == .bottom ? .center : .leading, spacing: 2) {
      ForEach(Array(lines.indices), id: \.self) { index in
        Text(verbatim: lines[index])
          .font(.system(size: 13, weight: index == 0 ? .semibold : .regular))
          .foregroundStyle(index == 0 ? .primary : .secondary)
          .lineLimit(1).minimumScaleFactor(0.5)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  @ViewBuilder private nonisolated func cell(_ row: Int, _ column: Int) -> some View {
    if let cell = sheet.cells[row][column] {
      let frame = geometry.picture(row: row, column: column, size: cell.size)
      Image(uiImage: UIImage(bitmap: cell.picture))
        .background {
          if cell.needsDark {
            RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color(RGBA(hex: 0x2C2C2E)))
              .padding(-6)
          }
        }
        .placed(in: frame)
    } else {
      // A place without a picture: the device has no such widget.
      Text(verbatim: "–").font(.system(size: 17)).foregroundStyle(.secondary)
        .placed(
          in: geometry.picture(
            row: row, column: column, size: Size(ContactSheetGeometry.leastColumn, 24)))
    }
  }
}
