import Foundation
import HeadlessBrowser
import Testing

/// What a page of `vitrine preview` shows while files come and go, and while another page is open.
@Suite(.serialized) struct PreviewTroubleTests {
  private static let hasBrowser = ChromiumSession.path != nil
  private static let picture = "document.querySelector('#pictures img').src"

  private static func hello(_ city: String) -> String {
    Program.document(data: #"{"city":"\#(city)"}"#)
  }

  /// The picture that `render` makes of a document, as the page holds it.
  private func rendered(_ program: Program, _ folder: String) throws -> String {
    let outcome = try program.run([
      "render", "W.json", "--family", "systemSmall", "-o", folder,
    ])
    #expect(outcome.code == 0, "\(outcome)")
    let name = try #require(program.files(folder).first)
    return "data:image/png;base64," + (try program.bytes(folder + "/" + name)).base64EncodedString()
  }

  /// Ten saves in a tenth of a second end with the last one, in both of two pages.
  @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60))) func manySavesEndWithTheLast() throws {
    let program = try Program()
    try program.write("W.json", Self.hello("Kyoto"))
    let preview = try PreviewSession(program, ["W.json", "--family", "systemSmall"])
    let pages = [try preview.browser(), try preview.browser()]
    for round in 0..<3 {
      for save in 0..<10 {
        try program.write("W.json", Self.hello("City \(round) \(save)"))
        usleep(10_000)
      }
      let last = try rendered(program, "out-\(round)")
      for page in pages {
        #expect(try page.settled(Self.picture, at: last) == last, "round \(round)")
      }
    }
    for page in pages {
      #expect(try page.text("document.querySelector('#error').hidden") == "true")
    }
  }

  @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60))) func filesMayGoAndComeBack() throws {
    let program = try Program()
    try program.write("W.json", Self.hello("Kyoto"))
    let browser = try PreviewSession(program, ["W.json", "--family", "systemSmall"]).browser()
    let file = program.folder.appendingPathComponent("W.json")
    for round in 0..<3 {
      try FileManager.default.removeItem(at: file)
      let hidden = "document.querySelector('#error').hidden"
      #expect(try browser.settled(hidden, at: "false") == "false")
      #expect(
        try browser.text("document.querySelector('#error').textContent")
          .contains("is not in the folder of the preview"))
      try program.write("W.json", Self.hello("Oslo \(round)"))
      let last = try rendered(program, "out-\(round)")
      #expect(try browser.settled(Self.picture, at: last) == last)
      #expect(try browser.settled(hidden, at: "true") == "true")
    }
  }

  /// A widget beside the first is on the screens that have room for it, and in the command.
  @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60))) func otherWidgetsShareTheScreen() throws
  {
    let program = try Program()
    try program.write("W.json", Self.hello("Kyoto"))
    try program.write("V.json", Self.hello("Oslo").replacing("Hello\"", with: "Other\""))
    let flags = ["--family", "systemSmall", "--scene", "home"]
    let preview = try PreviewSession(program, ["W.json", "--with", "V.json"] + flags)
    let browser = try preview.browser()
    #expect(
      try browser.text("document.querySelector('#command').textContent")
        == "vitrine render W.json --family systemSmall --scene home --with V.json -o out")
    let outcome = try program.run(["render", "W.json", "--with", "V.json", "-o", "out"] + flags)
    #expect(outcome.code == 0, "\(outcome)")
    let name = try #require(program.files("out").first)
    #expect(
      try browser.text(Self.picture) == "data:image/png;base64,"
        + (try program.bytes("out/" + name)).base64EncodedString())
  }
}
