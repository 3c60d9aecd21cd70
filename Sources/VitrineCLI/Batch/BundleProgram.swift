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

  /// Whether a file is a program, not a document.
  static func isProgram(_ path: String) -> Bool {
    var facts = stat()
    guard !Input.isDocument(path), unsafe stat(path, &facts) == 0 else { return false }
    return unsafe facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  /// - Parameters:
  ///   - kind: the kind of the widget; nil if there is one alone.
  ///   - drawing: the flags of the run.
  init(_ path: String, kind: String?, _ drawing: DrawingOptions) {
    self.path = path
    let flags = (kind.map { ["--kind=" + $0] } ?? []) + drawing.bundleArguments
    arguments = ["--rows", "--quiet"] + flags
    let files = [path] + Self.resources(of: path) + drawing.filesRead
    let words = flags + files.map { "\($0) \(BatchKeys.hash(ofFile: $0))" }
    key = SHA256.hash(Array(words.joined(separator: "\n").utf8)).description
  }

  /// The files that the package manager put beside the program.
  private static func resources(of path: String) -> [String] {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .flatMap { EngineFiles.files(in: folder.path + "/" + $0) }
  }
}

extension DrawingOptions {
  /// The flags as the program of a bundle takes them; what concerns the run alone is left out.
  package var bundleArguments: [String] {
    var list: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { list.append("--\(name)=\(value)") }
    }
    for (name, kind) in JobSettings.kinds {
      let flag = JobSettings.flag(name)
      switch kind {
      case .text(let path): add(flag, self[keyPath: path])
      case .fixed(let path): add(flag, self[keyPath: path])
      case .flag(let path): if self[keyPath: path] { list.append("--" + flag) }
      case .scale: add(flag, scale.map(String.init))
      case .wallpaper: add(flag, wallpaper)
      case .icon: add(flag, app.appIcon)
      }
    }
    add("kernels", kernels)
    add("symbols", symbols)
    add("fonts", fonts)
    add("max-steps", "\(budgets.maxSteps)")
    add("max-pixels", "\(budgets.maxPixels)")
    add("max-bytes", "\(budgets.maxBytes)")
    add("max-pictures", "\(budgets.maxPictures)")
    add("time-limit", budgets.timeLimit.map { "\($0)" })
    return list
  }

  /// The files that flags name and that pictures show.
  fileprivate var filesRead: [String] {
    [wallpaper, app.appIcon].compactMap { $0 } + (symbols.map(EngineFiles.files) ?? [])
  }
}
