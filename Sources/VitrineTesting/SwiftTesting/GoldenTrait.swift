public import Testing
public import VitrineGoldens

/// Sets where the goldens of a test or suite lie and how its run treats them.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
  public var context: SnapshotContext
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotContext.$current.withValue(context) { try await function() }
  }
}

extension Trait where Self == GoldenTrait {
  /// - Parameters:
  ///   - goldens: folder of goldens, from the test's source on when relative.
  ///   - artifacts: folder of candidates; nil is `.artifacts` beside the goldens.
  ///   - record: which candidates the run offers; nil asks the environment.
  public static func golden(
    _ goldens: String = "Golden", artifacts: String? = nil, record: RecordMode? = nil
  ) -> Self {
    GoldenTrait(
      context: SnapshotContext(goldens: goldens, artifacts: artifacts, record: record))
  }
}
