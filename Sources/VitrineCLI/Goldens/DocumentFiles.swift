import Foundation
import Vitrine
import VitrineDocuments
import VitrineImages

/// Finds documents for commands whose inputs may be folders.
enum DocumentFiles {
  /// Returns the inputs with each folder replaced by its documents, sorted. Goldens and hidden folders are
  /// skipped.
  static func expand(_ inputs: [String], except goldens: String) throws -> [String] {
    try inputs.flatMap { input -> [String] in
      guard OutputFolder.isFolder(input) else { return [input] }
      var walk = FolderWalk(input)
      let found = try documents(in: input, except: standard(goldens), level: 0, &walk)
      if found.isEmpty {
        throw DocumentError(file: input, message: "the folder holds no documents")
      }
      return found
    }
  }

  private static func documents(
    in folder: String, except goldens: String, level: Int, _ walk: inout FolderWalk
  ) throws -> [String] {
    guard standard(folder) != goldens else { return [] }
    return try walk.entries(of: folder, level: level).flatMap { entry -> [String] in
      let path = folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
      if entry.kind == .folder {
        return try documents(in: path, except: goldens, level: level + 1, &walk)
      }
      return Input.isDocument(entry.name) ? [path] : []
    }
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
