import Foundation
import Vitrine
import VitrineImages

/// The sources of widgets in a project.
struct WidgetSources: Hashable {
  /// The target's name.
  var target: String
  /// The folder of its sources, relative to the project.
  var folder: String
  /// The widgets that they declare, by name.
  var widgets: [String]
  /// Whether one of the sources has the program's entry.
  var hasMain: Bool
  /// Names of files and folders directly in the folder.
  var entries: [String]

  /// Finds the folder whose sources import WidgetKit.
  static func find(in project: String, target: String?, isPackage: Bool) throws -> WidgetSources {
    let files = try FolderWalk.paths(in: project, extensions: ["swift"])
    var folders: [String: [String]] = [:]
    for file in files {
      guard let folder = folder(of: file, isPackage: isPackage) else { continue }
      folders[folder, default: []].append(file)
    }
    var found: [WidgetSources] = []
    for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
      if let sources = read(folder, files, in: project) { found.append(sources) }
    }
    if let target {
      if let sources = found.first(where: { $0.target == target }) { return sources }
      throw UsageError.unknown(target, what: "target with widgets", among: found.map(\.target))
    }
    guard found.count < 2 else {
      throw UsageError(
        "several targets have widgets: \(found.map(\.target).joined(separator: ", ")); choose by --target"
      )
    }
    guard let sources = found.first else {
      throw Failure(
        code: Exit.badInput,
        message: "error: \(project): no source that imports WidgetKit declares a widget")
    }
    return sources
  }

  /// Returns the folder of a file's target: below `Sources` in a package, at the top beside a project.
  private static func folder(of file: String, isPackage: Bool) -> String? {
    let parts = file.split(separator: "/").map(String.init)
    if isPackage {
      guard parts.count > 2, parts[0] == "Sources" else { return nil }
      return parts[0] + "/" + parts[1]
    }
    return parts.count > 1 ? parts[0] : nil
  }

  private static func read(
    _ folder: String, _ files: [String], in project: String
  ) -> WidgetSources? {
    var widgets: Set<String> = []
    var (isOfWidgets, hasMain) = (false, false)
    for file in files {
      guard let bytes = try? readFile(project + "/" + file, limit: mostBytes) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      isOfWidgets = isOfWidgets || text.contains("import WidgetKit")
      hasMain = hasMain || text.split(separator: "\n").contains { $0.hasPrefix("@main") }
      for match in text.matches(of: declaration) { widgets.insert(String(match.output.1)) }
    }
    guard isOfWidgets, !widgets.isEmpty else { return nil }
    let entries =
      (try? FileManager.default.contentsOfDirectory(atPath: project + "/" + folder))?.sorted() ?? []
    return WidgetSources(
      target: folder.split(separator: "/").last.map { $0.filter { $0 != " " } } ?? folder,
      folder: folder, widgets: widgets.sorted(), hasMain: hasMain, entries: entries)
  }

  /// The declaration of a widget, outside comments.
  private static var declaration: Regex<(Substring, Substring)> {
    /(?m)^[^\/\n]*\bstruct\s+(\w+)\s*:\s*(?:[\w.]+\s*,\s*)*Widget\b/
  }

  /// The most bytes of a source that is looked at.
  private static let mostBytes = 1 << 20
}
