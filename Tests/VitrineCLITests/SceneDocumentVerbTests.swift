import Foundation
import Testing

/// Screens of several widgets from the command line: by flags, and by scene documents.
@Suite struct SceneDocumentVerbTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("hello.json", Program.document(more: #""url":"app://hello","#))
    try program.write(
      "other.json",
      #"{"vitrine":1,"kind":"Other","families":["systemLarge","systemSmall"],"#
        + #""url":"app://other","samples":{"off":{}},"background":"green","body":"other"}"#)
    try program.write("scene.json", Self.scene(pages: Self.pages))
  }

  private static let first = #"{"file":"hello.json","family":"systemMedium"}"#
  private static let second = #"{"file":"other.json","family":"systemSmall","at":[2,2]}"#
  private static let pages = "[\(first),\(second)],[\(second)]"

  private static func scene(pages: String, _ more: String = "") -> String {
    #"{"vitrine":1,"name":"Morning","scene":"home","device":"iphone-se-3",\#(more)"pages":[\#(pages)]}"#
  }

  private func render(_ arguments: [String]) throws -> Program.Outcome {
    try program.run(["render"] + arguments + ["--scale", "1"])
  }

  // MARK: Flags

  @Test func companionsHaveFamilies() throws {
    let flags = ["hello.json", "--scene", "home", "--family", "small", "-o", "out"]
    #expect(try render(flags + ["--with", "other.json:systemSmall"]).code == 0)
    let small = try program.bytes("out/Hello-systemSmall-iphone-15-large-light-home.png")
    // The first family that fits is the large one.
    #expect(try render(flags + ["--with", "other.json"]).code == 0)
    #expect(try program.bytes("out/Hello-systemSmall-iphone-15-large-light-home.png") != small)
    #expect(try render(flags + ["--with", "other.json:small"]).code == 0)
    #expect(try program.bytes("out/Hello-systemSmall-iphone-15-large-light-home.png") == small)
  }

  @Test(arguments: [
    ("other.json:systemSmal", "unknown family of --with 'systemSmal'; did you mean 'systemSmall'?"),
    ("other.json:", "unknown family of --with ''"),
    (
      "other.json:systemMedium",
      "--with other.json: the widget does not support systemMedium; it declares systemLarge, "
        + "systemSmall"
    ),
    ("scene.json", "scene.json: is a scene document"),
  ]) func nonsenseIsRefused(value: String, words: String) throws {
    let outcome = try render([
      "hello.json", "--scene", "home", "--family", "small", "--with", value, "-o", "out",
    ])
    #expect(outcome.code == (value == "scene.json" ? 3 : 2))
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func scenesOfOneWidgetRefuseCompanions() throws {
    for scene in ["widget", "gallery", "configuration"] {
      let outcome = try render([
        "hello.json", "--scene", scene, "--family", "small", "--with", "other.json", "-o", "out",
      ])
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("--scene \(scene) shows one; with several are home, lock"))
    }
  }

  @Test func fullPagesAreRefused() throws {
    let with = Array(repeating: ["--with", "other.json:large"], count: 2).flatMap { $0 }
    let flags = ["hello.json", "--scene", "home", "-o", "out"]
    let outcome = try render(flags + ["--family", "small"] + with)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains(
        "the scene home of iphone-15 has no room left for Other in systemLarge"))
    #expect(program.files("out").isEmpty)
  }

  // MARK: Today widgets

  private static let today = #"{"vitrine":1,"kind":"Next","today":{"largestDisplayMode":"#

  /// Below a widget of WidgetKit by flags and by a document: the same bytes.
  @Test func todayWidgetsStandAtTheEnd() throws {
    try program.write("next.json", Self.today + #""expanded","title":"Next"},"body":"next"}"#)
    let flags = ["hello.json", "--scene", "today", "--family", "medium", "--device", "iphone-x"]
    let outcome = try render(
      flags + ["--os", "14", "--with", "next.json:expanded", "--json", "-o", "a"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("today-sizes-assumed"), "\(outcome.output)")
    let pages = #"[\#(Self.first),{"file":"next.json","displayMode":"expanded"}]"#
    try program.write(
      "end.json",
      #"{"vitrine":1,"name":"End","scene":"today","device":"iphone-x","os":14,"pages":[\#(pages)]}"#
    )
    #expect(try render(["end.json", "-o", "b"]).code == 0)
    let name = "iphone-x-large-light-ios14"
    #expect(
      try program.bytes("a/Hello-systemMedium-\(name)-today.png")
        == program.bytes("b/End-today-\(name).png"))
    #expect(try render(flags + ["--os", "14", "--with", "next.json", "-o", "c"]).code == 0)
    #expect(
      try program.bytes("a/Hello-systemMedium-\(name)-today.png")
        != program.bytes("c/Hello-systemMedium-\(name)-today.png"))
  }

  @Test(arguments: [
    ("today", "18", "next.json", "iOS 18 shows no Today widgets"),
    ("home", "14", "next.json", "Next is a Today widget, which the scene home does not show"),
    ("lock", "16", "next.json", "Next is a Today widget, which the scene lock does not show"),
    ("today", "14", "next.json:expanded", "offers no expanded display mode"),
    ("today", "14", "next.json:systemSmall", "a Today widget has no family systemSmall"),
    ("today", "14", "other.json:compact", "Other is a widget of WidgetKit, which has families"),
  ]) func todayWidgetsAreRefusedElsewhere(
    _ scene: String, _ os: String, _ with: String, _ words: String
  ) throws {
    try program.write("next.json", Self.today + #""compact"},"body":"next"}"#)
    try program.write(
      "round.json", #"{"vitrine":1,"kind":"Round","families":["accessoryCircular"],"body":"a"}"#)
    let outcome = try render([
      scene == "lock" ? "round.json" : "hello.json", "--scene", scene, "--device", "iphone-x",
      "--os", os, "--with", with, "-o", "out",
    ])
    #expect(outcome.code == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(program.files("out").isEmpty)
  }

  /// What a Today widget's views throw is an error of its document.
  @Test func errorsInTodayWidgetsAreReported() throws {
    try program.write(
      "wrong.json",
      #"{"vitrine":1,"kind":"W","today":{},"data":{"a":[1]},"body":{"Text":"{a[9]}"}}"#)
    let outcome = try render([
      "hello.json", "--scene", "today", "--family", "medium", "--device", "iphone-x", "--os", "14",
      "--with", "wrong.json", "-o", "out",
    ])
    #expect(outcome.code == 3, "\(outcome.errors)")
    #expect(outcome.errors.contains("wrong.json:1:"), "\(outcome.errors)")
  }

  // MARK: Scene documents

  @Test func pagesArePictures() throws {
    let outcome = try render(["scene.json", "-o", "out"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "out/Morning-home-iphone-se-3-large-light-page1.png",
        "out/Morning-home-iphone-se-3-large-light-page2.png",
      ])
    try program.write("one.json", Self.scene(pages: "[\(Self.first)]"))
    #expect(
      try render(["one.json", "-o", "out"]).lines == [
        "out/Morning-home-iphone-se-3-large-light.png"
      ])
  }

  /// A page is the picture that flags describe.
  @Test func aSceneIsWhatItsFlagsAre() throws {
    let pages = #"[\#(Self.first),{"file":"other.json","family":"systemSmall"}]"#
    try program.write("one.json", Self.scene(pages: pages, #""scheme":"dark","os":18,"#))
    #expect(try render(["one.json", "-o", "a"]).code == 0)
    #expect(
      try render([
        "hello.json", "--scene", "home", "--device", "iphone-se-3", "--family", "medium", "--os",
        "18", "--scheme", "dark", "--with", "other.json:small", "-o", "b",
      ]).code == 0)
    #expect(
      try program.bytes("a/Morning-home-iphone-se-3-large-dark-ios18.png")
        == program.bytes("b/Hello-systemMedium-iphone-se-3-large-dark-ios18-home.png"))
  }

  @Test func flagsReplaceTheDocumentsValues() throws {
    try program.write("dark.json", Self.scene(pages: Self.pages, #""scheme":"dark","#))
    let outcome = try render([
      "dark.json", "--device", "iphone-15", "--scheme", "light", "--os", "15,18", "-o", "out",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      program.files("out") == [
        "Morning-home-iphone-15-large-light-ios15-page1.png",
        "Morning-home-iphone-15-large-light-ios15-page2.png",
        "Morning-home-iphone-15-large-light-ios18-page1.png",
        "Morning-home-iphone-15-large-light-ios18-page2.png",
      ])
  }

  @Test(arguments: [
    ["--scene", "lock"], ["--family", "systemSmall"], ["--with", "other.json"],
    ["--size", "10x10"], ["--entry", "timeline"], ["--entry", "0"], ["--first-display"],
    ["--display-mode", "expanded"], ["--actions", "show"],
  ]) func flagsOfOneWidgetAreRefused(flags: [String]) throws {
    let outcome = try render(["scene.json", "-o", "out"] + flags)
    #expect(outcome.code == 2 && outcome.errors.contains(flags[0]), "\(outcome.errors)")
    #expect(program.files("out").isEmpty)
  }

  @Test func placesAreCheckedWithTheirPosition() throws {
    let rows = [
      (
        #"[\#(Self.first),{"file":"other.json","family":"systemSmall","at":[2,0]},{"file":"other.json","family":"systemLarge","at":[0,0]}]"#,
        "", "scene.json:1:", "$.pages[0][2]: Other in systemLarge at [0, 0] overlaps Other"
      ),
      (
        "[\(Self.second)],[\(Self.second),\(Self.second)]", "", "scene.json:1:",
        "$.pages[1][1]: Other in systemSmall at [2, 2] overlaps Other"
      ),
      (
        #"[{"file":"other.json","family":"systemSmall","at":[1,0]}]"#, "", "scene.json:1:",
        "$.pages[0][0]: Other in systemSmall cannot stand at [1, 0]"
      ),
      (
        "[\(Self.first)]", #""orientation":"landscape","#, "scene.json:1:",
        "$.scene: the scene home of an iPhone is upright"
      ),
      (
        "[\(Self.first)]", #""os":13,"#, "scene.json:1:",
        "$.scene: the scene home shows WidgetKit's widgets from iOS 14 on"
      ),
    ]
    for (pages, more, place, words) in rows {
      try program.write("scene.json", Self.scene(pages: pages, more))
      let outcome = try render(["scene.json", "-o", "out"])
      #expect(outcome.code == 3, "\(outcome.errors)")
      #expect(
        outcome.errors.contains(place) && outcome.errors.contains(words), "\(outcome.errors)")
      #expect(program.files("out").isEmpty)
    }
  }

  /// What `--with` leaves out of a Lock Screen's row, a document may not ask for.
  @Test func lockScreensHaveFourPlaces() throws {
    try program.write(
      "round.json", #"{"vitrine":1,"kind":"Round","families":["accessoryCircular"],"body":"a"}"#)
    func render(_ count: Int) throws -> Program.Outcome {
      let widget = #"{"file":"round.json","family":"accessoryCircular"}"#
      let page = Array(repeating: widget, count: count).joined(separator: ",")
      try program.write("lock.json", #"{"vitrine":1,"scene":"lock","pages":[[\#(page)]]}"#)
      return try self.render(["lock.json", "-o", "out"])
    }
    #expect(try render(4).code == 0)
    let full = try render(5)
    #expect(full.code == 3)
    #expect(full.errors.contains("$.pages[0][4]: the scene lock of iphone-15 has no room left"))
  }

  /// Where a flag is the reason, the message is that of the flag.
  @Test func impossibleFlagsEndWithUsage() throws {
    let outcome = try render(["scene.json", "--device", "mac", "-o", "out"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("the scene home is of iPhone, iPad, not of mac"))
  }

  @Test func picturesAreTheSameWhateverTheNumberOfThreads() throws {
    let flags = ["scene.json", "--scheme", "all", "--quiet"]
    #expect(try render(flags + ["-o", "one", "--jobs", "1"]).code == 0)
    #expect(try render(flags + ["-o", "four", "--jobs", "4"]).code == 0)
    #expect(program.files("one").count == 4 && program.files("one") == program.files("four"))
    for name in program.files("one") {
      #expect(try program.bytes("one/\(name)") == program.bytes("four/\(name)"))
    }
  }

  @Test func hitMapsHoldEveryWidget() throws {
    #expect(try render(["scene.json", "--hits", "-o", "out"]).code == 0)
    let hits = try String(
      decoding: program.bytes("out/Morning-home-iphone-se-3-large-light-page1.hits.json"),
      as: UTF8.self)
    #expect(hits.contains("app://hello") && hits.contains("app://other"))
    let inspected = try program.run(["inspect", "scene.json", "--stage", "hits"])
    #expect(inspected.code == 0)
    #expect(
      inspected.lines.filter { $0.hasPrefix("# ") } == [
        "# Morning-home-iphone-se-3-large-light-page1",
        "# Morning-home-iphone-se-3-large-light-page2",
      ])
  }

  @Test func entriesAreChosen() throws {
    let pages =
      #"[\#(Self.first),{"file":"other.json","family":"systemSmall","entry":"placeholder"}]"#
    try program.write("one.json", Self.scene(pages: pages))
    #expect(try render(["one.json", "-o", "a"]).code == 0)
    #expect(try render(["one.json", "-o", "a", "--entry", "snapshot"]).code == 0)
    let names = program.files("a")
    #expect(
      names == [
        "Morning-home-iphone-se-3-large-light-snapshot.png",
        "Morning-home-iphone-se-3-large-light.png",
      ])
    #expect(try program.bytes("a/\(names[0])") != program.bytes("a/\(names[1])"))
  }

  @Test(arguments: ["nodes", "texts", "timeline", "trace"])
  func stagesOfOneWidgetAreRefused(stage: String) throws {
    let outcome = try program.run(["inspect", "scene.json", "--stage", stage])
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains("--stage \(stage) is of one widget"), "\(outcome.errors)")
  }

  /// A checked scene fails after a change of any of its documents.
  @Test func pagesAreGoldens() throws {
    func check() throws -> Program.Outcome {
      try program.run(["check", "scene.json", "--scale", "1"])
    }
    #expect(try check().code == 1)
    #expect(try program.run(["accept"]).code == 0)
    #expect(
      program.files("Golden") == [
        "Morning-home-iphone-se-3-large-light-page1.png",
        "Morning-home-iphone-se-3-large-light-page2.png",
      ])
    for _ in 0..<2 {
      let same = try check()
      #expect(same.code == 0 && same.lines == ["2 identical"], "\(same)")
    }
    try program.write(
      "other.json",
      #"{"vitrine":1,"kind":"Other","families":["systemSmall"],"background":"red","body":"new"}"#)
    #expect(try check().code == 1)
  }

  @Test func theSchemaKnowsScenes() throws {
    let outcome = try program.run(["schema"])
    for word in ["\"scene\"", "\"pages\"", "notification-center", "\"then\""] {
      #expect(outcome.output.contains(word))
    }
  }
}
