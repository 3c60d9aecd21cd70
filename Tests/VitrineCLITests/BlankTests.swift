import Foundation
import Testing

/// What counts as a blank widget: its container shows nothing but the background, whatever that is.
@Suite struct BlankTests {
  private static let white = #"{"containerBackground": "white"}"#
  private static let sky =
    #"{"containerBackground": {"LinearGradient": {"colors": ["blue", "white"], "startPoint": "top", "endPoint": "bottom"}}}"#

  private static func document(
    _ kind: String, _ body: String, _ background: String, family: String = "systemSmall"
  ) -> String {
    """
    {"vitrine": 1, "kind": "\(kind)", "families": ["\(family)"], "body":
     {"VStack": [\(body)], "modifiers": [\(background)]}}
    """
  }

  private static let blank = [
    ("Empty", #"{"EmptyView": {}}"#, white), ("Gradient", #"{"EmptyView": {}}"#, sky),
    ("Hidden", #"{"Text": "Fine", "modifiers": ["hidden"]}"#, sky),
    ("Clear", #"{"Text": "Fine", "modifiers": [{"opacity": 0}]}"#, sky),
    ("White", #"{"Text": "Fine", "modifiers": [{"foregroundStyle": "white"}]}"#, white),
    ("Outside", #"{"Text": "Fine", "modifiers": [{"offset": {"x": 900}}]}"#, white),
  ]

  private static let shown = [
    ("Word", #"{"Text": "Fine"}"#, sky), ("Dot", #"{"Text": "."}"#, white),
    (
      "Faint", #"{"Color": "white", "modifiers": [{"frame": {"width": 1, "height": 1}}]}"#, sky
    ), ("Field", #"{"Color": "red"}"#, white),
  ]

  @Test(arguments: ["widget", "home", "gallery", "today"])
  func onlyContentCounts(scene: String) throws {
    let program = try Program()
    for (kind, body, background) in Self.blank + Self.shown {
      try program.write("w/\(kind).json", Self.document(kind, body, background))
    }
    let check = ["check", "w", "--scene", scene, "--scale", "1"]
    let run = try program.run(check)
    for (kind, _, _) in Self.blank {
      #expect(
        run.lines.contains {
          $0.hasPrefix(kind + "-")
            && $0.contains(
              ": refused: the picture is blank: the container shows nothing but its background")
        }, "\(kind) in \(run.output)")
    }
    for (kind, _, _) in Self.shown {
      #expect(
        !run.lines.contains { $0.hasPrefix(kind + "-") && $0.contains(": refused") }, "\(kind)")
    }
    #expect(run.output.contains("4 missing, 6 refused"), "\(run.errors)")
    #expect(try program.run(check + ["--allow-blank"]).output.contains("10 missing"))
  }

  /// Where the background is blurred a part of it is not drawn as in the whole picture.
  @Test func blurredBackgrounds() throws {
    let program = try Program()
    for (kind, text) in [("Shown", #""Fine""#), ("Blank", #""Fine", "modifiers": ["hidden"]"#)] {
      try program.write(
        "w/\(kind).json",
        """
        {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall"], "background": {"ZStack":
         [{"Color": "white"}, {"Circle": {}, "modifiers": [{"fill": "red"}, {"blur": 12}]}]},
         "body": {"Text": \(text)}}
        """)
    }
    let run = try program.run(["check", "w"])
    #expect(run.output.contains("1 missing, 1 refused"), "\(run.output)\(run.errors)")
    #expect(run.lines.contains { $0.hasPrefix("Blank-") && $0.contains(": refused") })
  }

  /// A card of a stack that another covers shows nothing and is not blank for that; an accessory without a
  /// background is.
  @Test func hiddenCardsAndAccessories() throws {
    let program = try Program()
    try program.write("one.json", Self.document("One", #"{"Text": "Fine"}"#, Self.white))
    try program.write("two.json", Self.document("Two", #"{"Text": "Good"}"#, Self.sky))
    let stack = try program.run([
      "check", "one.json", "--scene", "stack", "--with", "two.json", "--scale", "1",
    ])
    #expect(stack.output.contains("1 missing"), "\(stack.output)\(stack.errors)")
    try program.write(
      "ring.json",
      Self.document("Ring", #"{"EmptyView": {}}"#, Self.white, family: "accessoryCircular"))
    for scene in ["widget", "lock"] {
      let run = try program.run(["check", "ring.json", "--scene", scene, "--scale", "1"])
      #expect(run.output.contains("1 refused"), "\(scene): \(run.output)\(run.errors)")
    }
  }
}
