import Foundation
import Testing
import VitrineGraphics
import VitrineImages

/// `--app-name` and `--app-icon`, on every verb that draws and on a bundle's program.
@Suite struct AppFlagTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("w.json", Program.document())
    let pixmap = Pixmap(
      width: 64, height: 64, pixels: Array(repeating: 0xFF00_00FF, count: 64 * 64))
    try Data(try encodePNGReference(pixmap, scale: 1)).write(
      to: program.folder.appendingPathComponent("icon.png"))
    try program.write("text.png", "no picture")
  }

  private func texts(_ flags: [String]) throws -> String {
    let outcome = try program.run(["inspect", "w.json", "--stage", "placed", "--json"] + flags)
    #expect(outcome.code == 0, "\(outcome)")
    return outcome.output
  }

  @Test(arguments: ["home", "gallery", "stack", "configuration"])
  func theNameIsShown(_ scene: String) throws {
    let flags = ["--family", "small", "--scene", scene]
    #expect(try texts(flags + ["--app-name", "Planner"]).contains(#""Planner""#))
    #expect(try !texts(flags).contains(#""Planner""#))
  }

  @Test func theIconIsShown() throws {
    let flags = ["render", "w.json", "--family", "small", "--scene", "gallery", "--scale", "1"]
    let icon = ["--app-icon", "icon.png"]
    #expect(try program.run(flags + ["-o", "a"]).code == 0)
    #expect(try program.run(flags + icon + ["-o", "b"]).code == 0)
    let pictures = try ["a", "b"].map { folder in
      let name = try #require(program.files(folder).first)
      return try decodePNG(file: program.folder.appendingPathComponent("\(folder)/\(name)").path)
    }
    let red = pictures.map { $0.pixels.count { $0 == 0xFF00_00FF } }
    // Pixels along the ends of the corners are not quite covered.
    #expect(red[0] == 0 && red[1] > 850 && red[1] < 1024, "\(red)")
  }

  @Test(arguments: [
    (["--app-name", ""], "--app-name: an app's name is not empty"),
    (["--app-name", "x", "--scene", "widget"], "--app-name has no effect: no picture of 'Hello'"),
    (
      ["--app-icon", "icon.png", "--scene", "home"],
      "--app-icon has no effect: no picture of 'Hello' shows its app's icon; the scenes gallery, configuration do"
    ),
    (
      ["--app-name", "x", "--scene", "home", "--large-icons", "--os", "18"],
      "--app-name has no effect"
    ),
  ])
  func flagsWithoutEffectAreRefused(_ flags: [String], _ message: String) throws {
    let outcome = try program.run(["render", "w.json", "-o", "out"] + flags)
    #expect(outcome.code == 2 && outcome.errors.contains(message), "\(outcome)")
    #expect(program.files("out").isEmpty)
  }

  @Test(arguments: [
    ("icom.png", "error: --app-icon: the picture 'icom.png' cannot be shown: "),
    ("text.png", "error: --app-icon: the picture 'text.png' cannot be shown: "),
    (".", "error: --app-icon: the picture '.' cannot be shown: "),
  ])
  func badIconsAreRefused(_ icon: String, _ message: String) throws {
    let outcome = try program.run([
      "render", "w.json", "-o", "out", "--scene", "gallery", "--app-icon", icon,
    ])
    #expect(outcome.code == 3 && outcome.errors.hasPrefix(message), "\(outcome)")
  }

  @Test func sceneDocumentsSayItThemselves() throws {
    try program.write(
      "s.json",
      #"{"vitrine":1,"scene":"home","pages":[[{"file":"w.json","family":"systemSmall"}]]}"#)
    for flag in ["--app-name", "--app-icon"] {
      let outcome = try program.run(["render", "s.json", "-o", "out", flag, "icon.png"])
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("\(flag) does not go with the scene document 's.json'"))
    }
  }

  /// All widgets of a bundle belong to one app.
  @Test func bundlesTakeTheFlags() throws {
    let flags = "--scene gallery --family systemSmall --device iphone-se-1 --scale 1"
    let bundle = try Program.bundle()
    let icon = program.folder.appendingPathComponent("icon.png").path
    for (folder, more) in [("a", ""), ("b", " --app-name Planner --app-icon '\(icon)'")] {
      let outcome = try program.shell("'\(bundle)' \(flags) -o \(folder)\(more)")
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
    #expect(program.files("a").count == 8 && program.files("a") == program.files("b"))
    for name in program.files("a") {
      #expect(try program.bytes("a/" + name) != program.bytes("b/" + name))
    }
    let outcome = try program.shell("'\(bundle)' --family systemSmall --app-name Planner -o c")
    #expect(outcome.code == 2 && outcome.errors.contains("--app-name has no effect"))
  }

  /// A picture compared under another icon is drawn again, though no document changed.
  @Test func verdictsAreOfTheirIcon() throws {
    func check(_ record: String) throws -> Int32 {
      try program.run([
        "check", "w.json", "--family", "small", "--scene", "gallery", "--scale", "1", "--app-icon",
        "icon.png", "--record", record,
      ]).code
    }
    _ = try check("missing")
    _ = try program.run(["accept"])
    for _ in 0..<2 { #expect(try check("never") == 0) }
    let pixmap = Pixmap(
      width: 64, height: 64, pixels: Array(repeating: 0xFF00_FF00, count: 64 * 64))
    try Data(try encodePNGReference(pixmap, scale: 1)).write(
      to: program.folder.appendingPathComponent("icon.png"))
    #expect(try check("never") == 1)
  }
}
