import Testing
import Vitrine
import VitrineGoldens
import VitrineTesting

/// Tests that several machines share: each checks its part of the snapshots.
@MainActor @Suite struct ShardedTestTests {
  private func checked(_ shard: Shard?, _ folder: Folder) async throws -> Set<String> {
    var matrix = RenderMatrix()
    matrix.schemes = [.light, .dark]
    matrix.typeSizes = [.small, .large, .xLarge]
    var context = folder.context
    context.artifacts = folder.root + "/" + (shard.map { "\($0.number)-of-\($0.count)" } ?? "all")
    context.shard = shard
    await SnapshotContext.$current.withValue(context) {
      await withKnownIssue(isIntermittent: true) {
        await expectSnapshot(of: NoteWidget.self, over: matrix)
      }
    }
    let store = GoldenStore(goldens: folder.root + "/Golden", artifacts: context.artifacts ?? "")
    return Set(try store.records().map(\.name))
  }

  @Test func partsAreTheWhole() async throws {
    let folder = try Folder()
    let whole = try await checked(Shard("1/1"), folder)
    #expect(whole.count == 12)
    var parts: [Set<String>] = []
    for number in 1...3 { parts.append(try await checked(Shard("\(number)/3"), folder)) }
    #expect(parts.reduce(0) { $0 + $1.count } == 12)
    #expect(parts.reduce(into: Set()) { $0.formUnion($1) } == whole)
    #expect(parts.allSatisfy { !$0.isEmpty })
  }

  @Test func thePartComesFromTheEnvironment() throws {
    #expect(try Shard.from(environment: [:]) == nil)
    #expect(try Shard.from(environment: ["VITRINE_SHARD": "2/4"]) == Shard("2/4"))
    for wrong in ["0/4", "5/4", "2", "a/b", "1/0"] {
      #expect(Shard(wrong) == nil)
      let error = #expect(throws: ShardError.self) {
        try Shard.from(environment: ["VITRINE_SHARD": wrong])
      }
      #expect(
        error?.description
          == "VITRINE_SHARD is '\(wrong)'; it is part I of N, written as 1/4 up to 4/4")
    }
  }
}
