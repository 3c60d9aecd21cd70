import ArgumentParser
import Vitrine
import VitrineDocuments
import VitrineText

/// The widgets that share a screen with the input's widget.
struct CompanionOptions: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: """
      A document whose widget shares the screen, as FILE or FILE:FAMILY: after the first on a Home Screen, in \
      the Today view and in Notification Center, below it in a stack, beside it on a Lock Screen. Without a \
      family it stands in the first of its own that fits. A Today widget, as FILE or FILE:expanded, stands below \
      the others in the Today view of iOS 14 to 17. A live activity or a control, as FILE or FILE:SURFACE, stands \
      where that screen shows it. May be given several times; the stack shows the widget that matters most at --at.
      """, completion: .documents)
  var files: [String] = []
}

extension CompanionOptions {
  /// The largest number of other widgets: a Lock Screen holds at most five widgets, a stack ten.
  private static let most = 9

  /// The scenes with several widgets.
  private static let scenes = RenderScene.allCases.filter { $0.sharing != .none }

  /// A document of the flag, with the form that it asks for.
  struct Companion: Sendable {
    var document: Document
    var family: WidgetFamily?
    /// That of a live activity or a control.
    var surface: Surface?
    var displayMode = NCWidgetDisplayMode.compact
  }

  /// The flag as arguments of a command line.
  var words: [String] { files.flatMap { ["--with", $0] } }

  /// Reads the documents.
  func load(_ limits: DocumentLimits, _ fonts: FontLibrary) throws -> [Companion] {
    guard files.count <= Self.most else {
      throw UsageError("--with is given at most \(Self.most) times, not \(files.count)")
    }
    return try files.map { text in
      let (file, form) = try Self.parse(text)
      if StandardInput.isMeant(by: file) { throw UsageError("--with takes a file, not -") }
      return try Self.companion(try Input.document(file, limits, fonts), file, form)
    }
  }

  private static func companion(
    _ document: Document, _ file: String, _ form: Form?
  ) throws -> Companion {
    var companion = Companion(document: document)
    guard let form else { return companion }
    let names: [String]
    switch (document.widget.declared, form) {
    case (.families(let families), .family(let family)):
      companion.family = family
      if families.contains(family) { return companion }
      let impossible = ImpossibleCombination.undeclared(family, declared: families)
      throw UsageError("--with \(file): \(impossible)")
    case (.families, _):
      throw UsageError(
        "--with \(file): \(document.kind) is a widget of WidgetKit, which has families and no "
          + form.noun)
    case (.today, .mode(let mode)):
      companion.displayMode = mode
      return companion
    case (.today, _): names = NCWidgetDisplayMode.allCases.map(\.caseName)
    case (.activity, .surface(let surface)) where surface.presentation != nil,
      (.control, .surface(let surface)) where surface.controlSize != nil:
      companion.surface = surface
      return companion
    case (.activity, _), (.control, _): names = document.widget.surfaceNames.names
    }
    throw UsageError(
      "--with \(file): \(document.widget.noun) has no \(form.noun) \(form.name); it has "
        + names.joined(separator: ", "))
  }

  /// Returns the widget of a document with the others on its screen.
  ///
  /// - Throws: an error for widgets and scenes that are drawn alone.
  func widget(
    of document: Document, with companions: [Companion], on scenes: [RenderScene]
  ) throws -> WidgetDescription {
    var widget = document.widget
    if companions.isEmpty { return widget }
    if widget.anySurface == .today {
      throw UsageError(
        "a Today widget stands below widgets of WidgetKit: give the document of one of those first, and "
          + "--with \(document.file)")
    }
    guard scenes.contains(where: Self.scenes.contains) else {
      throw UsageError(
        "--with adds widgets to a screen, and --scene "
          + "\(scenes.map(\.rawValue).joined(separator: ",")) shows one; with several are "
          + Self.scenes.map(\.rawValue).joined(separator: ", "))
    }
    widget.companions = companions.map {
      ScreenMember(
        $0.document.widget, family: $0.family, surface: $0.surface, displayMode: $0.displayMode)
    }
    return widget
  }

  /// The part behind the file's name: how its widget is shown.
  private enum Form {
    case family(WidgetFamily)
    case mode(NCWidgetDisplayMode)
    case surface(Surface)

    var noun: String {
      switch self {
      case .family: "family"
      case .mode: "display mode"
      case .surface: "surface"
      }
    }

    var name: String {
      switch self {
      case .family(let family): family.slug
      case .mode(let mode): mode.caseName
      case .surface(let surface): surface.name ?? ""
      }
    }
  }

  /// Splits `FILE:FAMILY`, `FILE:MODE` or `FILE:SURFACE`; a colon after anything but a document's name belongs to the file.
  private static func parse(_ text: String) throws -> (file: String, form: Form?) {
    guard let colon = text.lastIndex(of: ":") else { return (text, nil) }
    let file = String(text[..<colon])
    guard DocumentFile.isNamed(file) else { return (text, nil) }
    let name = String(text[text.index(after: colon)...])
    if let mode = NCWidgetDisplayMode.allCases.first(where: { $0.caseName == name }) {
      return (file, .mode(mode))
    }
    if let surface = Surface.named.first(where: { $0.name == name }) {
      return (file, .surface(surface))
    }
    guard let family = WidgetFamily(slug: name) else {
      throw UsageError.unknown(
        name, what: "family of --with",
        among: WidgetFamily.allCases.map(\.slug) + Surface.named.compactMap(\.name))
    }
    return (file, .family(family))
  }
}
