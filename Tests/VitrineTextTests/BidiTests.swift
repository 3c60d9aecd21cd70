import Testing
import VitrineText

struct BidiTests {
  /// Glyphs from left to right of the whole line.
  private func visual(_ result: TextLayout) -> [UInt32] {
    let line = result.lines[0]
    return line.spans.flatMap { span in zip(span.glyphs, span.positions.map(\.x)) }
      .sorted { $0.1 < $1.1 }.map { $0.0 }
  }

  @Test func hebrewRunsRightToLeft() {
    let word = layout([run("שלום")])
    let letters = ["ש", "ל", "ו", "ם"].map { layout([run($0)]).glyphs[0] }
    #expect(visual(word) == letters.reversed())
    #expect(word.glyphs == letters.reversed())
  }

  @Test func latinInsideHebrewKeepsItsOrder() {
    let result = layout([run("שלום abc שלום")])
    let latin = layout([run("abc")]).glyphs
    let all = visual(result)
    let start = all.firstIndex(of: latin[0]) ?? 0
    #expect(Array(all[start..<min(all.count, start + 3)]) == latin)
  }

  @Test func numbersRunLeftToRightInArabic() {
    let digits = layout([run("123")]).glyphs
    let all = visual(layout([run("مرحبا 123 بكم")]))
    let start = all.firstIndex(of: digits[0]) ?? 0
    #expect(Array(all[start..<min(all.count, start + 3)]) == digits)
  }

  @Test func arabicLettersJoin() {
    let joined = layout([run("ببب")]).glyphs
    let alone = layout([run("ب")]).glyphs
    #expect(joined.count == 3)
    #expect(Set(joined).count == 3)
    #expect(!joined.contains(alone[0]))
  }

  @Test func bracketsMirror() {
    let open = layout([run("(")]).glyphs[0]
    let all = visual(layout([run("(שלום)")]))
    #expect(all.first == open)
  }

  @Test func firstStrongLetterDecidesTheParagraph() {
    let result = layout([run("abc שלום!")])
    #expect(visual(result).first == layout([run("a")]).glyphs[0])
    let other = layout([run("שלום abc!")])
    #expect(visual(other).first == layout([run("!")]).glyphs[0])
  }

  @Test func neutralTextFollowsTheLayoutDirection() {
    let result = layout([run("1 - 2")]) { $0.isRightToLeft = true }
    let one = layout([run("1")]).glyphs[0]
    #expect(visual(result).last == one)
  }

  @Test func widthsDoNotDependOnDirection() {
    let text = "שלום עולם abc 123"
    let a = layout([run(text)]).lines[0].width
    let b = layout([run(text)]) { $0.isRightToLeft = true }.lines[0].width
    #expect((a - b).magnitude < 1e-9)
  }
}
