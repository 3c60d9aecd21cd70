import Foundation
import Testing
import Vitrine
import VitrineGoldens
import VitrineGraphics
import VitrineTesting

/// What a failure says of a picture whose settings changed, or that lacks something.
@MainActor @Suite struct FailureWordsTests {
  private static func note(_ words: String = "stays") -> some View {
    VStack(alignment: .leading) { Text(verbatim: words) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(.background)
  }

  private func draw(
    _ view: some View = note(), _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) -> RenderedImage {
    var configuration = RenderConfiguration()
    change(&configuration)
    return picture(of: view, size: Size(120, 60), configuration)
  }

  /// The lines that blame, when a golden of one picture meets another.
  private func blame(
    _ old: RenderedImage, _ new: RenderedImage, traits: [String: String]? = nil
  ) throws -> [String] {
    let folder = try Folder()
    let name = try GoldenName("note")
    try folder.put(try PictureSnapshot.candidate(name, old, traits: traits).bytes(), "note.png")
    let record = try SnapshotSession(store: folder.store, mode: .never)
      .check(PictureSnapshot.candidate(name, new))
    #expect(record.state == .different)
    return record.blame
  }

  @Test func settingsOfTheTestAreNamed() throws {
    let dark = try blame(draw(), draw { $0.scheme = .dark })
    #expect(dark.first == "drawn with other settings")
    #expect(dark.dropFirst().first?.hasPrefix("scheme light → dark") == true)
    let large = try blame(draw(), draw { $0.typeSize = .accessibility1 })
    #expect(large.first == "drawn with other settings")
    #expect(large.dropFirst().first?.contains("typeSize large → AX1") == true)
    let older = try blame(
      draw(),
      draw {
        $0.os = 15; $0.scheme = .dark
      })
    #expect(older.contains { $0.hasPrefix("os none → 15") })
  }

  private struct StepsView: View {
    var count: Int

    var body: some View { Text(verbatim: "\(count) steps") }
  }

  /// In Swift the author's view around the change is named, not the one around that.
  @Test func causesEndWithTheViewOfTheAuthor() throws {
    func steps(_ count: Int) -> RenderedImage {
      draw(VStack { StepsView(count: count) }.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    let lines = try blame(steps(1_200), steps(1_300))
    #expect(
      lines.contains {
        $0.contains("text 1200 steps → 1300 steps") && $0.hasSuffix("(in StepsView)")
      },
      "\(lines)")
  }

  @Test func aClockThatMovedIsNoDesignChange() throws {
    let clock =
      "the clock moved: only times differ, or the entry is of another date; no design change is seen"
    let later = try blame(draw(), draw(Self.note("stays on")) { $0.date += 60 })
    #expect(later.first == clock)
    #expect(later.dropFirst().first?.contains("at 2007-01-09T09:41:00Z → ") == true)
    let times = try blame(draw(Self.note("4:29 PM")), draw(Self.note("4:32 PM")))
    #expect(times.first == clock)
    // The view reads the clock of the configuration.
    func now(_ change: (inout RenderConfiguration) -> Void) -> RenderedImage {
      draw(Self.note("\(Int(Date().timeIntervalSince1970))"), change)
    }
    #expect(now { _ in }.pixmap == now { _ in }.pixmap)
  }

  @Test func settingsOfTheViewAreNamed() throws {
    let scheme = try blame(draw(), draw(Self.note().environment(\.colorScheme, .dark)))
    #expect(scheme.first == "design change: other views, drawn by the same version")
    #expect(scheme.dropFirst().first?.contains("colorScheme none → dark") == true)
    let size = try blame(draw(), draw(Self.note().dynamicTypeSize(.xxxLarge)))
    #expect(size.dropFirst().first?.contains("dynamicTypeSize") == true)
    // What holds further inside changes nothing outside, and what is the same is no setting.
    let words = try blame(draw(), draw(Self.note("goes").dynamicTypeSize(.large)))
    #expect(words.count == 2 && words.last?.contains("text stays → goes") == true)
  }

  /// A golden that does not say what it was drawn with is compared by its views.
  @Test func goldensWithoutSettingsAreNotBlamedOnThem() throws {
    let words = try blame(draw(), draw(Self.note("goes")), traits: [:])
    #expect(words.first == "design change: other views, drawn by the same version")
    #expect(words.count == 2 && words.last?.contains("text stays → goes") == true)
    var other = draw()
    other.pixmap[3, 3] ^= 0x40
    #expect(
      try blame(draw(), other, traits: [:]).first
        == "rendering change: the same views, drawn differently")
  }

  @Test func missingGlyphsAreNamed() throws {
    let lines = try blame(draw(), draw(Self.note("stays\u{10FFFD}")))
    #expect(lines.contains { $0.contains("text stays → stays⟨U+10FFFD⟩") })
    #expect(lines.last == "missing-glyph: No font has a glyph for “⟨U+10FFFD⟩”.")
  }
}
