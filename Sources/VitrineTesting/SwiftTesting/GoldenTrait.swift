public import Testing
public import VitrineGoldens

/// Sets the location of goldens and the record mode for a test or suite.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
  /// The folders and record mode for the snapshots of the test.
  public var context: SnapshotContext
  /// Whether a suite's trait also applies to the tests and suites in it: always true.
  public var isRecursive: Bool { true }

  /// Runs the test with the trait's context as `SnapshotContext.current`.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotContext.$current.withValue(context) { try await function() }
  }
}

extension Trait where Self == GoldenTrait {
  /// - Parameters:
  ///   - goldens: the folder of goldens; a relative path begins beside the test's source.
  ///   - artifacts: the folder of candidates; nil is `.artifacts` beside the goldens.
  ///   - record: the candidates that the run offers; nil reads the environment.
  public static func golden(
    _ goldens: String = "Golden", artifacts: String? = nil, record: RecordMode? = nil
  ) -> Self {
    GoldenTrait(
      context: SnapshotContext(goldens: goldens, artifacts: artifacts, record: record))
  }
}
