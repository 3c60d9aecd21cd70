import Foundation
import Vitrine
import VitrineDocuments

/// The files of a widget bundle's program.
enum BundleFiles {
  /// Whether a file is a program, not a document.
  static func isProgram(_ path: String) -> Bool {
    var facts = stat()
    guard !DocumentFile.isNamed(path), unsafe stat(path, &facts) == 0 else { return false }
    return unsafe facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  /// The files that the package manager put beside the program.
  static func resources(of path: String) -> [String] {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .flatMap { EngineFiles.files(in: folder.path + "/" + $0) }
  }
}
