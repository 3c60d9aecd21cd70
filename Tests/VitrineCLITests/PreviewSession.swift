import Foundation
import HeadlessBrowser
import Testing

/// A running preview, and a browser that shows its page.
final class PreviewSession {
  private let process = Process()
  let program: Program
  let address: String

  init(_ program: Program, _ arguments: [String]) throws {
    self.program = program
    let output = Pipe()
    process.executableURL = Program.executable
    process.arguments = ["preview"] + arguments
    process.currentDirectoryURL = program.folder
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      line += more
    }
    address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    try #require(address.hasPrefix("http://127.0.0.1:"))
  }

  deinit {
    process.kill()
    process.waitUntilExit()
  }

  /// Opens the page and waits for its first pictures.
  func browser() throws -> ChromiumSession {
    let browser = try ChromiumSession()
    browser.server = self
    try browser.call("Page.navigate", ["url": address])
    let isThere = try browser.text(
      """
      new Promise(async done => {
        while (!document.body?.dataset.version) await new Promise(next => setTimeout(next, 50));
        done(true);
      })
      """)
    try #require(isThere == "true")
    return browser
  }
}

extension ChromiumSession {
  /// Does something and returns once the page shows the pictures, or the error, that it leads to.
  func answered(_ script: String, _ event: String = "answered") throws {
    _ = try evaluate(
      """
      new Promise(done => {
        document.addEventListener('\(event)', () => done(true), { once: true });
        \(script)
      })
      """)
  }

  func key(_ key: String) -> String {
    "document.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true }));"
  }
}

extension Process {
  /// Ends a program that would go on. Threads of the tests block signals, and so do the programs that they start: no
  /// other one reaches them.
  func kill() { _ = Foundation.kill(processIdentifier, SIGKILL) }
}
