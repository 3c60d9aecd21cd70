import Vitrine
import VitrineDocuments

/// A page of a scene document.
struct ScenePage: Sendable {
  let document: SceneDocument
  /// The page from 0.
  let index: Int
  /// The entry of all widgets, if `--entry` names one.
  private let entry: EntrySelection?
  /// Whether a flag replaced a setting of the document that determines what fits.
  private let isOverridden: Bool

  init(document: SceneDocument, index: Int, _ drawing: DrawingOptions) {
    self.document = document
    self.index = index
    entry = drawing.entry.flatMap { EntrySelection(slug: $0) }
    isOverridden =
      drawing.device != nil || drawing.os != nil || drawing.orientation != nil
      || drawing.mode != nil || drawing.look != nil
  }

  /// The entries that all widgets have.
  private static let entries = ["snapshot", "placeholder", "current"]

  /// Refuses flags that say what the document says, or that are for one widget.
  static func refuse(
    flags drawing: DrawingOptions, _ company: CompanionOptions, file: String
  ) throws {
    let given = [
      ("--scene", drawing.scene != nil), ("--family", drawing.family != "all"),
      ("--with", !company.files.isEmpty), ("--size", drawing.size != nil),
      ("--app-name", drawing.appName != nil), ("--app-icon", drawing.appIcon != nil),
      ("--actions", drawing.today.actions != nil),
      ("--surface", drawing.activity.surface != nil),
      ("--display-mode", drawing.today.displayMode != "compact"),
      ("--first-display", drawing.today.firstDisplay),
    ]
    if let flag = given.first(where: \.1)?.0 {
      throw UsageError(
        "\(flag) does not go with the scene document '\(file)', which says what the screen shows")
    }
    if let entry = drawing.entry, !entries.contains(entry) {
      throw UsageError(
        "--entry \(entry) is of one widget; with the scene document '\(file)' it is one of "
          + entries.joined(separator: ", "))
    }
  }

  /// Returns the flags' lists and settings, with the document's where a flag is not given.
  static func matrix(of scene: SceneDocument, _ drawing: DrawingOptions) throws -> RenderMatrix {
    var flags = drawing
    flags.scene = scene.scene.rawValue
    flags.device = drawing.device ?? scene.device
    flags.os = drawing.os ?? scene.os
    flags.orientation = drawing.orientation ?? scene.orientation
    flags.scheme = drawing.scheme ?? scene.scheme
    // A mode decides what a look would.
    if drawing.look == nil, drawing.mode == nil { flags.look = scene.look }
    if drawing.look == nil, drawing.mode == nil { flags.tint = drawing.tint ?? scene.tint }
    flags.typeSize = drawing.typeSize ?? scene.typeSize
    flags.locale = drawing.locale ?? scene.locale
    flags.at = drawing.at ?? scene.date
    var matrix = try flags.matrix()
    try flags.checkEffects(matrix)
    if drawing.wallpaper == nil { matrix.common.wallpaper = scene.wallpaper }
    return matrix
  }

  /// Returns the page with its widgets; nil if it has none.
  func input(_ shared: RenderMatrix) -> InputPage? {
    // The entry of the flags' matrix is that of widgets without one of their own.
    let usual = shared.entries.first ?? .snapshot
    guard let widget = document.widget(ofPage: index, entry: usual, replacing: entry),
      let first = document.pages[index].first
    else { return nil }
    var matrix = shared
    if let family = first.family {
      matrix.families = .listed([family])
    } else {
      matrix.surfaces = .listed([first.surface ?? Self.usualSurface(of: widget, on: shared)])
    }
    matrix.entries = [entry ?? first.entry ?? usual]
    matrix.common.homeCell = first.cell
    if document.pages.count > 1 {
      matrix.common.homePage = .init(index: index, count: document.pages.count)
    }
    return InputPage(
      document: first.document, widget: widget,
      company: document.pages[index].dropFirst().map(\.document), matrix: matrix, scene: self)
  }

  /// The form of the first live activity or control of a page that says none: the first that the screen has a place for.
  private static func usualSurface(
    of widget: WidgetDescription, on shared: RenderMatrix
  ) -> Surface {
    var alone = widget
    alone.companions = []
    var matrix = shared
    matrix.surfaces = nil
    return (try? matrix.expand(for: alone))?.configurations.first?.surface ?? widget.anySurface
  }

  func name(_ configuration: RenderConfiguration) -> String {
    ImageName.make(
      screen: document.name, configuration, entry: entry?.slug,
      page: document.pages.count > 1 ? index + 1 : nil)
  }

  /// Throws if a Lock Screen would leave a widget of the document out.
  func checkRow(_ widget: WidgetDescription, _ expansion: RenderMatrix.Expansion) throws {
    guard document.scene == .lock, let picture = expansion.configurations.first,
      let refusal = ScreenPlan(widget, picture).refusals.first
    else { return }
    throw document.error(refusal.reason, page: index, member: refusal.member)
  }

  /// Returns the error at the widget that makes the page impossible, or at the scene; nil if flags are the reason.
  func located(
    _ error: ImpossibleCombination, _ widget: WidgetDescription, _ matrix: RenderMatrix,
    _ drawing: DrawingOptions
  ) -> DocumentError? {
    if isOverridden { return nil }
    guard widget.anySurface.family != nil else {
      return locatedNamed(error, widget, matrix)
    }
    guard let alone = try? matrix.expand(declared: widget.families).configurations.first else {
      var any = matrix
      any.families = .all
      let isFamily = (try? any.expand(declared: WidgetFamily.allCases)) != nil
      return document.error("\(error)", page: index, member: isFamily ? 0 : nil)
    }
    guard let refusal = ScreenPlan(widget, alone).refusals.first else { return nil }
    return document.error(
      refusal.reason, page: index, member: refusal.member, folder: refusal.folder)
  }

  /// Returns the error of a page whose first member is a live activity or a control.
  private func locatedNamed(
    _ error: ImpossibleCombination, _ widget: WidgetDescription, _ matrix: RenderMatrix
  ) -> DocumentError? {
    var alone = widget
    alone.companions = []
    guard let picture = try? matrix.expand(for: alone).configurations.first else {
      return document.error("\(error)", page: index, member: 0)
    }
    guard let refusal = ScreenPlan(widget, picture).refusals.first else { return nil }
    return document.error(refusal.reason, page: index, member: refusal.member)
  }
}
