import ArgumentParser
import Foundation
import Synchronization
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineImages
import VitrineText

/// Compares pictures with their goldens.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "check",
    abstract: "Draws documents and compares the pictures with their goldens.",
    discussion: "Ends with 1 when a picture differs from its golden or has none."
      + "\n\n" + VerbExamples.text("check"))

  @Argument(help: "Documents, or folders of documents.", completion: .documents)
  var inputs: [String]

  @OptionGroup(title: "Folders") var folders: GoldenOptions
  @OptionGroup(title: "Folders") var base: BaseOptions

  @Option(
    help: "Candidates to offer for acceptance: all, failed, missing or never.",
    completion: .list(RecordMode.allCases.map(\.rawValue)))
  var record: String?

  @Option(
    help: "How pictures compare: exact, channels, perceptual, antialias, structural or shifted.",
    completion: .list(ComparisonStrategy.names))
  var compare = "exact"

  @OptionGroup(title: "Comparing") var limits: LimitOptions

  @Option(help: "The only kinds of widgets to check, separated by commas.")
  var kind: String?

  @Flag(
    help: "Checks the other documents when one has an error, which is reported; ends with 3 then.")
  var keepGoing = false

  @Option(help: "A part of the run, e.g. 1/4: all parts together are the whole.")
  var shard: String?

  @Option(
    help: """
      A file of what each picture takes, to share the work by: a whole run writes it, shards read it. \
      All shards must have the same one.
      """, completion: .file())
  var costs: String?

  @OptionGroup(title: "Comparing") var masking: MaskOptions

  @Flag(help: "Allows widgets that show nothing but their background, such as photographs.")
  var allowBlank = false

  @Flag(help: "Stops at the first picture that does not pass.")
  var failFast = false

  @Flag(
    help: "Draws everything, also what an earlier run of this program drew from the same inputs.")
  var noCache = false

  @Option(help: "Pictures drawn at the same time; all cores by default.")
  var jobs: Int?

  @OptionGroup(title: "Reports") var reports: ReportOptions
  @OptionGroup(title: "Reports") var exports: ExportOptions
  @OptionGroup(title: "Other widgets on the screen") var company: CompanionOptions
  @OptionGroup(title: "Limits of documents") var documents: DocumentOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    let threads = try JobCount.threads(jobs, isQuiet: drawing.quiet)
    // Mistakes in flags end the run before anything is drawn.
    _ = try exports.target()
    let own = folders.store(beside: inputs.first)
    let lock = ArtifactsLock(own.artifacts, isQuiet: drawing.quiet)
    defer { lock.release() }
    let store = try base.store(own, inputs: inputs, record: record)
    let session = SnapshotSession(store: store, mode: try mode(), gathersPasses: true)
    let fonts = try FontSearch.library(drawing.fonts)
    // In mode `all` every picture becomes a candidate, so every picture must be drawn.
    let isSkipping = !noCache && session.mode != .all
    let cacheFile = store.verdicts
    let cache = VerdictCache(file: isSkipping ? cacheFile : nil)
    let plan = try plan(session, fonts, isSkipping ? cache : nil)
    let all = plan.jobs
    let list = try part(of: all)
    try store.begin(list.map { ($0.name.text, "png") })
    if base.base == nil, plan.lost == nil {
      // A shard knows what the others draw.
      let drawn = Set(all.map { $0.name.text + ".png" })
      session.look(for: RenamedGoldens(store, drawn: drawn, coverage: coverage(plan)))
    }
    if base.base == nil { remember(store) }
    let (results, lost) = try check(list, fonts, threads)
    try session.finish()
    let isWhole = results.count == list.count && plan.lost == nil
    if isWhole, shard == nil, base.base == nil {
      try store.markComplete(coverage(plan))
      if let costs { try writeFile(Array(measured(results).text.utf8), to: costs) }
    }
    if isSkipping { save(cache, to: cacheFile) }
    try finish(
      store, session.mode, results.map(\.record).sorted(), lost: lost, of: list.count,
      unread: plan.lost)
  }

  /// Records the run in the log. A log that cannot be written is only a warning: the pictures are still
  /// drawn.
  private func remember(_ store: GoldenStore) {
    do { try RunLog().add(store) } catch {
      if drawing.quiet { return }
      Output.message("warning: \(error): name the folders to accept, prune and report")
    }
  }

  /// Saves the verdicts; without them the next run only takes longer.
  private func save(_ cache: VerdictCache, to file: String) {
    do { try cache.save(to: file) } catch { Output.message("warning: \(error)") }
  }

  /// Returns the pictures of this machine's shard and prints their number before the first is drawn.
  private func part(of all: [CheckJob]) throws -> [CheckJob] {
    guard let shard = try shard.map({ try Shard(flag: $0) }) else {
      if !drawing.quiet { Output.message(all.count == 1 ? "1 picture" : "\(all.count) pictures") }
      return all
    }
    let costs = try costs.map { try PictureCosts(file: $0) } ?? PictureCosts()
    let part = shard.part(of: all, name: \.name.text, costs)
    if !drawing.quiet {
      let by = costs.isEmpty ? "names" : "costs \(costs.digest)"
      Output.message("\(part.count) of \(all.count) pictures, shared by \(by)")
    }
    return part
  }

  private func measured(_ results: [CheckResult]) -> PictureCosts {
    PictureCosts(
      Dictionary(results.map { ($0.record.name, $0.cost) }, uniquingKeysWith: { first, _ in first })
    )
  }

  private func mode() throws -> RecordMode {
    // What is compared with another commit becomes its golden by being committed.
    if base.base != nil { return .never }
    guard let record else {
      return try RecordMode.from(environment: ProcessInfo.processInfo.environment)
    }
    guard let mode = RecordMode(rawValue: record) else {
      throw UsageError.unknown(
        record, what: "record mode", among: RecordMode.allCases.map(\.rawValue))
    }
    return mode
  }

  /// Returns what is compared; all documents are checked before the first is drawn.
  private func plan(
    _ session: SnapshotSession, _ fonts: FontLibrary, _ cache: VerdictCache?
  ) throws -> CheckPlan {
    let matrix = try drawing.matrix()
    guard let measure = ComparisonStrategy(name: compare) else {
      throw UsageError.unknown(compare, what: "comparison", among: ComparisonStrategy.names)
    }
    let (options, masks) = (try limits.limiting(ComparisonOptions(measure)), try masking.masks())
    let limits = documents.limits(drawing)
    let companions = try company.load(limits, fonts)
    let keys = cache.flatMap { verdictKeys($0, options) }
    var kinds = try KindChoice(kind)
    var plan = CheckPlan(
      files: try DocumentFiles.expand(inputs, except: session.store.goldens), keepsGoing: keepGoing)
    var count = 0
    try plan.add(
      { file in
        let pages = try InputPage.parts(
          file, matrix, &kinds, drawing, company, companions, limits, fonts
        ) { ($0, try configurations(of: $0)) }
        guard let pages else { return nil }
        count += pages.reduce(0) { $0 + $1.1.count }
        try drawing.budgets.check(count: count)
        return try pages.flatMap { page, configurations in
          try configurations.map { configuration in
            CheckJob(
              page: page, configuration: configuration,
              name: try GoldenName(page.name(configuration)), session: session, options: options,
              masks: masks, allowsBlank: allowBlank, keepsGoing: keepGoing, cache: cache, keys: keys
            )
          }
        }
      },
      tell: { $0.tell(asJSON: drawing.json) },
      note: { if !drawing.quiet { Output.message("note: left out: " + $0) } })
    try kinds.check()
    return plan
  }

  private func verdictKeys(_ cache: VerdictCache, _ options: ComparisonOptions) -> CheckKeys? {
    CheckKeys(
      cache, fontFolders: FontFolder.locate(explicit: drawing.fonts), options,
      masks: masking.words + [allowBlank ? "blank" : ""],
      wallpaper: drawing.wallpaper, company: company.files)
  }

  private func configurations(of page: InputPage) throws -> RenderConfigurations {
    if page.scene == nil { try drawing.checkEntries(page.matrix, of: page.document) }
    return try page.expansion(of: page.matrix, drawing).configurations
  }

  /// Describes the coverage of the run: folders are covered completely, and each input covers the families
  /// it allows. A folder of which widgets are left out is not covered.
  private func coverage(_ plan: CheckPlan) -> RunCoverage {
    var kinds: Set<String> = []
    let prefixes = plan.jobs.filter { kinds.insert($0.page.kind).inserted }.flatMap { job in
      job.hosts.map { configuration in
        let name = job.page.name(configuration)
        return name.components(separatedBy: configuration.device.slug).first ?? name
      }
    }
    return RunCoverage(
      isWhole: plan.isWhole && inputs.contains(where: OutputFolder.isFolder),
      prefixes: Set(prefixes).sorted())
  }

  /// Returns the results, all unless the first failure stopped the run, and the number of pictures over
  /// budget.
  private func check(
    _ list: [CheckJob], _ fonts: FontLibrary, _ threads: Int
  ) throws -> (results: [CheckResult], lost: Int) {
    let stop = Mutex(false)
    let lost = Mutex(0)
    let results = Mutex<[CheckResult]>([])
    let progress = ProgressLine(
      total: list.count,
      isShown: !drawing.quiet && Output.errorsGoToTerminal && !Output.resultsGoToTerminal)
    let lines = CheckPrinter(isJSON: drawing.json, isQuiet: drawing.quiet, progress: progress)
    defer { progress.end() }
    let failsFast = failFast
    let queue = RenderQueue<CheckWorker>(
      count: list.count, renderer: try drawing.budgets.limiting(Renderer(fonts: fonts).recording),
      job: { list[$0] },
      report: { outcome in
        switch outcome {
        case .success(let result):
          lines.add(result)
          results.withLock { $0.append(result) }
          if failsFast, !result.passes { stop.withLock { $0 = true } }
        case .failure(let reason):
          lines.add(reason)
          lost.withLock { $0 += 1 }
          if failsFast { stop.withLock { $0 = true } }
        }
      })
    try queue.run(
      threads: threads,
      isStopped: { stop.withLock { $0 } })
    return (results.withLock { $0 }, lost.withLock { $0 })
  }

  private func finish(
    _ store: GoldenStore, _ mode: RecordMode, _ records: [SnapshotRecord], lost: Int, of all: Int,
    unread: (count: Int, all: Int)?
  ) throws {
    try reports.write(records, store)
    if let (form, folder) = try exports.target() {
      try PictureExport(form: form, store: store).write(records, to: folder)
    }
    if !drawing.quiet, !drawing.json {
      Output.text(CheckPrinter.summary(records, store, isAccepting: base.base == nil))
    }
    if let failure = UndrawnPicture.failure(lost, of: all, unread: unread) { throw failure }
    if !records.allSatisfy({ $0.passes(in: mode) }) { throw Failure(code: Exit.mismatch) }
  }
}
