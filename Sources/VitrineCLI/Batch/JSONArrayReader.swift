import Vitrine

/// Splits a JSON array into its elements without holding the others. What an element holds is checked by its parser.
struct JSONArrayReader {
  private var bytes: ByteReader
  private var isAtEnd = false
  private var isFirst = true

  /// - Parameter bytes: a reader before the array.
  init(_ bytes: ByteReader) throws(Failure) {
    self.bytes = bytes
    try self.bytes.skipMark()
    try skipSpace()
    _ = try self.bytes.take()
  }

  /// Returns the bytes of the next element with the line on which it begins; nil at the end.
  mutating func next() throws(Failure) -> (bytes: [UInt8], line: Int)? {
    if isAtEnd { return nil }
    try skipSpace()
    if isFirst, try bytes.peek() == UInt8(ascii: "]") {
      _ = try bytes.take()
      try finish()
      return nil
    }
    isFirst = false
    let line = bytes.line
    let element = try element(line)
    switch try bytes.take() {
    case UInt8(ascii: ","): break
    case UInt8(ascii: "]"): try finish()
    default: throw bytes.failure("expected ',' or ']' after a row, found the end of the file")
    }
    return (element, line)
  }

  private mutating func finish() throws(Failure) {
    isAtEnd = true
    try skipSpace()
    if try bytes.peek() != nil { throw bytes.failure("expected the end of the file after ']'") }
  }

  private mutating func element(_ line: Int) throws(Failure) -> [UInt8] {
    var element: [UInt8] = []
    var depth = 0
    var isInString = false
    while let byte = try bytes.peek() {
      switch byte {
      case UInt8(ascii: "\\") where isInString:
        _ = try bytes.take()
        element.append(byte)
        guard let escaped = try bytes.peek() else { continue }
        _ = try bytes.take()
        element.append(escaped)
        continue
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","):
        if depth == 0 { return element }
        if byte != UInt8(ascii: ",") { depth -= 1 }
      default: break
      }
      _ = try bytes.take()
      element.append(byte)
      guard element.count < BatchLimits.rowBytes else {
        throw bytes.failure("the row has more than \(BatchLimits.rowBytes) bytes", line: line)
      }
    }
    return element
  }

  private mutating func skipSpace() throws(Failure) {
    while let byte = try bytes.peek(), [0x20, 0x09, 0x0D, 0x0A].contains(byte) {
      _ = try bytes.take()
    }
  }
}
