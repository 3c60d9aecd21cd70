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
    #expect(told.contains("the provider of widget “Sleeper” keeps the main thread"))
  }

  @MainActor @Test func workInTimeGoesOn() async throws {
    let answer = await ProviderWatch.limiting("Quick", to: 0.2, asJSON: false) { 7 }
    try await Task.sleep(for: .milliseconds(400))
    #expect(answer == 7)
  }
}
