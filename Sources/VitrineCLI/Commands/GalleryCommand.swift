import ArgumentParser
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineText

/// Makes the pictures that a widget is shown with: previews, a contact sheet, a page, and those of the App Store.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "gallery",
    abstract: "Makes previews, a contact sheet, a page and pictures for the App Store.",
    discussion: VerbExamples.text("gallery"))

  @Argument(
    help:
      "Documents, folders of documents, Swift sources, or programs of widget bundles; - for one on standard input."
  )
  var inputs: [String]

  @OptionGroup(title: "Names that nobody declares") var invention: InventionOptions
  @OptionGroup(title: "What is made") var options: GalleryOptions
  @OptionGroup(title: "Pictures for the App Store") var store: StoreOptions
  @OptionGroup(title: "Other widgets on the screen") var company: CompanionOptions
  @OptionGroup(title: "Limits of documents") var documents: DocumentOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    try JobCount.check(options.jobs)
    try invention.checkUnused(by: inputs)
    let parts = try options.chosenParts(store)
    let edgeColor = try options.edgeColor()
    let limit = try options.byteLimit()
    let columns = try options.columns.map(SheetAxis.list)
    let fonts = try FontSearch.library(drawing.fonts)
    let inputs = try read(fonts)
    if parts.contains(.store), let first = company.files.first {
      throw UsageError(
        "--with \(first) is not for --parts store, whose Home Screens show the widgets of all inputs"
      )
    }
    let plan = GalleryPlan(
      inputs: inputs, drawing: drawing, folder: options.output, hasStore: parts.contains(.store),
      company: company, companions: try company.load(documents.limits(drawing), fonts),
      note: { if !drawing.quiet { Output.message("note: left out: " + $0) } })
    let needsPreviews = !parts.isDisjoint(with: [.previews, .page])
    let scene = options.frame ? RenderScene.gallery : .widget
    if options.frame { try checkFrame() }
    let previews = needsPreviews ? try plan.widgets(scene: scene, subfolder: "previews") : nil
    let sheet = parts.contains(.sheet) ? try GallerySheet(plan, drawing, columns, limit) : nil
    let store = parts.contains(.store) ? try storePlan(inputs, plan, edgeColor, fonts) : nil
    try announce(previews?.count ?? 0, sheet?.cellCount ?? 0, store?.jobs ?? [])
    let run = try GalleryRun(
      drawing, options, fonts,
      count: (previews?.count ?? 0) + (sheet == nil ? 0 : 1) + (store?.jobs.count ?? 0))
    defer { run.end() }
    if let previews { try run.draw(previews, plan, parts, limit, isFramed: options.frame) }
    if let sheet { try run.draw(sheet) }
    if let store { try run.draw(store) }
    try run.check(isStrict: drawing.strict)
  }

  private func storePlan(
    _ inputs: [GalleryInput], _ plan: GalleryPlan, _ edgeColor: RGBA?, _ fonts: FontLibrary
  ) throws -> StorePlan {
    let design = try store.design(
      frameColor: edgeColor, fontFolder: drawing.fonts, sets: inputs.compactMap(\.fonts), fonts)
    return try StorePlan(
      inputs, drawing, options, store, design, limit: try options.byteLimit(), note: plan.note)
  }

  /// Reads every document once, and asks programs for their widgets; what is of no chosen kind is left out.
  private func read(_ fonts: FontLibrary) throws -> [GalleryInput] {
    let limits = documents.limits(drawing)
    var kinds = try KindChoice(options.kind)
    var found: [GalleryInput] = []
    let (documentInputs, programs) = try ExtensionInput.programs(
      inputs, isQuiet: drawing.quiet, invention.choice)
    let files =
      documentInputs.isEmpty
      ? [] : try DocumentFiles.expand(documentInputs, except: options.output)
    func add(_ program: String, _ drawing: DrawingOptions) throws {
      let pictures = BundlePictures(program, drawing, fonts: fonts)
      for widget in try pictures.widgets() where kinds.takes(widget.kind) {
        found.append(try GalleryInput(pictures, widget))
      }
    }
    for file in files {
      if BundleFiles.isProgram(file) {
        try add(file, drawing)
        continue
      }
      let document = try Input.argument(file, limits, fonts)
      if kinds.takes(document.kind) { found.append(GalleryInput(file, document)) }
    }
    for program in programs {
      var drawing = drawing
      if drawing.at == nil { drawing.at = program.momentTold(isQuiet: drawing.quiet) }
      try add(program.path, drawing)
    }
    try kinds.check()
    return found
  }

  private func checkFrame() throws {
    if let scene = drawing.scene, RenderScene(rawValue: scene)?.isScreen == false {
      throw UsageError("--frame is around a screen, and --scene \(scene) has none")
    }
    if drawing.scene == RenderScene.notificationCenter.rawValue {
      throw UsageError(
        "--frame is around iPhones and iPads, and --scene notification-center is a Mac's")
    }
    if drawing.scene == RenderScene.face.rawValue {
      throw UsageError("--frame is around iPhones and iPads, and --scene face is a watch's")
    }
    guard case .listed(let devices)? = try drawing.matrix().devices else { return }
    if let device = devices.first(where: { $0.kind != .iPhone && $0.kind != .iPad }) {
      throw UsageError("--frame is around iPhones and iPads, not around \(device.name)")
    }
  }

  private func announce(_ previews: Int, _ cells: Int, _ store: [GalleryJob]) throws {
    try drawing.budgets.check(count: previews + cells + store.count)
    guard !drawing.quiet else { return }
    func counted(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    let words = [
      counted(previews, "preview", "previews"),
      counted(cells, "picture on the sheet", "pictures on the sheet"),
      counted(store.count, "picture for the App Store", "pictures for the App Store"),
    ]
    Output.message(words.compactMap(\.self).joined(separator: ", "))
  }
}
