import Vitrine
import VitrineDocuments
import VitrineText

/// Opens the files and folders to draw.
enum Input {
  /// Reads a document of a widget and opens its fonts.
  static func document(
    _ path: String, _ limits: DocumentLimits, _ fonts: FontLibrary
  ) throws -> Document {
    switch try argument(path, limits, fonts) {
    case .widget(let document): return document
    case .scene:
      throw DocumentError(file: path, message: "is a scene document; expected one of a widget")
    }
  }

  /// Reads a document and opens its fonts. Swift sources are refused until they can be compiled.
  static func read(
    _ path: String, _ limits: DocumentLimits, _ fonts: FontLibrary
  ) throws -> InputDocument {
    try checkKind(path)
    let input = try InputDocument.load(path, limits: limits)
    try input.openFonts(in: fonts)
    return input
  }

  /// Reads what an argument names: a file, or `-` for standard input.
  static func argument(
    _ path: String, _ limits: DocumentLimits, _ fonts: FontLibrary
  ) throws -> InputDocument {
    guard StandardInput.isMeant(by: path) else { return try read(path, limits, fonts) }
    let input = try StandardInput.document(limits)
    try input.openFonts(in: fonts)
    return input
  }

  /// Reads the value of a document, or that of standard input, without looking at what it says.
  static func root(_ path: String, _ limits: DocumentLimits) throws -> LocatedValue {
    if StandardInput.isMeant(by: path) { return try StandardInput.root(limits) }
    try checkKind(path)
    let bytes = try DocumentFile.read(path, limit: limits.fileSize)
    return try DocumentFile.parse(bytes, file: path, limits: limits)
  }

  /// Refuses what is no document: a folder, Swift sources, or files of other names.
  private static func checkKind(_ path: String) throws {
    if OutputFolder.isFolder(path) { throw try folder(path) }
    if path.hasSuffix(".swift") { throw swiftSources(path) }
    try checkExtension(path)
  }

  /// Refuses files whose name says that they are something else; one without an extension may be a pipe.
  private static func checkExtension(_ path: String) throws(DocumentError) {
    let parts = (path.split(separator: "/").last ?? "").split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, !DocumentFile.isNamed(path) else { return }
    throw DocumentError(file: path, message: DocumentFile.expected)
  }

  /// The error for a folder where one document is expected.
  private static func folder(_ path: String) throws -> DocumentError {
    let files = try DocumentFiles.expand([path], except: nil)
    let names = files.prefix(mostNamed).joined(separator: ", ")
    return DocumentError(
      file: path,
      message: "is a folder; expected one document, such as \(names)"
        + (files.count > mostNamed ? ", …" : ""))
  }

  private static let mostNamed = 3

  /// The error for Swift sources, or a folder of them.
  static func swiftSources(_ path: String) -> DocumentError {
    DocumentError(
      file: path,
      message:
        "Swift sources are for render, gallery, batch and preview; give a document here (.json, .yaml), or a bundle's program"
    )
  }
}

extension InputDocument {
  /// The kind of its widget, or the name of its screen: what the names of its pictures begin with.
  var kind: String {
    switch self {
    case .widget(let document): document.kind
    case .scene(let scene): scene.name
    }
  }

  /// Opens the fonts of all its documents.
  func openFonts(in fonts: FontLibrary) throws(DocumentError) {
    switch self {
    case .widget(let document): try document.openFonts(in: fonts)
    case .scene(let scene):
      for document in scene.documents { try document.openFonts(in: fonts) }
    }
  }
}
