import ArgumentParser
import Foundation
import VitrineGraphics
import VitrineViews
import VitrineWidgets

/// The command line of a widget bundle's own executable: the flags of `vitrine render`, and those that only
/// a bundle has.
struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: URL(fileURLWithPath: CommandLine.arguments.first ?? "bundle").lastPathComponent,
    abstract: "Draws the widgets of this bundle as PNG files.", version: EngineVersion.current)

  @OptionGroup var writing: PictureOptions

  @Option(
    help: """
      Folders with the extension's asset catalogues and strings, separated by commas; by default those that \
      the package manager put beside the executable.
      """)
  var resources: String?

  @Flag(help: "Draws nothing and prints, for each text, where words of it do not show.")
  var texts = false

  @OptionGroup var drawing: DrawingOptions
}

extension BundleCommand {
  /// Draws the widgets, or judges their texts. Author's code runs on the main actor.
  ///
  /// - Parameter describe: makes the widgets, under the surroundings of a configuration.
  @MainActor
  func run(_ describe: (RenderConfiguration) -> [WidgetDescription]) async throws {
    let threads = try JobCount.threads(writing.jobs, isQuiet: drawing.quiet)
    let matrix = try drawing.matrix()
    let fonts = try FontSearch.library(drawing.fonts)
    var common = matrix.common
    common.os = matrix.os ?? common.os
    let widgets = describe(common).map { $0.showing(widgetResources) }
    for widget in widgets { try matrix.checkEntries(of: widget) }
    let parts = try widgets.map {
      BundlePart(widget: $0, configurations: try configurations(of: $0, matrix))
    }
    try drawing.budgets.check(count: parts.reduce(0) { $0 + $1.configurations.count })
    let stopwatch = drawing.json ? Stopwatch { Clock.now() } : .none
    let renderer = try drawing.budgets.limiting(Renderer(fonts: fonts, stopwatch: stopwatch))
    if texts {
      for part in parts { await judgeTexts(of: part, renderer) }
    } else {
      try OutputFolder.make(writing.output)
      try await draw(parts, renderer, threads)
    }
  }

  private func configurations(
    of widget: WidgetDescription, _ matrix: RenderMatrix
  ) throws -> RenderConfigurations {
    let configurations = try drawing.expansion(of: matrix, for: widget).configurations
    for sample in configurations.samples { try drawing.budgets.check(sample) }
    return configurations
  }

  private var widgetResources: WidgetResources {
    guard let resources else { return .besideExecutable() }
    return WidgetResources(
      folders: resources.split(separator: ",").map { URL(fileURLWithPath: String($0)) })
  }

  /// Prints the text problems of a widget over its pictures, as Markdown.
  @MainActor
  private func judgeTexts(of part: BundlePart, _ renderer: PictureRenderer) async {
    var survey = TextSurvey()
    for configuration in part.configurations {
      let shown = await part.widget.pictures(configuration, hasDate: drawing.at != nil)
      for picture in shown.entries {
        let renderer = renderer.starting()
        let placed = renderer.place(picture.entry, of: part.widget, picture.configuration)
        survey.add(renderer.textLedger(placed), of: picture.configuration)
      }
    }
    Output.exact("# \(UntrustedText.markdown(part.widget.kind))\n\n\(survey.markdown())\n")
  }
}

/// A widget of the bundle and the settings to draw it with.
struct BundlePart {
  var widget: WidgetDescription
  var configurations: RenderConfigurations
}
