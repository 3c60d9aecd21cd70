import Foundation
import Synchronization
package import VitrineGraphics
package import VitrineText

/// The fonts of an extension's resources, by their family, full and PostScript names; they are opened on first use.
///
/// All that lie there are found: those that an `Info.plist` lists under `UIAppFonts`, and those that code registers.
package nonisolated final class ResourceFonts: Sendable {
  private struct Opened {
    var set: FontSet?
    var problems: [Diagnostic]
  }

  private let files: [URL]
  /// The names of fonts that an `Info.plist` lists.
  private let listed: [String]
  private let opened = Mutex<Opened?>(nil)

  init(files: [URL] = [], infoFiles: [URL] = []) {
    self.files = files
    listed = infoFiles.flatMap { Data(resource: $0).map(InfoFile.init)?.fonts ?? [] }
  }

  /// The fonts; nil if there are none.
  package var set: FontSet? { open().set }

  /// The mistakes in them: files that cannot be used, and names in an `Info.plist` without a file.
  package var problems: [Diagnostic] { open().problems }

  private func open() -> Opened {
    opened.withLock { opened in
      if let opened { return opened }
      let (set, errors) = FontSet.opening(
        files.map { ($0.absoluteURL.path, $0.lastPathComponent) })
      let made = Opened(
        set: set, problems: errors.map { Self.problem("The font cannot be used: \($0).") } + missing
      )
      opened = made
      return made
    }
  }

  private var missing: [Diagnostic] {
    let names = Set(files.map(\.lastPathComponent))
    // A name may have the folder in the bundle before it.
    let lacking = listed.filter { name in
      !names.contains(name.split(separator: "/").last.map(String.init) ?? name)
    }
    return lacking.map {
      Self.problem(
        "Info.plist lists the font “\($0)” under UIAppFonts, and the resources have no such file.")
    }
  }

  private static func problem(_ text: String) -> Diagnostic {
    Diagnostic(severity: .warning, code: "font-file", message: text, path: "")
  }
}
