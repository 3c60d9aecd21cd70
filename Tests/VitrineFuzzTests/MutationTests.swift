import Foundation
import FuzzTargets
import Testing

/// A fixed number of inputs from a fixed seed for every reader of what comes from outside: each ends in
/// a value or an error. `Tests/Fuzz/run` looks for more, as long as it is let.
///
/// A trap ends the process; `Fuzz mutate TARGET COUNT FILE` then leaves the input in the file.
@Suite struct MutationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: FuzzTarget.all.map(\.name))
  func mutatedInputsKeepEveryPromise(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = try target.seeds(root: Self.root)
    #expect(!seeds.isEmpty)
    for seed in seeds { #expect(target.run(seed) == nil) }
    var mutator = Mutator(target, seeds: seeds)
    for round in 0..<target.rounds {
      let problem = target.run(mutator.next())
      #expect(problem == nil, "round \(round)")
    }
  }

  /// A target without words or seeds would be tried all the same, to no avail.
  @Test(arguments: FuzzTarget.all.map(\.name))
  func targetsHaveWordsAndSeeds(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    #expect(target.words().count > 10)
    #expect(
      try target.seeds(root: Self.root).contains { !$0.isEmpty && $0.count <= target.longest })
  }

  @Test func mutationIsTheSameEveryTime() throws {
    let target = try #require(FuzzTarget.named("records"))
    let seeds = try target.seeds(root: Self.root)
    var (a, b) = (Mutator(target, seeds: seeds), Mutator(target, seeds: seeds))
    for _ in 0..<100 { #expect(a.next() == b.next()) }
  }
}
