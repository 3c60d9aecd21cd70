import Foundation
import Testing

#if os(Linux)
  /// The moment that pictures of a repository's sources show where nobody names one.
  @Suite struct ExtensionDateTests {
    private let program: Program

    init() throws { program = try Program() }

    private func picture(_ flags: [String]) throws -> (outcome: Program.Outcome, picture: Data) {
      let outcome = try program.run(["render", "app/Steps.swift", "-o", "out"] + flags)
      let name = try #require(program.files("out").first, "\(outcome)")
      let picture = try program.bytes("out/" + name)
      try FileManager.default.removeItem(at: program.folder.appendingPathComponent("out"))
      return (outcome, picture)
    }

    /// Returns the picture in a gallery.
    private func preview(_ flags: [String]) throws -> (outcome: Program.Outcome, picture: Data) {
      let outcome = try program.run(
        ["gallery", "app/Steps.swift", "-o", "sheet", "--parts", "previews"] + flags)
      let name = try #require(program.files("sheet/previews").first, "\(outcome)")
      return (outcome, try program.bytes("sheet/previews/" + name))
    }

    @Test func theDayIsThatOfTheLastCommit() throws {
      try program.write(
        "app/Steps.swift",
        ExtensionSample.widget(text: ".currentDate, format: .dateTime.year().month().day()"))
      // Outside of a repository there is none.
      let usual = try picture([])
      #expect(usual.outcome.code == 0 && !usual.outcome.errors.contains("last commit"))

      let git = "git -c user.name=t -c user.email=t@example.com -c commit.gpgsign=false"
      for words in [
        "\(git) init -q -b main", "\(git) add app",
        "GIT_COMMITTER_DATE=2024-05-06T23:59:00+09:00 \(git) commit -q -m one",
      ] {
        let outcome = try program.shell(words)
        try #require(outcome.code == 0, "\(outcome)")
      }
      let day = "at 2024-05-06T09:41, the day of the last commit; --at names another"
      let dated = try picture([])
      #expect(dated.outcome.errors.contains(day), "\(dated.outcome)")
      #expect(!dated.outcome.errors.contains("compiling"), "\(dated.outcome)")
      #expect(try picture(["--at", "2024-05-06T09:41", "--quiet"]).picture == dated.picture)
      // Who names a moment is told nothing.
      let own = try picture(["--at=2007-01-09T09:41"])
      #expect(own.picture != dated.picture && !own.outcome.errors.contains("last commit"))

      let gallery = try preview([])
      #expect(gallery.outcome.errors.contains(day), "\(gallery.outcome)")
      let named = try preview(["--at", "2024-05-06T09:41", "--entry", "snapshot"])
      #expect(!named.outcome.errors.contains(day) && named.picture == gallery.picture)
      #expect(
        try preview(["--at", "2007-01-09T09:41", "--entry", "snapshot"]).picture
          != gallery.picture)
    }
  }
#endif
