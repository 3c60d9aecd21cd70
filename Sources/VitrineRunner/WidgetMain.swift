import Foundation
import VitrineGraphics
import VitrineImages
import VitrineViews
public import VitrineWidgets

extension WidgetBundle {
  /// Draws the bundle's widgets as the command line requests; without arguments prints the flags.
  public static func main() async {
    exit(await WidgetMain.start { _descriptions($0) })
  }
}

extension Widget {
  /// Draws the widget as the command line requests; without arguments prints the flags.
  public static func main() async {
    exit(await WidgetMain.start { _descriptions($0) })
  }
}

/// The command line of a widget bundle's own executable.
@MainActor
package enum WidgetMain {
  /// Runs with the arguments of the process.
  static func start(
    _ describe: (RenderConfiguration) -> [WidgetDescription]
  ) async -> Int32 {
    fillStandardStreams()
    return await run(describe, Array(CommandLine.arguments.dropFirst()))
  }

  /// Runs the command line.
  ///
  /// - Parameter describe: makes the widgets, under the surroundings of a configuration.
  /// - Returns: the exit code: 0 for success, 2 for an error in the arguments, 3 for a file that cannot be
  ///   written.
  package static func run(
    _ describe: (RenderConfiguration) -> [WidgetDescription], _ arguments: [String]
  ) async -> Int32 {
    if arguments.isEmpty || arguments == ["--help"] {
      print(WidgetArguments.usage)
      return 0
    }
    do {
      let parsed = try WidgetArguments(arguments)
      if let problem = FontFolder.problem(explicit: parsed.fontFolder) { throw UsageError(problem) }
      let widgets = describe(parsed.matrix.common).map { $0.showing(parsed.resources) }
      if parsed.judgesTexts {
        try await judgeTexts(of: widgets, parsed)
      } else {
        try await draw(widgets, parsed)
      }
      return 0
    } catch let error as UsageError {
      return fail(error.description, code: 2)
    } catch let error as ImpossibleCombination {
      return fail(error.description, code: 2)
    } catch {
      return fail(UntrustedText.line("\(error)"), code: 3)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Int32 {
    FileHandle.standardError.write(Data((UntrustedText.page("error: " + message) + "\n").utf8))
    return code
  }

  /// Runs authors' code on the main actor, while drawing and encoding continue in parallel.
  private static func draw(_ widgets: [WidgetDescription], _ arguments: WidgetArguments)
    async throws
  {
    for widget in widgets { try arguments.matrix.checkEntries(of: widget) }
    let jobs = try widgets.map { ($0, try arguments.matrix.expand(declared: $0.families)) }
    try FileManager.default.createDirectory(
      atPath: arguments.output, withIntermediateDirectories: true)
    let renderer = Renderer(fontFolder: arguments.fontFolder)
    let pool = ScratchPool()
    let lost = try await withThrowingTaskGroup(of: Bool.self) { group in
      var (inFlight, lost) = (0, 0)
      for (widget, expansion) in jobs {
        for configuration in expansion.configurations {
          let pictures = await widget.pictures(configuration, hasDate: arguments.hasDate)
          for picture in pictures.entries {
            let placed = renderer.place(picture.entry, of: widget, picture.configuration)
            let name = ImageName.make(kind: widget.kind, picture.configuration)
            let path = arguments.output + "/" + name
            say(placed.diagnostics, name, arguments)
            if inFlight >= mostInFlight {
              if try await group.next() == false { lost += 1 }
              inFlight -= 1
            }
            let writesHits = arguments.writesHits
            group.addTask {
              let excess = try pool.write(placed, renderer, to: path, writesHits: writesHits)
              // An excess found during layout was already reported with the other diagnostics.
              if let excess, !placed.diagnostics.contains(excess) { report([excess], name) }
              return excess == nil
            }
            inFlight += 1
          }
          guard let timeline = pictures.timeline else { continue }
          let name = ImageName.make(kind: widget.kind, configuration, entry: "filmstrip")
          let diagnostics = try pool.write(
            timeline, of: widget, configuration, renderer, to: arguments.output + "/" + name)
          say(diagnostics, name, arguments)
          if diagnostics.contains(where: { $0.code == Diagnostic.budgetCode }) { lost += 1 }
        }
      }
      for try await isDrawn in group where !isDrawn { lost += 1 }
      return lost
    }
    if lost > 0 { throw LostPictures(count: lost) }
  }

  private static func say(
    _ diagnostics: [Diagnostic], _ name: String, _ arguments: WidgetArguments
  ) {
    guard !arguments.isQuiet else { return }
    report(diagnostics, name + ".png")
    print(UntrustedText.line(name + ".png"))
  }

  private nonisolated static func report(_ diagnostics: [Diagnostic], _ name: String) {
    for diagnostic in diagnostics where diagnostic.severity > .note {
      let line = UntrustedText.line("\(name): \(diagnostic.message) [\(diagnostic.code)]")
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }

  /// The most pictures in flight, each with one picture's memory: enough to keep every core busy while the
  /// next picture is placed.
  private static let mostInFlight = ProcessInfo.processInfo.activeProcessorCount * 2
}

extension WidgetArguments {
  fileprivate var resources: WidgetResources {
    guard let resourceFolders else { return .besideExecutable() }
    return WidgetResources(folders: resourceFolders.map { URL(fileURLWithPath: $0) })
  }
}

/// The number of pictures that were not drawn because they exceeded the budget.
private struct LostPictures: Error, CustomStringConvertible {
  var count: Int

  var description: String { "\(count) \(count == 1 ? "picture was" : "pictures were") not drawn" }
}
