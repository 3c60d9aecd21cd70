public import VitrineGraphics

/// The fonts that text may use. Safe to share between threads.
///
/// Creating a library reads no file; each font is opened when a text first needs it.
public final class FontLibrary: Sendable {
  let resources: FontResources
  let glyphs = GlyphStore()
  private let paragraphs = ParagraphCache()
  /// The fonts of documents that are kept for those that follow.
  let shelf = FontShelf()

  /// - Parameter directories: folders searched, in order, for the bundled families.
  public init(directories: [String]) {
    resources = FontResources(catalog: FontCatalog(directories: directories))
  }

  /// Creates a library for fonts of documents beside the bundled ones of another.
  init(beside other: FontLibrary) {
    resources = FontResources(catalog: FontCatalog(beside: other.catalog))
  }

  /// Adds the faces of a font file under their family, full and PostScript names.
  /// - Returns: the family name of each face.
  @discardableResult
  public func register(file path: String) throws(FontError) -> [String] {
    guard let mapped = FontBytes.map(path: path) else {
      throw FontError(file: path, reason: .unreadable)
    }
    // A copy: the file may be replaced while the program runs, and a memory map would change with it.
    guard let bytes = mapped.copy() else { throw FontError(file: path, reason: .badLength) }
    return try register(bytes, name: path)
  }

  /// Adds the faces of a font in memory; errors call it `name`.
  @discardableResult
  public func register(data: [UInt8], name: String) throws(FontError) -> [String] {
    guard let bytes = FontBytes.copy(data) else { throw FontError(file: name, reason: .badLength) }
    return try register(bytes, name: name)
  }

  private func register(_ bytes: FontBytes, name: String) throws(FontError) -> [String] {
    let faces = try RegisteredFace.read(bytes, name: name)
    catalog.add(faces)
    resources.forgetSelections()
    paragraphs.removeAll()
    return faces.map(\.displayName)
  }

  /// The registered families, in order.
  public var registeredFamilies: [String] { catalog.registeredFamilies }

  /// Shapes a text once; `Paragraph.layout` then breaks it into lines for any width.
  public func paragraph(_ runs: [TextRun], style: ParagraphStyle) -> Paragraph {
    if let known = paragraphs.paragraph(runs, style) { return known }
    let made = Paragraph(resources: resources, runs: runs, style: style)
    paragraphs.keep(made)
    return made
  }

  /// Returns the outline of a glyph in em units, or nil if the font has none (white space, bitmaps).
  public func outline(of glyph: UInt32, in font: FontID) -> GlyphOutline? {
    glyphs.outline(glyph, font, catalog)
  }

  /// Returns the colour bitmap of a glyph, or nil if the font has outlines.
  public func bitmap(of glyph: UInt32, in font: FontID) -> GlyphBitmap? {
    glyphs.bitmap(glyph, font, catalog)
  }

  var catalog: FontCatalog { resources.catalog }
}
