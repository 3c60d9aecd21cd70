/// The part of the address that nobody can guess. It comes from the system's generator and decides no picture.
package enum PreviewToken {
  /// The random bytes of a token: too many to try.
  private static let byteCount = 16

  package static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<byteCount).map { _ in
      let byte = UInt8.random(in: 0...255, using: &generator)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
