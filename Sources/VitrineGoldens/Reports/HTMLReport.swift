import Foundation
import VitrineGraphics
import VitrineImages

/// A self-contained page for a run: it needs no network and no second file.
///
/// The page's elements, the list of records and the script come first, so that a browser shows the list
/// while still loading; then the pictures as base64, decoded when they become visible. Equal runs give
/// equal pages.
public struct HTMLReport {
  private let store: GoldenStore
  private let records: [SnapshotRecord]
  private let plan: ReportPlan
  /// The path of the page, for its links.
  private let path: String
  /// Elements of another page, shown above the pictures.
  package var section = ""

  /// Creates the page for records, which it shows in the order of reading. `path` serves only for links: nothing is written.
  public init(
    _ records: [SnapshotRecord], store: GoldenStore, embedding: ReportEmbedding = .auto,
    path: String = "report.html"
  ) {
    self.init(
      records, store: store, embedding: embedding, path: path, budget: ReportEmbedding.budget)
  }

  package init(
    _ records: [SnapshotRecord], store: GoldenStore, embedding: ReportEmbedding, path: String,
    budget: Int
  ) {
    (self.store, self.path) = (store, path)
    self.records = ReadingOrder().sorted(records)
    plan = ReportPlan(store: store, embedding: embedding, budget: budget)
  }

  /// Returns the page as UTF-8. Pictures that cannot be read are left out and marked as such.
  public func bytes() -> [UInt8] {
    let pictures = plan.pictures(records)
    var out: [UInt8] = []
    func write(_ text: String) { out += Array(text.utf8) }
    write(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Vitrine: snapshots</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(reportStyle)</style></head>
      <body>\(section)\(reportBody)
      <script type="application/json" id="records">
      """)
    write(
      "\(recordsJSON(pictures))</script>\n<script>\(reportScript)\(reportDetailScript)</script>\n")
    for (index, picture) in pictures.enumerated() { add(picture, index, to: &out) }
    write("</body></html>\n")
    return out
  }

  private func recordsJSON(_ pictures: [ReportPicture]) -> String {
    let command =
      store.hasEarlier(records)
      ? AcceptCommandLine.ofAllRuns(store) : AcceptCommandLine.text([], store: store)
    let groups = CauseGroup.groups(records)
    return ScriptJSON.object([
      ("command", ScriptJSON.shown(command)), ("folders", folders()),
      ("groups", ScriptJSON.array(groups.map(json))),
      ("records", ScriptJSON.array(zip(records, pictures).map(json))),
    ])
  }

  /// Returns the relative paths from the page to the folders of files, for links.
  private func folders() -> String {
    let kinds: [(String, String)] = [
      ("golden", store.goldens), ("candidate", store.artifacts + "/candidates"),
      ("difference", store.artifacts + "/differences"),
    ]
    return ScriptJSON.object(
      kinds.map { ($0, ScriptJSON.string(RelativeLink.path(from: path, to: $1))) })
  }

  private func json(_ group: CauseGroup) -> String {
    ScriptJSON.object([
      ("title", ScriptJSON.shown(group.title)), ("setting", group.isSetting ? "true" : "false"),
      ("flag", ScriptJSON.shown(UntrustedText.shellWord("--cause=" + group.word))),
    ])
  }

  private func json(_ record: SnapshotRecord, _ picture: ReportPicture) -> String {
    let traits = record.traits.sorted { $0.key < $1.key }
      .map { (UntrustedText.line($0.key), ScriptJSON.shown($0.value)) }
    var members: [(String, String)] = [
      ("name", ScriptJSON.string(record.name)), ("ext", ScriptJSON.string(record.fileExtension)),
      ("state", ScriptJSON.string(record.state.rawValue)),
      ("why", ScriptJSON.shown(record.explanation)),
      ("traits", ScriptJSON.object(traits)),
    ]
    if !record.state.passes {
      members.append(("cause", ScriptJSON.shown(CauseGroup.title(record))))
    }
    if record.isAcceptable { members.append(("takes", "true")) }
    if !record.blame.isEmpty {
      members.append(("blame", ScriptJSON.array(record.shownBlame.map(ScriptJSON.shown))))
    }
    if let size = picture.size { members.append(("size", "[\(size.width),\(size.height)]")) }
    if let part = picture.part {
      members.append(("part", "[\(part.x),\(part.y),\(part.width),\(part.height)]"))
    }
    if picture.isGoldenCut { members.append(("cut", "true")) }
    return ScriptJSON.object(members)
  }

  /// Adds the pictures of a record. Their ids are the record's index and a letter: thumbnail, golden, actual.
  private func add(_ picture: ReportPicture, _ index: Int, to out: inout [UInt8]) {
    let files = [("t", picture.thumbnail), ("g", picture.golden), ("a", picture.candidate)]
    for (letter, bytes) in files {
      guard let bytes else { continue }
      out += Array("<script type=\"text/plain\" id=\"\(letter)\(index)\">".utf8)
      Base64.append(bytes, to: &out)
      out += Array("</script>\n".utf8)
    }
  }
}

/// Makes links from a page to files beside it.
package enum RelativeLink {
  /// Returns the path from the page at `page` to a folder or file, as a URL without a scheme.
  package static func path(from page: String, to target: String) -> String {
    let (here, there) = (parts(page).dropLast(), parts(target))
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: here.count - shared)
    let words = (up.isEmpty ? ["."] : up) + there[shared...]
    return words.map { word in
      word.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? word
    }.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}

/// Writes JSON that is safe inside a script element.
private enum ScriptJSON {
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  static func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  static func string(_ text: String) -> String { UntrustedText.scriptJSON(text) }

  /// Returns text that the page shows unchanged.
  static func shown(_ text: String) -> String { string(UntrustedText.line(text)) }
}
