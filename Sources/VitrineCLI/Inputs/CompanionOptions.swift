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
      family it stands in the first of its own that fits. May be given several times; the stack shows the \
      widget that matters most at --at.
      """)
  var files: [String] = []
}

extension CompanionOptions {
  /// The largest number of other widgets: a Lock Screen holds at most five widgets, a stack ten.
  private static let most = 9

  /// The scenes with several widgets.
  private static let scenes: [RenderScene] = [.home, .lock, .today, .stack, .notificationCenter]

  /// A document of the flag, with the family that it asks for.
  struct Companion: Sendable {
    var document: Document
    var family: WidgetFamily?
  }

  /// Reads the documents.
  func load(_ limits: DocumentLimits, _ fonts: FontLibrary) throws -> [Companion] {
    guard files.count <= Self.most else {
      throw UsageError("--with is given at most \(Self.most) times, not \(files.count)")
    }
    return try files.map { text in
      let (file, family) = try Self.parse(text)
      let document = try Input.document(file, limits, fonts)
      if document.widget.today != nil {
        throw UsageError(
          "--with is for the widgets of WidgetKit, and \(file) is a Today widget, which is drawn alone; that iOS "
            + "14 kept such widgets at the end of its Today view is not drawn")
      }
      if let family, document.widget.families.contains(family) == false {
        let impossible = ImpossibleCombination.undeclared(
          family, declared: document.widget.families)
        throw UsageError("--with \(file): \(impossible)")
      }
      return Companion(document: document, family: family)
    }
  }

  /// Returns the widget of a document with the others on its screen.
  ///
  /// - Throws: an error for widgets and scenes that are drawn alone.
  func widget(
    of document: Document, with companions: [Companion], on scenes: [RenderScene]
  ) throws -> WidgetDescription {
    var widget = document.widget
    if companions.isEmpty { return widget }
    if widget.today != nil {
      throw UsageError("--with is for the widgets of WidgetKit; a Today widget is drawn alone")
    }
    guard scenes.contains(where: Self.scenes.contains) else {
      throw UsageError(
        "--with adds widgets to a screen, and --scene "
          + "\(scenes.map(\.rawValue).joined(separator: ",")) shows one; with several are "
          + Self.scenes.map(\.rawValue).joined(separator: ", "))
    }
    widget.companions = companions.map { ScreenMember($0.document.widget, family: $0.family) }
    return widget
  }

  /// Splits `FILE:FAMILY`; a colon after anything but a document's name belongs to the file.
  private static func parse(_ text: String) throws -> (file: String, family: WidgetFamily?) {
    guard let colon = text.lastIndex(of: ":") else { return (text, nil) }
    let file = String(text[..<colon])
    guard Input.isDocument(file) else { return (text, nil) }
    let name = String(text[text.index(after: colon)...])
    guard let family = WidgetFamily(slug: name) else {
      throw UsageError.unknown(
        name, what: "family of --with", among: WidgetFamily.allCases.map(\.slug))
    }
    return (file, family)
  }
}
