import Foundation
import VitrineGraphics
import VitrineImages
package import VitrineViews

/// Looks for conditions `#available` in the sources of a bundle's own package.
package enum AvailabilityScan {
  /// The most files that are read, their most bytes together, and the most notes that are printed.
  private static let mostFiles = 2000
  private static let mostBytes = 32 << 20
  package static let mostNotes = 20

  /// Returns the package that built a program: the folder with `.build` in its path; nil elsewhere.
  package static func package(of executable: String) -> String? {
    let parts = executable.split(separator: "/", omittingEmptySubsequences: false)
    guard let build = parts.lastIndex(of: ".build"), build > 0 else { return nil }
    let folder = parts[..<build].joined(separator: "/")
    return FileManager.default.fileExists(atPath: folder + "/Package.swift") ? folder : nil
  }

  /// Returns the conditions in a package's sources, in the order of their files and lines; what cannot be read is
  /// left out.
  package static func checks(inPackage folder: String) -> [AvailabilityCheck] {
    sources(inPackage: folder).flatMap { AvailabilityCheck.all(in: $0.text, file: $0.file) }
  }

  /// Returns the Swift files of a package with their paths below its folder, as far as the limits allow.
  static func sources(inPackage folder: String) -> [(file: String, text: String)] {
    let root = folder + "/Sources"
    let files = (try? FolderWalk.paths(in: root, extensions: ["swift"])) ?? []
    var sources: [(file: String, text: String)] = []
    var bytesLeft = mostBytes
    for file in files.prefix(mostFiles) {
      guard let bytes = try? readFile(root + "/" + file, limit: bytesLeft) else { continue }
      bytesLeft -= bytes.count
      sources.append(("Sources/" + file, String(decoding: bytes, as: UTF8.self)))
    }
    return sources
  }

  /// Returns a line for each condition that a device under one of the systems answers otherwise.
  package static func notes(
    _ checks: [AvailabilityCheck], systems: [Int], kinds: Set<Device.Kind>
  ) -> [String] {
    let notes = checks.compactMap { check -> String? in
      let names = kinds.sorted { $0.rawValue < $1.rawValue }.flatMap { kind in
        systems.filter { check.isAnsweredOtherwise(under: $0, on: kind) }
          .map { "\(kind.systemName) \($0)" }
      }
      guard let first = names.first else { return nil }
      let condition = UntrustedText.line(check.condition)
      return "\(check.file):\(check.line): \(condition) is answered here as on the newest system, "
        + "and otherwise under \(first)"
    }
    let more = notes.count - mostNotes
    return notes.prefix(mostNotes)
      + (more > 0 ? ["and \(more) more conditions of this kind"] : [])
  }
}
