import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages

/// The manifest's entry for a picture, a line of JSON.
struct BatchPicture: Sendable {
  /// The number of its row.
  var row: Int
  /// Its file's name below the folder of outputs.
  var name: String
  var key: String
  var sha256: String
  var byteCount: Int
  var width: Int
  var height: Int
  /// The picture files that it shows, with the hashes of their content.
  var reads: [(file: String, hash: String)] = []
  /// The diagnostics more severe than notes, as messages show them.
  var serious: [String] = []
  /// The diagnostics, as JSON.
  var diagnostics: String
  var milliseconds: Double

  var text: String {
    var json = JSONText()
    json.object { json in
      json.member("row", row)
      json.member("name", name)
      json.member("sha256", sha256)
      json.member("bytes", byteCount)
      json.member("width", width)
      json.member("height", height)
      json.key("diagnostics")
      json.raw(diagnostics)
      if !reads.isEmpty {
        json.key("reads")
        json.object { json in for read in reads { json.member(read.file, read.hash) } }
      }
      json.member("key", key)
      json.member("ms", milliseconds)
    }
    return json.text
  }
}

extension BatchPicture {
  /// - Parameter reads: paths of the picture files that it shows.
  init(
    row: Int, name: String, key: String, _ image: RenderedImage, _ bytes: [UInt8],
    reads: [String], milliseconds: Double
  ) {
    var json = JSONText()
    json.array { json in for diagnostic in image.diagnostics { diagnostic.write(to: &json) } }
    self.init(
      row: row, name: name, key: key, sha256: SHA256.hash(bytes).description,
      byteCount: bytes.count, width: image.pixmap.width, height: image.pixmap.height,
      reads: reads.map { ($0, BatchKeys.hash(ofFile: $0)) },
      serious: image.diagnostics.filter { $0.severity > .note }
        .map { "\($0.message) [\($0.code)]" },
      diagnostics: json.text,
      milliseconds: milliseconds)
  }

  /// Reads a line of a manifest; nil for anything else, as what a killed run left at the end.
  init?(_ line: [UInt8]) {
    guard let object = (try? JSONParser.parse(line, file: ""))?.object,
      let row = object.whole("row"), let name = object.text("name"), let key = object.text("key"),
      let hash = object.text("sha256"), let bytes = object.whole("bytes"),
      let width = object.whole("width"), let height = object.whole("height"),
      let found = object["diagnostics"], let diagnostics = found.array
    else { return nil }
    var json = JSONText()
    found.write(to: &json)
    self.init(
      row: row, name: name, key: key, sha256: hash, byteCount: bytes, width: width, height: height,
      reads: (object["reads"]?.object?.members ?? []).map { ($0.key, $0.value.string ?? "") },
      serious: Self.serious(of: diagnostics), diagnostics: json.text,
      milliseconds: object["ms"]?.number ?? 0)
  }

  /// - Parameter facts: what the program of a bundle says of a picture.
  init(key: String, _ facts: LocatedObject, _ bytes: [UInt8]) {
    var json = JSONText()
    let diagnostics = facts["diagnostics"]?.array ?? []
    json.array(diagnostics) { $1.write(to: &$0) }
    self.init(
      row: 0, name: "", key: key, sha256: SHA256.hash(bytes).description, byteCount: bytes.count,
      width: facts.whole("width") ?? 0, height: facts.whole("height") ?? 0,
      serious: Self.serious(of: diagnostics), diagnostics: json.text,
      milliseconds: facts["ms"]?.number ?? 0)
  }

  /// Returns the messages of diagnostics that are no notes.
  private static func serious(of diagnostics: [LocatedValue]) -> [String] {
    diagnostics.compactMap(\.object).filter { $0["severity"]?.string != "note" }
      .map { "\($0["message"]?.string ?? "") [\($0["code"]?.string ?? "")]" }
  }

  /// Whether the files that it shows have the content that it was drawn with.
  var hasSameReads: Bool { reads.allSatisfy { BatchKeys.hash(ofFile: $0.file) == $0.hash } }
}

extension LocatedObject {
  fileprivate func text(_ key: String) -> String? { self[key]?.string }

  fileprivate func whole(_ key: String) -> Int? { self[key]?.number.flatMap { Int(exactly: $0) } }
}
