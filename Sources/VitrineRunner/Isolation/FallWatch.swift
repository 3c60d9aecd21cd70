import CIsolation
import Foundation
import VitrineViews

/// Goes on with a bundle's pictures when author's code ends the process: the program starts again in its place, and
/// knows where it fell.
///
/// A trap of Swift, as by `fatalError`, leaves nothing running that could draw the other widgets. Numbers of pictures
/// are those of the run, which are the same each time.
@MainActor
final class FallWatch {
  /// The way in which a picture is drawn.
  enum Answer {
    /// It is drawn as it is asked for.
    case asked
    /// It is drawn by the placeholder, as the program fell at one of its widget before.
    case placeholder
    /// It is given up, as the placeholder fell as well.
    case nothing
  }

  /// The numbers of the pictures at which the program fell, in order.
  private let falls: [Int]
  /// The number of results that this program told before it fell.
  let toldBefore: Int
  private var place = 0
  /// The number of results that began before the picture at which the program is.
  private var begun = 0
  private var told = 0
  private let isArmed: Bool

  private static let variable = "VITRINE_FALLS"

  /// - Parameter isArmed: whether the program starts again; another process would be a surprise where pictures go to a
  ///   stream that is half written.
  init(isArmed: Bool) {
    self.isArmed = isArmed && Self.watchesProcess
    let words = Self.watchesProcess ? ProcessInfo.processInfo.environment[Self.variable] : nil
    let numbers = (words ?? "").split(separator: ",").compactMap { Int($0) }
    toldBefore = max(0, numbers.first ?? 0)
    falls = Array(numbers.dropFirst())
  }

  /// Whether this is a bundle's program and no other process.
  private static var watchesProcess = false

  /// Has falls of this process watched from now on.
  static func watchProcess() {
    watchesProcess = true
    // All three last as long as the program.
    guard let program = unsafe strdup(FontFolder.executablePath) else { return }
    unsafe vitrine_watch_falls(program, CommandLine.unsafeArgv, environ)
  }

  /// Whether the program has started again, in the confinement that it had.
  static var hasFallen: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Says at which picture the program is.
  ///
  /// - Parameter begun: the number of results before it.
  func begin(_ place: Int, after begun: Int) {
    (self.place, self.begun) = (place, begun)
    arm()
  }

  /// Says how many results are told.
  func tell(_ count: Int) {
    told = count
    arm()
  }

  private func arm() {
    guard isArmed else { return }
    let numbers = [max(toldBefore, min(told, begun))] + falls + [place]
    unsafe vitrine_fall_here(
      Self.variable + "=" + numbers.map(String.init).joined(separator: ","))
  }

  /// Runs Vitrine's own code, in which a fall is a fault of Vitrine's and ends the program.
  nonisolated static func drawing<Result>(_ body: () throws -> Result) rethrows -> Result {
    vitrine_thread_draws(true)
    defer { vitrine_thread_draws(false) }
    return try body()
  }

  /// Whether the program starts again when it falls now.
  nonisolated static var startsAgain: Bool { vitrine_starts_again() }

  /// Runs author's code before the first picture, as of a bundle that is made: a fall in it names the program, as there is
  /// nothing that could be drawn without it.
  nonisolated static func declaring<Result>(
    asJSON: Bool, _ body: () throws -> Result
  ) rethrows -> Result {
    let name = URL(fileURLWithPath: FontFolder.executablePath).lastPathComponent
    let report = ErrorReport(
      .input, "the code of '\(name)' ended the program before its first picture")
    let words = unsafe strdup((asJSON ? report.json : report.text) + "\n")
    unsafe vitrine_fall_says(words, Exit.badInput)
    defer {
      vitrine_fall_says(nil, 0)
      unsafe free(words)
    }
    return try body()
  }

  /// Starts the program again, where it is at a picture.
  nonisolated static func fall() { vitrine_fall() }

  /// Lets the program end as others do from now on.
  func stop() { if isArmed { vitrine_fall_here(nil) } }

  /// - Parameter first: the number of the widget's first picture.
  func answer(to place: Int, since first: Int) -> Answer {
    switch falls.count(where: { $0 >= first && $0 <= place }) {
    case 0: .asked
    case 1: .placeholder
    default: .nothing
    }
  }
}
