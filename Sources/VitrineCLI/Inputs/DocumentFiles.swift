import Foundation
import Vitrine
import VitrineDocuments
import VitrineImages

/// Finds documents for commands whose inputs may be folders.
enum DocumentFiles {
  /// Returns the inputs with each folder replaced by its documents, sorted. Hidden folders and the one that the
  /// run writes are skipped, and so are hit maps, which are JSON too.
  ///
  /// - Parameter written: the folder of goldens or pictures; nil for none.
  static func expand(_ inputs: [String], except written: String?) throws -> [String] {
    if inputs.count(where: StandardInput.isMeant) > 1 {
      throw UsageError("standard input, -, is one document; give it once")
    }
    return try inputs.flatMap { input -> [String] in
      guard OutputFolder.isFolder(input) else { return [input] }
      var walk = FolderWalk(input)
      let found = try documents(in: input, except: written.map(standard), level: 0, &walk)
      if !found.isEmpty { return found }
      if try !FolderWalk.paths(in: input, extensions: ["swift"]).isEmpty {
        throw Input.swiftSources(input)
      }
      throw DocumentError(file: input, message: "the folder holds no documents")
    }
  }

  private static func documents(
    in folder: String, except written: String?, level: Int, _ walk: inout FolderWalk
  ) throws -> [String] {
    try walk.entries(of: folder, level: level).flatMap { entry -> [String] in
      let path = folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
      if entry.kind == .folder {
        if standard(path) == written { return [] }
        return try documents(in: path, except: written, level: level + 1, &walk)
      }
      return DocumentFile.isNamed(entry.name) && !PictureFile.isHitMap(entry.name) ? [path] : []
    }
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
