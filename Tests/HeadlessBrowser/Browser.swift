import Foundation
import TemporaryFolders

/// A headless Chromium, as Debian packages it.
package enum Browser {
  /// The program; nil where there is none.
  package static let path = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Loads a page with a script at its end and returns the parts of the title that it leaves.
  package static func run(_ page: [UInt8], driver: String) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = folder.at("page.html")
    try (Data(page) + Data("<script>\(driver)</script>".utf8)).write(to: file)
    let output = folder.at("dom.html")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=20000", "--dump-dom",
      file.absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    guard let start = text.range(of: "<title>"), let end = text.range(of: "</title>") else {
      return []
    }
    return text[start.upperBound..<end.lowerBound].split(separator: "|").map(String.init)
  }
}
