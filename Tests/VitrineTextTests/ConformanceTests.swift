import Testing
import VitrineText

/// Unicode's own tests of its algorithms, all lines of them. `Fixtures/Unicode.txt` says where they
/// come from.
struct ConformanceTests {
  @Test func linesBreakWhereUnicodeSays() throws {
    var failures: [String] = []
    var count = 0
    for line in try GzipFile.fixture("LineBreakTest.gz").split(separator: "\n") {
      count += 1
      let parts = line.split(separator: " ")
      var text: [UInt32] = []
      var expected: [Int] = []
      for part in parts {
        if part == "÷" { expected.append(text.count) }
        if let scalar = UInt32(part, radix: 16) { text.append(scalar) }
      }
      // A newline at the end is followed by an empty line of its own.
      var found = BreakOpportunity.find(in: text, tailoring: .none).map { Int($0.end) }
      if found.count > 1, found[found.count - 2] == text.count { found.removeLast() }
      if found != expected { failures.append("\(line): found \(found)") }
    }
    #expect(count == 7654)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10).joined(separator: "\n"))")
  }

  /// The paragraph's own level and all levels for a text given in code points.
  private func check(
    _ text: [UInt32], _ base: BidiLevels.Base, _ level: UInt8?, _ expected: [Substring],
    _ order: [Int]
  ) -> Bool {
    let found = BidiLevels(text, base: base)
    let levels = found.levels.isEmpty ? [UInt8](repeating: 0, count: text.count) : found.levels
    if let level, found.paragraphs[0].level != level { return false }
    var kept: [Int] = []
    for (i, wanted) in expected.enumerated() where wanted != "x" {
      if UInt8(wanted) != levels[i] { return false }
      kept.append(i)
    }
    BidiLevels.reorder(&kept) { levels[$0] }
    return kept == order
  }

  @Test func levelsOfClassesAreThoseOfUnicode() throws {
    var levels: [Substring] = []
    var order: [Int] = []
    var failures: [String] = []
    var count = 0
    for line in try GzipFile.fixture("BidiTest.gz").split(separator: "\n") {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split(separator: " ")
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(separator: " ").compactMap { Int($0) }
      } else {
        let parts = line.split(separator: ";")
        let text = parts[0].split(separator: " ").compactMap { Self.samples[String($0)] }
        let sets = UInt8(parts[1].filter { $0 != " " }, radix: 16) ?? 0
        let bases: [BidiLevels.Base] = [.text(isRightToLeft: false), .leftToRight, .rightToLeft]
        for (bit, base) in bases.enumerated() where sets & (1 << UInt8(bit)) != 0 {
          count += 1
          if !check(text, base, nil, levels, order) { failures.append("\(line) \(base)") }
        }
      }
    }
    #expect(count == 770_241)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20).joined(separator: "\n"))")
  }

  @Test func levelsOfCharactersAreThoseOfUnicode() throws {
    var failures: [String] = []
    var count = 0
    for line in try GzipFile.fixture("BidiCharacterTest.gz").split(separator: "\n") {
      count += 1
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let text = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let base: BidiLevels.Base =
        fields[1] == "0"
        ? .leftToRight : fields[1] == "1" ? .rightToLeft : .text(isRightToLeft: false)
      let order = fields[4].split(separator: " ").compactMap { Int($0) }
      if !check(text, base, UInt8(fields[2]), fields[3].split(separator: " "), order) {
        failures.append(String(line))
      }
    }
    #expect(count == 91_707)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20).joined(separator: "\n"))")
  }

  /// A character of each bidirectional class.
  private static let samples: [String: UInt32] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660,
    "CS": 0x2C, "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21,
    "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C, "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066,
    "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]
}
