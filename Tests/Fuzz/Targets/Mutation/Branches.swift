import SeededNumbers

/// The parts of JSON texts, and of YAML's in the same form: from a bracket to the one that closes it.
enum Branches {
  /// Puts a branch of an input in place of another one, which may be around it: what stands inside
  /// brackets stays whole, as no change of single bytes leaves it.
  static func graft(in bytes: inout [UInt8], _ random: inout Seeded) {
    guard let source = branch(of: bytes, random.below(bytes.count + 1)),
      let place = branch(of: bytes, random.below(bytes.count + 1))
    else { return }
    bytes.replaceSubrange(place, with: Array(bytes[source]))
  }

  /// The first branch that begins at or after a place. Brackets inside quotes count as any: a branch
  /// that is none is as good an input.
  private static func branch(of bytes: [UInt8], _ start: Int) -> Range<Int>? {
    guard let first = bytes[start...].firstIndex(where: isOpening) else { return nil }
    var depth = 0
    for i in first..<bytes.count {
      if isOpening(bytes[i]) { depth += 1 }
      if isClosing(bytes[i]) { depth -= 1 }
      if depth == 0 { return first..<i + 1 }
    }
    return nil
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }
}
