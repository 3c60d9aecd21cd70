/// The byte order marks with which some editors begin a text.
enum TextMark {
  /// The mark of UTF-8.
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static let marks: [(mark: [UInt8], encoding: String)] = [
    // Before UTF-16, whose mark it begins with.
    ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
    ([0xFE, 0xFF], "UTF-16"),
  ]

  /// Returns why a text of another encoding than UTF-8 is not read, as a clause; nil for others. Without a mark, UTF-16
  /// shows by a zero beside the first character, which ASCII is in every document.
  static func refusal(_ bytes: [UInt8]) -> String? {
    let marked = marks.first { bytes.starts(with: $0.mark) }?.encoding
    let isBare = bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0)
    guard let encoding = marked ?? (isBare ? "UTF-16" : nil) else { return nil }
    return "the document is \(encoding); save it as UTF-8"
  }
}
