import Foundation
import TemporaryFolders

/// A browser without a window, driven over its debugging pipes.
package final class ChromiumSession {
  /// The program, as Debian and others name it; nil where there is none.
  package static let path = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  package struct Trouble: Error {
    package var message: String

    package init(message: String) { self.message = message }
  }

  /// For its profile and pipes.
  private let folder: TemporaryFolder
  private let process = Process()
  private let toBrowser: FileHandle
  private let fromBrowser: Int32
  private var buffer = Data()
  private var lastID = 0
  private var session: String?
  /// The owner of the program whose page is shown, which runs as long as the browser does.
  package var server: AnyObject?
  /// Whether the pointer's button is held down.
  package var isPressed = false
  /// The addresses of all requests.
  package private(set) var requests: [String] = []

  /// The seconds after which an answer is given up that would never come: a busy machine may take a minute.
  private static let patience: TimeInterval = 600

  package init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let pipes = ["to-browser", "from-browser"].map { folder.at($0).path }
    for pipe in pipes where unsafe mkfifo(pipe, 0o600) != 0 { throw Trouble(message: "no \(pipe)") }
    // Opened for both ways, so that neither waits for the other.
    let files = pipes.map { unsafe open($0, O_RDWR) }
    toBrowser = FileHandle(fileDescriptor: files[0])
    fromBrowser = files[1]
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "to=$1 from=$2; shift 2; exec \"$@\" 3<\"$to\" 4>\"$from\"", "sh"] + pipes + [
        Self.path ?? "", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--no-first-run", "--user-data-dir=\(folder.path)/profile", "--remote-debugging-pipe",
      ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Network"] { _ = try call(domain + ".enable") }
  }

  deinit {
    _ = kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    close(fromBrowser)
  }

  /// Calls a method of the browser and returns its result.
  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    try toBrowser.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    // One end for all: the events of a page that keeps asking must not put it off.
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      let answer = try next(before: end)
      guard answer["id"] as? Int == lastID else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Trouble(message: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Returns the value of a script, which may be a promise.
  package func evaluate(_ script: String) throws -> Any? {
    let result = try call(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let error = result["exceptionDetails"] { throw Trouble(message: "\(script): \(error)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  /// Returns the value of an expression, which may be a promise, as a string of the page's language.
  package func text(_ expression: String) throws -> String {
    try evaluate("Promise.resolve(\(expression)).then(String)") as? String ?? ""
  }

  private func note(_ event: [String: Any]) {
    guard event["method"] as? String == "Network.requestWillBeSent",
      let parameters = event["params"] as? [String: Any],
      let request = parameters["request"] as? [String: Any], let address = request["url"] as? String
    else { return }
    requests.append(address)
  }

  private func next(before end: Date) throws -> [String: Any] {
    while true {
      if Date() > end { throw Trouble(message: "the browser does not answer") }
      if let stop = buffer.firstIndex(of: 0) {
        let message = buffer[..<stop]
        defer { buffer = Data(buffer[(stop + 1)...]) }
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, 1000) > 0 else { continue }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe read(fromBrowser, &block, block.count)
      if count > 0 { buffer += block[..<count] }
    }
  }
}
