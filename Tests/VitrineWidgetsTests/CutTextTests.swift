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
    #expect(cut.count == 1 && cut[0].contains(" cuts ") && cut[0].hasSuffix(" pt off the text."))
    #expect(
      warnings { label(alignment, inset: 16).clipShape(RoundedRectangle(cornerRadius: 24)) } == [])
  }

  @Test func whatLiesWithinIsNotNoted() {
    #expect(warnings { label(.center, inset: 0).clipShape(Circle()) } == [])
    #expect(warnings { label(.center, inset: 0).rotationEffect(.degrees(30)).clipped() } == [])
    #expect(warnings { label(.topLeading, inset: 2).clipShape(Circle()) }.count == 1)
  }

  /// As many as there are diagnostics of one kind, in time that grows with the texts: each of them looked at all
  /// others for its number.
  @Test func manyTextsAreToldOnce() {
    let image = Lettered.image(120, 120) {
      ZStack { ForEach(0..<2000, id: \.self) { _ in Text("w").offset(x: -58) } }
    }
    #expect(image.diagnostics.count { $0.code == "text-clipped" } == 100)
  }
}
