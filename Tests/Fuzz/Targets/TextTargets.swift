import VitrineDocuments
import VitrineGraphics

extension FuzzTarget {
  /// The texts of documents, with their expressions and formats.
  static let template = FuzzTarget(
    name: "template", words: { DocumentWords.all + formats }, longest: 4 << 10, rounds: 20_000
  ) { bytes in
    guard let template = try? TextTemplate(parsing: String(decoding: bytes, as: UTF8.self)) else {
      return nil
    }
    _ = template.requiredNames
    for context in contexts { _ = try? template.text(in: scope, context) }
    return nil
  }

  static let pathData = FuzzTarget(
    name: "path", words: { commands }, longest: 4 << 10, rounds: 60_000
  ) { bytes in
    let limit = 1000
    let outline = PathData.outline(String(decoding: bytes, as: UTF8.self), limit: limit)
    let count = outline?.verbs.count ?? 0
    // A command after a Z begins a figure, and an arc is at most a line and five curves.
    return count <= 7 * limit ? nil : "\(count) segments of at most \(limit) commands"
  }

  private static let commands = [
    "M", "m", "L", "l", "H", "h", "V", "v", "C", "c", "S", "s", "Q", "q", "T", "t", "Z", "z", "A",
    ",",
    " ", "-", "+", ".", "1e308", "1e-308", "-1e308", "e", "0", ".5.5", "00", "\u{e9}",
  ].map { Array($0.utf8) }

  private static let formats = [
    "|fixed:1", "|fixed:99", "|grouped", "|percent", "|signed", "|signed:1", "|currency:EUR",
    "|compact", "|time", "|time24", "|hour", "|date", "|date:EEE d MMMM yy", "|weekday:short",
    "|month", "|day", "|uppercase", "|lowercase", "|capitalized", "count(", "first(", "last(",
    "prefix(", "dropFirst(", "contains(", "min(", "max(", "clamp(", "round(", "floor(", "ceil(",
    "abs(", "missing", "temp", "city", "hours", "flag", "nothing", "when", "hours[0].t",
    "hours[-1]",
    "hours[9223372036854775807]", "[1e300]", "'9999-12-31T23:59:59Z'", "'0001-01-01'",
  ].map { Array($0.utf8) }

  /// Without Foundation's formats, which need a locale's data, and with them.
  private static let contexts = [
    FormatContext(), FormatContext(locale: "ar_EG", timeZone: "Asia/Kathmandu"),
  ]

  private static var scope: Scope { Scope(data: data) }

  private static let data =
    LocatedObject([
      member("temp", .number(WrittenNumber(-21.5))), member("city", .string("Kyoto 京都 👩‍👧")),
      member("flag", .bool(true)), member("nothing", .null),
      member("when", .string("2007-01-09T09:41")),
      member("hours", .array([3, 1, 2].map(hour))),
    ])

  private static func hour(_ t: Double) -> LocatedValue {
    LocatedValue(.object(LocatedObject([member("t", .number(WrittenNumber(t)))])), .start)
  }

  private static func member(
    _ key: String, _ content: LocatedValue.Content
  ) -> LocatedObject.Member {
    .init(key: key, keyPosition: .start, value: LocatedValue(content, .start))
  }
}
