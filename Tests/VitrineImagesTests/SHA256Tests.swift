import Testing
import VitrineGraphics
import VitrineImages

/// Hashes that FIPS 180-4 and its examples give.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func examplesOfTheStandard(text: String, hash: String) {
    #expect(SHA256.hash(Array(text.utf8)).description == hash)
  }

  @Test func aMillionBytes() {
    let hash = SHA256.hash([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)).description
    #expect(hash == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// Digits and back, and bytes that are not copied.
  @Test func hashesAreReadAndMadeInPlace() {
    for length in [0, 1, 63, 64, 65, 200_000] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let hash = SHA256.hash(bytes)
      #expect(SHA256(hash.description) == hash)
      #expect(unsafe bytes.withUnsafeBytes { unsafe SHA256.hash($0) } == hash)
    }
    let wrong = ["", "ab", String(repeating: "g", count: 64), String(repeating: "é", count: 32)]
    for text in wrong { #expect(SHA256(text) == nil) }
    let (a, b) = (Pixmap(width: 2, height: 3), Pixmap(width: 3, height: 2))
    #expect(SHA256.hash(a) == SHA256.hash(Pixmap(width: 2, height: 3)))
    #expect(SHA256.hash(a) != SHA256.hash(b))
  }

  /// The processor's instructions, where it has them, and the plain rounds.
  @Test(.enabled(if: SHA256.hasInstructions)) func instructionsGiveTheSameHashes() {
    var bytes: [UInt8] = []
    for length in 0..<300 {
      #expect(SHA256.hash(bytes, byInstructions: true) == SHA256.hash(bytes, byInstructions: false))
      bytes.append(UInt8(truncatingIfNeeded: length &* 167 ^ length >> 3))
    }
  }

  /// Lengths at which the count of bits just fits a block, and just does not.
  @Test func paddingAtTheEdgeOfABlock() {
    let hashes = [55, 56, 63, 64, 119, 120].map {
      String(SHA256.hash([UInt8](repeating: 0, count: $0)).description.prefix(8))
    }
    #expect(hashes == ["02779466", "d4817aa5", "c7723fa1", "f5a5fd42", "f616b0d5", "6edd9f6f"])
  }
}
