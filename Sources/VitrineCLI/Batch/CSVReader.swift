import Vitrine

/// Reads CSV by RFC 4180: cells in double quotes may hold separators, line breaks, and quotes written twice.
struct CSVReader {
  private var bytes: ByteReader
  private let separator: UInt8
  /// The names in the first line.
  private(set) var header: [String] = []

  private static let quote = UInt8(ascii: "\"")

  /// Reads the header.
  init(_ bytes: ByteReader, separator: UInt8) throws(Failure) {
    self.bytes = bytes
    self.separator = separator
    try self.bytes.skipMark()
    guard let (names, line) = try next() else {
      throw bytes.failure(
        "there are no rows; expected a line with the names of the columns", line: 1)
    }
    for (index, name) in names.enumerated() {
      if name.isEmpty { throw bytes.failure("column \(index + 1) has no name", line: line) }
      if names[..<index].contains(name) {
        throw bytes.failure("there are two columns '\(name)'", line: line)
      }
    }
    header = names
  }

  /// Returns the cells of the next line that is not blank, with the line's number; nil at the end.
  mutating func next() throws(Failure) -> (cells: [String], line: Int)? {
    while try bytes.peek() != nil {
      let line = bytes.line
      let cells = try record(line)
      if cells != [""] || header.count == 1 { return (cells, line) }
    }
    return nil
  }

  private mutating func record(_ line: Int) throws(Failure) -> [String] {
    var cells: [String] = []
    var room = BatchLimits.rowBytes
    while true {
      guard cells.count < BatchLimits.cells else {
        throw bytes.failure("a row has at most \(BatchLimits.cells) cells", line: line)
      }
      cells.append(try cell(line, &room))
      switch try bytes.take() {
      case separator: continue
      case UInt8(ascii: "\r"):
        if try bytes.peek() == UInt8(ascii: "\n") { _ = try bytes.take() }
        return cells
      default: return cells
      }
    }
  }

  /// Reads up to the separator or the end of the line, which stays.
  private mutating func cell(_ line: Int, _ room: inout Int) throws(Failure) -> String {
    var text: [UInt8] = []
    let isQuoted = try bytes.peek() == Self.quote
    if isQuoted { _ = try bytes.take() }
    while let byte = try bytes.peek() {
      if isQuoted {
        if byte == Self.quote {
          _ = try bytes.take()
          guard try bytes.peek() == Self.quote else {
            return try string(text, line, isQuoted: true)
          }
        }
      } else {
        if isEnd(byte) { return try string(text, line, isQuoted: false) }
        if byte == Self.quote {
          throw bytes.failure(
            "a quote inside a cell without quotes; write the cell in quotes and its own quotes twice"
          )
        }
      }
      _ = try bytes.take()
      text.append(byte)
      room -= 1
      guard room > 0 else {
        throw bytes.failure(
          "the row has more than \(BatchLimits.rowBytes) bytes; is a quote open?", line: line)
      }
    }
    if isQuoted { throw bytes.failure("the quote that begins here has no end", line: line) }
    return try string(text, line, isQuoted: false)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func string(
    _ text: [UInt8], _ line: Int, isQuoted: Bool
  ) throws(Failure) -> String {
    if isQuoted, let byte = try bytes.peek(), !isEnd(byte) {
      throw bytes.failure("text after the closing quote of a cell; expected the next cell")
    }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw bytes.failure("the row is no UTF-8; save the file in this encoding", line: line)
    }
    return string
  }
}
