import VitrineGraphics

/// The exit codes that scripts rely on.
enum Exit {
  static let mismatch: Int32 = 1
  static let usage: Int32 = 2
  static let badInput: Int32 = 3
  static let ourBug: Int32 = 70
}

/// Ends the program with this code and these lines; without lines nothing is printed.
struct Failure: Error {
  var code: Int32
  var lines: [String] = []

  init(code: Int32, message: String) { self.init(code: code, lines: [message]) }

  init(code: Int32, lines: [String] = []) {
    self.code = code
    self.lines = lines
  }

  var message: String { UntrustedText.lines(lines) }
}
