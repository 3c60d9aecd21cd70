import Vitrine

/// Turns a located value into a scene document, or throws the first error in it.
struct SceneReader {
  let file: String
  let limits: DocumentLimits
  private let folder: DocumentFolder
  private let images: DocumentImages
  /// The documents read so far, by their paths with links resolved, and in their order.
  private var known: [String: Document] = [:]
  private var documents: [Document] = []
  /// The folders of the pages read so far.
  private var folders: [[SceneDocument.Folder]] = []
  /// The bytes that further documents may have.
  private var bytesLeft: Int

  init(file: String, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
    folder = DocumentFolder(of: file)
    images = DocumentImages(folder: folder, limits: limits)
    bytesLeft = limits.fileSize
  }

  mutating func read(_ root: LocatedValue) throws(DocumentError) -> SceneDocument {
    let place = Place(position: root.position, path: .root)
    guard let object = root.object else {
      throw error("a document is an object, found \(root.kindDescription)", place)
    }
    try DocumentSchema.checkVersion(object, root, file: file)
    try checkCounts(object)
    let none = KnownNames([])
    let compiler = DocumentCompiler(file: file, names: none, colorNames: none, fontNames: none)
    let fields = try compiler.arguments(root, SceneSchema.parameters, owner: nil, place)
    let name = try text(fields["scene"]) ?? ""
    let scene = RenderScene(rawValue: name) ?? .home
    let wallpaper = try wallpaper(fields["wallpaper"])
    let pages = try pages(fields["pages"], scene)
    return SceneDocument(
      file: file, name: try text(fields["name"]) ?? usualName, scene: scene,
      device: try device(fields["device"]), os: try os(fields["os"]),
      orientation: try text(fields["orientation"]), scheme: try text(fields["scheme"]),
      look: try look(fields["look"], scene),
      tint: try tint(fields["tint"], look: text(fields["look"])),
      typeSize: try typeSize(fields["typeSize"]), locale: try locale(fields["locale"]),
      date: try date(fields["date"]), wallpaper: wallpaper?.wallpaper,
      files: (wallpaper?.file).map { [$0] + images.files } ?? images.files, pages: pages,
      folders: folders, documents: documents, scenePlace: fields["scene"]?.place ?? place)
  }

  func error(_ message: String, _ place: Place) -> DocumentError {
    DocumentError(file: file, position: place.position, path: place.path, message: message)
  }

  /// The file's name without folder and extension.
  private var usualName: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Refuses more pages and widgets than the limits before any of them is looked at.
  private func checkCounts(_ object: LocatedObject) throws(DocumentError) {
    guard let value = object["pages"], let pages = value.array else { return }
    let path = DocumentPath.root.key("pages")
    if pages.isEmpty {
      throw error("a scene has at least one page", Place(position: value.position, path: path))
    }
    if pages.count > limits.scenePages {
      throw error(
        "\(pages.count) pages, more than the limit of \(limits.scenePages)",
        Place(position: value.position, path: path))
    }
    var count = 0
    for (index, page) in pages.enumerated() {
      let place = Place(position: page.position, path: path.index(index))
      count += page.array?.count ?? 0
      if page.array?.isEmpty == true { throw error("a page has at least one widget", place) }
      if count > limits.sceneWidgets {
        throw error(
          "\(count) widgets so far, more than the limit of \(limits.sceneWidgets)", place)
      }
    }
  }

  // MARK: Settings

  /// Returns a text or a number as it would be written after a flag; nil if it is absent.
  func text(_ value: CompiledValue?) throws(DocumentError) -> String? {
    guard let value else { return nil }
    if let text = value.constantText { return text }
    if case .constant(let constant) = value.content {
      if let text = constant.string { return text }
      if let number = constant.written { return number.setting }
    }
    throw error("a scene document has no data: expected a plain value", value.place)
  }

  private func device(_ value: CompiledValue?) throws(DocumentError) -> String? {
    guard let value, let name = try text(value) else { return nil }
    if case .failure(let reason) = Device.find(name) { throw error("\(reason)", value.place) }
    return name
  }

  /// Returns a value that a flag's parser accepts.
  private func checked<Value>(
    _ value: CompiledValue?, _ parse: (String) throws -> Value
  ) throws(DocumentError) -> String? {
    guard let value, let text = try text(value) else { return nil }
    do { _ = try parse(text) } catch { throw self.error("\(error)", value.place) }
    return text
  }

  private func os(_ value: CompiledValue?) throws(DocumentError) -> String? {
    try checked(value, ListArgument.os)
  }

  private func typeSize(_ value: CompiledValue?) throws(DocumentError) -> String? {
    try checked(value) { try Self.single($0, ListArgument.typeSizes($0).count) }
  }

  private func locale(_ value: CompiledValue?) throws(DocumentError) -> String? {
    try checked(value) { try LocaleIdentifier($0) }
  }

  private func look(
    _ value: CompiledValue?, _ scene: RenderScene
  ) throws(DocumentError) -> String? {
    guard let value, let text = try text(value) else { return nil }
    if [.home, .stack, .today].contains(scene) { return text }
    throw error(
      "looks are of Home Screens; the scene \(scene.rawValue) has none", value.place)
  }

  private func tint(_ value: CompiledValue?, look: String?) throws(DocumentError) -> String? {
    guard let value else { return nil }
    if look != HomeScreenLook.tinted.rawValue {
      throw error("'tint' is the colour of the look tinted; add 'look: tinted'", value.place)
    }
    return try checked(value, SettingArgument.tint)
  }

  private static func single(_ text: String, _ count: Int) throws(UsageError) {
    if count != 1 { throw UsageError("'\(text)' stands for \(count) values; expected one") }
  }

  private func date(_ value: CompiledValue?) throws(DocumentError) -> String? {
    guard let value, let text = try text(value) else { return nil }
    guard CivilDate.parse(text) != nil else {
      throw error(
        "expected \(ArgumentType.date.expectation), found \"\(DocumentError.shortened(text))\"",
        value.place)
    }
    return text
  }

  private func wallpaper(
    _ value: CompiledValue?
  ) throws(DocumentError) -> (wallpaper: Wallpaper, file: String?)? {
    guard let value, let name = try text(value) else { return nil }
    if let known = Wallpaper(name: name) { return (known, nil) }
    let path: String
    do throws(DocumentFolder.Refusal) { path = try folder.file(named: name) } catch {
      let hint = NearestName.hint(for: name, among: Wallpaper.names)
      throw self.error(
        "the wallpaper '\(DocumentError.shortened(name))' \(error.message)" + hint, value.place)
    }
    do throws(WallpaperError) { return (try Wallpaper.named(name, orIn: path), path) } catch {
      throw self.error("the wallpaper cannot be used: \(error.reason)", value.place)
    }
  }
}

// MARK: Widgets

extension SceneReader {
  private mutating func pages(
    _ value: CompiledValue?, _ scene: RenderScene
  ) throws(DocumentError) -> [[SceneDocument.Member]] {
    var pages: [[SceneDocument.Member]] = []
    for page in try items(value) {
      var members: [SceneDocument.Member] = []
      var folders: [SceneDocument.Folder] = []
      for item in try items(page) {
        if let folder = try folder(item, scene) {
          folders.append(folder)
        } else {
          members.append(try member(item, scene))
        }
      }
      if members.isEmpty {
        throw error("a page has at least one widget beside its folders", page.place)
      }
      self.folders.append(folders)
      if let first = members.first, first.document.today != nil {
        throw error(
          "'\(first.document.kind)' is a Today widget, which stands below the widgets of WidgetKit: name one of those "
            + "before it", first.place)
      }
      pages.append(members)
    }
    return pages
  }

  func items(_ value: CompiledValue?) throws(DocumentError) -> [CompiledValue] {
    guard let value else { return [] }
    if case .list(let items) = value.content { return items }
    throw error("a scene document has no data: expected a plain list", value.place)
  }

  private mutating func member(
    _ item: CompiledValue, _ scene: RenderScene
  ) throws(DocumentError) -> SceneDocument.Member {
    guard case .object(let fields) = item.content else {
      throw error("expected an object", item.place)
    }
    guard let file = fields["file"] else {
      throw error("missing argument 'file', a widget's document, or 'folder'", item.place)
    }
    let document = try document(try text(file) ?? "", file.place)
    let widget = PageWidget(document: document, scene: scene, item: item, fields: fields)
    let cell = try cell(fields["at"])
    if cell != nil, scene != .home, scene != .face, let at = fields["at"] {
      throw error("the scene \(scene.rawValue) has no cells; leave out 'at'", at.place)
    }
    return SceneDocument.Member(
      document: document, family: try family(widget), surface: try surface(widget),
      displayMode: try displayMode(widget),
      entry: try entry(fields["entry"], of: document), cell: cell,
      app: try AppReader(file: self.file, images: images).read(fields["app"]), place: item.place)
  }

  /// A widget of a page with its document.
  private struct PageWidget {
    var document: Document
    var scene: RenderScene
    var item: CompiledValue
    var fields: CompiledArguments
  }

  /// Returns the form that is written of a live activity or a control.
  private func surface(_ widget: PageWidget) throws(DocumentError) -> Surface? {
    guard let field = widget.fields["surface"], let name = try text(field) else { return nil }
    let names = widget.document.widget.surfaceNames.names
    let known = Surface.named.first { $0.name == name }
    let isOwn =
      widget.document.activity == nil
      ? widget.document.control != nil && known?.controlSize != nil : known?.presentation != nil
    if isOwn { return known }
    let form = widget.document.widget
    throw error(
      "'\(form.kind)' is \(form.noun), which has no surface \(name); it has "
        + names.joined(separator: ", "), field.place)
  }

  /// Returns the family of a widget of WidgetKit; nil for other forms.
  private func family(_ widget: PageWidget) throws(DocumentError) -> WidgetFamily? {
    let document = widget.document
    let field = widget.fields["family"]
    guard case .families = document.widget.declared else {
      let place = widget.fields["file"]?.place ?? widget.item.place
      if document.today == nil {
        guard let field else { return nil }
        throw error(
          "'\(document.kind)' is \(document.widget.noun), which has no family; its form is 'surface'",
          field.place)
      }
      guard widget.scene == .today else {
        throw error(
          "'\(document.kind)' is a Today widget, which the scene \(widget.scene.rawValue) does not show; it stands "
            + "below the widgets of WidgetKit in the scene today of iOS 14 to 17", place)
      }
      guard let field else { return nil }
      throw error(
        "'\(document.kind)' is a Today widget, which has no family; 'displayMode' is its compact or expanded mode",
        field.place)
    }
    guard let field else {
      throw error("missing argument 'family'", widget.item.place)
    }
    let name = try text(field) ?? ""
    if let shown = WidgetFamily(slug: name), document.families.contains(shown) { return shown }
    throw error(
      "'\(document.kind)' does not support \(name); it declares "
        + document.families.map(\.slug).joined(separator: ", "), field.place)
  }

  private func displayMode(_ widget: PageWidget) throws(DocumentError) -> NCWidgetDisplayMode {
    guard let field = widget.fields["displayMode"], let name = try text(field) else {
      return .compact
    }
    guard case .today = widget.document.widget.declared else {
      let form = widget.document.widget
      let has = form.anySurface.family == nil ? "a surface" : "a family"
      throw error(
        "'\(form.kind)' is \(form.noun), which has \(has) and no display mode", field.place)
    }
    return TodayDocument.mode(name) ?? .compact
  }

  func cell(_ value: CompiledValue?) throws(DocumentError) -> ScreenCell? {
    guard let value else { return nil }
    var numbers: [Int] = []
    for item in try items(value) {
      guard case .constant(let constant) = item.content, let number = constant.number,
        let whole = Int(exactly: number)
      else { throw error("expected a whole number", item.place) }
      numbers.append(whole)
    }
    guard numbers.count == 2 else {
      throw error("expected [column, row], found \(numbers.count) numbers", value.place)
    }
    return ScreenCell(column: numbers[0], row: numbers[1])
  }

  private func entry(
    _ value: CompiledValue?, of document: Document
  ) throws(DocumentError) -> EntrySelection? {
    guard let value, let text = try text(value) else { return nil }
    let samples = document.widget.sampleNames
    switch EntrySelection(slug: text) {
    case .timeline?:
      throw error("a widget on a screen shows one entry, not the timeline", value.place)
    case .index(let index)? where index >= max(1, document.entries.count):
      throw error(
        "'\(document.kind)' has no entry \(index); it has \(max(1, document.entries.count))",
        value.place)
    case .named(let name)? where !samples.contains(name): break
    case let selection?: return selection
    case nil: break
    }
    throw error(
      "unknown entry '\(DocumentError.shortened(text))'"
        + NearestName.hint(for: text, among: EntrySelection.words + samples), value.place)
  }

  /// Reads the document of a widget, once for all of its places.
  private mutating func document(
    _ name: String, _ place: Place
  ) throws(DocumentError) -> Document {
    let resolved: String
    do throws(DocumentFolder.Refusal) { resolved = try folder.file(named: name) } catch {
      let hint = error == .missing ? folder.hint(for: name) : ""
      throw self.error(
        "the document '\(DocumentError.shortened(name))' \(error.message)" + hint, place)
    }
    if let document = known[resolved] { return document }
    guard DocumentFile.isNamed(name) else {
      throw error("'\(DocumentError.shortened(name))': " + DocumentFile.expected, place)
    }
    let path = folder.path == "." ? name : folder.path + "/" + name
    let bytes = try DocumentFile.read(path, limit: limits.fileSize)
    bytesLeft -= bytes.count
    if bytesLeft < 0 {
      throw error(
        "the widgets' documents have more than \(limits.fileSize) bytes together", place)
    }
    let root = try DocumentFile.parse(bytes, file: path, limits: limits)
    if InputDocument.isScene(root) {
      throw error("'\(DocumentError.shortened(name))' is a scene; a page has widgets", place)
    }
    let document = try Document.read(root, file: path, limits: limits)
    known[resolved] = document
    documents.append(document)
    return document
  }
}
