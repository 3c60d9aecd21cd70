import VitrineImages

/// One self-contained page of a run: no network, no second file.
///
/// The page is a list of records as JSON, a thumbnail for each picture, and for those that do not pass
/// the golden, the candidate and their difference at full size, all as base64 that a browser decodes
/// when it is looked at. Equal runs give equal pages.
public struct HTMLReport {
  private let store: GoldenStore
  private let records: [SnapshotRecord]

  public init(_ records: [SnapshotRecord], store: GoldenStore) {
    self.store = store
    self.records = records
  }

  /// The page as UTF-8. Pictures that cannot be read are left out, and said to be so.
  public func bytes() -> [UInt8] {
    var out: [UInt8] = []
    func add(_ text: String) { out += Array(text.utf8) }
    add(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Vitrine: snapshots</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(reportStyle)</style></head>
      <body>\(reportBody)
      <script type="application/json" id="records">
      """)
    add("\(recordsJSON())</script>\n")
    for (index, record) in records.enumerated() { addPictures(of: record, index, to: &out) }
    add("<script>\(reportScript)</script></body></html>\n")
    return out
  }

  private func recordsJSON() -> String {
    let command = AcceptLine.text([], store: store)
    return JSONText.object([
      ("command", JSONText.string(command)),
      ("records", JSONText.array(records.map(json))),
    ])
  }

  private func json(_ record: SnapshotRecord) -> String {
    let traits = record.traits.sorted { $0.key < $1.key }.map { ($0.key, JSONText.string($0.value)) }
    return JSONText.object([
      ("name", JSONText.string(record.name)), ("ext", JSONText.string(record.fileExtension)),
      ("state", JSONText.string(record.state.rawValue)),
      ("why", JSONText.string(record.explanation)),
      ("offered", record.isOffered ? "true" : "false"),
      ("pixels", record.changedPixels.map(String.init) ?? "null"),
      ("cluster", record.largestCluster.map(String.init) ?? "null"),
      ("peak", record.peak.map(String.init) ?? "null"),
      ("blame", JSONText.array(record.blame.map(JSONText.string))),
      ("traits", JSONText.object(traits)),
    ])
  }

  /// Ids are the record's index and a letter: thumbnail, golden, actual, difference.
  private func addPictures(of record: SnapshotRecord, _ index: Int, to out: inout [UInt8]) {
    let golden = read(record.state.passes ? store.goldenPath(record.file) : store.path(.expected, record.file))
    let actual = record.state.passes ? nil : read(store.path(.candidates, record.file))
    if record.fileExtension == "png", let small = (actual ?? golden).flatMap(thumbnail) {
      add(small, "t\(index)", to: &out)
    }
    if record.state.passes { return }
    if let golden { add(golden, "g\(index)", to: &out) }
    if let actual { add(actual, "a\(index)", to: &out) }
    if let difference = read(store.path(.differences, record.file)) {
      add(difference, "d\(index)", to: &out)
    }
  }

  private func add(_ bytes: [UInt8], _ id: String, to out: inout [UInt8]) {
    out += Array("<script type=\"text/plain\" id=\"\(id)\">".utf8)
    Base64.append(bytes, to: &out)
    out += Array("</script>\n".utf8)
  }

  private func read(_ path: String) -> [UInt8]? {
    try? readFile(path, limit: GoldenStore.longestFile)
  }

  private func thumbnail(_ bytes: [UInt8]) -> [UInt8]? {
    guard let picture = try? decodePNG(bytes) else { return nil }
    var scratch = PNGScratch()
    return try? encodePNG(Thumbnail.of(picture), scale: 1, scratch: &scratch)
  }
}

/// JSON that may stand inside a script element.
private enum JSONText {
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  static func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  /// Control characters, quotes and `<`, which could end the element, are escaped.
  static func string(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "<", "\u{2028}", "\u{2029}": out += escaped(scalar)
      default:
        if scalar.value < 0x20 { out += escaped(scalar) } else { out.unicodeScalars.append(scalar) }
      }
    }
    return out + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
