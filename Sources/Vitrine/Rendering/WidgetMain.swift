import Foundation
import VitrineGraphics
import VitrineImages

extension WidgetBundle {
  /// Draws the bundle's widgets as the command line asks; prints the flags when it is empty.
  public static func main() async {
    exit(await WidgetMain.run(_descriptions(), Array(CommandLine.arguments.dropFirst())))
  }
}

extension Widget {
  /// Draws the widget as the command line asks; prints the flags when it is empty.
  public static func main() async {
    exit(await WidgetMain.run(_descriptions(), Array(CommandLine.arguments.dropFirst())))
  }
}

/// The command line of a widget bundle's own executable.
@MainActor
package enum WidgetMain {
  /// - Returns: the exit code: 0 fine, 2 a mistake in the arguments, 3 a file that cannot be
  ///   written.
  package static func run(_ widgets: [WidgetDescription], _ arguments: [String]) async -> Int32 {
    if arguments.isEmpty || arguments == ["--help"] {
      print(WidgetArguments.usage)
      return 0
    }
    do {
      let parsed = try WidgetArguments(arguments)
      try await draw(widgets, parsed)
      return 0
    } catch let error as UsageError {
      return fail(error.description, code: 2)
    } catch let error as ImpossibleCombination {
      return fail(error.description, code: 2)
    } catch {
      return fail("\(error)", code: 3)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Int32 {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    return code
  }

  /// Authors' code runs here, on the main actor; drawing and encoding go on beside it.
  private static func draw(_ widgets: [WidgetDescription], _ arguments: WidgetArguments)
    async throws
  {
    let jobs = try widgets.map { ($0, try arguments.matrix.expand(declared: $0.families)) }
    try FileManager.default.createDirectory(
      atPath: arguments.output, withIntermediateDirectories: true)
    let renderer = Renderer(fontFolder: arguments.fontFolder)
    let pool = ScratchPool()
    try await withThrowingTaskGroup(of: Void.self) { group in
      var inFlight = 0
      for (widget, expansion) in jobs {
        for configuration in expansion.configurations {
          let entry = await widget.entry(for: EntryRequest(configuration))
          let placed = renderer.place(entry, of: widget, configuration)
          let name = ImageName.make(kind: widget.kind, configuration) + ".png"
          let path = arguments.output + "/" + name
          if !arguments.isQuiet { report(placed.diagnostics, name) }
          if inFlight >= mostInFlight {
            try await group.next()
            inFlight -= 1
          }
          group.addTask { try pool.write(placed, renderer, to: path) }
          inFlight += 1
          if !arguments.isQuiet { print(name) }
        }
      }
      try await group.waitForAll()
    }
  }

  private static func report(_ diagnostics: [Diagnostic], _ name: String) {
    for diagnostic in diagnostics where diagnostic.severity > .note {
      FileHandle.standardError.write(
        Data("\(name): \(diagnostic.message) [\(diagnostic.code)]\n".utf8))
    }
  }

  /// Enough that every core has work while the next picture is placed; each holds one picture.
  private static let mostInFlight = ProcessInfo.processInfo.activeProcessorCount * 2
}

extension WidgetDescription {
  /// The entry that a request selects.
  @MainActor
  package func entry(for request: EntryRequest) async -> WidgetEntry {
    switch source {
    case .immediate(let make): make(request)
    case .provider(let ask): await ask(request)
    }
  }
}
