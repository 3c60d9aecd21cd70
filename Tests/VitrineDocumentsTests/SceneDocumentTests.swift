import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineDocuments

/// Scene documents: what is read, and what is refused with its place.
@Suite struct SceneDocumentTests {
  private let outside: TemporaryFolder
  private let folder: URL

  init() throws {
    outside = try TemporaryFolder()
    folder = outside.at("scene")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    for (name, kind) in [("a.json", "A"), ("sub/b.json", "B")] {
      try write(
        name,
        #"{"vitrine":1,"kind":"\#(kind)","families":["systemSmall","systemLarge"],"#
          + #""samples":{"signed-out":{}},"entries":[{"date":"2007-01-09"}],"body":"a"}"#)
    }
  }

  @discardableResult
  private func write(_ name: String, _ text: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func scene(_ text: String, _ name: String = "s.json") throws -> SceneDocument {
    switch try InputDocument.load(write(name, text)) {
    case .scene(let scene): return scene
    case .widget: throw UsageError("it is a widget")
    }
  }

  /// The message without the file's name.
  private func message(_ text: String, limits: DocumentLimits = .standard) throws -> String {
    let path = try write("s.json", text)
    do {
      _ = try InputDocument.load(path, limits: limits)
      return "no error"
    } catch {
      return "\(error)".replacing(path, with: "s.json")
    }
  }

  /// A scene of one page.
  private func page(_ members: String, _ more: String = "") -> String {
    #"{"vitrine":1,"scene":"home",\#(more)"pages":[[\#(members)]]}"#
  }

  private static let small = #"{"file":"a.json","family":"systemSmall"}"#

  /// A face is a screen of complications, whose corners are named as cells.
  @Test func facesAreRead() throws {
    try write(
      "c.json",
      #"{"vitrine":1,"kind":"C","families":["accessoryCorner","accessoryCircular"],"body":"a"}"#)
    func face(_ members: String) -> String {
      #"{"vitrine":1,"scene":"face","device":"watch-45mm","pages":[[\#(members)]]}"#
    }
    let corner = #"{"file":"c.json","family":"accessoryCorner","at":[1,1]}"#
    let circle = #"{"file":"c.json","family":"accessoryCircular"}"#
    let scene = try scene(face(corner + "," + circle))
    #expect(scene.scene == .face && scene.pages.first?.count == 2)
    #expect(scene.pages.first?.first?.cell == ScreenCell(column: 1, row: 1))
    #expect(
      try message(face(corner.replacing("Corner", with: "Cornr"))).contains("accessoryCorner"))
    #expect(
      try message(face(circle + #",{"file":"a.json"}"#)).contains("$.pages[0][1]: missing argument")
    )
  }

  /// The stack of a watch is a list of cards.
  @Test func stacksAreRead() throws {
    try write(
      "c.json", #"{"vitrine":1,"kind":"C","families":["accessoryRectangular"],"body":"a"}"#)
    let card = #"{"file":"c.json","family":"accessoryRectangular"}"#
    let text =
      #"{"vitrine":1,"scene":"stack","device":"watch-45mm","pages":[[\#(card),\#(card)]]}"#
    let scene = try scene(text)
    #expect(scene.scene == .stack && scene.pages.first?.count == 2)
    let cell = text.replacing("lar\"}", with: "lar\",\"at\":[0,0]}")
    #expect(try message(cell).contains("the scene stack has no cells"))
  }

  /// A folder has a name and apps that are known, and stands on Home Screens beside a widget.
  @Test func foldersAreRead() throws {
    let good = #"{"folder":{"name":"Work","apps":["Mail","Files"]},"at":[3,5]}"#
    let folder = try #require(scene(page(Self.small + "," + good)).folders.first?.first?.folder)
    #expect(folder.name == "Work" && folder.apps.map(\.name) == ["Mail", "Files"])
    #expect(folder.cell == ScreenCell(column: 3, row: 5))
    #expect(try message(page(good)).contains("at least one widget beside its folders"))
    for (wrong, words) in [
      (good.replacing("Mail", with: "Mial"), "'Mail'"),
      (good.replacing(#""Mail","Files""#, with: ""), "1 to 9 apps, not 0"),
      (good.replacing(#""at""#, with: #""entry":"snapshot","at""#), "does not go with 'folder'"),
      (good.replacing(#""folder""#, with: #""foldr""#), "'folder'"),
      (#"{"at":[0,0]}"#, "missing argument 'file'"),
    ] {
      #expect(try message(page(Self.small + "," + wrong)).contains(words), "\(wrong)")
    }
  }

  /// A look is of Home Screens, and a colour of the tinted look.
  @Test func looksAreChecked() throws {
    #expect(try scene(page(Self.small, #""look":"clear","#)).look == "clear")
    #expect(try message(page(Self.small, #""look":"clera","#)).contains("clear"))
    #expect(
      try message(page(Self.small, ##""look":"clear","tint":"#FF9500","##)).contains("look: tinted")
    )
    #expect(
      try message(page(Self.small, #""look":"tinted","tint":"orange","#)).contains("#FF9500"))
    let lock = #"{"vitrine":1,"scene":"lock","look":"dark","pages":[[\#(Self.small)]]}"#
    #expect(try message(lock).contains("looks are of Home Screens"))
  }

  @Test func everyKeyIsRead() throws {
    let scene = try scene(
      """
      vitrine: 1
      $schema: schema.json
      name: Morning
      scene: home
      device: iphone-16
      os: 18
      orientation: portrait
      scheme: dark
      look: tinted
      tint: "#FF9500"
      typeSize: 5
      locale: ja_JP
      date: 2007-01-09T18:00
      wallpaper: lake
      pages:
        - - {file: a.json, family: systemSmall, at: [2, 0], entry: signed-out}
          - {file: sub/b.json, family: systemLarge}
        - - {file: a.json, family: systemLarge, entry: 0}
      """, "s.yaml")
    #expect(scene.name == "Morning" && scene.scene == .home && scene.device == "iphone-16")
    #expect(scene.os == "18" && scene.scheme == "dark" && scene.typeSize == "5")
    #expect(scene.orientation == "portrait" && scene.locale == "ja_JP")
    #expect(scene.look == "tinted" && scene.tint == "#FF9500")
    #expect(scene.date == "2007-01-09T18:00" && scene.wallpaper == Wallpaper(name: "lake"))
    #expect(
      scene.pages.map { $0.map(\.family) } == [[.systemSmall, .systemLarge], [.systemLarge]])
    #expect(
      scene.pages[0].map(\.cell) == [ScreenCell(column: 2, row: 0), nil])
    #expect(scene.pages[0][0].entry == .named("signed-out"))
    #expect(scene.pages[1][0].entry == .index(0))
    // A document in two places is read once.
    #expect(scene.documents.map(\.kind) == ["A", "B"])
    #expect(scene.documents[0] === scene.pages[1][0].document)
  }

  /// The same scene as YAML and as JSON, and its widgets for the renderer.
  @Test func pagesBecomeWidgets() throws {
    let members = Self.small + #",{"file":"sub/b.json","family":"systemLarge","at":[0,2]}"#
    let scene = try scene(page(members))
    #expect(scene.name == "s")
    let widget = try #require(scene.widget(ofPage: 0, entry: .placeholder))
    #expect(widget.kind == "A" && widget.companions.map(\.widget.kind) == ["B"])
    #expect(widget.companions[0].family == .systemLarge)
    #expect(widget.companions[0].entry == .placeholder)
    #expect(widget.companions[0].cell == ScreenCell(column: 0, row: 2))
    #expect(scene.widget(ofPage: 1, entry: .snapshot) == nil)
  }

  @Test func widgetsStayWidgets() throws {
    guard case .widget(let document) = try InputDocument.load(folder.path + "/a.json") else {
      Issue.record("it is a scene")
      return
    }
    #expect(document.kind == "A")
  }

  /// A file that is something else by its name is not read as a document of widgets.
  @Test func otherFilesAreNoWidgets() throws {
    try write("notes.txt", #"{"vitrine":1,"kind":"A","body":"a"}"#)
    #expect(
      try message(page(#"{"file":"notes.txt","family":"systemSmall"}"#)).hasSuffix(
        "'notes.txt': expected a document, whose name ends in .json, .yaml or .yml"))
  }

  @Test func mistakesHaveTheirPlace() throws {
    let rows: [(String, String)] = [
      (#"{"scene":"home","pages":[]}"#, "$: missing key 'vitrine'"),
      (#"{"vitrine":2,"scene":"home","pages":[]}"#, "$.vitrine: expected version 1"),
      (#"{"vitrine":1,"pages":[[\#(Self.small)]]}"#, "$: missing argument 'scene'"),
      (
        #"{"vitrine":1,"scene":"hoem","pages":[[\#(Self.small)]]}"#,
        "$.scene: unknown value 'hoem'; did you mean 'home'?"
      ),
      (#"{"vitrine":1,"scene":"home","pages":[]}"#, "$.pages: a scene has at least one page"),
      (#"{"vitrine":1,"scene":"home","pages":[[]]}"#, "$.pages[0]: a page has at least one"),
      (#"{"vitrine":1,"scene":"home","pages":{}}"#, "$.pages: expected a list"),
      (
        page(Self.small, #""devcie":"iphone-15","#),
        "$: unknown key 'devcie'; did you mean 'device'?"
      ),
      (page(Self.small, #""device":"iphone-99","#), "$.device: unknown device 'iphone-99'"),
      (page(Self.small, #""os":99,"#), "$.os: system version '99' must be a number from 9 to 27"),
      (page(Self.small, #""typeSize":"all","#), "$.typeSize: 'all' stands for 12 values"),
      (page(Self.small, #""locale":"xx_YYYYYYYYYYYY","#), "$.locale: "),
      (page(Self.small, #""date":"soon","#), "$.date: expected a date like 2007-01-09T09:41"),
      (page(Self.small, #""wallpaper":"lkae","#), "$.wallpaper: the wallpaper 'lkae' is not in"),
      (page(Self.small, #""wallpaper":"a.json","#), "$.wallpaper: the wallpaper cannot be used"),
      (page(Self.small, #""scheme":"$dark","#), "$.scheme: "),
      (page(#"{"file":"a.json","family":"systemSmal"}"#), "$.pages[0][0].family: unknown value"),
      (
        page(#"{"file":"a.json","family":"systemMedium"}"#),
        "$.pages[0][0].family: 'A' does not support systemMedium; it declares systemSmall, "
          + "systemLarge"
      ),
      (
        page(#"{"file":"a.json","familly":"systemSmall"}"#),
        "$.pages[0][0]: unknown key 'familly'; did you mean 'family'?"
      ),
      (page(#"{"file":"a.json"}"#), "$.pages[0][0]: missing argument 'family'"),
      (
        page(#"{"file":"a.json","family":"systemSmall","at":[0]}"#),
        "$.pages[0][0].at: expected [column, row], found 1 numbers"
      ),
      (
        page(#"{"file":"a.json","family":"systemSmall","at":[0,1e300]}"#),
        "$.pages[0][0].at[1]: expected a whole number"
      ),
      (
        page(#"{"file":"a.json","family":"systemSmall","entry":"signed-in"}"#),
        "$.pages[0][0].entry: unknown entry 'signed-in'; did you mean 'signed-out'?"
      ),
      (
        page(#"{"file":"a.json","family":"systemSmall","entry":1}"#),
        "$.pages[0][0].entry: 'A' has no entry 1; it has 1"
      ),
      (
        page(#"{"file":"a.json","family":"systemSmall","entry":"timeline"}"#),
        "$.pages[0][0].entry: a widget on a screen shows one entry"
      ),
      (
        #"{"vitrine":1,"scene":"today","pages":[[{"file":"a.json","family":"systemSmall","at":[0,0]}]]}"#,
        "$.pages[0][0].at: the scene today has no cells"
      ),
    ]
    for (text, words) in rows {
      let message = try message(text)
      #expect(message.hasPrefix("s.json:") && message.contains(words), "\(words) – \(message)")
    }
  }

  @Test func pathsStayInTheFolder() throws {
    try Data(#"{"vitrine":1,"kind":"O","body":"a"}"#.utf8).write(to: outside.at("outer.json"))
    let links = FileManager.default
    try links.createSymbolicLink(
      atPath: folder.path + "/link.json", withDestinationPath: outside.at("outer.json").path)
    try links.createSymbolicLink(
      atPath: folder.path + "/out", withDestinationPath: outside.url.path)
    try links.createSymbolicLink(
      atPath: folder.path + "/loop.json", withDestinationPath: folder.path + "/loop.json")
    let rows = [
      ("../outer.json", "leads out of the document's folder"),
      ("sub/../../outer.json", "leads out of the document's folder"),
      ("/etc/hostname", "is an absolute path"), ("link.json", "is a link out of"),
      ("out/outer.json", "is a link out of"), ("loop.json", "is not in the document's folder"),
      ("none.json", "is not in the document's folder"), ("sub", "whose name ends in .json"),
      ("b.json", "is not in the document's folder"), ("a.jsn", "did you mean 'a.json'?"),
      ("a\u{0}.json", "is not in the document's folder"),
      ("s.json", "'s.json' is a scene; a page has widgets"),
    ]
    for (name, words) in rows {
      let escaped = name.replacing("\u{0}", with: #"\u0000"#)
      let message = try message(page(#"{"file":"\#(escaped)","family":"systemSmall"}"#))
      #expect(message.contains(words), "\(name) – \(message)")
    }
    let png = try message(page(Self.small, #""wallpaper":"../w.png","#))
    #expect(png.contains("$.wallpaper: the wallpaper '../w.png' leads out of"))
  }

  /// Today widgets stand below others in a Today view; elsewhere, and first, they are refused.
  @Test func todayWidgetsComeAfterOthers() throws {
    try write(
      "t.json",
      #"{"vitrine":1,"kind":"T","today":{"title":"T","largestDisplayMode":"expanded"},"body":"a"}"#)
    func view(_ members: String...) -> String {
      #"{"vitrine":1,"scene":"today","os":14,"pages":[[\#(members.joined(separator: ","))]]}"#
    }
    let scene = try scene(
      view(Self.small, #"{"file":"t.json","displayMode":"expanded"}"#, #"{"file":"t.json"}"#))
    #expect(scene.pages[0].map(\.family) == [.systemSmall, nil, nil])
    let companions = try #require(scene.widget(ofPage: 0, entry: .current)).companions
    #expect(companions.map(\.displayMode) == [.expanded, .compact])
    let rows = [
      (
        page(#"{"file":"t.json"}"#),
        "$.pages[0][0].file: 'T' is a Today widget, which the scene home does not show"
      ),
      (
        view(#"{"file":"t.json"}"#, Self.small),
        "$.pages[0][0]: 'T' is a Today widget, which stands below the widgets of WidgetKit"
      ),
      (
        view(Self.small, #"{"file":"t.json","family":"systemSmall"}"#),
        "$.pages[0][1].family: 'T' is a Today widget, which has no family"
      ),
      (
        view(#"{"file":"a.json","family":"systemSmall","displayMode":"compact"}"#),
        "$.pages[0][0].displayMode: 'A' is a widget of WidgetKit, which has a family"
      ),
      (view(#"{"file":"a.json"}"#), "$.pages[0][0]: missing argument 'family'"),
      (
        view(Self.small, #"{"file":"t.json","displayMode":"expandd"}"#),
        "did you mean 'expanded'?"
      ),
    ]
    for (text, words) in rows {
      let message = try message(text)
      #expect(message.contains(words), "\(message)")
    }
  }

  /// Errors in a widget's document name that document.
  @Test func errorsInWidgetsNameTheirFile() throws {
    try write("wrong.json", #"{"vitrine":1,"kind":"W","body":{"Txet":"a"}}"#)
    let message = try message(page(#"{"file":"wrong.json","family":"systemSmall"}"#))
    #expect(message.contains("/wrong.json:1:") && message.contains("Txet"))
  }

  // MARK: Hostile documents

  @Test(.timeLimit(.minutes(60))) func manyWidgetsAreRefusedBeforeTheyAreRead() throws {
    let many = Array(repeating: #"{"file":"none.json","family":"x"}"#, count: 100_000)
    #expect(
      try message(page(many.joined(separator: ",")))
        .hasSuffix("$.pages[0]: 100000 widgets so far, more than the limit of 120"))
    let pages = Array(repeating: "[\(Self.small)]", count: 100_000).joined(separator: ",")
    #expect(
      try message(#"{"vitrine":1,"scene":"home","pages":[\#(pages)]}"#)
        .hasSuffix("$.pages: 100000 pages, more than the limit of 15"))
  }

  @Test func deepNestingIsRefused() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(
      try message(#"{"vitrine":1,"scene":"home","pages":\#(deep)}"#)
        .contains("nested more than 512 deep"))
    let nested = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    #expect(
      try message(#"{"vitrine":1,"scene":"home","pages":\#(nested)}"#)
        .contains("$.pages[0][0]: expected an object"))
  }

  /// The widgets' documents together have as many bytes as one document may.
  @Test func documentsTogetherAreBounded() throws {
    let padding = String(repeating: " ", count: 3000)
    for name in ["x", "y", "z"] {
      try write("\(name).json", #"{"vitrine":1,"kind":"\#(name)","body":"a"}"# + padding)
    }
    let members = ["x", "y", "z"].map { #"{"file":"\#($0).json","family":"systemSmall"}"# }
    let text = page(members.joined(separator: ","))
    let limits = DocumentLimits(fileSize: 4000)
    #expect(
      try message(text, limits: limits)
        .hasSuffix("the widgets' documents have more than 4000 bytes together"))
    #expect(try message(text) == "no error")
  }
}
