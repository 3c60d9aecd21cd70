import Vitrine
import VitrineDocuments

/// The documents of a preview, all below one folder, which no request leaves.
struct PreviewInput: Sendable {
  let root: JobFolder
  /// Whether all documents of the folder are meant.
  private let isFolder: Bool
  /// The name of the document that is shown first, below the folder.
  private let first: String?

  /// - Parameter path: a document, or a folder of documents.
  init(_ path: String) throws {
    if StandardInput.isMeant(by: path) {
      throw UsageError("a preview follows a file; standard input, -, cannot be saved again")
    }
    isFolder = OutputFolder.isFolder(path)
    if isFolder {
      root = JobFolder(path: path, flag: Self.flag)
      first = nil
      _ = try DocumentFiles.expand([path], except: nil)
      return
    }
    guard DocumentFile.isNamed(path) else { throw Input.swiftSources(path) }
    guard SeenFile(path: path) != nil else {
      throw DocumentError(file: path, message: "there is no such file")
    }
    root = JobFolder(path: DocumentFolder(of: path).path, flag: Self.flag)
    first = path.split(separator: "/").last.map(String.init)
  }

  /// The names of the documents below the folder, the first to be shown before the others.
  var documents: [String] {
    guard isFolder else { return first.map { [$0] } ?? [] }
    let files = try? DocumentFiles.expand([root.path], except: root.joined("Golden"))
    return (files ?? []).map(root.name(of:))
  }

  /// The argument's name in messages.
  private static let flag = "the preview"
}
