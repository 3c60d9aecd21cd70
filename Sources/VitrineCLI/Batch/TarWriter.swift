import Vitrine

/// Writes files as one tar archive on standard output, by POSIX (ustar, with pax headers for long names): the same
/// bytes for the same files.
enum TarWriter {
  private static let blockSize = 512
  private static let longestName = 100

  static func add(_ name: String, _ bytes: [UInt8]) {
    if name.utf8.count > longestName {
      let record = Array(paxRecord("path", name).utf8)
      Output.bytes(header("pax", count: record.count, type: "x") + padded(record))
    }
    Output.bytes(header(name, count: bytes.count, type: "0") + padded(bytes))
  }

  /// Writes the end of the archive.
  static func end() { Output.bytes([UInt8](repeating: 0, count: 2 * blockSize)) }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (blockSize - bytes.count % blockSize) % blockSize)
  }

  /// Returns "LENGTH key=value\n", whose length counts its own digits.
  private static func paxRecord(_ key: String, _ value: String) -> String {
    let rest = " \(key)=\(value)\n"
    var length = rest.utf8.count
    while String(length).utf8.count + rest.utf8.count != length {
      length = String(length).utf8.count + rest.utf8.count
    }
    return "\(length)\(rest)"
  }

  private static func header(_ name: String, count: Int, type: Unicode.Scalar) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: blockSize)
    func put(_ text: String, at offset: Int, _ room: Int) {
      for (index, byte) in text.utf8.prefix(room).enumerated() { header[offset + index] = byte }
    }
    put(name, at: 0, longestName)
    put("0000644", at: 100, 8)
    put("0000000", at: 108, 8)
    put("0000000", at: 116, 8)
    put(octal(count, digits: 11), at: 124, 12)
    put(octal(0, digits: 11), at: 136, 12)
    put("        ", at: 148, 8)
    header[156] = UInt8(ascii: type)
    put("ustar", at: 257, 6)
    put("00", at: 263, 2)
    let sum = header.reduce(0) { $0 + Int($1) }
    put(octal(sum, digits: 6) + "\0 ", at: 148, 8)
    return header
  }

  private static func octal(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
