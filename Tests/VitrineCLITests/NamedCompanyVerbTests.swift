import Foundation
import Testing

/// Controls, live activities and widgets on one screen, by `--with` and by scene documents.
@Suite struct NamedCompanyVerbTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(
      "Lamp.yaml",
      """
      vitrine: 1
      kind: Lamp
      control:
        toggle:
          title: Lamp
          systemImage: {on: lightbulb.fill, off: lightbulb}
          controlWidgetActionHint: {on: Switch on, off: Switch off}
          intent: SetLamp
      """)
    try program.write(
      "Trip.yaml",
      """
      vitrine: 1
      kind: Trip
      activity:
        states: [{gate: B4}]
        banner: "Gate {gate}"
        island: {bottom: "{gate}", compactLeading: a, compactTrailing: b, minimal: "{gate}"}
      """)
    try program.write(
      "Card.yaml",
      "vitrine: 1\nkind: Card\nfamilies: [systemSmall, accessoryCircular]\nbackground: teal\nbody: Card\n"
    )
  }

  private func run(_ words: String...) throws -> Program.Outcome {
    try program.run(words + ["-o", "out", "--scale", "1"])
  }

  /// Returns the frames of what a screen hosts.
  private func hosted(_ words: [String]) throws -> [String] {
    let outcome = try program.run(["inspect"] + words + ["--stage", "placed"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.lines.filter { $0.contains("HostedWidget") }
  }

  @Test func aControlIsDrawnOffAndOn() throws {
    let outcome = try run(
      "render", "Lamp.yaml", "--entry", "timeline", "--surface", "control-small")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(
      program.files("out").filter { !$0.contains("filmstrip") } == [
        "Lamp-control-small-iphone-15-large-light-0.png",
        "Lamp-control-small-iphone-15-large-light-1.png",
      ])
    let off = try program.bytes("out/Lamp-control-small-iphone-15-large-light-0.png")
    #expect(off != (try program.bytes("out/Lamp-control-small-iphone-15-large-light-1.png")))
    let lint = try program.run(["lint", "Lamp.yaml", "--json"])
    #expect(lint.code == 0 && lint.output.contains("control-no-hint"), "\(lint)")
  }

  @Test func controlsShareTheControlCenter() throws {
    let words = [
      "Lamp.yaml", "--surface", "control-medium", "--scene", "control-center", "--with",
      "Lamp.yaml", "--with", "Lamp.yaml:control-large",
    ]
    #expect(try hosted(words).count == 3)
    try program.write(
      "Center.yaml",
      """
      vitrine: 1
      scene: control-center
      pages:
        - [{file: Lamp.yaml, surface: control-medium, entry: 1}, {file: Lamp.yaml}, {file: Lamp.yaml, surface: control-large}]
      """)
    #expect(try hosted(["Center.yaml"]).count == 3)
    #expect(try run("render", "Center.yaml").code == 0)
    #expect(program.files("out") == ["Center-control-center-iphone-15-large-light.png"])
  }

  @Test func lockScreensHoldAllForms() throws {
    let words = [
      "Card.yaml", "--family", "accessoryCircular", "--scene", "lock", "--with", "Lamp.yaml",
      "--with", "Trip.yaml",
    ]
    #expect(try hosted(words).count == 3)
    try program.write(
      "Lock.yaml",
      """
      vitrine: 1
      scene: lock
      pages:
        - [{file: Trip.yaml}, {file: Lamp.yaml}, {file: Card.yaml, family: accessoryCircular}]
      """)
    #expect(try hosted(["Lock.yaml"]).count == 3)
  }

  @Test(arguments: [
    (
      "{file: Lamp.yaml, surface: island-compact}",
      "[0][1].surface: 'Lamp' is a control, which has no surface"
    ),
    (
      "{file: Lamp.yaml, family: systemSmall}",
      "[0][1].family: 'Lamp' is a control, which has no family"
    ),
    ("{file: Lamp.yaml, surface: control-smal}", "did you mean 'control-small'?"),
    (
      "{file: Lamp.yaml, surface: control-large}",
      "[0][1]: Lamp: a Lock Screen shows control-small alone"
    ),
    (
      "{file: Card.yaml, surface: activity, family: accessoryCircular}",
      "'Card' is a widget of WidgetKit, which has no surface"
    ),
    (
      "{file: Trip.yaml, displayMode: compact}",
      "'Trip' is a live activity, which has a surface and no display mode"
    ),
    (
      "{file: Trip.yaml, surface: island-minimal}",
      "[0][1]: Trip: island-minimal is drawn alone or on the scenes home"
    ),
  ])
  func mistakesInScenesAreLocated(_ member: String, _ message: String) throws {
    try program.write(
      "Lock.yaml",
      "vitrine: 1\nscene: lock\npages:\n  - [{file: Lamp.yaml}, \(member)]\n")
    let outcome = try run("render", "Lock.yaml")
    #expect(outcome.code == 3 && outcome.errors.contains(message), "\(outcome)")
    #expect(program.files("out").isEmpty)
  }

  @Test(arguments: [
    (
      ["--with", "Lamp.yaml:systemSmall"],
      "a control has no family systemSmall; it has control-small"
    ),
    (
      ["--with", "Card.yaml:control-small"],
      "Card is a widget of WidgetKit, which has families and no surface"
    ),
    (["--with", "Card.yaml"], "Card has no family that the scene control-center"),
    (["--with", "Trip.yaml"], "Trip has no surface that the scene control-center"),
    (["--with", "Lamp.yaml:control-smal"], "did you mean 'control-small'?"),
  ])
  func companionsThatDoNotFitAreRefused(_ flags: [String], _ message: String) throws {
    let outcome = try program.run(
      [
        "render", "Lamp.yaml", "-o", "out", "--scene", "control-center", "--surface",
        "control-small",
      ] + flags)
    #expect(outcome.code == 2 && outcome.errors.contains(message), "\(outcome)")
    #expect(program.files("out").isEmpty)
  }

  @Test func otherVerbsSayWhatAControlLacks() throws {
    let gallery = try run("gallery", "Lamp.yaml")
    #expect(gallery.code == 2 && gallery.errors.contains("shows no controls"), "\(gallery)")
    let timeline = try program.run(["inspect", "Lamp.yaml", "--stage", "timeline"])
    #expect(
      timeline.code == 2 && timeline.errors.contains("'Lamp' is a control"), "\(timeline)")
  }

  #if os(Linux)
    // MARK: Bundles

    private func bundle(_ flags: String) throws -> Program.Outcome {
      try program.shell(
        "'\(try Program.bundle())' --kind FocusTimer --scene control-center --surface control-medium -o out "
          + "--scale 1 " + flags)
    }

    /// The other control is where a module of the system's is without it.
    @Test func controlsOfABundleShareAScreen() throws {
      let file = "FocusTimer-control-medium-iphone-15-large-light-control-center.png"
      #expect(try bundle("").code == 0)
      let alone = try program.bytes("out/" + file)
      let both = try bundle("--with MoreTime --with MoreTime:control-large --json --hits")
      #expect(both.code == 0, "\(both)")
      let hits = String(
        decoding: try program.bytes("out/" + file.replacing(".png", with: ".hits.json")),
        as: UTF8.self)
      #expect(hits.contains("AddMinutes") && hits.contains("SetTimer"), "\(hits)")
      #expect(program.files("out").filter { $0.hasSuffix(".png") } == [file])
      #expect(try program.bytes("out/" + file) != alone)
    }

    @Test(arguments: [
      ("--with MoreTme", "did you mean 'MoreTime'?"),
      ("--with MoreTime:control-lage", "did you mean 'control-large'?"),
      ("--with MoreTime:systemSmall", "unknown form of MoreTime in --with 'systemSmall'"),
      ("--with MoreTime --scene widget", "--with adds widgets to a screen, and --scene widget"),
    ])
    func othersOfABundleAreChecked(_ flags: String, _ message: String) throws {
      let outcome = try program.shell(
        "'\(try Program.bundle())' --kind FocusTimer --surface control-medium -o out "
          + (flags.contains("--scene") ? "" : "--scene control-center ") + flags)
      #expect(outcome.code == 2 && outcome.errors.contains(message), "\(outcome)")
      #expect(program.files("out").isEmpty)
    }
  #endif
}
