import Foundation
import Vitrine
import VitrineImages

/// The program of a widget bundle, whose rows are entries.
struct BundleProgram: Sendable {
  /// The path as the caller gives it.
  let path: String
  /// The flags of each of its runs.
  let arguments: [String]
  /// A hash of all that decides what its pictures look like, as far as it lies in files or flags.
  let key: String

  /// - Parameters:
  ///   - kind: the kind of the widget; nil if there is one alone.
  ///   - drawing: the flags of the run.
  init(_ path: String, kind: String?, _ drawing: DrawingOptions) {
    self.path = path
    let flags = (kind.map { ["--kind=" + $0] } ?? []) + drawing.bundleArguments
    arguments = ["--rows", "--quiet"] + flags
    let files = [path] + BundleFiles.resources(of: path) + drawing.filesRead
    let words = flags + files.map { "\($0) \(BatchKeys.hash(ofFile: $0))" }
    key = SHA256.hash(Array(words.joined(separator: "\n").utf8)).description
  }
}

extension DrawingOptions {
  /// The files that flags name and that pictures show.
  fileprivate var filesRead: [String] {
    [wallpaper, appIcon].compactMap { $0 } + (symbols.map(EngineFiles.files) ?? [])
  }
}
