import Vitrine

extension DocumentReader {
  /// Reads the Today part; nil for widgets of WidgetKit. `fields` are the document's, already compiled.
  func today(
    _ object: LocatedObject, _ fields: CompiledArguments, _ compiler: DocumentCompiler,
    _ app: WidgetApp
  ) throws(DocumentError) -> TodayDocument? {
    guard let field = fields["today"], case .object(let parts) = field.content else { return nil }
    try refuseTwice(parts["appName"], app.name, "today.appName", "app.name")
    try refuseTwice(parts["icon"], app.icon, "today.icon", "app.icon")
    try refuseWidgetKit(object)
    let title = try constant(parts, "title")
    let displayName = try constant(fields, "displayName")
    let kind = try constant(fields, "kind")
    let shown = title ?? displayName ?? kind ?? ""
    let appName = try constant(parts, "appName") ?? app.name
    let mode = try name(parts, "largestDisplayMode")
    let update = try name(parts, "update")
    return TodayDocument(
      description: TodayDescription(
        title: TodayTitle(shown, appName: appName),
        largestMode: mode.flatMap { TodayDocument.mode($0) } ?? .compact,
        quickActions: try quickActions(parts)),
      preferredHeight: parts["preferredHeight"], marginInsets: parts["marginInsets"],
      update: update.flatMap { TodayDocument.update($0) } ?? .newData,
      icon: parts["icon"]?.nodes ?? [],
      modes: try modes(object, compiler))
  }

  /// Refuses a part of the app that the document gives in two places.
  private func refuseTwice<Known>(
    _ value: CompiledValue?, _ known: Known?, _ key: String, _ other: String
  ) throws(DocumentError) {
    guard let value, known != nil else { return }
    throw DocumentError(
      file: file, position: value.place.position, path: value.place.path,
      message: "'\(key)' and '\(other)' say the same; keep '\(other)'")
  }

  /// Returns a name that the compiler has checked; nil if it is absent.
  private func name(
    _ fields: CompiledArguments, _ key: String
  ) throws(DocumentError) -> String? {
    guard let value = fields[key] else { return nil }
    if case .constant(let constant) = value.content { return constant.string }
    throw DocumentError(
      file: file, position: value.place.position, path: value.place.path,
      message: "'\(key)' cannot depend on data")
  }

  /// Refuses keys that apply only to widgets of WidgetKit.
  private func refuseWidgetKit(_ object: LocatedObject) throws(DocumentError) {
    let reasons = [
      ("families", "a Today widget has no families; its host gives it its size"),
      ("background", "a Today widget has no background of its own; the system draws the platter"),
      ("contentMargins", "a Today widget has no content margins"),
    ]
    for (key, reason) in reasons {
      guard let value = object[key] else { continue }
      throw DocumentError(
        file: file, position: value.position, path: DocumentPath.root.key(key), message: reason)
    }
  }

  private func quickActions(
    _ parts: CompiledArguments
  ) throws(DocumentError) -> [TodayQuickAction] {
    guard case .list(let items) = parts["quickActions"]?.content else { return [] }
    var actions: [TodayQuickAction] = []
    for item in items {
      guard case .object(let fields) = item.content else { continue }
      actions.append(
        TodayQuickAction(
          title: try constant(fields, "title") ?? "", subtitle: try constant(fields, "subtitle"),
          symbol: try constant(fields, "symbol")))
    }
    return actions
  }

  /// Whether the body is an object with display modes as keys.
  static func hasModes(_ body: LocatedValue) -> Bool {
    guard let first = body.object?.members.first else { return false }
    return (TodayDocument.modeNames + ["default"]).contains(first.key)
  }

  private func modes(
    _ object: LocatedObject, _ compiler: DocumentCompiler
  ) throws(DocumentError) -> [(mode: NCWidgetDisplayMode, nodes: [DocumentNode])] {
    guard let body = object["body"], Self.hasModes(body) else { return [] }
    let path = DocumentPath.root.key("body")
    let names = TodayDocument.modeNames + ["default"]
    var modes: [(mode: NCWidgetDisplayMode, nodes: [DocumentNode])] = []
    for member in body.object?.members ?? [] where member.key != "default" {
      guard let mode = TodayDocument.mode(member.key) else {
        throw DocumentError(
          file: file, position: member.keyPosition, path: path,
          message: "unknown display mode '\(DocumentError.shortened(member.key))'"
            + NearestName.hint(for: member.key, among: names))
      }
      modes.append((mode, try compiler.nodes(member.value, at: path.key(member.key))))
    }
    if body.object?["default"] == nil, modes.count < NCWidgetDisplayMode.allCases.count {
      let missing = modes.first?.mode == .compact ? "expanded" : "compact"
      throw DocumentError(
        file: file, position: body.position, path: path,
        message: "no view for \(missing), and no 'default'")
    }
    return modes
  }
}
