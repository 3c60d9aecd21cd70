import Foundation
import Testing
import VitrineGraphics
import VitrineImages

/// Nothing that a document or a flag says is dropped without a word.
@Suite struct DroppedFlagTests {
  private let program: Program

  init() throws { program = try Program() }

  private func picture(_ document: String, _ flags: String...) throws -> Pixmap {
    try program.write("w.json", document)
    let outcome = try program.run(
      ["render", "w.json", "-o", "out", "--scene", "view", "--size", "40x40", "--json"] + flags)
    #expect(outcome.code == 0, "\(outcome)")
    let name = try #require(program.files("out").first)
    return try decodePNG(file: program.folder.appendingPathComponent("out/" + name).path)
  }

  @Test func aBareViewShowsItsBackground() throws {
    for background in [
      #""background":"red","body":{"Spacer":{}}"#,
      #""body":{"Spacer":{},"modifiers":[{"containerBackground":"red"}]}"#,
    ] {
      let picture = try picture(
        #"{"vitrine":1,"kind":"W","families":["systemSmall"],"# + background + "}")
      let corner = picture[0, 0]
      #expect(corner >> 24 == 255)
      #expect(picture.pixels.allSatisfy { $0 == corner })
    }
    let none = try picture(
      #"{"vitrine":1,"kind":"W","families":["systemSmall"],"body":{"Spacer":{}}}"#)
    #expect(none.pixels.allSatisfy { $0 == 0 })
  }

  /// Content stands where it stands without a background.
  @Test func theBackgroundMovesNothing() throws {
    func document(_ more: String) -> String {
      #"{"vitrine":1,"kind":"W","families":["systemSmall"],"# + more
        + #""body":{"Circle":{},"modifiers":[{"fill":"black"},{"frame":{"width":20,"height":10}}]}}"#
    }
    let bare = try picture(document(""))
    let backed = try picture(document(#""background":"white","#))
    #expect(
      zip(bare.pixels, backed.pixels).allSatisfy { bare, backed in
        (bare >> 24 == 255) == (backed == 0xff00_0000)
      })
  }

  @Test func aNameOfAViewByItselfIsTold() throws {
    try program.write("w.json", Program.document(body: #"{"VStack":["Spacer","a"]}"#))
    let flags = ["-o", "out", "--family", "small"]
    let outcome = try program.run(["render", "w.json", "--strict"] + flags)
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains(#"'Spacer' is drawn as a text; the view is written {"Spacer": {}}"#))
    #expect(outcome.errors.contains("$.body.VStack[0]"))
    for meant in [#"{"Spacer":{}}"#, #"{"Text":"Spacer"}"#, #""Text""#, #""Image""#, #""spacer""#] {
      try program.write("w.json", Program.document(body: #"{"VStack":[\#(meant),"a"]}"#))
      let outcome = try program.run(["render", "w.json", "--strict"] + flags)
      #expect(outcome.code == 0, "\(meant): \(outcome)")
    }
  }

  /// A colour or a plate that no picture shows, and what a look decides.
  @Test func looksAndTintsHaveAnEffect() throws {
    try program.write("w.json", Program.document())
    let flags = ["render", "w.json", "-o", "out", "--family", "small"]
    for (more, told) in [
      (["--tint", "#FF9500"], "add --look tinted or --mode accented"),
      (["--look", "clear", "--tint", "#FF9500"], "add --look tinted"),
      (["--tint-plate", "clear"], "add --mode accented"),
      (["--look", "tinted", "--mode", "accented"], "leave out --mode"),
      (["--look", "clear", "--tint-plate", "clear"], "leave out --tint-plate"),
      (["--look", "glass"], "unknown look 'glass'"),
    ] {
      let outcome = try program.run(flags + more)
      #expect(outcome.code == 2 && outcome.errors.contains(told), "\(more): \(outcome)")
    }
    for more in [["--look", "all"], ["--mode", "accented", "--tint", "#FF9500"]] {
      #expect(try program.run(flags + more).code == 0, "\(more)")
    }
  }

  @Test func aWallpaperNeedsAScreen() throws {
    try program.write("w.json", Program.document())
    let flags = ["w.json", "-o", "out", "--wallpaper", "aurora", "--family", "small"]
    for scene in [
      [], ["--scene", "widget"], ["--scene", "view", "--size", "9x9"], ["--scene", "widget,view"],
    ] {
      for verb in [["render"], ["inspect", "--stage", "nodes"], ["check"]] {
        let words = flags.filter { verb[0] == "render" || ($0 != "-o" && $0 != "out") }
        let outcome = try program.run(verb + words + scene)
        #expect(outcome.code == 2, "\(verb) \(scene): \(outcome)")
        #expect(outcome.errors.contains("--wallpaper lies behind a screen"))
        #expect(outcome.errors.contains("home, lock, today"))
      }
    }
    #expect(try program.run(["render"] + flags + ["--scene", "home"]).code == 0)
    #expect(try program.run(["render"] + flags + ["--scene", "widget,home"]).code == 0)
  }
}
