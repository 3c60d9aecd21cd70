import Vitrine
import VitrineDocuments
import VitrineText

/// Opens the files and folders to draw.
enum Input {
  private static let extensions: Set<String> = ["json", "yaml", "yml"]

  /// Whether a file has the name of a document.
  static func isDocument(_ name: String) -> Bool {
    extensions.contains(name.split(separator: ".").last.map(String.init) ?? "")
  }

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
    if path.hasSuffix(".swift") || OutputFolder.isFolder(path) {
      throw swiftSources(path)
    }
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

  /// The error for Swift sources, or a folder of them.
  static func swiftSources(_ path: String) -> DocumentError {
    DocumentError(
      file: path,
      message:
        "Swift sources cannot be drawn yet; build a widget bundle and run it, or give a document (.json, .yaml)"
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
