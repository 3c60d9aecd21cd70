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
        "Hello-systemMedium-iphone-15-large-light.png", "Hello-systemSmall-iphone-15-large-light.png",
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
    #expect(Set(times.keys) == ["resolve", "place", "snap", "paint", "rasterize", "encode", "write"])
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
    let entries = #""entries":[{"date":"2007-01-09T09:00","data":{"city":"Oslo"}},{"date":"2007-01-09T12:00","data":{"city":"Rome"}}],"#
    try program.write("entries.json", Program.document(more: entries))
    func text(_ flags: [String]) throws -> String {
      let all = ["inspect", "entries.json", "--family", "small", "--stage", "nodes", "--json"] + flags
      return try program.run(all).output
    }
    #expect(try text([]).contains("Hello Oslo"))
    #expect(try text(["--entry", "1"]).contains("Hello Rome"))
    #expect(try text(["--entry", "timeline"]).contains("Hello Oslo"))
    #expect(try text(["--entry", "timeline", "--at", "2007-01-09T13:00"]).contains("Hello Rome"))
    #expect(try text(["--entry", "placeholder"]).contains("Hello Kyoto"))
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
