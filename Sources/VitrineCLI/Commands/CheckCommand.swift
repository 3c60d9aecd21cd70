import ArgumentParser
import Foundation
import Synchronization
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineImages
import VitrineText

/// Pictures compared with their goldens.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Draws documents and compares the pictures with their goldens.",
    discussion: "Ends with 1 when a picture differs from its golden or has none.")

  @Argument(help: "Documents, or folders of documents.")
  var inputs: [String]

  @OptionGroup var folders: GoldenOptions

  @Option(help: "Candidates to offer for acceptance: all, failed, missing or never.")
  var record: String?

  @Option(
    help: "How pictures compare: exact, channels, perceptual, antialias, structural or shifted.")
  var compare = "exact"

  @Option(help: "A part of the run, e.g. 1/4: all parts together are the whole.")
  var shard: String?

  @Flag(help: "Stops at the first picture that does not pass.")
  var failFast = false

  @Flag(help: "Draws everything, also what an earlier run of this program drew from the same inputs.")
  var noCache = false

  @Option(help: "Pictures drawn at the same time; all cores by default.")
  var jobs: Int?

  @OptionGroup var reports: ReportOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    if let jobs, jobs < 1 { throw UsageError("--jobs is at least 1, not \(jobs)") }
    let store = folders.store(beside: inputs.first)
    let session = SnapshotSession(store: store, mode: try mode())
    let fonts = try Input.fonts(drawing.fonts)
    let cacheFile = store.artifacts + "/verdicts.json"
    let cache = VerdictCache(file: noCache ? nil : cacheFile)
    let all = try jobList(session, fonts, cache)
    let part = try shard.map { try Shard($0) }
    let list = part?.part(of: all, name: \.name.text, cost: \.cost) ?? all
    if !drawing.quiet { Output.message(list.count == 1 ? "1 picture" : "\(list.count) pictures") }
    try store.clear()
    let isWhole = try check(list, fonts)
    if isWhole, part == nil { try store.markComplete(coverage(all)) }
    if !noCache { try cache.save(to: cacheFile) }
    try finish(store, session.mode)
  }

  private func mode() throws -> RecordMode {
    guard let record else {
      return try RecordMode.from(environment: ProcessInfo.processInfo.environment)
    }
    guard let mode = RecordMode(rawValue: record) else {
      throw UsageError.unknown(
        record, what: "record mode", among: RecordMode.allCases.map(\.rawValue))
    }
    return mode
  }

  private func jobList(
    _ session: SnapshotSession, _ fonts: FontLibrary, _ cache: VerdictCache
  ) throws -> [CheckJob] {
    let matrix = try drawing.matrix()
    guard let measure = ComparisonStrategy(name: compare) else {
      throw UsageError.unknown(compare, what: "comparison", among: ComparisonStrategy.names)
    }
    let options = ComparisonOptions(measure)
    let keys =
      noCache
      ? nil : CheckKeys(cache, fontFolders: FontFolder.locate(explicit: drawing.fonts))
    var list: [CheckJob] = []
    var names: Set<String> = []
    for path in try DocumentFiles.expand(inputs, except: session.store.goldens) {
      let document = try Input.document(path, drawing.limits, fonts)
      let expansion = try drawing.expansion(of: matrix, for: document)
      for configuration in expansion.configurations {
        let name = ImageName.make(kind: document.kind, configuration)
        guard names.insert(name.lowercased()).inserted else {
          throw UsageError("two pictures would be called '\(name)'; the inputs' kinds must differ")
        }
        list.append(
          CheckJob(
            document: document, widget: document.widget, configuration: configuration,
            name: try GoldenName(name), session: session, options: options, cache: cache,
            key: keys?.key(path, configuration, options, wallpaper: drawing.wallpaper)))
      }
    }
    return list
  }

  /// Folders are looked at whole; each input can still give what its families allow.
  private func coverage(_ list: [CheckJob]) -> RunCoverage {
    let prefixes = list.flatMap { job in
      job.hosts.map { configuration in
        let name = ImageName.make(kind: job.document.kind, configuration)
        return name.components(separatedBy: configuration.device.slug).first ?? name
      }
    }
    let folders = inputs.filter { !$0.hasSuffix(".json") && !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") }
    return RunCoverage(isWhole: !folders.isEmpty, prefixes: Set(prefixes).sorted())
  }

  /// Returns whether every job was done.
  private func check(_ list: [CheckJob], _ fonts: FontLibrary) throws -> Bool {
    let stop = Mutex(false)
    let progress = ProgressLine(
      total: list.count,
      isShown: !drawing.quiet && Output.errorsGoToTerminal && !Output.resultsGoToTerminal)
    let lines = CheckLines(isJSON: drawing.json, isQuiet: drawing.quiet, progress: progress)
    defer { progress.end() }
    let failsFast = failFast
    let queue = RenderQueue<CheckWorker>(list, renderer: Renderer(fonts: fonts)) { result in
      lines.add(result)
      if failsFast, !result.passes { stop.withLock { $0 = true } }
    }
    try queue.run(
      threads: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      isStopped: { stop.withLock { $0 } })
    return !stop.withLock { $0 }
  }

  private func finish(_ store: GoldenStore, _ mode: RecordMode) throws {
    let records = try store.records()
    try reports.write(records, store)
    let summary = RunSummary(records)
    if !drawing.quiet, !drawing.json { Output.text(CheckLines.summary(summary, store)) }
    if !records.allSatisfy({ $0.passes(in: mode) }) { throw Failure(code: Exit.mismatch) }
  }
}
