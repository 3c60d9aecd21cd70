import Foundation
import Testing

/// Today documents on the command line.
@Suite struct TodayTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(
      "next.json",
      #"{"vitrine":1,"kind":"Next","today":{"largestDisplayMode":"expanded"},"body":"a"}"#)
    try program.write("small.json", #"{"vitrine":1,"kind":"Small","today":{},"body":"a"}"#)
    try program.write("kit.json", Program.document())
  }

  private func render(_ arguments: String...) throws -> Program.Outcome {
    try program.run(["render"] + arguments + ["-o", "out", "--scale", "1"])
  }

  @Test func picturesAreNamedForSystemAndMode() throws {
    let outcome = try render("next.json", "--display-mode", "all", "--os", "10")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      program.files("out") == [
        "Next-ios10-compact-iphone-6s-large-light.png",
        "Next-ios10-expanded-iphone-6s-large-light.png",
      ])
  }

  @Test func traceFollowsEachPicture() throws {
    let outcome = try render("next.json", "--display-mode", "expanded", "--trace")
    #expect(
      outcome.lines == [
        "out/Next-ios11-expanded-iphone-6s-large-light.png", "Show", "  awakeFromNib",
        "  beginRequest(with:)", "  viewDidLoad",
        "  widgetActiveDisplayModeDidChange(_:withMaximumSize:) compact 359x110",
        "  widgetPerformUpdate(completionHandler:) newData", "  viewWillAppear", "  viewDidAppear",
        "Show More", "  widgetActiveDisplayModeDidChange(_:withMaximumSize:) expanded 359x528",
        "Dismiss", "  viewWillDisappear", "  viewDidDisappear", "  deinit",
      ])
    let json = try render("next.json", "--os", "9", "--trace", "--json")
    #expect(
      json.output.contains(
        #"{"call":"widgetMarginInsets(forProposedMarginInsets:)","detail":"0 48 39 0"}"#),
      "\(json.output)")
    let stage = try program.run(["inspect", "next.json", "--stage", "trace"])
    #expect(stage.lines.first == "Show")
    let listed = try program.run([
      "inspect", "next.json", "--stage", "trace", "--json", "--actions", "show-more,show-less",
    ])
    #expect(listed.output.hasPrefix(#"[{"action":"Show"},{"call":"awakeFromNib"}"#))
    #expect(listed.output.contains(#"{"action":"Show Less"}"#))
  }

  @Test(arguments: [
    (
      ["next.json", "--scene", "quick-actions", "--display-mode", "expanded"],
      "the quick-action list shows a Today widget compact only"
    ),
    (
      ["next.json", "--scene", "today", "--os", "14"],
      "Today widgets are drawn for iOS 9 to 13, not 14"
    ),
    (["next.json", "--display-mode", "all", "--os", "14"], "for iOS 9 to 13, not 14"),
    (["next.json", "--display-mode", "all", "--device", "ipad-9.7"], "on ipad-9.7 under iOS 11"),
    (["next.json", "--display-mode", "all", "--orientation", "landscape"], "in landscape is not"),
    (["next.json", "--device", "all", "--os", "14"], "for iOS 9 to 13, not 14"),
    (
      ["next.json", "--with", "small.json"],
      "a Today widget stands below widgets of WidgetKit: give the document of one of those first, and "
        + "--with next.json"
    ),
    (["next.json", "--first-display", "--os", "10"], "an effect of iOS 9, not of iOS 10"),
    (["next.json", "--mode", "vibrant"], "mode is for the widgets of WidgetKit"),
    (["next.json", "--actions", "show-more", "--display-mode", "all"], "give one"),
    (
      ["next.json", "--actions", "showmore"], "unknown action 'showmore'; did you mean 'show-more'?"
    ),
    (["next.json", "--actions", "show-more,dismiss"], "the actions end with dismiss"),
    (["small.json", "--actions", "show-more"], "offers no expanded display mode"),
    (["next.json", "--scene", "home"], "the scene home does not show Today widgets"),
    (
      ["next.json", "--scene", "search", "--os", "9"],
      "iOS 9 shows Today widgets in Notification Center only"
    ),
    (["next.json", "--os", "9", "--display-mode", "expanded"], "iOS 9 has no display modes"),
    (["next.json", "--device", "ipad-9.7"], "a Today widget on ipad-9.7 under iOS 11"),
    (["next.json", "--device", "iphone-15"], "a Today widget on iphone-15 under iOS 11"),
    (["next.json", "--orientation", "landscape"], "in landscape is not known"),
    (
      ["next.json", "--display-mode", "expnded"],
      "unknown display mode 'expnded'; did you mean 'expanded'?"
    ),
    (["next.json", "--family", "systemSmall"], "--family is for WidgetKit's widgets"),
    (
      ["small.json", "--display-mode", "expanded"],
      "the widget 'Small' offers no expanded display mode"
    ),
    (["kit.json", "--display-mode", "expanded"], "--display-mode is for Today widgets"),
    (["kit.json", "--scene", "search"], "the scene search shows Today widgets"),
  ])
  func impossiblePicturesEndWithTwo(_ arguments: [String], _ message: String) throws {
    let outcome = try program.run(["render"] + arguments + ["-o", "out"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(program.files("out").isEmpty)
  }

  @Test(arguments: ["TodayAgenda.yaml", "TodayTrips.json"])
  func examplesAreDrawnWithoutNotes(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ExampleWidgets").path
    for os in ["9", "10", "11"] {
      let outcome = try render(
        "\(folder)/\(name)", "--os", os, "--device", "all", "--type-size", "1,4,7", "--strict")
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
    #expect(program.files("out").count == 36)
  }
}
