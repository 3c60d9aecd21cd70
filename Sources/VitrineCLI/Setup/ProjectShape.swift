import Foundation
import Vitrine
import VitrineImages
import VitrineProjects

/// The kind of project that `init` finds in a folder.
enum ProjectShape {
  /// Nothing, so that a sample package or a sample document is written.
  case empty
  /// A package with a target of widgets.
  case package(WidgetProject)
  /// An Xcode project, or sources that no project lists.
  case sources(WidgetProject)
  /// Documents, below these folders.
  case documents(folders: [String])

  /// Looks at a folder.
  ///
  /// - Parameters:
  ///   - target: the target of widgets, if the caller names one.
  ///   - isOfDocuments: whether documents are asked for.
  static func find(in folder: String, target: String?, isOfDocuments: Bool) throws -> ProjectShape {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let documents = try documents(in: folder)
    if isOfDocuments { return documents.isEmpty ? .empty : .documents(folders: documents) }
    let isProject = names.contains {
      $0.hasSuffix(".xcodeproj") || $0 == ExtensionSearch.projectDescription
    }
    if isProject || names.contains("Package.swift") {
      return try WidgetProject.shape(of: folder, target: target, isProject: isProject)
    }
    if !documents.isEmpty { return .documents(folders: documents) }
    let visible = names.filter { !$0.hasPrefix(".") && !$0.hasPrefix("README") && $0 != "LICENSE" }
    guard let first = visible.min() else { return .empty }
    if try !FolderWalk.paths(in: folder, extensions: ["swift"]).isEmpty {
      return try WidgetProject.shape(of: folder, target: target, isProject: true)
    }
    throw UsageError(
      "'\(folder)' holds '\(first)', but no Package.swift, no Xcode project, no Swift sources and no documents; "
        + "name another folder, or an empty one for a sample")
  }

  /// Returns the folders at the top that hold documents; `.` if some lie there.
  static func documents(in folder: String) throws -> [String] {
    let files = try FolderWalk.paths(in: folder, extensions: ["json", "yaml", "yml"])
      .filter { isDocument(folder + "/" + $0) }
    if files.contains(where: { !$0.contains("/") }) { return ["."] }
    return Set(files.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }

  /// Whether a file says of itself that it is a document.
  private static func isDocument(_ path: String) -> Bool {
    guard !PictureFile.isHitMap(path), let bytes = try? readFile(path, limit: mostBytes) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("\"vitrine\":") || text.hasPrefix("vitrine:")
      || text.contains("\nvitrine:")
  }

  /// The most bytes of a document that is looked at.
  private static let mostBytes = 1 << 20
}
