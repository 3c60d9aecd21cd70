import Synchronization
import Testing
import Vitrine
import VitrineGoldens
import VitrineTesting

/// What a test says of a matrix without goldens.
@MainActor @Suite struct MissingGoldenTests {
  private func failures(
    _ schemes: [ColorScheme], _ sizes: [DynamicTypeSize], in folder: Folder? = nil
  ) async throws -> [String] {
    let folder = try folder ?? Folder()
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
    let command = "vitrine accept --goldens "
    #expect(message.contains("accept 24 with: ") && message.contains(command))
    #expect(!message.contains("earlier runs"))
  }

  /// What an earlier run left is not meant, and is said to be there.
  @Test func leftOversOfEarlierRunsAreCounted() async throws {
    let folder = try Folder()
    let before = SnapshotSession(store: folder.store, mode: .missing, mark: "before")
    for name in ["old-1", "old-2"] {
      _ = try before.check(TextSnapshot.candidate(try GoldenName(name), "a\n"))
    }
    let found = try await failures([.light, .dark], .all, in: folder)
    let message = try #require(found.first)
    #expect(message.contains("accept 24 with: "))
    #expect(
      message.contains("without what only earlier runs left, now 2, which --all-runs takes, too"))
    #expect(try folder.store.plan(AcceptanceFilter()).count == 24)
  }
}
