/// A type of files or data by its identifier, as far as names and endings of usual ones are known.
public nonisolated struct UTType: Hashable, Sendable, Codable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// Creates the type of an identifier, whether it is known or not.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates a type that the app exports; what it conforms to is not read.
  public init(exportedAs identifier: String, conformingTo: UTType? = nil) {
    self.identifier = identifier
  }
  /// Creates a type of another app; what it conforms to is not read.
  public init(importedAs identifier: String, conformingTo: UTType? = nil) {
    self.identifier = identifier
  }
  /// Creates the type of an ending without its dot; nil for one that is not in the table.
  public init?(filenameExtension ending: String, conformingTo: UTType = .data) {
    let wanted = ending.lowercased()
    guard let row = Self.table.first(where: { $0.endings.contains(wanted) }) else { return nil }
    identifier = row.identifier
  }
  /// Creates the type of a MIME type; nil for one that is not in the table.
  public init?(mimeType: String, conformingTo: UTType = .data) {
    guard let row = Self.table.first(where: { $0.mime == mimeType.lowercased() }) else {
      return nil
    }
    identifier = row.identifier
  }

  private init(_ row: Row) { identifier = row.identifier }

  /// The usual ending without its dot; nil where it is not known.
  public var preferredFilenameExtension: String? { row?.endings.first }
  /// The usual MIME type; nil where it is not known.
  public var preferredMIMEType: String? { row?.mime }

  /// Whether it is another type or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    var next: String? = identifier
    // The table is a few steps deep; a row names only rows above it.
    while let current = next {
      if current == type.identifier { return true }
      next = Self.table.first { $0.identifier == current }?.parent
    }
    return false
  }

  private struct Row {
    let identifier: String
    let parent: String?
    let endings: [String]
    let mime: String?
  }

  private var row: Row? { Self.table.first { $0.identifier == identifier } }

  /// Identifiers by Apple's page on the system's types.
  private static let table: [Row] = [
    Row(identifier: "public.item", parent: nil, endings: [], mime: nil),
    Row(identifier: "public.data", parent: "public.item", endings: [], mime: nil),
    Row(identifier: "public.content", parent: nil, endings: [], mime: nil),
    Row(identifier: "public.url", parent: "public.data", endings: [], mime: nil),
    Row(identifier: "public.file-url", parent: "public.url", endings: [], mime: nil),
    Row(identifier: "public.folder", parent: "public.item", endings: [], mime: nil),
    Row(identifier: "public.image", parent: "public.data", endings: [], mime: nil),
    Row(identifier: "public.png", parent: "public.image", endings: ["png"], mime: "image/png"),
    Row(
      identifier: "public.jpeg", parent: "public.image", endings: ["jpeg", "jpg"],
      mime: "image/jpeg"),
    Row(
      identifier: "com.compuserve.gif", parent: "public.image", endings: ["gif"], mime: "image/gif"),
    Row(
      identifier: "public.tiff", parent: "public.image", endings: ["tiff", "tif"],
      mime: "image/tiff"),
    Row(identifier: "public.heic", parent: "public.image", endings: ["heic"], mime: "image/heic"),
    Row(
      identifier: "org.webmproject.webp", parent: "public.image", endings: ["webp"],
      mime: "image/webp"),
    Row(
      identifier: "public.svg-image", parent: "public.image", endings: ["svg"],
      mime: "image/svg+xml"),
    Row(
      identifier: "com.adobe.pdf", parent: "public.data", endings: ["pdf"], mime: "application/pdf"),
    Row(identifier: "public.text", parent: "public.data", endings: [], mime: nil),
    Row(
      identifier: "public.plain-text", parent: "public.text", endings: ["txt"], mime: "text/plain"),
    Row(
      identifier: "public.utf8-plain-text", parent: "public.plain-text", endings: [], mime: nil),
    Row(
      identifier: "public.html", parent: "public.text", endings: ["html", "htm"], mime: "text/html"),
    Row(
      identifier: "public.json", parent: "public.text", endings: ["json"], mime: "application/json"),
    Row(identifier: "public.xml", parent: "public.text", endings: ["xml"], mime: "application/xml"),
    Row(
      identifier: "public.comma-separated-values-text", parent: "public.text", endings: ["csv"],
      mime: "text/csv"),
    Row(identifier: "public.audio", parent: "public.data", endings: [], mime: nil),
    Row(identifier: "public.mp3", parent: "public.audio", endings: ["mp3"], mime: "audio/mpeg"),
    Row(identifier: "public.movie", parent: "public.data", endings: [], mime: nil),
    Row(
      identifier: "public.mpeg-4", parent: "public.movie", endings: ["mp4"], mime: "video/mp4"),
    Row(
      identifier: "public.zip-archive", parent: "public.data", endings: ["zip"],
      mime: "application/zip"),
  ]

  /// Anything in a file system.
  public static let item = UTType(importedAs: "public.item")
  /// Any bytes.
  public static let data = UTType(importedAs: "public.data")
  /// Any content of documents.
  public static let content = UTType(importedAs: "public.content")
  /// An address.
  public static let url = UTType(importedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(importedAs: "public.file-url")
  /// A folder.
  public static let folder = UTType(importedAs: "public.folder")
  /// Any picture.
  public static let image = UTType(importedAs: "public.image")
  /// Pictures of PNG.
  public static let png = UTType(importedAs: "public.png")
  /// Pictures of JPEG.
  public static let jpeg = UTType(importedAs: "public.jpeg")
  /// Pictures of GIF.
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  /// Pictures of TIFF.
  public static let tiff = UTType(importedAs: "public.tiff")
  /// Pictures of HEIC.
  public static let heic = UTType(importedAs: "public.heic")
  /// Pictures of WebP.
  public static let webP = UTType(importedAs: "org.webmproject.webp")
  /// Pictures of SVG.
  public static let svg = UTType(importedAs: "public.svg-image")
  /// Documents of PDF.
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  /// Any text.
  public static let text = UTType(importedAs: "public.text")
  /// Text without styles.
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  /// HTML.
  public static let html = UTType(importedAs: "public.html")
  /// JSON.
  public static let json = UTType(importedAs: "public.json")
  /// XML.
  public static let xml = UTType(importedAs: "public.xml")
  /// Tables of values between commas.
  public static let commaSeparatedText = UTType(
    importedAs: "public.comma-separated-values-text")
  /// Any sound.
  public static let audio = UTType(importedAs: "public.audio")
  /// Sound of MP3.
  public static let mp3 = UTType(importedAs: "public.mp3")
  /// Any film.
  public static let movie = UTType(importedAs: "public.movie")
  /// Films of MPEG-4.
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  /// Archives of ZIP.
  public static let zip = UTType(importedAs: "public.zip-archive")
}
