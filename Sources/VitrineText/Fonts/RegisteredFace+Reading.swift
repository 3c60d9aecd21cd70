import CFreeType

extension RegisteredFace {
  /// The largest number of faces read from one collection.
  static let mostFaces = 64

  /// Opens every face of a font, checking it with both libraries that will use it.
  static func read(_ bytes: FontBytes, name: String) throws(FontError) -> [RegisteredFace] {
    if let kind = FontKind.other(bytes) {
      throw FontError(file: name, reason: .otherFormat(kind))
    }
    let key = bytes.contentHash()
    guard let library = FreeTypeLibrary() else {
      throw FontError(file: name, reason: .damaged(detail: "FreeType did not start"))
    }
    var faces: [RegisteredFace] = []
    var count = 1
    var index = 0
    while index < min(count, mostFaces) {
      if let detail = FontDirectory(bytes, face: index).problem {
        throw FontError(file: name, face: index, reason: .damaged(detail: detail))
      }
      let opened = try FreeTypeFace(library, bytes, index, name)
      count = opened.facesInFile
      guard opened.isDrawable else { throw FontError(file: name, face: index, reason: .noGlyphs) }
      guard let file = FontFile(bytes: bytes, faceIndex: index, key: key) else {
        throw FontError(
          file: name, face: index,
          reason: .damaged(detail: "its size or number of glyphs is impossible"))
      }
      var composites = unsafe CompositeGlyphs(file.face)
      guard !composites.areEndless() else {
        throw FontError(
          file: name, face: index,
          reason: .damaged(
            detail: "a glyph is made of more than \(CompositeGlyphs.mostParts) others"))
      }
      guard file.mapsCharacters else {
        throw FontError(
          file: name, face: index,
          reason: .damaged(detail: "its table cmap names the glyph of no character"))
      }
      let family = opened.familyName ?? name
      let style = opened.styleName ?? "Regular"
      // Fonts of more than four styles have two families: of those four, and of all.
      let families = [family] + [1, 16].compactMap { file.name($0) }
      let names = [opened.postScriptName, "\(family) \(style)", file.name(4)].compactMap { $0 }
      faces.append(
        RegisteredFace(
          file: file, families: families.map { $0.lowercased() },
          faceNames: names.map { $0.lowercased() }, displayName: family))
      index += 1
    }
    return faces
  }
}
