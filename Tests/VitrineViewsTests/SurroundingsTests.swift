import Dispatch
import Foundation
import FoundationNetworking
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics

/// What code reads that runs as a widget's does.
private func asWidget<Result>(
  _ change: (inout RenderConfiguration) -> Void = { _ in }, _ body: () -> Result
) -> Result {
  var configuration = RenderConfiguration()
  change(&configuration)
  return AuthorCode.run(configuration, body).result
}

private let morning = RenderConfiguration.defaultDate

@Suite struct SurroundingsTests {
  @Test func everyClockShowsTheDate() {
    asWidget {
      #expect(Date() == morning)
      #expect(Date.now == morning)
      #expect(NSDate().timeIntervalSince1970 == morning.timeIntervalSince1970)
      #expect(time(nil) == Int(morning.timeIntervalSince1970))
      var day = timeval()
      gettimeofday(&day, nil)
      #expect(day.tv_sec == Int(morning.timeIntervalSince1970) && day.tv_usec == 0)
      #expect(Date(timeIntervalSinceNow: 60) == morning + 60)
      #expect(Calendar.current.isDateInToday(morning))
    }
    #expect(abs(Date().timeIntervalSince(morning)) > 86_400)
  }

  /// What is called at the end of each run was wrapped once more by each, and ended the stack.
  @Test(.timeLimit(.minutes(60))) func hundredThousandsOfRunsTakeTheSameTime() {
    var sum = 0
    for _ in 0..<300_000 { sum += asWidget { 1 } }
    #expect(sum == 300_000)
  }

  @Test func monotonicClocksStayReal() {
    let start = DispatchTime.now().uptimeNanoseconds
    let (first, second) = asWidget {
      let first = DispatchTime.now().uptimeNanoseconds
      usleep(2000)
      return (first, DispatchTime.now().uptimeNanoseconds)
    }
    #expect(first >= start && second > first)
  }

  @Test func placesAreTheConfigurations() {
    asWidget {
      $0.localeIdentifier = "de_DE"
      $0.timeZoneIdentifier = "Asia/Tokyo"
    } _: {
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.autoupdatingCurrent.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de-DE"])
      for zone in [
        TimeZone.current, .autoupdatingCurrent, NSTimeZone.system, Calendar.current.timeZone,
        Calendar.autoupdatingCurrent.timeZone, Calendar(identifier: .gregorian).timeZone,
        DateFormatter().timeZone,
      ] {
        #expect(zone?.identifier == "Asia/Tokyo")
      }
      #expect(Date().formatted(.dateTime.hour().minute()) == "18:41")
      #expect(1234.5.formatted() == "1.234,5")
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      formatter.timeStyle = .short
      #expect(formatter.string(from: Date()) == "9. Januar 2007 um 18:41")
      #expect(NumberFormatter().locale.identifier == "de_DE")
      var moment = time(nil)
      var parts = tm()
      localtime_r(&moment, &parts)
      #expect(parts.tm_hour == 18 && parts.tm_gmtoff == 9 * 3600)
      #expect(mktime(&parts) == moment)
    }
  }

  @Test func theMachineIsNotSeen() {
    asWidget {
      $0.environment = ["GREETING": "hello"]
    } _: {
      #expect(getenv("PATH") == nil)
      #expect(ProcessInfo.processInfo.environment == ["GREETING": "hello"])
      var name = [CChar](repeating: 0, count: 256)
      #expect(gethostname(&name, name.count) == 0)
      #expect(String(cString: name) == "localhost")
    }
    #expect(getenv("PATH") != nil)
    #expect(ProcessInfo.processInfo.environment["PATH"] != nil)
  }

  @Test func theBundleHasAnIdentifier() {
    #expect(asWidget { Bundle.main.bundleIdentifier } == "com.example.app.widgets")
    #expect(asWidget { Bundle(path: "/usr")?.bundleIdentifier } == nil)
    #expect(Bundle.main.bundleIdentifier == nil)
  }

  @Test func theBundleHasTheFilesBesideTheProgram() throws {
    let find = {
      Bundle.main.url(forResource: "Fonts", withExtension: "txt", subdirectory: "Inter")
    }
    let file = try #require(asWidget { find() })
    #expect(file.path.hasSuffix("/vitrine_VitrineFonts.resources/Inter/Fonts.txt"))
    #expect(try Data(contentsOf: file).count > 0)
    #expect(
      asWidget { Bundle.main.path(forResource: "Inter/Fonts.txt", ofType: nil) } == file.path)
    #expect(asWidget { Bundle.main.url(forResource: "Missing", withExtension: "txt") } == nil)
    #expect(
      asWidget { Bundle(path: "/usr")?.url(forResource: "Inter/Fonts", withExtension: "txt") }
        == nil)
    #expect(find() == nil)
  }

  @Test func randomNumbersRepeat() {
    func draw(_ seed: UInt64) -> [String] {
      asWidget {
        $0.randomSeed = seed
      } _: {
        var entropy = [UInt8](repeating: 0, count: 8)
        getentropy(&entropy, entropy.count)
        let drawn: [Any] = [
          Int.random(in: 0..<1_000_000), Array(1...20).shuffled(), UUID(),
          Double.random(in: 0.0...1.0), entropy, random(), drand48(), rand(),
          NSUUID().uuidString, Bool.random(), arc4random(),
        ]
        return drawn.map { "\($0)" }
      }
    }
    #expect(draw(0) == draw(0))
    #expect(zip(draw(0), draw(1)).filter(==).count < 3)
    #expect(UUID() != UUID())
    let drawn = draw(0)
    #expect(Set(drawn).count == drawn.count)
  }

  @Test func hashesAreTheSameInEveryProcess() {
    // The order that Swift gives these with a seed of zero.
    #expect(Array(Set(["a", "b", "c", "d", "e", "f"])) == ["d", "b", "e", "a", "f", "c"])
  }

  @Test func defaultsBelongToTheProcessThenToTheRun() {
    let name = "vitrine.surroundings"
    let key = "count \(UInt64.random(in: 0...UInt64.max))"
    let outside = UserDefaults(suiteName: name)
    outside?.set(5, forKey: key)
    defer {
      outside?.removePersistentDomain(forName: name)
      outside?.removeObject(forKey: key)
    }
    for _ in 0..<2 {
      asWidget {
        let inside = UserDefaults(suiteName: name)
        #expect(inside?.integer(forKey: key) == 5)
        inside?.set(6, forKey: key)
        #expect(inside?.integer(forKey: key) == 6)
        inside?.removeObject(forKey: key)
        #expect(inside?.object(forKey: key) == nil)
      }
    }
    #expect(outside?.integer(forKey: key) == 5)
  }

  @Test func groupContainersAreOfThisProcess() throws {
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a"))
    // The name is random, so that no folder of anybody else's is taken for it.
    #expect(folder.pathComponents.contains { $0.hasPrefix("vitrine-groups-") })
    #expect(FileManager.default.fileExists(atPath: folder.path))
    #expect(
      asWidget {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
      } == folder)
  }
}

@Suite struct SurroundingsThreadTests {
  /// The date that work sees wherever it runs.
  private func date(_ start: (@escaping @Sendable () -> Void) -> Void) -> Date? {
    nonisolated(unsafe) var seen: Date?
    let done = DispatchSemaphore(value: 0)
    asWidget {
      start {
        seen = Date()
        done.signal()
      }
    }
    done.wait()
    return seen
  }

  @Test func workKeepsItsSurroundings() {
    let queue = DispatchQueue(label: "work", attributes: .concurrent)
    let group = DispatchGroup()
    #expect(date { queue.async(execute: $0) } == morning)
    #expect(date { queue.sync(execute: $0) } == morning)
    #expect(date { queue.async(group: group, execute: $0) } == morning)
    #expect(date { queue.async(flags: .barrier, execute: $0) } == morning)
    #expect(date { queue.asyncAfter(deadline: .now() + 0.01, execute: $0) } == morning)
    #expect(date { queue.asyncAfter(wallDeadline: .now() + 0.01, execute: $0) } == morning)
    #expect(date { group.notify(queue: queue, execute: $0) } == morning)
    #expect(date { queue.async(execute: DispatchWorkItem(block: $0)) } == morning)
    #expect(date { work in OperationQueue().addOperation { work() } } == morning)
    #expect(date { work in Thread.detachNewThread { work() } } == morning)
    #expect(date { work in Task { work() } } == morning)
    #expect(date { work in Task.detached { work() } } == morning)
    #expect(date { work in Task.detached { await Task.detached { work() }.value } } == morning)
    #expect(
      date { work in DispatchQueue.concurrentPerform(iterations: 1) { _ in work() } } == morning)
  }

  @Test func aQueueForgetsThemAfterwards() {
    let queue = DispatchQueue(label: "forgets")
    asWidget { queue.sync { #expect(Date() == morning) } }
    queue.sync { #expect(Date() != morning) }
    let done = DispatchSemaphore(value: 0)
    asWidget { queue.async { done.signal() } }
    done.wait()
    nonisolated(unsafe) var later = morning
    queue.sync { later = Date() }
    #expect(later != morning)
  }

  @Test func barriersStayBarriers() {
    let queue = DispatchQueue(label: "barrier", attributes: .concurrent)
    nonisolated(unsafe) var count = 0
    asWidget {
      for _ in 0..<1000 { queue.async(flags: .barrier) { count += 1 } }
      queue.sync(flags: .barrier) { #expect(count == 1000) }
    }
  }

  @Test func numbersDoNotDependOnWhichThreadIsFaster() {
    func draw() -> [UInt64] {
      nonisolated(unsafe) var numbers = [UInt64](repeating: 0, count: 16)
      asWidget {
        let group = DispatchGroup()
        for index in numbers.indices {
          DispatchQueue.global().async(group: group) {
            numbers[index] = UInt64.random(in: 0...UInt64.max)
          }
        }
        group.wait()
      }
      return numbers
    }
    #expect(draw() == draw())
    #expect(Set(draw()).count == 16)
  }

  @Test func tasksKeepTheirSurroundings() async {
    let dates = await AuthorCode.run(RenderConfiguration()) {
      async let child = Date()
      let detached = await Task.detached { Date() }.value
      var dates = [await child, detached, await Task { Date() }.value]
      dates += await withTaskGroup(of: Date.self) { group in
        for _ in 0..<3 { group.addTask { Date() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      try? await Task.sleep(nanoseconds: 1_000_000)
      dates.append(Date())
      return dates + [
        await withCheckedContinuation { done in
          DispatchQueue.global().async { done.resume(returning: Date()) }
        }
      ]
    }.result
    #expect(dates == Array(repeating: morning, count: 8))
  }
}

@Suite struct SurroundingsWaitTests {
  /// Real seconds that code takes as a widget's does.
  private func seconds(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    asWidget({ _ in }, body)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  private static let wait = 0.05

  /// Expects code to take at least the time that it waits for.
  private func expectsToWait(_ body: () -> Void) {
    let taken = seconds(body)
    #expect(taken >= Self.wait)
  }

  @Test func waitsWait() {
    expectsToWait { _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + Self.wait) }
    expectsToWait { _ = DispatchGroup().notWaiting.wait(wallTimeout: .now() + Self.wait) }
    expectsToWait {
      let condition = NSCondition()
      condition.lock()
      #expect(!condition.wait(until: Date() + Self.wait))
      condition.unlock()
      #expect(abs(Date().timeIntervalSince(morning) - Self.wait) < 1e-6)
    }
    expectsToWait {
      Thread.sleep(until: Date() + Self.wait)
      #expect(abs(Date().timeIntervalSince(morning) - Self.wait) < 1e-6)
    }
    expectsToWait {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + Self.wait) { done.signal() }
      done.wait()
    }
    expectsToWait {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      let done = DispatchSemaphore(value: 0)
      let later = DispatchWallTime(timespec: now) + Self.wait
      DispatchQueue.global().asyncAfter(wallDeadline: later) { done.signal() }
      done.wait()
    }
  }

  @Test func aLoopThatWaitsForADateEnds() {
    var clock = FrozenClock(seconds: 100)
    for tick in 0..<1000 { #expect(clock.read(at: Double(tick) / 1000).seconds == 100) }
    for _ in 0..<FrozenClock.mostLateReadings { #expect(clock.read(at: 60).seconds == 100) }
    #expect(clock.read(at: 60).seconds == 100)
    let later = clock.read(at: 61.5)
    #expect(later.seconds == 101.5 && later.isReleased)
    clock.pass(to: 50)
    #expect(clock.read(at: 61.5).seconds == 101.5)
  }

  @Test func sleepingMovesTheClock() {
    let dates = asWidget {
      var dates: [Date] = []
      let end = Date() + 0.03
      while Date() < end {
        Thread.sleep(forTimeInterval: 0.01)
        dates.append(Date())
      }
      return dates
    }
    #expect(dates.count >= 3 && dates.count <= 4)
  }
}

extension DispatchGroup {
  /// A group that nobody leaves in time.
  fileprivate var notWaiting: DispatchGroup {
    enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.leave() }
    return self
  }
}

@Suite struct SurroundingsNetworkTests {
  @Test func requestsFailAndAreTold() async {
    let (codes, diagnostics) = await AuthorCode.run(RenderConfiguration()) {
      var codes: [Int] = []
      for address in ["https://example.com/steps", "http://127.0.0.1:9/"] {
        guard let url = URL(string: address) else { continue }
        do {
          _ = try await URLSession.shared.data(from: url)
        } catch {
          codes.append((error as NSError).code)
        }
      }
      return codes
    }
    #expect(codes == [NSURLErrorCannotFindHost, NSURLErrorCannotConnectToHost])
    #expect(diagnostics.map(\.code) == ["network", "network"])
    #expect(diagnostics.contains { $0.message.contains("asked example.com over the network") })
  }
}

@Suite @MainActor struct AuthorCodeTests {
  private struct Now: View {
    @State private var start = Date()
    let made = Date()

    var body: some View {
      Text(verbatim: "\(Int(Date().timeIntervalSince1970)) \(Int(start.timeIntervalSince(made)))")
      GeometryReader { _ in Text(verbatim: "\(Int(Date().timeIntervalSince1970))") }
    }
  }

  @Test func viewsAreMadeAndPlacedAtTheDate() {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.size = Size(200, 80)
    configuration.date = Date(timeIntervalSince1970: 1_000)
    var scratch = RenderScratch()
    let image = Renderer(fontFolder: nil).render(Now(), configuration, scratch: &scratch)
    #expect(image.textLedger.entries.map(\.string) == ["1000 0", "1000"])
  }
}
