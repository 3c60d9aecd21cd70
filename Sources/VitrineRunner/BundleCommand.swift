import ArgumentParser
import Foundation
import VitrineGraphics
import VitrineImages
import VitrineText
import VitrineViews
import VitrineWidgets

/// The command line of a widget bundle's own executable: the flags of `vitrine render`, and those that only
/// a bundle has.
struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: URL(fileURLWithPath: CommandLine.arguments.first ?? "bundle").lastPathComponent,
    abstract: "Draws the widgets of this bundle as PNG files.", version: EngineVersion.current)

  @OptionGroup(title: "What is written") var writing: PictureOptions

  @Option(
    help: """
      Folders with the extension's asset catalogues and strings, separated by commas; by default those that \
      the package manager put beside the executable.
      """, completion: .directory)
  var resources: String?

  @Flag(help: "Draws nothing and prints, for each text, where words of it do not show.")
  var texts = false

  @Flag(help: "Draws the previews of the program: #Preview and each view of a PreviewProvider.")
  var previews = false

  @Flag(
    help: "Answers `vitrine batch PROGRAM --data ROWS`, which starts the program with this flag.")
  var rows = false

  @Flag(
    help: """
      Answers `vitrine preview PROGRAM` and `vitrine gallery PROGRAM`, which start the program with this flag.
      """)
  var requests = false

  @Option(
    help: """
      Draws one preview by its name, or one view by the name of its type: as the first preview or widget shows it, or \
      by an initializer without values.
      """)
  var view: String?

  @Option(
    help: """
      A JSON file with the states of the bundle's live activity: {"attributes": {…}, "states": [{…}]}. Without it those \
      of the first #Preview of the activity are drawn.
      """, completion: .file(extensions: ["json"]))
  var activityState: String?

  @Option(
    help: """
      A JSON file with rows for the stores of SwiftData and Core Data, by the names of models or entities: \
      {"Item": [{"name": "Milk"}]}. Without it stores are empty.
      """, completion: .file(extensions: ["json"]))
  var data: String?

  @Option(
    name: .customLong("parameter"),
    help: """
      The value of a setting of the widget's App Intent, as NAME=VALUE, in place of its default: a number, a text, true \
      or false, a case, or the name of an entity that its query suggests. May be given several times.
      """)
  var parameters: [String] = []

  @Option(
    help: """
      The most bytes of memory that the program writes to; without it none are set but for what `vitrine render` compiled \
      (\(Confinement.standardMemory)).
      """)
  var maxMemory: Int?

  @Flag(
    help: """
      Lets code that `vitrine render` compiled use the network and write to any file; without it, only its own pictures \
      and temporary files.
      """)
  var unconfined = false

  @Option(
    name: .customLong("with"),
    help: """
      Another widget, live activity or control of the bundle on the same screen, as KIND, KIND:FAMILY or KIND:SURFACE. \
      May be given several times.
      """)
  var company: [String] = []

  @OptionGroup var drawing: DrawingOptions
}

extension BundleCommand {
  /// Draws the widgets, or judges their texts. Author's code runs on the main actor.
  ///
  /// - Parameter declare: makes what the bundle declares, under the surroundings of a configuration.
  @MainActor
  func run(_ declare: (RenderConfiguration) -> BundleContents) async throws {
    try confine()
    try giveRows()
    if requests { return try await answerRequests { try declarations(declare, $0).widgets } }
    let threads = try JobCount.threads(writing.jobs, isQuiet: drawing.quiet)
    try writing.checkStream([("--json", drawing.json)])
    let matrix = try drawing.matrix()
    try drawing.checkEffects(matrix)
    let fonts = try FontSearch.library(drawing.fonts)
    if texts { try checkTextFlags() }
    if rows { try checkRowFlags() }
    let contents = try declarations(declare, matrix.common)
    noteUndrawn(contents.undrawn)
    let resources = try widgetResources()
    let widgets = contents.widgets.map { $0.showing(resources) }
    let choices = try intentChoices(among: widgets)
    if choices != nil, matrix.scenes.contains(.configuration) {
      throw UsageError("--parameter has no effect on --scene configuration, which shows defaults")
    }
    try await IntentChoices.$current.withValue(choices) {
      try await drawChosen(widgets, matrix, fonts, threads)
    }
    if let mistake = choices?.mistake { throw UsageError("--parameter: \(mistake)") }
  }

  /// Draws the widgets that the flags choose, or judges their texts.
  @MainActor
  private func drawChosen(
    _ widgets: [WidgetDescription], _ matrix: RenderMatrix, _ fonts: FontLibrary, _ threads: Int
  ) async throws {
    let parts = try await parts(widgets, matrix)
    if !drawing.quiet { noteAvailability(matrix) }
    let skipped = parts.reduce(0) { $0 + $1.skipped }
    if skipped > 0, !drawing.quiet {
      Output.message(
        "\(skipped) pictures skipped, as their devices and systems have no such widget")
    }
    let count = parts.reduce(0) { $0 + $1.configurations.count }
    if count == 0, skipped == 0, !drawing.quiet {
      let kinds = Set(parts.map(\.widget.kind)).sorted().joined(separator: ", ")
      Output.message("note: nothing is drawn, as no family is supported (\(kinds))")
    }
    try drawing.budgets.check(count: count)
    let renderer = try drawing.renderer(fonts, isTimed: writing.timings)
    if rows {
      try answerRows(of: parts, renderer)
    } else if texts {
      try await judgeTexts(of: parts, renderer)
    } else {
      try writing.checkStream(count: count)
      if !writing.isStream { try OutputFolder.make(writing.folder) }
      try await draw(parts, renderer, threads)
    }
    try checkRows(isOver: true)
  }

  /// Confines the program, before any code of its author runs.
  @MainActor
  private func confine() throws {
    if let maxMemory, maxMemory < 1 {
      throw UsageError("--max-memory is at least 1, not \(maxMemory)")
    }
    let isMeant = Confinement.isMeant && !unconfined
    let isForFiles = !requests && !rows && !texts && !writing.isStream
    // A rule is for a folder that is there.
    if isMeant, isForFiles { try OutputFolder.make(writing.folder) }
    Confinement.start(
      output: isForFiles ? writing.folder : nil, isMeant: isMeant, memory: maxMemory,
      isQuiet: drawing.quiet)
  }

  /// Returns the values that are chosen for settings; nil for none.
  private func intentChoices(
    among widgets: [WidgetDescription]
  ) throws(UsageError) -> IntentChoices? {
    if parameters.isEmpty { return nil }
    var kinds = try KindChoice(writing.kind)
    let known = widgets.filter { kinds.takes($0.kind) }.flatMap(\.parameterNames)
    var texts: [String: String] = [:]
    for parameter in parameters {
      let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("--parameter is NAME=VALUE, not '\(parameter)'")
      }
      let name = String(parts[0])
      guard known.contains(name) else {
        throw UsageError.unknown(name, what: "parameter", among: known)
      }
      texts[name] = String(parts[1])
    }
    return IntentChoices(texts)
  }

  /// Returns what the bundle declares, with the states of a file for its live activity.
  private func declarations(
    _ declare: (RenderConfiguration) -> BundleContents, _ configuration: RenderConfiguration
  ) throws -> BundleContents {
    var contents = FallWatch.declaring(asJSON: drawing.json) { declare(configuration) }
    guard let activityState else { return contents }
    let bytes: [UInt8]
    do { bytes = try readFile(activityState, limit: Self.mostStateBytes) } catch {
      throw Failure(code: Exit.badInput, message: "error: --activity-state: \(error)")
    }
    do throws(ActivityStateError) {
      try contents.give(
        try ActivityStateFile(Data(bytes), path: activityState), to: writing.kind)
    } catch { throw Failure(code: Exit.badInput, message: "error: \(error)") }
    return contents
  }

  /// The largest file of states; a push has at most 4 KB.
  private static let mostStateBytes = 1 << 20

  /// Returns what to draw: the widgets, or what the flags for previews choose.
  @MainActor
  func parts(
    _ widgets: [WidgetDescription], _ matrix: RenderMatrix
  ) async throws -> [BundlePart] {
    if previews || view != nil {
      if writing.kind != nil {
        throw UsageError("--kind chooses among widgets; previews have names, which --view takes")
      }
      return try await previewParts(widgets, matrix)
    }
    guard !widgets.isEmpty else {
      throw Failure(
        code: Exit.badInput,
        message:
          "error: the bundle has no widget to draw; a live activity needs a state, by a #Preview or --activity-state"
      )
    }
    try checkKinds(widgets)
    var kinds = try KindChoice(writing.kind)
    let chosen = widgets.filter { kinds.takes($0.kind) }
    try kinds.check()
    return try parts(of: joined(chosen, among: widgets, over: matrix), matrix)
  }

  /// Returns the pictures of widgets. Where there are several, one that the flags do not fit is left out, as few
  /// families and scenes fit all widgets of a bundle.
  private func parts(
    of widgets: [WidgetDescription], _ matrix: RenderMatrix
  ) throws -> [BundlePart] {
    var parts: [BundlePart] = []
    var refusal: UsageError?
    for widget in widgets {
      do {
        try matrix.checkEntries(of: widget)
        parts.append(try expanded(widget, matrix))
      } catch let error as UsageError {
        refusal = refusal ?? error
        tellLeftOut(error, of: widgets.count)
      } catch let error as ImpossibleCombination {
        let error = UsageError("\(widget.kind): \(error)")
        refusal = refusal ?? error
        tellLeftOut(error, of: widgets.count)
      }
    }
    if parts.isEmpty, let refusal { throw refusal }
    for sample in parts.flatMap(\.configurations.samples) { try drawing.budgets.check(sample) }
    return parts
  }

  private func tellLeftOut(_ reason: UsageError, of count: Int) {
    if count > 1, !drawing.quiet { Output.message("note: left out: \(reason)") }
  }

  /// Names what the bundle declares without pictures; not where the flags choose what to draw.
  private func noteUndrawn(_ declarations: [UndrawnDeclaration]) {
    guard !drawing.quiet, !previews, view == nil, writing.kind == nil else { return }
    for declaration in declarations { Output.message("note: \(declaration.reason)") }
  }

  /// Prints the conditions in the sources that systems which are asked for would answer otherwise.
  private func noteAvailability(_ matrix: RenderMatrix) {
    let systems = matrix.askedSystems
    guard !systems.isEmpty, let package = AvailabilityScan.package(of: FontFolder.executablePath)
    else { return }
    let checks = AvailabilityScan.checks(inPackage: package)
    for note in AvailabilityScan.notes(checks, systems: systems, kinds: matrix.kinds) {
      Output.message(note)
    }
  }

  func part(_ widget: WidgetDescription, _ matrix: RenderMatrix) throws -> BundlePart {
    let part = try expanded(widget, matrix)
    for sample in part.configurations.samples { try drawing.budgets.check(sample) }
    return part
  }

  /// Returns the pictures of a widget, whatever they take.
  private func expanded(
    _ widget: WidgetDescription, _ matrix: RenderMatrix
  ) throws -> BundlePart {
    var matrix = matrix
    if matrix.entries.contains(.timeline) {
      // Each entry once: `timeline,0` requests one twice.
      matrix.entries.removeAll {
        if case .index(let index) = $0 { index < WidgetTimeline.mostPictures } else { false }
      }
    }
    let expansion = try drawing.expansion(of: matrix, for: widget)
    return BundlePart(
      widget: widget, configurations: expansion.configurations, skipped: expansion.skipped)
  }

  /// Refuses widgets whose pictures would have one name.
  private func checkKinds(_ widgets: [WidgetDescription]) throws(UsageError) {
    var names: Set<String> = []
    for widget in widgets where !names.insert(ImageName.clean(widget.kind)).inserted {
      throw UsageError(
        "two widgets have the kind '\(widget.kind)', and their pictures the same names")
    }
  }

  /// Refuses flags that have no effect where nothing is drawn.
  private func checkTextFlags() throws(UsageError) {
    let given = [
      ("--output", writing.output != nil), ("--hits", writing.hits),
      ("--jobs", writing.jobs != nil), ("--timings", writing.timings),
      ("--explain", writing.explain),
    ]
    guard let (flag, _) = given.first(where: \.1) else { return }
    throw UsageError("\(flag) has no effect with --texts, which draws nothing")
  }

  /// - Throws: a failure for a path that is no folder, whose texts and pictures would be missing in silence.
  func widgetResources() throws(Failure) -> WidgetResources {
    let fontFolder = drawing.fonts.map { URL(fileURLWithPath: $0) }
    guard let resources else { return .besideExecutable(fontFolder: fontFolder) }
    let folders = ListArgument.words(of: resources)
    if folders.isEmpty {
      throw Failure(code: Exit.usage, message: "error: --resources names no folder")
    }
    if let path = folders.first(where: { !OutputFolder.isFolder($0) }) {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw Failure(
        code: Exit.badInput,
        message: "error: --resources: \(path): \(isThere ? "is not a folder" : "no such folder")")
    }
    return WidgetResources(
      folders: folders.map { URL(fileURLWithPath: $0) }, fontFolder: fontFolder)
  }

  /// Prints the text problems of each widget over its pictures, as Markdown or JSON; under `--strict` a
  /// problem of any of them ends with 1.
  @MainActor
  private func judgeTexts(of parts: [BundlePart], _ renderer: PictureRenderer) async throws {
    var hasProblems = false
    for part in parts {
      let survey = try await survey(of: part, renderer)
      let head = "# \(UntrustedText.markdown(part.widget.kind))\n\n"
      Output.text(drawing.json ? survey.json() + "\n" : head + survey.markdown() + "\n")
      hasProblems = hasProblems || survey.hasProblems
    }
    if drawing.strict, hasProblems { throw Failure(code: Exit.mismatch) }
  }

  @MainActor
  private func survey(of part: BundlePart, _ renderer: PictureRenderer) async throws -> TextSurvey {
    var survey = TextSurvey()
    for configuration in part.configurations {
      let configuration = await part.sized(configuration, renderer)
      var widget = part.widget
      widget.companions = await widget.companions.present(on: configuration)
      let shown = await widget.pictures(configuration, hasDate: drawing.at != nil)
      for picture in shown.entries {
        let renderer = renderer.starting()
        let placed = renderer.place(picture.entry, of: widget, picture.configuration)
        if let reason = UndrawnPicture(placed.diagnostics, of: part.widget.kind) { throw reason }
        survey.add(renderer.textLedger(placed), of: picture.configuration)
      }
    }
    return survey
  }
}

extension RenderMatrix {
  /// The systems that are asked for, in order; all of them stand for the first with WidgetKit.
  fileprivate var askedSystems: [Int] {
    switch systems {
    case nil: []
    case .all: [14]
    case .listed(let list): list.sorted()
    }
  }

  /// The kinds of the devices; phones where all are asked for.
  var kinds: Set<Device.Kind> {
    guard case .listed(let list)? = devices else { return [common.device.kind] }
    return Set(list.map(\.kind))
  }
}
