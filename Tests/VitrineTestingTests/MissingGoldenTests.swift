import Synchronization
import Testing
import Vitrine
import VitrineTesting

/// What a test says of a matrix without goldens.
@MainActor @Suite struct MissingGoldenTests {
  private func failures(_ schemes: [ColorScheme], _ sizes: [DynamicTypeSize]) async throws
    -> [String]
  {
    let folder = try Folder()
    var matrix = RenderMatrix()
    matrix.families = [.systemSmall]
    matrix.schemes = schemes
    matrix.typeSizes = sizes
    let found = Mutex<[String]>([])
    await SnapshotContext.$current.withValue(folder.context) {
      await withKnownIssue {
        await expectSnapshot(of: NoteWidget.self, over: matrix)
      } matching: { issue in
        found.withLock { $0.append("\(issue)") }
        return true
      }
    }
    return found.withLock { $0 }
  }

  @Test func fewAreToldOneByOne() async throws {
    let found = try await failures([.light], [.small, .large, .xLarge])
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.contains(": missing: ") })
  }

  @Test func manyAreOneFailureWithOneCommand() async throws {
    let found = try await failures([.light, .dark], .all)
    #expect(found.count == 1)
    let message = try #require(found.first)
    #expect(message.contains("24 goldens are missing:"))
    #expect(message.contains("  and 21 more"))
    #expect(message.contains("accept 24 with: vitrine accept --goldens "))
  }
}
