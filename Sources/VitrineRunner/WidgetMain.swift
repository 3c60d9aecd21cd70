import Foundation
public import VitrineWidgets

extension WidgetBundle {
  /// Draws the bundle's widgets as the command line requests; without arguments prints the flags.
  public static func main() async {
    exit(await WidgetMain.start { _contents($0).withStatesOfPreviews })
  }

  /// Draws the bundle's widgets as `main()` does, from code that does not wait: a `main()` of its own that chooses among several.
  @_disfavoredOverload
  public static func main() {
    Task { @MainActor in await main() }
    dispatchMain()
  }
}

extension Widget {
  /// Draws the widget as the command line requests; without arguments prints the flags.
  public static func main() async {
    exit(await WidgetMain.start { _contents($0).withStatesOfPreviews })
  }

  /// Draws the widget as `main()` does, from code that does not wait: a `main()` of its own that chooses among several.
  @_disfavoredOverload
  public static func main() {
    Task { @MainActor in await main() }
    dispatchMain()
  }
}

extension ControlWidget {
  /// Draws the control as the command line requests; without arguments prints the flags.
  public static func main() async {
    exit(await WidgetMain.start { _contents($0).withStatesOfPreviews })
  }

  /// Draws the control as `main()` does, from code that does not wait: a `main()` of its own that chooses among several.
  @_disfavoredOverload
  public static func main() {
    Task { @MainActor in await main() }
    dispatchMain()
  }
}

/// The program of a widget bundle.
@MainActor
package enum WidgetMain {
  /// Runs with the arguments of the process.
  static func start(_ declare: (RenderConfiguration) -> BundleContents) async -> Int32 {
    ProcessSetup.run()
    ProviderWatch.guardProcess()
    FallWatch.watchProcess()
    return await run(declaring: declare, Array(CommandLine.arguments.dropFirst()))
  }

  /// Runs the command line over widgets alone.
  ///
  /// - Parameter describe: makes the widgets, under the surroundings of a configuration.
  /// - Returns: the exit code.
  package static func run(
    _ describe: (RenderConfiguration) -> [WidgetDescription], _ arguments: [String]
  ) async -> Int32 {
    let declare = { (configuration: RenderConfiguration) in
      var contents = BundleContents()
      contents.widgets = describe(configuration)
      return contents
    }
    return await run(declaring: declare, arguments)
  }

  /// Runs the command line.
  ///
  /// - Parameter declare: makes what the bundle declares, under the surroundings of a configuration.
  /// - Returns: the exit code: 0 for success, 1 for `--strict`, 2 for an error in the arguments, 3 for a file
  ///   that cannot be read or written and for pictures that exceed the budget, 70 for an error of ours.
  package static func run(
    declaring declare: (RenderConfiguration) -> BundleContents, _ arguments: [String]
  ) async -> Int32 {
    do {
      if arguments == ["--version"] {
        Output.text(VersionText.text)
        return 0
      }
      let command = try BundleCommand.parse(arguments.isEmpty ? ["--help"] : arguments)
      try await command.run(declare)
      try Output.check()
      return 0
    } catch {
      return Exit.report(
        Exit.outcome(of: error, parsedBy: BundleCommand.self), asJSON: Exit.isJSON(arguments))
    }
  }
}
