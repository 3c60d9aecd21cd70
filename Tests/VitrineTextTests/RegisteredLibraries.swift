import VitrineText

/// Fonts of the package registered as a user's own: drawn as they are, without what makes them stand
/// in for the platform's.
struct RegisteredLibraries {
  private var known: [Substring: (library: FontLibrary, family: String)] = [:]

  /// A paragraph in a font file with axes such as `wght=400,opsz=17`.
  mutating func paragraph(
    _ text: Substring, font: Substring, axes: Substring, language: Substring, size: Double = 17,
    isRightToLeft: Bool = false
  ) throws -> Paragraph {
    if known[font] == nil {
      let library = FontLibrary(directories: [])
      let names = try library.register(file: "\(TestFonts.directory)/\(font)")
      known[font] = (library, names.first ?? "")
    }
    let library = known[font]?.library ?? FontLibrary(directories: [])
    let family = FontRequest.Family.custom(known[font]?.family ?? "")
    var request = FontRequest(family: family, size: size)
    for axis in axes.split(separator: ",") {
      let parts = axis.split(separator: "=")
      guard parts.count == 2, let value = Double(parts[1]) else { continue }
      if parts[0] == "opsz" { request.size = value }
      if parts[0] == "wght" { request.weight = value }
    }
    var style = ParagraphStyle()
    style.language = String(language)
    style.isRightToLeft = isRightToLeft
    return library.paragraph([TextRun(String(text), font: request)], style: style)
  }
}
