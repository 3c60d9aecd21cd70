/// Encodes base64 of RFC 4648, with padding.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func append(_ bytes: [UInt8], to out: inout [UInt8]) {
    out.reserveCapacity(out.count + (bytes.count + 2) / 3 * 4)
    var i = 0
    while i + 2 < bytes.count {
      put(UInt32(bytes[i]) << 16 | UInt32(bytes[i + 1]) << 8 | UInt32(bytes[i + 2]), 4, &out)
      i += 3
    }
    switch bytes.count - i {
    case 1: put(UInt32(bytes[i]) << 16, 2, &out)
    case 2: put(UInt32(bytes[i]) << 16 | UInt32(bytes[i + 1]) << 8, 3, &out)
    default: break
    }
  }

  private static func put(_ word: UInt32, _ count: Int, _ out: inout [UInt8]) {
    for k in 0..<4 {
      out.append(k < count ? letters[Int(word >> UInt32(18 - 6 * k) & 63)] : UInt8(ascii: "="))
    }
  }
}
