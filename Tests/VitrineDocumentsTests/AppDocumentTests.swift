import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages

/// The key `app` of documents and of scenes: what is read, and what is refused with its place.
@Suite struct AppDocumentTests {
  private let outside: TemporaryFolder
  private let folder: URL

  init() throws {
    outside = try TemporaryFolder()
    folder = outside.at("widget")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    for (name, width, height) in [
      ("widget/icon.png", 64, 64), ("widget/sub/icon.png", 32, 32), ("widget/wide.png", 64, 32),
      ("widget/tiny.png", 8, 8), ("widget/huge.png", 5000, 5000), ("outside.png", 64, 64),
    ] {
      let pixmap = Pixmap(
        width: width, height: height, pixels: Array(repeating: 0xFF00_00FF, count: width * height))
      try Data(try encodePNGReference(pixmap, scale: 1)).write(to: outside.at(name))
    }
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("text.png"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.png"), withDestinationURL: outside.at("outside.png"))
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func widget(_ app: String, limits: DocumentLimits = .standard) throws -> Document {
    try Document.load(
      write("w.json", #"{"vitrine":1,"kind":"W","data":{"n":"N"},\#n"app":\#(app),"body":"a"}"#),
      limits: limits)
  }

  private func problem(_ app: String, limits: DocumentLimits = .standard) -> String {
    do {
      _ = try widget(app, limits: limits)
      return "no error"
    } catch {
      return "\(error)".components(separatedBy: "w.json:").last ?? ""
    }
  }

  @Test func nameAndIconAreRead() throws {
    let document = try widget(#"{"name":"Planner","icon":"icon.png"}"#)
    #expect(document.widget.app.name == "Planner")
    #expect(document.widget.app.icon?.description == "\(try #require(document.widget.app.icon))")
    #expect(document.filesRead.count == 1 && document.filesRead[0].hasSuffix("/icon.png"))
    #expect(try widget(#"{"icon":"sub/icon.png"}"#).widget.app.name == nil)
    #expect(try widget("{}").widget.app == WidgetApp())
    // Equal pixels are one icon, whatever their file.
    #expect(
      try widget(#"{"icon":"icon.png"}"#).widget.app
        != widget(#"{"icon":"sub/icon.png"}"#).widget.app)
  }

  @Test(arguments: [
    (#"{"nmae":"a"}"#, "2:8: $.app: unknown key 'nmae'; did you mean 'name'?"),
    ("7", "2:7: $.app: expected an object"),
    (#"{"name":""}"#, "2:15: $.app.name: an app's name is not empty"),
    (#"{"name":" \n "}"#, "2:15: $.app.name: an app's name is not empty"),
    (#"{"name":"$n"}"#, "2:15: $.app.name: 'name' cannot depend on data"),
    (#"{"name":"{n}"}"#, "2:15: $.app.name: 'name' cannot depend on data"),
    (
      #"{"icon":"icom.png"}"#,
      "2:15: $.app.icon: the icon 'icom.png' is not in the document's folder; did you mean 'icon.png'?"
    ),
    (
      #"{"icon":"/icon.png"}"#,
      "2:15: $.app.icon: the icon '/icon.png' is an absolute path; files lie in the document's folder"
    ),
    (
      #"{"icon":"../outside.png"}"#,
      "2:15: $.app.icon: the icon '../outside.png' leads out of the document's folder"
    ),
    (
      #"{"icon":"link.png"}"#,
      "2:15: $.app.icon: the icon 'link.png' is a link out of the document's folder"
    ),
    (
      #"{"icon":"wide.png"}"#,
      "2:15: $.app.icon: the icon 'wide.png' is 64×32 pixels; an icon is square"
    ),
    (
      #"{"icon":"tiny.png"}"#,
      "2:15: $.app.icon: the icon 'tiny.png' is 8×8 pixels; the side of an icon must be between 16 and 4096"
    ),
    (
      #"{"icon":"huge.png"}"#,
      "2:15: $.app.icon: the icon 'huge.png' is 5000×5000 pixels; the side of an icon must be between 16 and 4096"
    ),
    (#"{"icon":""}"#, "2:15: $.app.icon: the icon ''"),
  ])
  func mistakesNameTheirPlace(_ app: String, _ message: String) {
    let found = problem(app)
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func hostileInputEnds() throws {
    let long = String(repeating: "a", count: 100_000)
    #expect(
      problem(#"{"name":"\#(long)"}"#)
        == "2:15: $.app.name: an app's name has at most 255 code points, not 100000")
    // One character of as many code points.
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(problem(#"{"name":"\#(marks)"}"#).contains("at most 255 code points, not 100001"))
    #expect(problem(#"{"icon":"text.png"}"#).contains("the icon 'text.png' cannot be shown: "))
    #expect(problem(#"{"icon":"sub"}"#).contains("the icon 'sub' cannot be shown: "))
    #expect(problem(#"{"icon":"\#(long).png"}"#).count < 300)
    var limits = DocumentLimits.standard
    limits.imageSide = 48
    #expect(problem(#"{"icon":"icon.png"}"#, limits: limits).contains("cannot be shown: "))
    #expect(problem(#"{"icon":"icon.png\u0000"}"#).contains("is not in the document's folder"))
  }

  // MARK: Scenes

  private func scene(_ member: String) throws -> SceneDocument {
    _ = try widget(#"{"name":"Planner","icon":"icon.png"}"#)
    let path = try write(
      "s.json",
      #"{"vitrine":1,"scene":"home","pages":[[{"file":"w.json","family":"systemSmall"},"#
        + #"{"file":"w.json","family":"systemSmall"\#(member)}]]}"#)
    switch try InputDocument.load(path) {
    case .scene(let scene): return scene
    case .widget: throw UsageError("it is a widget")
    }
  }

  /// A part that the scene does not name is that of the widget's own document.
  @Test func sceneDocumentsNameTheAppsOfTheirWidgets() throws {
    let scene = try scene(#","app":{"name":"Diary"}"#)
    let page = try #require(scene.widget(ofPage: 0, entry: .snapshot))
    let other = try #require(page.companions.first?.widget)
    #expect(page.app.name == "Planner" && other.app.name == "Diary")
    #expect(page.app.icon != nil && page.app.icon == other.app.icon && scene.files.isEmpty)
    let icon = try self.scene(#","app":{"icon":"sub/icon.png"}"#)
    let second = try #require(icon.widget(ofPage: 0, entry: .snapshot)?.companions.first?.widget)
    #expect(second.app.name == "Planner" && second.app.icon != page.app.icon)
    #expect(icon.files.count == 1 && icon.files[0].hasSuffix("sub/icon.png"))
  }

  @Test func mistakesInScenesNameTheirPlace() throws {
    for (member, message) in [
      (#","app":{"icon":"icom.png"}"#, "$.pages[0][1].app.icon: the icon 'icom.png' is not in"),
      (#","app":{"name":""}"#, "$.pages[0][1].app.name: an app's name is not empty"),
      (#","app":{"nam":""}"#, "$.pages[0][1].app: unknown key 'nam'; did you mean 'name'?"),
    ] {
      do {
        _ = try scene(member)
        Issue.record("no error")
      } catch { #expect("\(error)".contains(message), "\(error)") }
    }
  }

  @Test func theSchemaKnowsTheKey() {
    let schema = JSONSchema.text()
    #expect(schema.components(separatedBy: #""app":"#).count == 3)
    #expect(schema.contains("a square PNG file beside the document, 16 to 4096 pixels wide"))
  }
}
