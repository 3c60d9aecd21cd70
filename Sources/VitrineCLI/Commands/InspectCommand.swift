import ArgumentParser
import Foundation
import Vitrine
import VitrineBlame
import VitrineDocuments
import VitrineLayout
import VitrineProjects

/// Prints any value between two stages.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "inspect",
    abstract: "Prints a value between two stages: nodes, frames, commands, taps, texts.",
    discussion: VerbExamples.text("inspect"))

  /// The values that the command can print.
  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case nodes, placed, display, hits, accessibility, texts, timeline, record, trace, plan
  }

  @Argument(
    help:
      "A document; with --stage plan a Swift source, an extension's folder or an Xcode project.",
    completion: .documents)
  var input: String

  @Option(
    help: """
      nodes: what there is; placed: where; display: what is drawn; hits: what taps do; accessibility: \
      what VoiceOver reads, in order; texts: the ledger of what is cut, and of several pictures (--device all \
      --type-size all) for each text the first level, device and locale at which it is truncated, clipped, \
      overlaps another or is under 11 pt, as Markdown or --json; timeline: its entries; record: the views of \
      one picture, for diff; trace: a Today widget's callbacks; plan: what a project says of its widget extension.
      """)
  var stage = Stage.placed

  @Option(help: "With --stage plan: the target of a project with several widget extensions.")
  var target: String?

  @Option(
    help:
      "With --stage accessibility: a PNG file of the one picture with numbered frames and a legend."
  )
  var annotated: String?

  @OptionGroup(title: "Other widgets on the screen") var company: CompanionOptions
  @OptionGroup(title: "Limits of documents") var documents: DocumentOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    if stage == .plan {
      let plan = try ExtensionInput.plan(input, target: target)
      let here = FileManager.default.currentDirectoryPath
      return Output.text(drawing.json ? plan.json(from: here) + "\n" : plan.text(from: here))
    }
    if target != nil { throw UsageError("--target is for --stage plan") }
    let lists = try drawing.matrix()
    let fonts = try FontSearch.library(drawing.fonts)
    let limits = documents.limits(drawing)
    // The tree of nodes contains only the widget itself.
    let companions = stage == .nodes ? [] : try company.load(limits, fonts)
    let pages = try InputPage.pages(input, lists, drawing, company, companions, limits, fonts)
    if let scene = pages.first?.scene, Self.ofWidgets.contains(stage) {
      throw UsageError(
        "--stage \(stage) is of one widget, and '\(input)' is a screen of several; give the document of one, "
          + "such as '\(scene.document.documents.first?.file ?? input)'")
    }
    if stage == .timeline, let page = pages.first {
      if page.widget.anySurface.name != nil {
        throw UsageError(
          "--stage timeline is of widgets; '\(page.kind)' is \(page.widget.noun), whose states have no dates"
        )
      }
      return print(timelineOf: page.document, try page.matrix(drawing).common)
    }
    let renderer = try drawing.budgets.limiting(Renderer(fonts: fonts).recording)
    let expansions = try pages.map { page in
      try page.namingFile { try page.expansion(of: page.matrix(drawing), drawing) }
    }
    let count = expansions.reduce(0) { $0 + $1.configurations.count }
    try drawing.budgets.check(count: count)
    if annotated != nil, stage != .accessibility || count != 1 {
      throw UsageError(
        "--annotated draws one picture of --stage accessibility, not \(count) of \(stage)")
    }
    for (page, expansion) in zip(pages, expansions) {
      if stage == .texts {
        return try print(textsOf: page, expansion.configurations, renderer)
      }
      var spoken: SpokenPicture?
      // Layout recurses for each level of the document and needs the workers' deep stack.
      try DeepStackThread.run {
        for configuration in expansion.configurations {
          let shown = page.document.shown(configuration, hasDate: page.hasDate(drawing))
          try print(page, shown, renderer.starting(), count, &spoken)
        }
      }
      if let annotated, let spoken { try spoken.write(to: annotated, fonts) }
    }
  }

  /// The stages of a single widget.
  private static let ofWidgets: [Stage] = [.nodes, .timeline, .trace, .texts]

  private func print(
    _ page: InputPage, _ configuration: RenderConfiguration, _ renderer: Renderer, _ count: Int,
    _ spoken: inout SpokenPicture?
  ) throws {
    let document = page.document
    if count > 1, !drawing.json { Output.line("# " + page.name(configuration)) }
    if stage == .nodes {
      let (entry, session) = document.entry(EntryRequest(configuration))
      session.allow(renderer.budget)
      let tree = renderer.nodes(entry, of: page.widget, configuration)
      try session.check()
      if drawing.json { Output.line(NodeJSON.text(tree)) } else { Output.text(tree.dump()) }
      return
    }
    let placed = try document.place(configuration, of: page.widget, by: renderer).placed
    var scratch = RenderScratch()
    let image = renderer.finish(placed, scratch: &scratch)
    if let reason = UndrawnPicture(image, of: document.file) { throw reason }
    switch stage {
    case .record:
      guard count == 1 else {
        throw UsageError(
          "--stage record prints one picture, not \(count); choose by --family, --device, …")
      }
      let settings = configuration.traits(kind: page.kind).sorted { $0.key < $1.key }
      let record = PlacedRecord(
        image.placed, environment: settings.map { .init($0.key, $0.value) },
        display: image.displayList)
      Output.text(record.reduced.text)
    case .trace: Output.text(drawing.json ? image.trace.json() + "\n" : image.trace.text)
    case .hits: Self.print(image.hits, isJSON: drawing.json)
    case .accessibility:
      let tree = SpokenTree(image.placed)
      spoken = SpokenPicture(image: image, tree: tree)
      Output.text(drawing.json ? tree.json() + "\n" : tree.dump())
    case .display:
      Output.text(
        drawing.json ? DisplayText.json(image.displayList) : DisplayText.text(image.displayList))
    default:
      Output.text(drawing.json ? PlacedJSON.text(image.placed) + "\n" : image.placed.dump())
    }
  }

  /// Prints the ledger of one picture, or the survey of several.
  private func print(
    textsOf page: InputPage, _ configurations: RenderConfigurations, _ renderer: PictureRenderer
  ) throws {
    let hasDate = drawing.at != nil
    let document = page.document
    let texts = try TextLedgerRun(document: document, widget: page.widget, renderer: renderer).run(
      count: configurations.count,
      { document.shown(configurations[$0], hasDate: hasDate) })
    if let ledger = texts.single {
      Output.text(drawing.json ? ledger.json() + "\n" : ledger.dump())
    } else {
      Output.text(drawing.json ? texts.survey.json() + "\n" : texts.survey.markdown())
    }
    if drawing.strict, texts.survey.hasProblems { throw Failure(code: Exit.mismatch) }
  }

  /// Prints the timeline, which is the same for every family and device.
  private func print(timelineOf document: Document, _ configuration: RenderConfiguration) {
    let timeline = document.timeline(EntryRequest(configuration)).timeline
    let (kind, samples) = (document.kind, document.widget.sampleNames)
    let now = configuration.date
    Output.text(
      drawing.json
        ? timeline.json(kind: kind, samples: samples, at: now) + "\n"
        : timeline.dump(kind: kind, samples: samples, at: now))
    for diagnostic in timeline.diagnostics {
      Output.message("\(diagnostic.message) [\(diagnostic.code)]")
    }
  }

  private static func print(_ hits: HitMap, isJSON: Bool) {
    Output.text(isJSON ? hits.json() + "\n" : hits.dump())
    for diagnostic in hits.diagnostics {
      Output.message("\(diagnostic.message) [\(diagnostic.code)]")
    }
  }
}
