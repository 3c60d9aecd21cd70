import Foundation
import Vitrine

/// The folder that contains a document: the only place from which it may load images and fonts.
package struct DocumentFolder: Hashable, Sendable {
  /// The path as given, with links unresolved.
  package let path: String

  /// Creates the folder of a document at `file`.
  package init(of file: String) {
    if let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) {
      path = slash == file.startIndex ? "/" : String(file[..<slash])
    } else {
      path = "."
    }
  }

  /// The reason why a name does not refer to a file in the folder.
  package enum Refusal: Error, Hashable {
    case absolute
    case upward
    case missing
    case escapes

    package var message: String {
      switch self {
      case .absolute: "is an absolute path; files lie in the document's folder"
      case .upward: "leads out of the document's folder"
      case .missing: "is not in the document's folder"
      case .escapes: "is a link out of the document's folder"
      }
    }
  }

  /// Returns the path of a file in the folder, with links resolved.
  package func file(named name: String) throws(Refusal) -> String {
    if name.hasPrefix("/") { throw .absolute }
    if name.utf8.contains(0) { throw .missing }
    if name.split(separator: "/").contains("..") { throw .upward }
    guard let root = DocumentFolder.resolved(path),
      let file = DocumentFolder.resolved(path + "/" + name)
    else { throw .missing }
    guard file.hasPrefix(root == "/" ? "/" : root + "/") else { throw .escapes }
    return file
  }

  /// Returns the path of a file that another one in the folder refers to by a relative path, with links resolved.
  /// - Parameter file: a path of `file(named:)`.
  package func neighbour(of file: String, named path: String) throws(Refusal) -> String {
    if path.hasPrefix("/") { throw .absolute }
    guard !path.isEmpty, let root = DocumentFolder.resolved(self.path), file.hasPrefix(root) else {
      throw .missing
    }
    var names = file.dropFirst(root.count).split(separator: "/").dropLast()
    for name in path.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        throw .upward
      }
    }
    return try self.file(named: names.joined(separator: "/"))
  }

  /// Returns `; did you mean 'x'?` for a file in the folder with a similar name, what is wrong with one that has the same,
  /// or an empty string.
  package func hint(for name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    // Strings are equal where they look the same, names of files where their bytes are.
    if !name.contains("/"), let same = fileNames().first(where: { $0 == name }) {
      return same.utf8.elementsEqual(name.utf8)
        ? "; it is a link that leads nowhere"
        : "; the name there looks the same, and has its accents apart or as one character: write both alike"
    }
    guard let near = NearestName.find(last, among: fileNames()) else { return "" }
    return
      "; did you mean '\(name.hasSuffix(last) ? name.dropLast(last.count) + near : near[...])'?"
  }

  /// The largest number of names considered for a hint.
  private static let mostNames = 1000

  private func fileNames() -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return all.prefix(Self.mostNames).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
