import Foundation
import Testing

/// Whatever is wrong ends with a message, the right code, and no file.
@Suite struct BadInputTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("hello.json", Program.document())
  }

  private func render(_ arguments: [String]) throws -> Program.Outcome {
    try program.run(["render"] + arguments + ["-o", "out"])
  }

  @Test(arguments: [
    (
      ["hello.json", "--device", "iphone-51"],
      "unknown device 'iphone-51'; did you mean 'iphone-15'?"
    ),
    (["hello.json", "--family", "systemHuge"], "unknown family 'systemHuge'"),
    (["hello.json", "--family", "systemLarge"], "the widget does not support systemLarge"),
    (["hello.json", "--type-size", "13"], "unknown type size '13'"),
    (["hello.json", "--scheme", "drak"], "unknown scheme 'drak'; did you mean 'dark'?"),
    (["hello.json", "--mode", "tinted"], "unknown mode 'tinted'"),
    (["hello.json", "--entry", "snapshto"], "unknown entry 'snapshto'; did you mean 'snapshot'?"),
    (["hello.json", "--scene", "moon"], "unknown scene 'moon'"),
    (["hello.json", "--locale", "deutsch"], "unknown locale 'deutsch'; did you mean 'de'?"),
    (
      ["hello.json", "--locale", "en_US,xx_YY"],
      "unknown locale 'xx_YY': 'xx' is no language; did you mean 'xh'?"
    ),
    (["hello.json", "--scene", "view", "--size", "0x0"], "--size 0x0 must be between 1 and 4096"),
    (
      ["hello.json", "--scene", "view", "--size", "1000000x1000000"],
      "--size 1000000x1000000 must be between 1 and 4096 points"
    ),
    (["hello.json", "--scene", "view", "--size", "big"], "--size is written as WxH"),
    (["hello.json", "--size", "10x10"], "--size needs --scene view"),
    (["hello.json", "--device", "0x0"], "screen '0x0' must be between 100 and 4096 points"),
    (["hello.json", "--device", "1000000x1000000"], "screen '1000000x1000000' must be between"),
    (["hello.json", "--scale", "9"], "--scale is 1, 2 or 3, not 9"),
    (["hello.json", "--jobs", "0"], "--jobs is at least 1, not 0"),
    (["hello.json", "--at", "teatime"], "--at is a date like 2007-01-09T09:41, not 'teatime'"),
    (["hello.json", "--time-zone", "Mars/Base"], "unknown time zone 'Mars/Base'"),
    (["hello.json", "--os", "8"], "system version '8' must be a number from 9 to 27"),
    (["hello.json", "--locale", "../x"], "unknown locale '../x'"),
    (["hello.json", "--kernels", "fast"], "unknown kernels 'fast'"),
    (["hello.json", "--fonts", "none"], "--fonts 'none' is not a folder"),
    (
      ["hello.json", "--scene", "home", "--mode", "vibrant"],
      "the scene home has no mode vibrant; it has fullColor, accented"
    ),
    (
      ["hello.json", "--scene", "home", "--orientation", "landscape"],
      "the scene home of an iPhone is upright: --orientation portrait"
    ),
    (
      ["hello.json", "--scene", "lock"],
      "the widget has no family that the scene lock of iphone-15 shows: accessoryCircular"
    ),
    (
      ["hello.json", "--scene", "lock", "--family", "systemSmall"],
      "the scene lock does not show systemSmall; it shows accessoryCircular"
    ),
    (["hello.json", "--orientation", "sideways"], "unknown orientation 'sideways'"),
    (["hello.json", "--status-time", "123456789"], "--status-time has at most 8 characters"),
    (["hello.json", "--colour"], "Unknown option '--colour'"),
    ([], "Missing expected argument"),
  ])
  func badFlagsEndWithTwo(arguments: [String], message: String) throws {
    let outcome = try render(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(program.files("out").isEmpty)
  }

  @Test(arguments: [
    (#"{"vitrine":1"#, "w.json:1:13: $: expected ',' or '}', found the end of the document"),
    ("", "w.json:1:1: $: expected a value, found the end of the document"),
    (Program.document(body: #"{"VStak":[]}"#), "unknown view 'VStak'; did you mean 'VStack'?"),
    (Program.document(body: #"{"VStack":{"spacng":1}}"#), "unknown argument 'spacng' of 'VStack'"),
    (
      Program.document(body: #"{"Text":"a","modifiers":[{"font":"tilte"}]}"#),
      "unknown font 'tilte'"
    ),
    (
      Program.document(body: #"{"Image":"none.png"}"#),
      "$.body.Image: the image 'none.png' is not in the document's folder"
    ),
    (Program.document(body: #"{"Image":"/etc/hosts"}"#), "is an absolute path"),
    (Program.document(body: #"{"Image":"../a.png"}"#), "leads out of the document's folder"),
    (Program.document(body: #"{"Image":"broken.png"}"#), "the image 'broken.png' cannot be shown"),
    (Program.document(body: #""{city.name}""#), "'.name' asks for a member of \"Kyoto\""),
    (
      Program.document(body: #"{"Text":"a","modifiers":[{"opacity":"$city"}]}"#),
      "$.body.modifiers[0].opacity: expected a number, found \"Kyoto\""
    ),
    (
      Program.document(body: #"{"ForEach":{"data":"$city","content":"a"}}"#),
      "$.body.ForEach.data: expected a list or a count, found \"Kyoto\""
    ),
    (
      Program.document(
        body: #"{"ForEach":{"data":200000,"content":{"ForEach":{"data":200000,"content":"a"}}}}"#),
      "the document makes more than 200000 views"
    ),
    (Program.document(more: #""fonts":{"F":"broken.ttf"},"#), "the font cannot be used"),
  ])
  func badDocumentsEndWithThree(text: String, message: String) throws {
    try program.write("w.json", text)
    try program.write("broken.png", "not a picture")
    try program.write("broken.ttf", "not a font")
    let outcome = try render(["w.json"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(program.files("out").isEmpty)
  }

  @Test func oneBadDocumentStopsAll() throws {
    try program.write("w.json", "{")
    #expect(try render(["hello.json", "w.json"]).code == 3)
    #expect(program.files("out").isEmpty)
  }

  @Test func aHugeDocumentIsRefused() throws {
    try program.write("w.json", "{")
    let path = program.folder.appendingPathComponent("w.json")
    let handle = try FileHandle(forWritingTo: path)
    try handle.truncate(atOffset: 200 << 20)
    try handle.close()
    let outcome = try render(["w.json"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("w.json: has 209715200 bytes, more than the limit of 16777216"))
  }

  @Test func cyclicAndMultiplyingAliasesAreRefused() throws {
    try program.write("w.yaml", "vitrine: 1\nkind: W\nbody: &b\n  VStack: [*b]\n")
    let cyclic = try render(["w.yaml"])
    #expect(cyclic.code == 3)
    #expect(cyclic.errors.contains("w.yaml:4:12"))
    #expect(cyclic.errors.contains("the alias '*b' has no anchor before it, or stands inside it"))
  }

  @Test func aThousandDeepDocumentIsRefused() throws {
    let deep =
      String(repeating: #"{"VStack":["#, count: 1000) + #""a""#
      + String(repeating: "]}", count: 1000)
    try program.write("w.json", Program.document(body: deep))
    let outcome = try render(["w.json"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("nested more than 512 deep"))
  }

  /// As deep as is allowed: layout calls itself for each level.
  @Test func theDeepestDocumentIsDrawn() throws {
    let deep =
      String(repeating: #"{"VStack":["#, count: 250) + #""a""# + String(repeating: "]}", count: 250)
    try program.write("w.json", Program.document(body: deep))
    #expect(try render(["w.json", "--family", "small"]).code == 0)
    let modifiers = (0..<1000).map { _ in #"{"padding":0}"# }.joined(separator: ",")
    let body = #"{"Text":"a","modifiers":[\#(modifiers)]}"#
    try program.write("m.json", Program.document(body: body))
    #expect(try render(["m.json", "--family", "small"]).code == 0)
  }

  /// Numbers that are none, or that no picture can hold, are drawn as something.
  @Test(arguments: ["$0/0", "$1/0", "$-1/0", "1e308", "-1e308", "0"])
  func extremeNumbersAreDrawn(number: String) throws {
    let value = number.hasPrefix("$") ? "\"\(number)\"" : number
    let gauge =
      #"{"Gauge":{"value":\#(value),"minimum":\#(value),"maximum":\#(value),"minimumValueLabel":"a"}}"#
    let text =
      #"{"Text":"a","modifiers":[{"font":{"size":\#(value)}},{"padding":\#(value)},{"offset":{"x":\#(value)}}]}"#
    let shape =
      #"{"Circle":{},"modifiers":[{"trim":{"to":\#(value)}},{"stroke":{"style":"red","lineWidth":\#(value)}},{"frame":{"width":\#(value)}},{"shadow":\#(value)},{"blur":\#(value)},{"rotationEffect":\#(value)},{"scaleEffect":\#(value)}]}"#
    try program.write("w.json", Program.document(body: "[\(gauge),\(text),\(shape)]"))
    let outcome = try render(["w.json", "--family", "small"])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func anEmptyWidgetIsDrawn() throws {
    try program.write("w.json", Program.document(body: #"{"EmptyView":{}}"#))
    #expect(try render(["w.json", "--family", "small"]).code == 0)
    #expect(program.files("out").count == 1)
  }

  @Test func swiftSourcesAreRefusedWhereDocumentsAreMeant() throws {
    try program.write("W.swift", "")
    try program.write("Extension/Views/V.swift", "")
    for (verb, input) in [("inspect", "W.swift"), ("check", "W.swift"), ("check", "Extension")] {
      let outcome = try program.run([verb, input])
      #expect(outcome.code == 3, "\(verb)")
      #expect(
        outcome.errors.contains(
          "\(input): Swift sources are for render, gallery, batch and preview"),
        "\(outcome)")
    }
  }

  /// Where one document is expected, a folder's are named; the linter takes them all.
  @Test func foldersAreSaidToBeFolders() throws {
    for name in ["a.json", "b.yaml", "c.json", "d.json"] {
      try program.write("w/\(name)", Program.document())
    }
    let inspected = try program.run(["inspect", "w"])
    #expect(inspected.code == 3)
    #expect(
      inspected.errors.contains(
        "w: is a folder; expected one document, such as w/a.json, w/b.yaml, w/c.json, …"))
    try program.write("l/a.json", Program.document())
    try program.write("l/b.json", Program.document())
    // Screens and the linter's own settings are left out.
    try program.write("l/vitrine-lint.yaml", "rules: {w-margin-16: off}\n")
    try program.write(
      "l/s.json",
      #"{"vitrine":1,"name":"S","scene":"home","pages":[[{"file":"a.json","family":"systemSmall"}]]}"#
    )
    let linted = try program.run(["lint", "l", "--fast"])
    #expect(linted.code <= 1, "\(linted)")
    #expect(linted.output.contains("l/a.json: ") && linted.output.contains("l/b.json: "))
    #expect(linted.errors.contains("l/s.json: a scene document is not judged"), "\(linted)")
  }

  @Test func namesOfOtherFilesAreRefused() throws {
    for name in ["w.txt", "w.json.bak", "Widget.swiftinterface"] {
      try program.write(name, Program.document())
      let outcome = try render([name])
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("\(name): expected a document, whose name ends in .json"))
    }
    try program.write("widget", Program.document())
    #expect(try render(["widget"]).code == 0)
  }

  @Test func missingFilesAreNamed() throws {
    let outcome = try render(["none.json"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("none.json: cannot be opened: No such file or directory"))
  }

  @Test func anUnwritableFolderIsNamed() throws {
    try program.write("file", "")
    let outcome = try program.run(["render", "hello.json", "-o", "file/out"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("file/out: the folder for pictures cannot be made"))
  }
}
