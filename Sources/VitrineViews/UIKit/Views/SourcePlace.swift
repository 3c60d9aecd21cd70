/// A line of a source file, as diagnostics name it.
nonisolated struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  let file: String
  let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = "\(file)"
    self.line = line
  }

  var description: String { "\(file):\(line)" }
}
