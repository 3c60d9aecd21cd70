import Foundation
import TemporaryFolders
import Testing
import VitrineViews

/// String tables as compilers of bundles write them, and as nobody does.
@Suite(.timeLimit(.minutes(60))) struct StringTableFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(
    _ key: String, in file: [UInt8], kind: String = "strings", _ numbers: [Double?] = []
  ) throws -> String? {
    let place = folder.at("en.lproj/Localizable.\(kind)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file).write(to: place)
    let strings = WidgetResources(folders: [folder.at("")]).strings
    return strings.string(StringTable.Query(key, locale: "en_US", numbers: numbers))
  }

  private func binary(_ tree: [String: Any]) throws -> [UInt8] {
    Array(
      try PropertyListSerialization.data(fromPropertyList: tree, format: .binary, options: 0)
    )
  }

  @Test func compiledTablesAreRead() throws {
    let texts = ["plain": "text", "Grüße": "größer 🙂", "long": String(repeating: "é", count: 999)]
    var tree: [String: Any] = ["number": 7, "list": ["a"]]
    for (key, value) in texts { tree[key] = value }
    let file = try binary(tree)
    for (key, value) in texts { #expect(try text(key, in: file) == value) }
    #expect(try text("number", in: file) == nil)
    let rules: [String: Any] = [
      "%lld days": [
        "NSStringLocalizedFormatKey": "%#@days@",
        "days": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "lld", "one": "%lld day", "other": "%lld days",
        ],
      ]
    ]
    let file2 = try binary(rules)
    #expect(try text("%lld days", in: file2, kind: "stringsdict", [1]) == "%1$lld day")
  }

  @Test func tablesInXMLAreRead() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a &amp; b</key><string>&lt;c&gt;<![CDATA[ d]]></string>
      <key>list</key><array><string>x</string></array><key>empty</key><string/></dict></plist>
      """
    #expect(try text("a & b", in: Array(file.utf8)) == "<c> d")
    #expect(try text("empty", in: Array(file.utf8)) == "")
    let wide: [UInt8] =
      [0xFF, 0xFE]
      + file.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 255), UInt8(unit >> 8)] }
    #expect(try text("a & b", in: wide) == "<c> d")
    // A table of texts that begins with a bracket in a comment is none.
    #expect(try text("a", in: Array("/* <b> */ \"a\" = \"c\";".utf8)) == "c")
  }

  /// Lists or dictionaries that name the next one several times grow with a power of their number.
  @Test(arguments: [UInt8(0xA0), 0xD0], [14, 7])
  func referencesAreBounded(kind: UInt8, count: UInt8) throws {
    // Objects 0…24 name the next one; 25 is the text that keys are, and 26 the innermost value.
    var objects: [[UInt8]] = (0..<25).map { index in
      let keys = [UInt8](repeating: 25, count: Int(count))
      let values = [UInt8](repeating: UInt8(index == 24 ? 26 : index + 1), count: Int(count))
      return [kind | count] + (kind == 0xD0 ? keys : []) + values
    }
    objects += [[0x51, 0x61], [0x51, 0x62]]
    if kind == 0xA0 { objects[0] = [0xD1, 25, 1] }
    #expect(try text("a", in: Self.file(objects)) == nil)
    // One that leads to itself.
    #expect(try text("a", in: Self.file([[0xD1, 1, 0], [0x51, 0x61]])) == nil)
  }

  /// Texts that lie over each other.
  @Test func textsAreCountedByTheirBytes() throws {
    let count = 2000
    var dictionary: [UInt8] = [0xDF, 0x11, UInt8(count >> 8), UInt8(count & 255)]
    for index in (1...count) + Array(1...count) {
      dictionary += [UInt8(index >> 8), UInt8(index & 255)]
    }
    // Each is the head of a text of 20,000 bytes, and a byte of those before it.
    let heads = (0..<count).flatMap { _ in Self.head }
    let body = heads + [UInt8](repeating: 0x61, count: 20_000)
    let offsets = [8] + (0..<count).map { 8 + dictionary.count + $0 * Self.head.count }
    let file = Self.file(bytes: dictionary + body, offsets: offsets, referenceSize: 2)
    #expect(try text("a", in: file) == nil)
    for length in [0, 8, 39, file.count - 1] {
      #expect(try text("a", in: Array(file.prefix(length))) == nil)
    }
  }

  private static let head: [UInt8] = [0x5F, 0x11, 0x4E, 0x20]

  private static func file(_ objects: [[UInt8]]) -> [UInt8] {
    var offsets: [Int] = []
    var bytes: [UInt8] = []
    for object in objects {
      offsets.append(8 + bytes.count)
      bytes += object
    }
    return file(bytes: bytes, offsets: offsets, referenceSize: 1)
  }

  private static func file(bytes: [UInt8], offsets: [Int], referenceSize: UInt8) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let body = Array("bplist00".utf8) + bytes
    return body + offsets.flatMap { number($0, 4) } + [0, 0, 0, 0, 0, 0, 4, referenceSize]
      + number(offsets.count, 8) + number(0, 8) + number(body.count, 8)
  }
}
