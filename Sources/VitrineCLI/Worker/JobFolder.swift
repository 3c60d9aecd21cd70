import Foundation
import Vitrine
import VitrineDocuments

/// The folder that a job's files are in, or its pictures go to. No path of a job leads out of it.
struct JobFolder: Sendable {
  /// The path as the caller gives it.
  let path: String
  /// The flag that names the folder.
  let flag: String

  /// Returns the path of a file in the folder, as the caller would write it.
  func file(_ name: String) throws(JobError) -> String {
    guard name.split(separator: "/").contains(where: { $0 != "." }) else {
      throw JobError(.input, "'\(DocumentError.shortened(name))' is not the path of a file")
    }
    let place = joined(name)
    do {
      _ = try DocumentFolder(of: joined("a")).file(named: name)
    } catch {
      let hint = error == .missing ? DocumentFolder(of: place).hint(for: name) : ""
      throw refusal(error, name, hint)
    }
    return place
  }

  /// Refuses what is no name of a file below the folder, whatever is there.
  func check(_ name: String) throws(JobError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.hasPrefix("/") { throw refusal(.absolute, name) }
    if parts.contains("..") { throw refusal(.upward, name) }
    guard !name.utf8.contains(0), !parts.contains(""), !parts.contains("."),
      name.utf8.count <= Self.longestName
    else {
      throw JobError(
        .output,
        "'\(DocumentError.shortened(name))' is not the name of a file of at most \(Self.longestName) bytes"
      )
    }
  }

  /// Returns the path at which a file may be written, and makes the folders above it.
  func destination(_ name: String) throws -> String {
    try check(name)
    let parts = name.split(separator: "/")
    var above = ""
    for part in parts {
      above += above.isEmpty ? part : "/" + part
      // A link among the folders or in the file's place could lead elsewhere.
      do { _ = try DocumentFolder(of: joined("a")).file(named: above) } catch {
        guard error == .missing, !Self.isLink(joined(above)) else { throw refusal(error, name) }
        break
      }
    }
    let folders = parts.dropLast().joined(separator: "/")
    try OutputFolder.make(folders.isEmpty ? path : joined(folders))
    return joined(name)
  }

  /// The most bytes of the name of a picture with its folders, well below what a path may have.
  private static let longestName = 1024

  /// Returns the name by which a job would call a file in the folder.
  func name(of file: String) -> String {
    let start = path.hasSuffix("/") ? path : path + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
  }

  func joined(_ name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : path + "/" + name
  }

  private static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }

  private func refusal(
    _ reason: DocumentFolder.Refusal, _ name: String, _ hint: String = ""
  ) -> JobError {
    let what =
      switch reason {
      case .absolute: "is an absolute path; a job's paths are below the folder of \(flag)"
      case .upward: "leads out of the folder of \(flag)"
      case .missing: "is not in the folder of \(flag)"
      case .escapes: "is a link out of the folder of \(flag)"
      }
    return JobError(
      flag == Self.outputFlag ? .output : .input,
      "'\(DocumentError.shortened(name))' \(what)\(hint)")
  }

  static let inputFlag = "--root"
  static let outputFlag = "-o"
}
