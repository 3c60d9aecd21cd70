import VitrineCLI
import VitrineDocuments
import VitrineGraphics

extension FuzzTarget {
  /// The rows of a batch: CSV, JSON lines, and arrays.
  static let rows = FuzzTarget(
    name: "rows", words: { LineWords.rows }, longest: 4 << 10, rounds: 3000
  ) { bytes in LineTrial.run { try $0.rows(bytes) } }

  /// The lines of a worker.
  static let worker = FuzzTarget(
    name: "worker", words: { LineWords.jobs }, longest: 4 << 10, rounds: 1500
  ) { bytes in LineTrial.run { try $0.jobs(bytes) } }

  /// The lines of an agent. Rules are left out: judging one widget draws hundreds of pictures.
  static let agent = FuzzTarget(
    name: "mcp", words: { LineWords.jobs + LineWords.requests }, longest: 4 << 10, rounds: 1000
  ) { bytes in LineTrial.run { try $0.requests(bytes) } }
}

/// What the lines are tried with.
private enum LineTrial {
  /// Small, so that inputs are slow only where a reader is.
  private static let limits = DocumentLimits(
    depth: 64, viewDepth: 64, valueCount: 4000, viewCount: 200)

  private static let flags = [
    "--scale", "1", "--size", "48x48", "--scene", "view", "--max-steps", "20000", "--max-pixels",
    "1000000", "--max-bytes", "1000000",
  ]

  private static let text = #"""
    {"vitrine":1,"kind":"Rows","families":["systemSmall"],
     "data":{"city":"Kyoto","temperature":-3.5,"raining":true,"hours":[1,2],"wind":{"speed":4},"any":null},
     "body":"{city} {temperature}"}
    """#

  private static let trials = Result {
    let document = try Document.parse(Array(text.utf8), file: "w.json", limits: limits)
    return try ReaderTrials(document, flags: flags, limits: limits)
  }

  static func run(_ body: (ReaderTrials) throws -> String?) -> String? {
    do { return try body(trials.get()) } catch { return "cannot be tried: \(error)" }
  }
}

/// What rows, jobs and requests are written with.
private enum LineWords {
  static let rows = words([
    "city", "temperature", "raining", "hours", "wind", "any", "id", ",", ";", "\t", "\"", "\"\"",
    "\n", "\r\n", "\r", "{", "}", "[", "]", "\\", "\\\"", "null", "true", "false", "1e309", "-0",
    "\u{feff}", "\\ud800", "{\"city\":\"a\"}", "[{\"city\":\"a\"},", "\"a,\"\"b\"\"\n\"", "\u{0}",
  ])

  static let jobs = words(
    [
      "{\"id\":", "\"input\":", "\"document\":", "\"data\":", "\"settings\":", "\"output\":",
      "\"error\":", "\"family\":", "\"device\":", "\"all\"", "\"scheme\":", "\"typeSize\":",
      "\"entry\":", "\"at\":", "\"locale\":", "\"wallpaper\":", "\"appIcon\":", "\"scale\":",
      "\"../x\"", "\"/etc/passwd\"", "\"a.png\"", "1e999", "null", "true", "[[[[", "{", "}", "]",
      ",", ":", "\"", "\\u0000", "\\ud800", "\n", "\r",
      "{\"vitrine\":1,\"kind\":\"A\",\"body\":\"x\"}",
    ])

  static let requests = words([
    "\"jsonrpc\":\"2.0\"", "\"method\":", "\"params\":", "\"initialize\"", "\"ping\"",
    "\"tools/list\"", "\"tools/call\"", "\"notifications/initialized\"", "\"protocolVersion\":",
    "\"name\":", "\"arguments\":", "\"list_widgets\"", "\"render_widget\"",
    "\"compare_with_golden\"", "\"folder\":", "\"goldens\":", "\"result\":",
  ])

  private static func words(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}
