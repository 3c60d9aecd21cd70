import Foundation

/// The two ends of the program that asks, apart from the streams of an author's code.
@safe
struct RowStreams: ~Copyable {
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>

  /// Takes standard input and output. What an author's code prints goes to standard error from now on, and what it
  /// reads is empty.
  init?() {
    let (own, answers) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
    let nothing = unsafe open("/dev/null", O_RDONLY)
    guard own >= 0, answers >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0,
      dup2(STDERR_FILENO, STDOUT_FILENO) >= 0, let input = unsafe fdopen(own, "r"),
      let output = unsafe fdopen(answers, "w")
    else { return nil }
    close(nothing)
    (unsafe self.input, unsafe self.output) = unsafe (input, output)
  }

  /// Returns the next line without its end; nil after the last.
  func line() -> [UInt8]? {
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    let count = unsafe getline(&line, &room, input)
    defer { unsafe free(line) }
    guard count > 0, let line = unsafe line else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: line, count: count)
    return unsafe bytes.last == UInt8(ascii: "\n") ? Array(bytes.dropLast()) : Array(bytes)
  }

  /// Writes a line and the bytes after it; returns false if nobody reads them.
  func answer(_ line: String, _ pictures: [[UInt8]] = []) -> Bool {
    for bytes in [Array((line + "\n").utf8)] + pictures {
      guard unsafe fwrite(bytes, 1, bytes.count, output) == bytes.count else { return false }
    }
    return unsafe fflush(output) == 0
  }
}
