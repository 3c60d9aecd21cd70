import Foundation
import VitrineFonts

/// A search for the folder with the font families.
public enum FontFolder {
  /// The folders to search, in order of preference: the explicit one, then a `Fonts` folder beside the
  /// executable or above it, then the package's resources.
  public static func locate(explicit: String? = nil) -> [String] {
    let asked = explicit.map { [$0] } ?? []
    if let near = nearExecutable() { return asked + [near] }
    return asked + (BundledFonts.directory.map { [$0.path] } ?? [])
  }

  /// A sentence with the reason why no text can be drawn, and the remedy; nil if the fonts are found.
  package static func problem(explicit: String? = nil) -> String? {
    if locate(explicit: explicit).contains(where: holdsFonts) { return nil }
    let program = URL(fileURLWithPath: executablePath)
    let asked = explicit.map { "'\($0)' holds no Inter/Fonts.txt, and " } ?? ""
    return asked + "the fonts that ship with Vitrine are missing: copy its folder Fonts to "
      + "'\(program.deletingLastPathComponent().path)', where '\(program.lastPathComponent)' lies, or "
      + "name it by --fonts, which brings its texts without its symbols"
  }

  /// The number of folders above the executable to search: `.build/<triple>/<configuration>/` is three below
  /// the package.
  private static let levelsAbove = 4

  private static func nearExecutable() -> String? {
    var folder = URL(fileURLWithPath: executablePath).deletingLastPathComponent()
    for _ in 0...levelsAbove {
      let candidate = folder.appendingPathComponent("Fonts").path
      if holdsFonts(candidate) { return candidate }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  package static var executablePath: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return link ?? CommandLine.arguments.first ?? ""
  }

  /// Recognises the folder by the family without which no text can be drawn.
  private static func holdsFonts(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Inter/Fonts.txt")
  }
}
