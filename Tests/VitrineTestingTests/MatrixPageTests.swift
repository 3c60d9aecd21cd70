import Foundation
import Synchronization
import Testing
import Vitrine
import VitrineTesting

/// The widget of the page on matrices, under its name there.
private typealias StepsWidget = NoteWidget

/// The code of the page on matrices compiles, runs, and stands here as it stands there.
@MainActor @Suite struct MatrixPageTests {
  /// The number of pictures of a call, none of which has a golden.
  private func pictures(_ check: () async -> Void) async throws -> Int {
    let folder = try Folder()
    let errors = Mutex<[String]>([])
    await SnapshotContext.$current.withValue(folder.context) {
      await withKnownIssue {
        await check()
      } matching: { issue in
        errors.withLock { $0.append("\(issue)") }
        return true
      }
    }
    #expect(errors.withLock { $0 }.allSatisfy { $0.contains("missing") })
    return try folder.store.records().count
  }

  @Test func listsAreAProduct() async throws {
    let count = try await pictures {
      var matrix = RenderMatrix()
      matrix.devices = ["iphone-15", "ipad-11"]
      matrix.typeSizes = .accessibility
      matrix.schemes = [.light, .dark]
      await expectSnapshot(of: StepsWidget.self, over: matrix)
    }
    #expect(count == 2 * 2 * 5 * 2)
  }

  @Test func presetsAreMatrices() async throws {
    let count = try await pictures {
      await expectSnapshot(of: StepsWidget.self, over: .quick)
    }
    #expect(count == 2 * 2)
  }

  @Test func thePageHasTheCodeOfThisFile() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/Vitrine/Vitrine.docc/Matrices.md"),
      encoding: .utf8)
    let own = Self.lines(try String(contentsOf: here, encoding: .utf8))
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      Self.lines($0.components(separatedBy: "```")[0])
    }
    #expect(blocks.count == 2)
    for block in blocks {
      #expect(
        own.indices.contains { own[$0...].prefix(block.count).elementsEqual(block) }, "\(block)")
    }
  }

  /// The lines without the spaces before them.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
