import Foundation
import VitrineDocuments
import VitrineImages

/// Documents behind the inputs of a verb that takes whole folders.
enum DocumentFiles {
  private static let extensions: Set<String> = ["json", "yaml", "yml"]
  /// Folders inside each other that are looked into.
  private static let deepest = 16

  /// The inputs, each folder replaced by the documents in it, sorted. Goldens and hidden folders are
  /// no documents.
  static func expand(_ inputs: [String], except goldens: String) throws -> [String] {
    try inputs.flatMap { input -> [String] in
      guard Input.isFolder(input) else { return [input] }
      var walk = FolderWalk(input)
      let found = try documents(in: input, except: standard(goldens), deepest, &walk)
      if found.isEmpty {
        throw DocumentError(file: input, message: "the folder holds no documents")
      }
      return found
    }
  }

  private static func documents(
    in folder: String, except goldens: String, _ depth: Int, _ walk: inout FolderWalk
  ) throws -> [String] {
    guard depth > 0, standard(folder) != goldens else { return [] }
    return try walk.entries(of: folder).flatMap { entry -> [String] in
      let path = folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
      if entry.kind == .folder {
        return try documents(in: path, except: goldens, depth - 1, &walk)
      }
      let suffix = entry.name.split(separator: ".").last.map(String.init) ?? ""
      return extensions.contains(suffix) ? [path] : []
    }
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
