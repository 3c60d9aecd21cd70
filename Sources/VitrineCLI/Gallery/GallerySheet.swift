import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// The contact sheet of a gallery: its pictures with their places.
struct GallerySheet {
  private let gallery: GalleryPlan
  private let jobs: RenderJobs
  private let plan: SheetPlan
  private let items: [SheetPlan.Item]
  private let geometry: ContactSheetGeometry
  /// The settings of the whole sheet: its pixels per point, and the kernels.
  let configuration: RenderConfiguration
  let limit: Int?

  /// The pixels per point where no flag says so: sharp, and half as many as on most phones.
  private static let usualScale = 2.0

  /// Finds the places; throws for a sheet that is too large at any scale.
  init(
    _ gallery: GalleryPlan, _ drawing: DrawingOptions, _ columns: [SheetAxis]?, _ limit: Int?
  ) throws {
    self.gallery = gallery
    jobs = try gallery.widgets(scene: .widget, subfolder: "")
    self.limit = limit
    items = (0..<jobs.count).map { [jobs] index in
      SheetPlan.Item(kind: jobs[index].widget.kind, configuration: jobs[index].configuration)
    }
    plan = SheetPlan(items, columns: columns)
    if let columns, plan.columns.isEmpty {
      throw UsageError(
        "--columns \(columns.map(\.rawValue).joined(separator: ",")) has no effect: all pictures are alike in it"
      )
    }
    var sizes = [[Size?]](
      repeating: [Size?](repeating: nil, count: max(1, plan.columns.count)), count: plan.rows.count)
    for (item, place) in zip(items, plan.places) {
      sizes[place.row][place.column] = item.configuration.pictureSize
    }
    geometry = ContactSheetGeometry(
      sizes: sizes, columnLines: plan.columns.first?.count ?? 0, rowLines: plan.rows.map(\.count),
      rowBorders: SheetPlan.borders(plan.rows), columnBorders: SheetPlan.borders(plan.columns))
    let wanted = drawing.scale.map(Double.init) ?? Self.usualScale
    guard let scale = geometry.scale(wanted: wanted) else {
      throw UsageError(
        "the sheet would have \(Int(geometry.size.width))x\(Int(geometry.size.height)) points, too many for one "
          + "picture; shorten the lists, or leave sheet out of --parts")
    }
    var configuration = try drawing.matrix().common
    configuration.scale = scale
    self.configuration = configuration
  }

  var cellCount: Int { jobs.count }

  /// The picture of a cell: laid out in the pixels of its device, so that texts fit or are cut as there, and brought to
  /// the sheet's pixels per point when it is drawn.
  func cell(_ index: Int) -> GalleryJob {
    var render = jobs[index]
    render.configuration.scale = nil
    return GalleryJob(
      render: render, use: .cell(scale: configuration.pixelScale),
      bundle: gallery.bundle(of: render))
  }

  /// Draws the sheet of its cells' pictures, which are given in their order.
  func picture(
    _ images: [RenderedImage], _ renderer: Renderer, _ scratch: inout RenderScratch
  ) -> RenderedImage {
    var cells = [[ContactSheet.Cell?]](
      repeating: [ContactSheet.Cell?](repeating: nil, count: max(1, plan.columns.count)),
      count: plan.rows.count)
    for (index, place) in plan.places.enumerated() {
      let configuration = items[index].configuration
      cells[place.row][place.column] = ContactSheet.Cell(
        picture: BitmapResource(drawn: images[index], name: "\(index)"),
        size: configuration.pictureSize,
        needsDark: configuration.needsDarkGround)
    }
    let kinds = Set(items.map(\.kind)).count
    let sheet = ContactSheet(
      title: kinds == 1 ? items.first?.kind ?? "" : "\(kinds) widgets",
      subtitle: (["\(items.count) \(items.count == 1 ? "picture" : "pictures")"] + plan.common)
        .joined(separator: " · "),
      columns: plan.columns, rows: plan.rows, cells: cells)
    var image = renderer.contactSheet(sheet, geometry, configuration, scratch: &scratch)
    image.diagnostics = images.flatMap(\.diagnostics) + image.diagnostics
    return image
  }
}
