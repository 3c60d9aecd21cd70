import Foundation
import Testing

/// Without standard output or error nothing that is said enters a picture.
@Suite struct ClosedStreamTests {
  private static let matrix = "--device all --type-size all --jobs"

  /// Each picture comes with a message.
  private static let body = #"{"VStack":[{"Image":{"systemName":"no.such.symbol"}},"Hello"]}"#

  @Test func messagesNeverEnterPictures() throws {
    let program = try Program()
    try program.write("w.json", Program.document(body: Self.body))
    let whole = try program.shell("vitrine render w.json -o whole \(Self.matrix) 2")
    let names = program.files("whole")
    #expect(whole.code == 0 && names.count > 500)
    #expect(whole.errors.contains("no.such.symbol"))
    for closed in ["2>&-", ">&-", ">&- 2>&-", "<&- >&- 2>&-"] {
      let run = try program.shell("vitrine render w.json -o part \(Self.matrix) 8 \(closed)")
      #expect(run.code == 0, "\(closed)")
      #expect(program.files("part") == names, "\(closed)")
      let damaged = try names.filter {
        try program.bytes("whole/" + $0) != program.bytes("part/" + $0)
      }
      #expect(damaged.isEmpty, "\(closed)")
      try FileManager.default.removeItem(at: program.folder.appendingPathComponent("part"))
    }
  }

  @Test(arguments: ["--help", "--version", "render", "no-such-verb"])
  func whatIsPrintedFirstHasSomewhereToGo(arguments: String) throws {
    let program = try Program()
    let open = try program.shell("vitrine \(arguments)")
    let closed = try program.shell("vitrine \(arguments) >&- 2>&-")
    #expect(closed.code == open.code && closed.output.isEmpty && closed.errors.isEmpty)
  }

  #if os(Linux)
    /// A bundle's own executable starts before its asynchronous `main()` does.
    @Test(arguments: ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    func bundlesHaveTheSameStreams(closed: String) throws {
      let program = try Program()
      let draw = "'\(try Program.bundle())' --family systemSmall --type-size all -o"
      #expect(try program.shell("\(draw) whole").code == 0)
      let run = try program.shell("\(draw) part \(closed)")
      #expect(run.code == 0)
      let names = program.files("whole")
      #expect(!names.isEmpty && program.files("part") == names)
      for name in names {
        #expect(try program.bytes("whole/" + name) == program.bytes("part/" + name), "\(name)")
      }
    }
  #endif
}
