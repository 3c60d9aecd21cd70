import Vitrine
import VitrineImages
import VitrineText

/// A parser of the font of headlines.
enum StoreFontArgument {
  private static let endings = [".ttf", ".otf", ".ttc"]

  /// Returns the font that a text names: a design of the system's font, a font's file, or a font of the user's.
  ///
  /// - Parameters:
  ///   - folder: the folder of `--fonts`, whose fonts and those of its folders are looked through.
  ///   - sets: the fonts that documents bring.
  static func font(
    _ name: String, folder: String?, sets: [FontSet], _ library: FontLibrary
  ) throws -> StoreFont {
    if let design = StoreFont.designs.first(where: { $0.name == name })?.design {
      return .design(design)
    }
    if isFont(name) { return try file(name, library) }
    let own = try folder.flatMap { try fonts(in: $0) }
    let all = (own.map { [$0] } ?? []) + sets
    guard let set = all.first(where: { $0.hasFont(name) }) else {
      throw UsageError.unknown(
        name, what: "headline font",
        among: StoreFont.designs.map(\.name) + distinct(all.flatMap(\.families)))
    }
    return .named(name, set)
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func isFont(_ name: String) -> Bool {
    endings.contains { name.lowercased().hasSuffix($0) }
  }

  /// Opens a font's file; its first face is taken.
  private static func file(_ path: String, _ library: FontLibrary) throws -> StoreFont {
    do throws(FontSetError) {
      let set = try library.open(files: [path])
      return .named(set.firstFace, set)
    } catch {
      throw Failure(
        code: Exit.badInput,
        message: "error: --headline-font \(error.error.description)")
    }
  }

  /// Opens the fonts of a folder and of the folders in it, as many as a document may bring; those that cannot be used
  /// are left out.
  private static func fonts(in folder: String) throws -> FontSet? {
    var walk = FolderWalk(folder)
    var files: [String] = []
    for entry in try walk.entries(of: folder, level: 0) {
      let path = folder + "/" + entry.name
      if isFont(entry.name) { files.append(path) }
      guard OutputFolder.isFolder(path) else { continue }
      files += try walk.entries(of: path, level: 1).map(\.name).filter(isFont).map {
        path + "/" + $0
      }
    }
    return FontSet.opening(files.map { ($0, $0) }).set
  }
}
