import Vitrine

/// Turns a located value into a document, or throws the first error in it.
struct DocumentReader {
  let file: String
  let limits: DocumentLimits

  mutating func read(_ root: LocatedValue) throws(DocumentError) -> Document {
    guard let object = root.object else {
      throw error("a document is an object, found \(root.kindDescription)", root, .root)
    }
    try DocumentSchema.checkVersion(object, root, file: file)
    let running = try activityData(object)
    let isControl = running == nil ? try isControl(object) : false
    if running == nil, !isControl { try checkBody(object, root) }
    let data = try self.object(object, "data").overridden(by: running?.attributes)
    var entries = if let running { running.states } else { try self.entries(object) }
    let samples = try self.samples(object)
    let placeholder = object["placeholder"] == nil ? nil : try self.object(object, "placeholder")
    let names =
      Scope.surroundingNames + (isControl ? [ControlForm.isOn] : []) + data.members.map(\.key)
      + (entries.map(\.data) + samples.map(\.data)).flatMap { $0.members.map(\.key) }
    let colors = try DocumentColors(object["colors"], file: file)
    let fonts = try fontFiles(object)
    var stringsReader = StringsReader(file: file, limits: limits)
    let strings = try stringsReader.read(object)
    var compiler = DocumentCompiler(
      file: file, names: KnownNames(names), colorNames: KnownNames(colors.names),
      fontNames: KnownNames(fonts.map(\.name)))
    compiler.depthLimit = limits.viewDepth
    compiler.translates = strings != nil
    compiler.budget = ViewBudget(limit: limits.viewCount)
    compiler.fragments = try self.object(object, "views")
    try compiler.checkFragments()
    let fields = try compiler.arguments(
      root, DocumentSchema.parameters, owner: nil, Place(position: root.position, path: .root))
    let families = running == nil && !isControl ? try self.families(object) : []
    let control = try control(fields)
    if let control { entries = Self.states(of: control) }
    let images = DocumentImages(folder: DocumentFolder(of: file), limits: limits)
    let app = try AppReader(file: file, images: images).read(fields["app"])
    if case .list(let items) = fields["lintIgnore"]?.content {
      for case .object(let item) in items.map(\.content) {
        compiler.ignores.add(item, isWhole: true)
      }
    }
    var content = DocumentContent(
      kind: try constant(fields, "kind") ?? "", displayName: try constant(fields, "displayName"),
      details: try constant(fields, "description"), app: app, families: families,
      entries: entries, samples: samples, reload: try reload(object),
      contentMargins: DocumentSchema.margins(object["contentMargins"]), data: data,
      placeholder: placeholder, body: try body(object, compiler, families),
      today: try today(object, fields, compiler, app), activity: try activity(fields),
      control: control,
      background: fields["background"],
      url: fields["url"], colors: colors,
      parameters: try DocumentParameters.read(object["parameters"], file: file))
    content.lintIgnores = compiler.ignores.notes
    let resources = BuildResources(
      file: file, limits: limits, fonts: DocumentFonts(fonts), images: images, strings: strings,
      compiler: compiler)
    return Document(content, resources)
  }

  private func checkBody(
    _ object: LocatedObject, _ root: LocatedValue
  ) throws(DocumentError) {
    if object["body"] != nil { return }
    let views = object["today"] == nil ? "family" : "display mode"
    throw error("missing key 'body': a view, or one for each \(views)", root, .root)
  }

  func error(
    _ message: String, _ value: LocatedValue, _ path: DocumentPath
  ) -> DocumentError {
    DocumentError(file: file, position: value.position, path: path, message: message)
  }

  func constant(
    _ fields: CompiledArguments, _ name: String
  ) throws(DocumentError) -> String? {
    guard let value = fields[name] else { return nil }
    guard let text = value.constantText else {
      throw DocumentError(
        file: file, position: value.place.position, path: value.place.path,
        message: "'\(name)' cannot depend on data")
    }
    return text
  }

  private func object(
    _ object: LocatedObject, _ key: String
  ) throws(DocumentError) -> LocatedObject {
    guard let value = object[key], !value.isNull else { return LocatedObject() }
    guard let inner = value.object else {
      throw error(
        "expected an object, found \(value.kindDescription)", value, DocumentPath.root.key(key))
    }
    try refuseTaken(inner, DocumentPath.root.key(key))
    return inner
  }

  /// Refuses names of values that would hide what the renderer knows.
  func refuseTaken(_ values: LocatedObject, _ path: DocumentPath) throws(DocumentError) {
    for member in values.members where Scope.surroundingNames.contains(member.key) {
      throw DocumentError(
        file: file, position: member.keyPosition, path: path,
        message: "the name '\(member.key)' is taken: it is what the renderer knows")
    }
  }

  private func entries(_ object: LocatedObject) throws(DocumentError) -> [Document.Entry] {
    guard let value = object["entries"], !value.isNull else { return [] }
    let path = DocumentPath.root.key("entries")
    guard let list = value.array else {
      throw error("expected a list, found \(value.kindDescription)", value, path)
    }
    var entries: [Document.Entry] = []
    for (index, item) in list.enumerated() {
      guard let entry = item.object else {
        throw error("expected an object, found \(item.kindDescription)", item, path.index(index))
      }
      let date = entry["date"]
      guard let text = date?.string, CivilDate.parse(text) != nil else {
        throw error(
          "expected \(ArgumentType.date.expectation), found \(date?.kindDescription ?? "nothing")",
          date ?? item, path.index(index).key("date"))
      }
      let data = entry["data"]
      guard data == nil || data?.object != nil else {
        throw error("expected an object", data ?? item, path.index(index).key("data"))
      }
      entries.append(
        Document.Entry(
          date: text, relevance: relevance(entry["relevance"]),
          data: data?.object ?? LocatedObject()))
    }
    return entries
  }

  /// Reads a score, or an object of score and duration. Its form is checked with the entry.
  private func relevance(_ value: LocatedValue?) -> TimelineEntryRelevance? {
    if let score = value?.number { return TimelineEntryRelevance(score: Float(score)) }
    guard let object = value?.object, let score = object["score"]?.number else { return nil }
    return TimelineEntryRelevance(
      score: Float(score), duration: max(0, object["duration"]?.number ?? 0))
  }

  private func samples(_ object: LocatedObject) throws(DocumentError) -> [Document.Sample] {
    guard let value = object["samples"], !value.isNull else { return [] }
    let path = DocumentPath.root.key("samples")
    guard let members = value.object?.members else {
      throw error("expected entries by name, found \(value.kindDescription)", value, path)
    }
    var samples: [Document.Sample] = []
    for member in members {
      guard EntrySelection.isName(member.key) else {
        throw DocumentError(
          file: file, position: member.keyPosition, path: path,
          message:
            "the name of an entry is letters, digits and hyphens after a letter, and none of "
            + EntrySelection.words.joined(separator: ", "))
      }
      guard let data = member.value.object else {
        throw error(
          "expected data, found \(member.value.kindDescription)", member.value,
          path.key(member.key))
      }
      samples.append(Document.Sample(name: member.key, data: data))
    }
    return samples
  }

  private func reload(_ object: LocatedObject) throws(DocumentError) -> Document.Reload {
    guard let value = object["reload"], !value.isNull else { return .atEnd }
    switch value.string {
    case "atEnd": return .atEnd
    case "never": return .never
    case let text? where CivilDate.parse(text) != nil: return .after(text)
    default:
      let hint = NearestName.hint(for: value.string ?? "", among: ["atEnd", "never"])
      throw error(
        "expected atEnd, never or \(ArgumentType.date.expectation), found \(value.kindDescription)"
          + hint, value, DocumentPath.root.key("reload"))
    }
  }

  private func families(_ object: LocatedObject) throws(DocumentError) -> [WidgetFamily] {
    guard let list = object["families"]?.array else {
      return [.systemSmall, .systemMedium, .systemLarge]
    }
    var families: [WidgetFamily] = []
    for item in list {
      if let name = item.string, let family = WidgetFamily(slug: name), !families.contains(family) {
        families.append(family)
      }
    }
    if families.isEmpty {
      throw error(
        "a widget supports at least one family", object["families"] ?? LocatedValue(.null, .start),
        DocumentPath.root.key("families"))
    }
    return families
  }

  private func fontFiles(_ object: LocatedObject) throws(DocumentError) -> [DocumentFonts.File] {
    guard let value = object["fonts"], !value.isNull else { return [] }
    let path = DocumentPath.root.key("fonts")
    guard let members = value.object?.members else {
      throw error("expected font files by name, found \(value.kindDescription)", value, path)
    }
    let folder = DocumentFolder(of: file)
    var files: [DocumentFonts.File] = []
    for member in members {
      let place = path.key(member.key)
      guard let name = member.value.string else {
        throw error(
          "expected a file name, found \(member.value.kindDescription)", member.value, place)
      }
      do {
        files.append(
          DocumentFonts.File(
            name: member.key, path: try folder.file(named: name),
            place: Place(position: member.value.position, path: place)))
      } catch {
        throw self.error(
          "the font '\(DocumentError.shortened(name))' \(error.message)", member.value, place)
      }
    }
    return files
  }

  // MARK: Body

  /// Reads one view, or an object whose keys are families and `default`.
  private func body(
    _ object: LocatedObject, _ compiler: DocumentCompiler, _ families: [WidgetFamily]
  ) throws(DocumentError) -> DocumentBody {
    let path = DocumentPath.root.key("body")
    guard let value = object["body"] else { return DocumentBody(families: [], otherwise: []) }
    if object["today"] != nil, Self.hasModes(value) {
      // The other modes are read together with the Today part.
      let otherwise = value.object?["default"]
      return DocumentBody(
        families: [],
        otherwise: try otherwise.map { (views) throws(DocumentError) in
          try compiler.nodes(views, at: path.key("default"))
        } ?? [])
    }
    let keys = Names.families + ["default"]
    let modifiersKey = "modifiers"
    guard let variants = value.object,
      let first = variants.members.first(where: { $0.key != modifiersKey }),
      keys.contains(first.key)
    else {
      return DocumentBody(families: [], otherwise: try compiler.nodes(value, at: path))
    }
    let shared = try compiler.modifiers(of: variants, path)
    var body = DocumentBody(families: [], otherwise: [])
    for member in variants.members where member.key != modifiersKey {
      let nodes = try compiler.group(member.value, shared, at: path.key(member.key))
      if member.key == "default" {
        body.otherwise = nodes
      } else if let family = WidgetFamily(slug: member.key), keys.contains(member.key) {
        guard !body.families.contains(where: { $0.family == family }) else {
          throw DocumentError(
            file: file, position: member.keyPosition, path: path,
            message: "'\(member.key)' is the family \(family), which has a body already")
        }
        body.families.append((family, nodes))
      } else {
        throw DocumentError(
          file: file, position: member.keyPosition, path: path,
          message: "unknown family '\(DocumentError.shortened(member.key))'"
            + NearestName.hint(for: member.key, among: keys))
      }
    }
    try checkCovered(body, variants, families, value, path)
    return body
  }

  private func checkCovered(
    _ body: DocumentBody, _ variants: LocatedObject, _ families: [WidgetFamily],
    _ value: LocatedValue, _ path: DocumentPath
  ) throws(DocumentError) {
    guard variants["default"] == nil else { return }
    for family in families where !body.families.contains(where: { $0.family == family }) {
      throw error("no view for \(family.slug), and no 'default'", value, path)
    }
  }
}
