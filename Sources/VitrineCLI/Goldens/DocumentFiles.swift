import Foundation
import VitrineDocuments

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
      let found = documents(in: input, except: standard(goldens), deepest)
      if found.isEmpty {
        throw DocumentError(file: input, message: "the folder holds no documents")
      }
      return found
    }
  }

  private static func documents(in folder: String, except goldens: String, _ depth: Int) -> [String]
  {
    guard depth > 0, standard(folder) != goldens,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if Input.isFolder(path) { return documents(in: path, except: goldens, depth - 1) }
      let suffix = name.split(separator: ".").last.map(String.init) ?? ""
      return extensions.contains(suffix) ? [path] : []
    }
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
