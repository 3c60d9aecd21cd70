/// Formats that users take for fonts, by their first bytes.
enum FontKind {
  private static let kinds: [(start: String, kind: String)] = [
    ("wOFF", "a WOFF web font; convert it to .ttf or .otf"),
    ("wOF2", "a WOFF2 web font; convert it to .ttf or .otf"),
    ("version https://git-lfs", "a Git LFS pointer (run `git lfs pull` to get the font itself)"),
    ("%!PS", "a Type 1 font; convert it to .otf"),
    ("PK\u{3}\u{4}", "a ZIP archive; unpack it"),
    ("<", "a page or another text of markup, not the file behind its link"),
  ]

  /// The first two bytes of a Type 1 font in the form for Windows.
  private static let binaryType1: [UInt8] = [0x80, 0x01]

  /// Returns the format as a noun phrase with what to do; nil for what may be a font.
  static func other(_ bytes: FontBytes) -> String? {
    func begins(_ start: [UInt8]) -> Bool {
      bytes.count >= start.count && start.indices.allSatisfy { bytes[$0] == start[$0] }
    }
    if let found = kinds.first(where: { begins(Array($0.start.utf8)) }) { return found.kind }
    return begins(binaryType1) ? "a Type 1 font; convert it to .otf" : nil
  }
}
