import Vitrine
import VitrineDocuments

/// A run of a widget bundle's program for a preview, until the program is built anew.
struct PreviewProgram {
  private let path: String
  private let drawing: DrawingOptions
  /// The program's file when it was started.
  private let stamp: SeenFile?
  private let session: BundleSession

  /// - Parameter drawing: the flags that all pictures share.
  init(_ path: String, _ drawing: DrawingOptions) {
    (self.path, self.drawing) = (path, drawing)
    let stamp = SeenFile(path: path)
    self.stamp = stamp
    session = BundleSession(
      path, arguments: BundlePictures.arguments(drawing), .requests,
      isAbandoned: { !Self.isThere(path, stamp) })
  }

  /// Whether the program is still the one that was started.
  var isCurrent: Bool { Self.isThere(path, stamp) }

  private static func isThere(_ path: String, _ stamp: SeenFile?) -> Bool {
    guard let stamp, let now = SeenFile(path: path) else { return false }
    return stamp.looksLike(now)
  }

  func widgets() throws -> [BundleWidget] {
    let request = BundleRequest(arguments: ["--quiet"])
    let answer = try request.answer(by: session, path, mark: BundleRequest.list)
    return BundleWidget.all(in: answer.object) ?? []
  }

  /// Returns the members of the page's answer: the widget and the pictures as JSON, and the number of those left out.
  func shown(
    _ kind: String, _ flags: DrawingOptions
  ) throws -> (widget: String, pictures: String, skipped: Int) {
    let request = BundleRequest(
      arguments: ["--quiet", "--kind=" + kind] + flags.bundleArguments)
    let answer = try request.answer(by: session, path, mark: BundleRequest.show)
    guard answer.pictures.count == 2 else {
      throw Failure(
        code: Exit.badInput,
        message: "error: '\(path)' was built with another version of Vitrine; build it again")
    }
    let parts = answer.pictures.map { String(decoding: $0, as: UTF8.self) }
    let skipped = answer.object["skipped"]?.number.flatMap { Int(exactly: $0) } ?? 0
    return (parts[0], parts[1], skipped)
  }
}
