import Vitrine
import VitrineProjects

/// Compiles an extension again whenever one of its sources is saved, as long as this program runs.
final class ExtensionFollower: Sendable {
  private let input: String
  private let choice: InventionChoice
  private let watch = PreviewWatch()
  /// The program, in whose place each new one comes.
  let program: ExtensionProgram

  /// Compiles the extension for the first time.
  init(_ input: String, _ choice: InventionChoice) throws {
    (self.input, self.choice) = (input, choice)
    let start = SeenFile(path: input)
    let plan = try ExtensionInput.plan(input, target: nil)
    program = try ExtensionInput.program(of: plan, isQuiet: false, choice)
    watch.follow(Self.files(of: plan), readAfter: start)
  }

  private static func files(of plan: ExtensionPlan) -> [String] {
    [plan.source].filter { !OutputFolder.isFolder($0) }
      + (plan.modules + [plan.target]).flatMap { $0.files.swift + $0.files.intents }
  }

  /// Begins to look at the sources.
  func start() throws {
    guard WorkerThread.start({ self.follow() }) else {
      throw Failure(code: Exit.badInput, message: "error: no thread can be started to compile on")
    }
  }

  /// Never ends. A mistake is told on the terminal, and the page keeps what it shows.
  private func follow() {
    var known = watch.version
    while true {
      let now = watch.version(after: known)
      if now == known { continue }
      known = now
      do {
        let plan = try ExtensionInput.plan(input, target: nil)
        watch.follow(Self.files(of: plan), readAfter: nil)
        known = watch.version
        _ = try ExtensionInput.program(of: plan, isQuiet: false, choice)
      } catch let failure as Failure {
        Output.messages(failure.lines.joined(separator: "\n"))
      } catch { Output.message("error: \(error)") }
    }
  }
}
