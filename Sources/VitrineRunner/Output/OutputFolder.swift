import Foundation
import VitrineGraphics

/// The folder that pictures go to.
package enum OutputFolder {
  /// Makes the folder unless it is there.
  package static func make(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputFolderError(
        description: UntrustedText.line(
          "\(path): the folder for pictures cannot be made" + obstacle(to: path)))
    }
  }

  /// The reason why a folder cannot be made, as far as it can be found.
  private static func obstacle(to path: String) -> String {
    var above = URL(fileURLWithPath: path)
    while above.path != "/", !FileManager.default.fileExists(atPath: above.path) {
      above.deleteLastPathComponent()
    }
    if !isFolder(above.path) { return ": '\(above.relativePath)' is not a folder" }
    let isOpen = FileManager.default.isWritableFile(atPath: above.path)
    return isOpen ? "" : ": '\(above.relativePath)' cannot be written"
  }

  package static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}

/// The reason why a folder cannot be made, with its path.
package struct OutputFolderError: Error, CustomStringConvertible {
  package var description: String
}
