import Foundation
import Testing
import Vitrine

/// A text whose letters a clip cuts leaves a warning, as the ledger says.
@MainActor @Suite struct CutTextTests {
  private func warnings(@ViewBuilder _ view: () -> some View) -> [String] {
    let image = Lettered.image(120, 120) { view() }
    let cut = image.textLedger.entries.count { $0.problems.contains(.clipped) }
    let found = image.diagnostics.filter { $0.code == "text-clipped" }
    #expect(found.count == cut)
    return found.map(\.message)
  }

  private func label(_ alignment: Alignment, inset: CGFloat) -> some View {
    Text("Cupertino").font(.system(size: 15)).padding(inset)
      .frame(width: 120, height: 120, alignment: alignment)
  }

  @Test(arguments: [Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing])
  func roundCornersCut(alignment: Alignment) {
    let cut = warnings {
      label(alignment, inset: 2).clipShape(RoundedRectangle(cornerRadius: 40))
    }
    #expect(cut.count == 1 && cut[0].contains(" cuts ") && cut[0].hasSuffix(" pt off “Cupertino”."))
    #expect(
      warnings { label(alignment, inset: 16).clipShape(RoundedRectangle(cornerRadius: 24)) } == [])
  }

  @Test func whatLiesWithinIsNotNoted() {
    #expect(warnings { label(.center, inset: 0).clipShape(Circle()) } == [])
    #expect(warnings { label(.center, inset: 0).rotationEffect(.degrees(30)).clipped() } == [])
    #expect(warnings { label(.topLeading, inset: 2).clipShape(Circle()) }.count == 1)
  }

  /// Boxes are higher and wider than the letters in them: what is seen whole is no fault.
  @Test func lettersThatAreSeenWholeAreNotNoted() {
    let text = Text("xxx").font(.system(size: 40))
    #expect(warnings { text.fixedSize().frame(height: 30).clipped() } == [])
    #expect(warnings { text.fixedSize().frame(height: 14).clipped() }.count == 1)
  }

  @Test func theTextTheLineAndTheViewAreNamed() throws {
    let image = Lettered.image(120, 120) {
      VStack(alignment: .leading, spacing: 0) {
        Text("whole")
        Text(verbatim: "short\na line that is wider")
          .font(.system(size: 15)).fixedSize()
      }
      .frame(width: 60, alignment: .leading).clipped()
    }
    let found = try #require(image.diagnostics.first { $0.code == "text-clipped" })
    #expect(image.diagnostics.count { $0.code == "text-clipped" } == 1)
    #expect(found.message.hasSuffix(" pt off line 2 of 2, “a line that is wider”."), "\(found)")
    #expect(found.message.contains("clip") && found.path.hasSuffix("Text"), "\(found)")
  }

  @Test func thePicturesEdgeIsNamed() throws {
    let image = Lettered.image(120, 120) { Text("Cupertino").fixedSize().offset(x: 50) }
    let found = try #require(image.diagnostics.first { $0.code == "text-outside-canvas" })
    #expect(found.message.hasPrefix("The picture's edge cuts "), "\(found)")
  }

  /// As many as there are diagnostics of one kind, in time that grows with the texts: each of them looked at all
  /// others for its number.
  @Test func manyTextsAreToldOnce() {
    let image = Lettered.image(120, 120) {
      ZStack { ForEach(0..<2000, id: \.self) { _ in Text("w").offset(x: -58) } }
    }
    #expect(image.diagnostics.count { $0.code == "text-outside-canvas" } == 100)
  }
}
