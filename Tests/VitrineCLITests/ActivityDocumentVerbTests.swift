import Foundation
import Testing

/// Live activities as documents at the command line.
@Suite struct ActivityDocumentVerbTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("Flight.yaml", Self.flight)
  }

  private static let flight = """
    vitrine: 1
    kind: Flight
    activity:
      attributes: {flight: KL 1}
      states: [{gate: B4}, {gate: C17, isStale: true}]
      banner: "{flight} at gate {gate}"
      island:
        bottom: "{flight}"
        compactLeading: "{flight}"
        compactTrailing: "{gate}"
        minimal: "{gate}"
        url: "flights://all"
    """

  private func render(_ arguments: String...) throws -> Program.Outcome {
    try program.run(["render", "Flight.yaml", "-o", "out", "--scale", "1"] + arguments)
  }

  @Test func eachStateIsOnePicture() throws {
    let outcome = try render("--surface", "activity,island-compact", "--entry", "timeline")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(
      program.files("out") == [
        "Flight-activity-iphone-15-large-light-0.png",
        "Flight-activity-iphone-15-large-light-1.png",
        "Flight-island-compact-iphone-15-large-light-0.png",
        "Flight-island-compact-iphone-15-large-light-1.png",
      ])
  }

  @Test func allThatADeviceHasIsDrawn() throws {
    #expect(try render("--device", "iphone-16-pro").code == 0)
    #expect(program.files("out").count == 5)
    #expect(try render("--device", "ipad-11", "--scheme", "dark").code == 0)
    #expect(program.files("out").filter { $0.contains("ipad") }.count == 1)
  }

  @Test func screensShowIt() throws {
    #expect(try render("--scene", "lock", "--surface", "activity").code == 0)
    #expect(try render("--scene", "home", "--surface", "island-expanded").code == 0)
    #expect(program.files("out").count == 2)
  }

  @Test func otherVerbsTakeIt() throws {
    let hits = try program.run([
      "inspect", "Flight.yaml", "--stage", "hits", "--surface", "island-minimal",
    ])
    #expect(hits.code == 0 && hits.output.contains("flights://all"), "\(hits)")
    let timeline = try program.run(["inspect", "Flight.yaml", "--stage", "timeline"])
    #expect(
      timeline.code == 2 && timeline.errors.contains("whose states have no dates"), "\(timeline)")
    let check = try program.run(["check", "Flight.yaml", "--goldens", "g", "--surface", "activity"])
    #expect(
      check.code == 1
        && check.output.contains("Flight-activity-iphone-15-large-light.png: missing"),
      "\(check)")
    let lint = try program.run(["lint", "Flight.yaml", "--fast"])
    #expect(lint.code < 2 && !lint.output.contains("w-not-minutely: Entries"), "\(lint)")
  }

  @Test(arguments: [
    (
      ["--family", "systemSmall"],
      "--family is for WidgetKit's widgets; 'Flight' is a live activity"
    ),
    (["--size", "200x100", "--scene", "view"], "--size does not go with a live activity"),
    (["--display-mode", "expanded"], "'Flight' is a live activity"),
    (["--entry", "2"], "there is no entry 2: 'Flight' has entries 0 to 1"),
    (["--surface", "iland-compact"], "did you mean 'island-compact'?"),
    (
      ["--surface", "island-compact", "--device", "iphone-se-3"],
      "iphone-se-3 has no Dynamic Island; it shows activity"
    ),
    (
      ["--with", "Flight.yaml:systemSmall", "--scene", "home"],
      "a live activity has no family systemSmall; it has activity, island-compact"
    ),
    (
      ["--with", "Flight.yaml:island-tiny", "--scene", "home"],
      "unknown family of --with 'island-tiny'"
    ),
    (
      ["--with", "Flight.yaml:island-expanded", "--scene", "home", "--surface", "island-compact"],
      "of two activities, an island shows one as island-attached and one as island-minimal"
    ),
  ])
  func flagsThatDoNotFitAreRefused(_ flags: [String], _ message: String) throws {
    let outcome = try program.run(["render", "Flight.yaml", "-o", "out"] + flags)
    #expect(outcome.code == 2 && outcome.errors.contains(message), "\(outcome)")
    #expect(program.files("out").isEmpty)
  }

  @Test func mistakesEndWithTheirPlace() throws {
    try program.write(
      "Flight.yaml", Self.flight.replacingOccurrences(of: "states:", with: "state:"))
    let outcome = try render()
    #expect(outcome.code == 3, "\(outcome)")
    #expect(
      outcome.errors.contains(
        "Flight.yaml:5:3: $.activity: unknown key 'state'; did you mean 'states'?"), "\(outcome)")
  }

  /// Members of a page say their forms by the keys that they have; a gallery shows none.
  @Test func widgetsScreensRefuseIt() throws {
    try program.write(
      "Screen.yaml",
      "vitrine: 1\nscene: home\npages: [[{file: Flight.yaml, family: systemSmall}]]\n")
    let scene = try program.run(["render", "Screen.yaml", "-o", "out"])
    #expect(
      scene.code == 3
        && scene.errors.contains(
          "$.pages[0][0].family: 'Flight' is a live activity, which has no family; its form is 'surface'"
        ), "\(scene)")
    let gallery = try program.run(["gallery", "Flight.yaml", "-o", "out"])
    #expect(gallery.code == 2, "\(gallery)")
    #expect(gallery.errors.contains("the widget gallery shows no live activities"), "\(gallery)")
  }
}
