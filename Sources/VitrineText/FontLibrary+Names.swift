extension FontLibrary {
  /// Returns the family name in a font's file, or nil for a font of another library.
  package func familyName(of id: FontID) -> String? {
    guard let file = catalog.instance(id)?.file else { return nil }
    let faces = try? RegisteredFace.read(file.bytes, name: "")
    return faces?.first { $0.file.faceIndex == file.faceIndex }?.displayName
  }
}
