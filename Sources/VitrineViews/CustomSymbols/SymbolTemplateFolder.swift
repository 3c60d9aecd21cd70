import Foundation
import Synchronization
import VitrineGraphics
import VitrineImages

/// The templates of a folder by the names of their files; each is read when a picture first shows its symbol.
package nonisolated final class SymbolTemplateFolder: Sendable {
  /// The most files; the platform has some 7,000 symbols.
  package static let mostFiles = 20_000

  private enum Result: Sendable {
    case template(SymbolTemplate)
    case failure(String)
  }

  /// A hash of all files and their names, by which goldens tell settings apart.
  let hash: UInt64
  /// The hash of all files and their names, which decides whether two folders are one.
  let digest: SHA256
  private let files: [String: String]
  private let read = Mutex<[String: Result]>([:])

  init(_ folder: URL) throws(SymbolTemplateError) {
    let paths: [String]
    do throws(PNGError) {
      guard FileManager.default.isFolder(folder.path) else {
        throw .file(path: folder.relativePath, reason: "there is no such folder")
      }
      paths = try FolderWalk.paths(in: folder.path, extensions: ["svg"])
    } catch {
      throw SymbolTemplateError(description: "\(error)")
    }
    guard !paths.isEmpty, paths.count <= Self.mostFiles else {
      throw SymbolTemplateError(
        description: paths.isEmpty
          ? "\(folder.relativePath): no file NAME.svg is in it"
          : "\(folder.relativePath): it holds \(paths.count) symbols, more than \(Self.mostFiles)")
    }
    var (files, hash, parts) = ([String: String](), StableHash(), "")
    for path in paths {
      let name = String(path.split(separator: "/").last?.dropLast(".svg".count) ?? "")
      if let other = files[name] {
        throw SymbolTemplateError(
          description: "\(folder.relativePath): the symbol '\(name)' is in '\(other)' and '\(path)'"
        )
      }
      files[name] = path
      hash.add(name.utf8)
      let bytes =
        (try? readFile(folder.path + "/" + path, limit: SymbolTemplateReader.mostBytes)) ?? []
      hash.add(bytes)
      parts += "\(SHA256.hash(Array(name.utf8))) \(SHA256.hash(bytes))\n"
    }
    self.hash = hash.value
    digest = SHA256.hash(Array(parts.utf8))
    self.files = files.mapValues { folder.path + "/" + $0 }
  }

  var names: [String] { Array(files.keys) }

  /// The template for a name; nil if there is none or it cannot be drawn.
  func template(_ name: String) -> SymbolTemplate? {
    if case .template(let template)? = result(name) { template } else { nil }
  }

  func notes(_ name: String) -> [String] {
    guard let path = files[name] else { return [] }
    switch result(name) {
    case .template(let template): return template.notes.map { "\(path): \($0)." }
    case .failure(let message): return [message + " The drawing that ships is shown."]
    case nil: return []
    }
  }

  private func result(_ name: String) -> Result? {
    guard let path = files[name] else { return nil }
    return read.withLock { read in
      if let known = read[name] { return known }
      let result: Result
      do throws(SymbolTemplateError) {
        result = .template(try SymbolTemplate.read(name, at: path))
      } catch {
        result = .failure(error.description + ".")
      }
      read[name] = result
      return result
    }
  }
}

extension SymbolTemplate {
  /// Reads a template's file.
  static func read(_ name: String, at path: String) throws(SymbolTemplateError) -> SymbolTemplate {
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try readFile(path, limit: SymbolTemplateReader.mostBytes)
    } catch {
      throw SymbolTemplateError(description: "\(path): \(error)")
    }
    do throws(MarkupError) {
      return try SymbolTemplateReader.template(name, bytes)
    } catch {
      throw SymbolTemplateError(description: "\(path):\(error)")
    }
  }
}

extension FileManager {
  fileprivate nonisolated func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
