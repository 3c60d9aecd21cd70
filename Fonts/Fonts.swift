public import Foundation

/// Where the fonts that ship with the package lie when it runs as a library.
public enum BundledFonts {
  /// The folder that holds one folder for each family, or nil when the resources are missing.
  ///
  /// `Bundle.module` ends the process where the resources are missing, and finds those of the folder
  /// that the program was built in however far it was carried: on Linux the folder is looked for beside
  /// the program.
  public static var directory: URL? {
    #if os(Linux)
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let near = [program.deletingLastPathComponent(), Bundle.main.bundleURL]
      return near.lazy.compactMap(resources).first
    #else
      return Bundle.module.resourceURL
    #endif
  }

  /// The package manager's folder for this target's files: `<package>_VitrineFonts.resources`.
  private static func resources(in folder: URL) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().first { $0.hasSuffix("_VitrineFonts.resources") }
      .map { folder.appendingPathComponent($0) }
  }
}
