import Foundation
import VitrineGoldens
import VitrineImages

/// The installed files that decide what every picture looks like.
enum EngineFiles {
  /// Returns the program, the libraries that it has loaded, and the files of font folders.
  static func all(fontFolders: [String]) -> [String] {
    ["/proc/self/exe"] + libraries() + fontFolders.flatMap(files)
  }

  /// Returns the sorted shared libraries that the program has loaded so far; none if it is linked statically.
  static func libraries() -> [String] {
    let maps = (try? readFile("/proc/self/maps", limit: 1 << 20)) ?? []
    let paths = maps.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
      guard let start = line.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      let path = String(decoding: line[start...], as: UTF8.self)
      return path.contains(".so") ? path : nil
    }
    return Set(paths).sorted()
  }

  /// Returns the files below a folder, in a fixed order.
  static func files(in folder: String) -> [String] {
    var walk = FolderWalk(folder)
    return (try? files(in: folder, level: 0, &walk)) ?? []
  }

  private static func files(
    in folder: String, level: Int, _ walk: inout FolderWalk
  ) throws -> [String] {
    try walk.entries(of: folder, level: level).flatMap { entry -> [String] in
      let path = folder + "/" + entry.name
      return entry.kind == .folder ? try files(in: path, level: level + 1, &walk) : [path]
    }
  }
}
