import Foundation
import Testing
import VitrineRunner

/// A provider that waits on the main thread for what will never come.
@Suite struct ProviderWatchTests {
  @Test func programsEndThatLoseTheirMainThread() async throws {
    let outcome = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent])
    {
      await ProviderWatch.limiting("Sleeper", to: 0.2, asJSON: false) {
        DispatchSemaphore(value: 0).wait()
      }
    }
    let told = String(decoding: try #require(outcome).standardErrorContent, as: UTF8.self)
    #expect(told.contains("the code of widget “Sleeper” keeps the main thread"))
  }

  @MainActor @Test func workInTimeGoesOn() async throws {
    let answer = await ProviderWatch.limiting("Quick", to: 0.2, asJSON: false) { 7 }
    try await Task.sleep(for: .milliseconds(400))
    #expect(answer == 7)
  }

  /// Work that takes longer ends nothing while others have their turns on the main thread. In a process of its own, as
  /// other tests keep that thread for a while.
  @Test func slowWorkGoesOnWhileTheMainThreadIsFree() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let code = await ProviderWatch.limiting("Slow", to: 0.5, asJSON: false) {
        for _ in 0..<20 { try? await Task.sleep(for: .milliseconds(50)) }
        return Int32(7)
      }
      exit(code)
    }
  }
}
