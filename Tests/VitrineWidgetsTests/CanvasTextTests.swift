import Foundation
import Testing
import Vitrine
import VitrineGraphics

/// The texts that a canvas draws are placed like others, so that dumps, the ledger and blame find them.
@MainActor @Suite struct CanvasTextTests {
  private let image = Lettered.image(200, 100) {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
      context.draw(Text("plain").font(.system(size: 12)), at: CGPoint(x: 60, y: 50))
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.translateBy(x: 100, y: 20)
        layer.scaleBy(x: 2, y: 2)
        layer.draw(Text("large").font(.system(size: 12)), at: CGPoint(x: 10, y: 10))
      }
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 100)))
      context.draw(Text("cut off").font(.system(size: 12)), at: CGPoint(x: 20, y: 90))
    }
    .padding(10)
  }

  @Test func theLedgerHasThem() throws {
    let entries = image.textLedger.entries
    #expect(entries.map(\.string) == ["plain", "large", "cut off"])
    // Measured with the fonts that they are drawn in, so that none is cut.
    #expect(entries.map { $0.shown.joined() } == ["plain", "large", "cut off"])
    let plain = try #require(entries.first)
    #expect(abs(plain.frame.midX - 70) < 0.5 && abs(plain.frame.midY - 60) < 0.5)
    #expect(entries[1].fontSize == 24)
    // The canvas begins at (10, 10); the layer moves by (100, 20) and doubles.
    #expect(abs(entries[1].frame.midX - 130) < 0.5 && abs(entries[1].frame.midY - 50) < 0.5)
    #expect(entries.map { $0.problems.contains(.clipped) } == [false, false, true])
    #expect(image.diagnostics.contains { $0.code == "text-clipped" })
  }

  @Test func dumpsHaveThem() {
    let dump = image.placed.dump()
    for word in ["plain", "large", "cut off"] { #expect(dump.contains("\"\(word)\"")) }
    #expect(image.placed.json().contains("\"plain\""))
  }

  @Test func aRoomyRectangleIsNoOverflow() {
    let image = Lettered.image(100, 100) {
      Canvas { context, _ in
        context.draw(Text("a word"), in: CGRect(x: 4, y: 4, width: 90, height: 1000))
      }
    }
    #expect(image.diagnostics.map(\.code) == [])
    #expect((image.textLedger.entries.first?.frame.height ?? 0) < 30)
  }

  /// What paint draws is told to be of the text.
  @Test func commandsNameThem() throws {
    let index = try #require(image.placed.nodes.firstIndex { $0.name == "Text" })
    #expect(image.displayList.sources.contains(Int32(index)))
  }
}
