import Vitrine
import VitrineDocuments
import VitrineText

/// The unit that is drawn under one set of flags: a widget, or a page of a scene document.
struct InputPage: Sendable {
  /// The document of the first widget.
  var document: Document
  /// Its widget, with the others on its screen.
  var widget: WidgetDescription
  /// The documents of the others.
  var company: [Document]
  var matrix: RenderMatrix
  /// The page of a scene document; nil for a widget.
  var scene: ScenePage?

  /// The file given by the caller.
  var file: String { scene?.document.file ?? document.file }

  /// Whether pictures show the date of the matrix whatever entry they show, as a screen has one clock.
  func hasDate(_ drawing: DrawingOptions) -> Bool { drawing.at != nil || scene != nil }

  /// Returns the name of a picture's file, without folder and extension.
  func name(_ configuration: RenderConfiguration, isFilmstrip: Bool = false) -> String {
    if let scene { return scene.name(configuration) }
    return ImageName.make(
      kind: document.kind, configuration, entry: isFilmstrip ? "filmstrip" : nil)
  }

  /// The prefix that distinguishes the pictures' names from those of other inputs.
  var kind: String { scene?.document.name ?? document.kind }

  /// Returns the page's lists, with the entries that its document has. A scene document's were checked when it was
  /// read.
  func matrix(_ drawing: DrawingOptions) throws -> RenderMatrix {
    scene == nil ? try drawing.matrix(matrix, for: document) : matrix
  }

  /// Returns the pictures of a matrix.
  ///
  /// - Throws: an error for pictures that are impossible; in a scene document at the widget that is the reason,
  ///   unless a flag is.
  func expansion(
    of matrix: RenderMatrix, _ drawing: DrawingOptions
  ) throws -> RenderMatrix.Expansion {
    do {
      let expansion = try drawing.expansion(of: matrix, for: widget)
      try scene?.checkRow(widget, expansion)
      return expansion
    } catch let error as ImpossibleCombination {
      throw scene?.located(error, widget, matrix, drawing) ?? error
    }
  }
}

extension InputPage {
  /// Runs a body whose pictures are this page's, and names its file where they are impossible.
  func namingFile<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as ImpossibleCombination {
      throw UsageError("\(file): \(error)")
    }
  }

  /// Returns the pages of an input: one for a widget's document.
  static func pages(
    _ path: String, _ matrix: RenderMatrix, _ drawing: DrawingOptions, _ company: CompanionOptions,
    _ companions: [CompanionOptions.Companion], _ limits: DocumentLimits, _ fonts: FontLibrary
  ) throws -> [InputPage] {
    try pages(of: Input.argument(path, limits, fonts), matrix, drawing, company, companions)
  }

  /// Returns what a body makes of each page of an input; nil if the input's kind is not asked for. Errors in flags
  /// are those of this input.
  static func parts<Part>(
    _ path: String, _ matrix: RenderMatrix, _ kinds: inout KindChoice, _ drawing: DrawingOptions,
    _ company: CompanionOptions, _ companions: [CompanionOptions.Companion],
    _ limits: DocumentLimits, _ fonts: FontLibrary, _ part: (InputPage) throws -> Part
  ) throws -> [Part]? {
    let input = try Input.argument(path, limits, fonts)
    guard kinds.takes(input.kind) else { return nil }
    return try UnfitFlags.naming(path) {
      try pages(of: input, matrix, drawing, company, companions).map(part)
    }
  }

  /// Returns the pages of a document that has been read.
  static func pages(
    of input: InputDocument, _ matrix: RenderMatrix, _ drawing: DrawingOptions,
    _ company: CompanionOptions, _ companions: [CompanionOptions.Companion]
  ) throws -> [InputPage] {
    switch input {
    case .widget(let document):
      try drawing.checkEffects(matrix)
      let widget = try company.widget(of: document, with: companions, on: matrix.scenes)
      return [
        InputPage(
          document: document, widget: widget, company: companions.map(\.document), matrix: matrix)
      ]
    case .scene(let scene):
      try ScenePage.refuse(flags: drawing, company, file: scene.file)
      let shared = try ScenePage.matrix(of: scene, drawing)
      return scene.pages.indices.compactMap { index in
        ScenePage(document: scene, index: index, drawing).input(shared)
      }
    }
  }
}
