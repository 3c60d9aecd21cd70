import Foundation
import Testing

/// Pipes nobody writes into, devices without an end and folders of everything end with a message.
@Suite(.timeLimit(.minutes(60))) struct IrregularInputTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("hello.json", Program.document())
    try program.write("rows.csv", "city\nRome\n")
    for name in [
      "pipe", "pipe.json", "pipe.png", "w/pipe.json", "fonts/pipe.ttf", "pipe.intentdefinition",
      "pipe.csv",
    ] {
      let url = program.folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(unsafe mkfifo(url.path, 0o600) == 0)
    }
    try program.write(
      "image.json", Program.document(body: #"{"Image":"pipe.png"}"#))
    try program.write(
      "font.json",
      Program.document(more: #""fonts":{"Mine":"fonts/pipe.ttf"},"#))
  }

  @Test(arguments: [
    ["render", "pipe.json"], ["inspect", "pipe.json"], ["check", "pipe.json"], ["check", "w"],
    ["render", "/dev/zero"], ["render", "image.json"], ["render", "font.json"],
    ["render", "hello.json", "--with", "pipe.json", "--scene", "stack"],
    ["render", "hello.json", "--scene", "home", "--wallpaper", "pipe.png"],
    ["render", "hello.json", "--scene", "home", "--wallpaper", "/dev/zero"],
    ["diff", "pipe.png", "pipe.png"], ["diff", "/dev/zero", "/dev/zero"],
    ["check", "hello.json", "--costs", "pipe", "--shard", "1/2"],
    ["intents", "pipe.intentdefinition"],
    ["intents", "/dev/zero"],
    ["batch", "hello.json", "--data", "pipe.csv", "-o", "out"],
    ["batch", "hello.json", "--data", "/dev/zero", "-o", "out"],
  ])
  func areRefused(arguments: [String]) throws {
    let outcome = try program.run(arguments + (arguments[0] == "render" ? ["-o", "out"] : []))
    #expect(outcome.code == 3, "\(outcome)")
    #expect(outcome.errors.contains("pipe") || outcome.errors.contains("a device"))
    #expect(program.files("out").isEmpty)
  }

  @Test func recordsThatArePipesAreRefused() throws {
    _ = try program.run(["check", "hello.json"])
    let record = try #require(program.files(".artifacts/records").first)
    let url = program.folder.appendingPathComponent(".artifacts/records/" + record)
    try FileManager.default.removeItem(at: url)
    // Folders list regular files alone; a link to a pipe is left out as well.
    #expect(unsafe mkfifo(url.path, 0o600) == 0)
    let outcome = try program.run(["accept"])
    #expect([0, 1, 3].contains(outcome.code), "\(outcome)")
  }

  /// What a shell's `<(…)` or `<` hands over is read: its writer was asked to write.
  @Test func whatTheShellHandsOverIsRead() throws {
    let run = try program.run([
      "render", "hello.json", "--family", "systemSmall", "-o", "out",
    ])
    let picture = "out/" + (try #require(program.files("out").first))
    #expect(run.code == 0)
    let diff = try program.shell("bash -c 'vitrine diff <(cat \(picture)) \(picture)'")
    #expect(diff.code == 0, "\(diff)")
    #expect(try program.shell("vitrine diff /dev/stdin \(picture) < \(picture)").code == 0)
    #expect(try program.shell("vitrine render /dev/stdin -o two < hello.json").code == 0)
    #expect(try program.shell("cat hello.json | vitrine render /dev/stdin -o three").code == 0)
  }

  @Test(arguments: [["assets", "/proc"], ["check", "/proc"]])
  func foldersOfEverythingAreRefused(arguments: [String]) throws {
    let outcome = try program.run(arguments)
    // A small machine may have fewer entries than the limit.
    #expect(outcome.code == 3 || arguments[0] == "assets" && outcome.code == 0, "\(outcome.code)")
  }
}
