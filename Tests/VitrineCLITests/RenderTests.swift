import Foundation
import Testing
import VitrineImages

@Suite struct RenderTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("hello.json", Program.document())
  }

  private func render(_ arguments: [String]) throws -> Program.Outcome {
    try program.run(["render"] + arguments)
  }

  @Test func aPictureForEachFamily() throws {
    let outcome = try render(["hello.json", "-o", "out"])
    #expect(outcome.code == 0)
    #expect(outcome.errors == "2 images\n")
    #expect(
      program.files("out") == [
        "Hello-systemMedium-iphone-15-large-light.png",
        "Hello-systemSmall-iphone-15-large-light.png",
      ])
    #expect(
      outcome.lines == [
        "out/Hello-systemSmall-iphone-15-large-light.png",
        "out/Hello-systemMedium-iphone-15-large-light.png",
      ])
  }

  @Test func listsMakeProducts() throws {
    let outcome = try render([
      "hello.json", "-o", "out", "--family", "small", "--device", "iphone-15,iphone-se-3",
      "--type-size", "1,4,AX5", "--scheme", "light,dark", "--quiet",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(program.files("out").count == 12)
  }

  @Test func picturesAreTheSameWhateverTheNumberOfThreads() throws {
    let flags = ["hello.json", "--type-size", "all", "--scheme", "all", "--quiet"]
    #expect(try render(flags + ["-o", "one", "--jobs", "1"]).code == 0)
    #expect(try render(flags + ["-o", "eight", "--jobs", "8"]).code == 0)
    #expect(program.files("one").count == 48)
    #expect(program.files("one") == program.files("eight"))
    for name in program.files("one") {
      #expect(try program.bytes("one/\(name)") == program.bytes("eight/\(name)"))
    }
  }

  @Test func stacksTakeSeveralDocuments() throws {
    let flags = ["hello.json", "--scene", "stack", "--family", "small", "--scale", "1", "--quiet"]
    #expect(try render(flags + ["-o", "alone"]).code == 0)
    try program.write("other.json", Program.document())
    #expect(try render(flags + ["-o", "two", "--with", "other.json"]).code == 0)
    let name = try #require(program.files("alone").first)
    #expect(program.files("two") == [name])
    // Two dots instead of the four of a stack that nobody filled.
    #expect(try program.bytes("alone/\(name)") != program.bytes("two/\(name)"))
    #expect(try render(flags + ["-o", "x", "--with", "nowhere.json"]).code == 3)
    try program.write("wrong.json", Program.document(body: #""Hello {town}""#))
    let wrong = try render(flags + ["-o", "x", "--with", "wrong.json"])
    #expect(wrong.code == 3 && wrong.errors.contains("wrong.json"), "\(wrong)")
    let many = (0..<10).flatMap { _ in ["--with", "other.json"] }
    #expect(try render(flags + ["-o", "x"] + many).code == 2)
  }

  @Test func picturesAreTheSameWithEitherKernels() throws {
    #expect(try render(["hello.json", "-o", "a", "--kernels", "reference", "--quiet"]).code == 0)
    #expect(try render(["hello.json", "-o", "b", "--kernels", "simd", "--quiet"]).code == 0)
    for name in program.files("a") {
      #expect(try program.bytes("a/\(name)") == program.bytes("b/\(name)"))
    }
  }

  @Test func jsonHasALineForEachPicture() throws {
    let outcome = try render(["hello.json", "-o", "out", "--family", "systemSmall", "--json"])
    #expect(outcome.code == 0)
    let line = try #require(outcome.lines.first)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["file"] as? String == "out/Hello-systemSmall-iphone-15-large-light.png")
    #expect(object["width"] as? Int == 474)
    #expect(object["height"] as? Int == 474)
    #expect((object["diagnostics"] as? [Any])?.isEmpty == true)
    let times = try #require(object["ms"] as? [String: Double])
    #expect(
      Set(times.keys) == ["resolve", "place", "snap", "paint", "rasterize", "encode", "write"])
  }

  @Test func hitMapsStandBesideTheirPictures() throws {
    let outcome = try render(
      ["hello.json", "-o", "out", "--family", "small", "--hits", "--json"])
    #expect(outcome.code == 0)
    let name = "Hello-systemSmall-iphone-15-large-light"
    #expect(program.files("out") == [name + ".hits.json", name + ".png"])
    #expect(outcome.output.contains(#""hits":"out/\#(name).hits.json""#))
    let text = String(decoding: try program.bytes("out/\(name).hits.json"), as: UTF8.self)
    #expect(text.hasPrefix(#"{"size":[158,158],"targets":[{"id":0,"kind":"app","widget":"Hello","#))
    #expect(text.hasSuffix("}]}\n"))
  }

  @Test func bareViewsTakeASize() throws {
    let outcome = try render([
      "hello.json", "-o", "out", "--scene", "view", "--size", "100x50", "--scale", "2", "--quiet",
    ])
    #expect(outcome.code == 0)
    let name = try #require(program.files("out").first)
    let picture = try decodePNG(file: program.folder.path + "/out/" + name)
    #expect(picture.width == 200 && picture.height == 100)
  }

  @Test func entriesBringTheirOwnData() throws {
    let entries =
      #""entries":[{"date":"2007-01-09T09:00","data":{"city":"Oslo"}},{"date":"2007-01-09T12:00","data":{"city":"Rome"}}],"#
    try program.write("entries.json", Program.document(more: entries))
    func text(_ flags: [String]) throws -> String {
      let all =
        ["inspect", "entries.json", "--family", "small", "--stage", "nodes", "--json"] + flags
      return try program.run(all).output
    }
    #expect(try text([]).contains("Hello Oslo"))
    #expect(try text(["--entry", "1"]).contains("Hello Rome"))
    #expect(try text(["--entry", "timeline"]).contains("Hello Oslo"))
    #expect(try text(["--entry", "timeline", "--at", "2007-01-09T13:00"]).contains("Hello Rome"))
    #expect(try text(["--entry", "placeholder"]).contains("Hello Kyoto"))
    #expect(try text(["--at", "2007-01-09T12:00"]).contains("Hello Rome"))
    #expect(try text(["--at", "2007-01-09T11:59"]).contains("Hello Oslo"))
  }

  @Test func timelinesAreDrawnWhole() throws {
    let entries =
      #""entries":[{"date":"2007-01-09T09:00","data":{"city":"Oslo"}},"#
      + #"{"date":"2007-01-09T12:00","relevance":2,"data":{"city":"Rome"}}],"#
      + #""reload":"never","samples":{"signed-out":{"city":"nobody"}},"#
    try program.write("entries.json", Program.document(more: entries))
    let base = "Hello-systemSmall-iphone-15-large-light"
    let flags = ["entries.json", "--family", "small"]
    let outcome = try render(flags + ["-o", "out", "--entry", "timeline,1", "--json"])
    #expect(outcome.code == 0 && outcome.errors == "3 images\n")
    #expect(program.files("out") == ["0", "1", "filmstrip"].map { "\(base)-\($0).png" })
    let facts = [
      #""entry":{"name":"0","date":"2007-01-09T09:00:00Z","policy":{"kind":"never"}}"#,
      #""entry":{"name":"1","date":"2007-01-09T12:00:00Z","relevance":{"score":2,"duration":0},"#
        + #""policy":{"kind":"never"}}"#,
      #""entry":{"name":"filmstrip","policy":{"kind":"never"}}"#,
    ]
    #expect(outcome.lines.count == 3)
    for (line, fact) in zip(outcome.lines, facts) { #expect(line.contains(fact)) }
    let strip = try decodePNG(file: program.folder.path + "/out/\(base)-filmstrip.png")
    #expect(strip.width == 1152 && strip.height == 933)
    #expect(try render(flags + ["-o", "own", "--entry", "signed-out", "--quiet"]).code == 0)
    #expect(program.files("own") == [base + "-signed-out.png"])
    #expect(try render(flags + ["-o", "now", "--at", "2007-01-09T12:00", "--quiet"]).code == 0)
    #expect(program.files("now") == [base + "-current.png"])
    #expect(
      try program.bytes("now/\(base)-current.png") == program.bytes("out/\(base)-1.png"))
    let wrong = try render(flags + ["--entry", "signed-ou"])
    #expect(wrong.code == 2 && wrong.errors.contains("did you mean 'signed-out'?"))
  }

  @Test func yamlDrawsTheSamePicture() throws {
    let yaml = """
      vitrine: 1
      kind: Hello
      families: [systemSmall, systemMedium]
      background: blue
      data: {city: Kyoto}
      body: "Hello {city}"
      """
    try program.write("hello.yaml", yaml)
    #expect(try render(["hello.json", "-o", "a", "--quiet"]).code == 0)
    #expect(try render(["hello.yaml", "-o", "b", "--quiet"]).code == 0)
    for name in program.files("a") {
      #expect(try program.bytes("a/\(name)") == program.bytes("b/\(name)"))
    }
  }
}
