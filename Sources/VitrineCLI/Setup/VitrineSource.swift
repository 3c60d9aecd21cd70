import Foundation
import Vitrine

/// The place where a package or a build server finds Vitrine.
enum VitrineSource: Hashable {
  case url(String)
  case path(String)

  /// Reads `--vitrine`; without it, the checkout that this program was built in.
  ///
  /// - Parameter folder: the folder that is set up; relative paths are the caller's.
  init(_ text: String?, for folder: String) throws {
    guard let text else {
      guard let checkout = Self.checkout else {
        throw UsageError(
          "--vitrine says where Vitrine is: a URL of its repository, or the path of a clone")
      }
      self = .path(checkout)
      return
    }
    if text.contains("://") || text.hasPrefix("git@") {
      self = .url(text)
      return
    }
    guard FileManager.default.fileExists(atPath: text + "/Package.swift") else {
      throw UsageError("--vitrine: '\(text)' is no URL and no clone: it has no Package.swift")
    }
    self = .path(folder == "." ? text : URL(fileURLWithPath: text).standardizedFileURL.path)
  }

  /// The name by which products are asked for: the last part of the URL or path, whatever the manifest says.
  var identity: String {
    let last =
      switch self {
      case .url(let url): url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
      case .path(let path): URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
      }
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }

  /// The entry of a manifest's dependencies.
  var dependency: String {
    switch self {
    case .url(let url): ".package(url: \(ManifestText.literal(url)), branch: \"main\")"
    case .path(let path): ".package(path: \(ManifestText.literal(path)))"
    }
  }

  /// Whether this program lies in a checkout.
  static var hasCheckout: Bool { checkout != nil }

  /// The checkout that this program lies in; nil if it was installed.
  static var checkout: String? {
    var folder = URL(fileURLWithPath: FontFolder.executablePath).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let sources = folder.appendingPathComponent("Sources/VitrineCLI").path
      if FileManager.default.fileExists(atPath: sources) { return folder.path }
    }
    return nil
  }
}
