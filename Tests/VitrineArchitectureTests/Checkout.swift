import Foundation

/// The checkout that these tests were compiled from.
enum Checkout {
  /// Tests/VitrineArchitectureTests/Checkout.swift, three levels up.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All files below a folder, as paths from the root, sorted; folders with a leading dot are left out.
  static func files(below folder: String) -> [String] {
    let start = root.appending(path: folder)
    let found = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let url = found?.nextObject() as? URL {
      let values = try? url.resourceValues(forKeys: [.isRegularFileKey])
      guard values?.isRegularFile == true else { continue }
      paths.append(String(url.path.dropFirst(root.path.count)).trimmingPrefix("/").description)
    }
    return paths.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func size(_ path: String) throws -> Int {
    let url = root.appending(path: path)
    return try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }
}
