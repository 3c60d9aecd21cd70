import Foundation
import Testing

/// With `--json` an error is one line of JSON on standard error, of the program and of bundles.
@Suite struct ErrorReportTests {
  private func program() throws -> Program {
    let program = try Program()
    try program.write("hello.json", Program.document())
    try program.write(
      "wrong.json", "{\n \"vitrine\": 1, \"kind\": \"W\", \"body\": {\"VStak\": []}\n}")
    return program
  }

  /// The object of the last line.
  private func error(_ run: Program.Outcome) throws -> [String: Any] {
    let line = try #require(run.errors.split(separator: "\n").last, "\(run)")
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try #require(object?["error"] as? [String: Any], "\(run)")
  }

  @Test(arguments: [
    ("rendr hello.json", "usage", "render"), ("render hello.json --famly all", "usage", "--family"),
    ("render hello.json --device 13", "usage", "iphone-13"),
    ("render hello.json --device se", "usage", "iphone-se-3"),
    ("render hello.json --scheme drak", "usage", "dark"),
    ("render helo.json", "bad-input", "hello.json"), ("render wrong.json", "bad-input", "VStack"),
    ("inspect wrong.json", "bad-input", "VStack"), ("lint wrong.json", "bad-input", "VStack"),
    ("check hello.json --compare exat", "usage", "exact"),
    ("diff hello.json hello.json", "bad-input", nil),
    ("devices --os 8", "usage", nil), ("symbols clowd.sun", "mismatch", "cloud.sun"),
    ("accept --only-similr", "usage", "--only-similar"),
    ("render hello.json --scale 9", "usage", nil),
    ("render hello.json --max-steps 1", "bad-input", nil),
    ("render hello.json -o hello.json/out", "not-written", nil),
    ("help rendr", "usage", "render"), ("help exit-code", "usage", "exit-codes"),
    ("--versio", "usage", "--version"), ("--quiet render hello.json", "usage", nil),
  ])
  func everyVerbTellsErrorsAsJSON(line: String, code: String, nearest: String?) throws {
    let program = try program()
    let arguments = line.split(separator: " ").map(String.init)
    let plain = try program.run(arguments)
    let run = try program.run(arguments + ["--json"])
    #expect(run.code == plain.code && run.code > 0)
    let error = try error(run)
    #expect(error["code"] as? String == code)
    #expect(error["nearest"] as? String == nearest, "\(error)")
    let message = try #require(error["message"] as? String)
    #expect(!message.isEmpty && !message.hasPrefix("error: "))
    // The same sentence as on a terminal.
    let first = try #require(message.split(separator: "\n").first)
    #expect(plain.errors.contains(first), "\(plain)")
  }

  @Test func placesAreMembers() throws {
    let error = try error(try program().run(["render", "wrong.json", "--json"]))
    #expect(error["file"] as? String == "wrong.json")
    #expect(error["line"] as? Int == 2 && error["column"] as? Int == 38, "\(error)")
  }

  /// What goes on beside results is told the same way.
  @Test func picturesThatAreGivenUpAreObjects() throws {
    let program = try program()
    let run = try program.run([
      "render", "hello.json", "wrong.json", "--keep-going", "--max-pixels", "1000", "--json",
      "--quiet", "-o", "out",
    ])
    #expect(run.code == 3)
    let codes = try run.errors.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (object?["error"] as? [String: Any])?["code"] as? String
    }
    #expect(codes == ["bad-input", "over-budget", "over-budget", "bad-input"])
    let last = try error(run)["message"] as? String
    #expect(last == "1 of 2 documents and 2 of 2 pictures were not drawn")
  }

  #if os(Linux)
    @Test func bundlesTellErrorsTheSameWay() throws {
      let program = try program()
      let bundle = "'\(try Program.bundle())'"
      for (flags, nearest) in [("--famly all", "--family"), ("--device 13", "iphone-13")] {
        let run = try program.shell("\(bundle) \(flags) --json")
        let error = try error(run)
        #expect(run.code == 2 && error["code"] as? String == "usage")
        #expect(error["nearest"] as? String == nearest)
      }
      #expect(
        try program.shell("\(bundle) --version").output == program.run(["--version"]).output)
    }
  #endif

  @Test func topicsAndVersionsAreAnswers() throws {
    let program = try program()
    let codes = try program.run(["help", "exit-codes"])
    #expect(codes.code == 0)
    for code in ["0 ", "1 ", "2 ", "3 ", "70 "] {
      #expect(codes.lines.contains { $0.hasPrefix(code) }, "\(codes)")
    }
    let formats = try program.run(["help", "formats"])
    #expect(formats.code == 0 && formats.output.contains(#"{"error":{"code":"usage""#))
    #expect(try program.run(["help", "render"]).output.contains("--keep-going"))
    #expect(try program.run(["help"]).output.contains("formats, exit-codes"))
    let version = try program.run(["--version"])
    #expect(version.code == 0)
    for name in ["FreeType", "HarfBuzz", "libpng", "libdeflate"] {
      #expect(version.lines.contains { $0.hasPrefix(name + " ") }, "\(version)")
    }
  }

  /// The example of the page is what is printed.
  @Test func theExampleOfHelpIsReal() throws {
    let run = try program().run(["render", "hello.json", "--device", "13", "--json"])
    #expect(
      try program().run(["help", "formats"]).output.contains(run.errors), "\(run.errors)")
  }
}
