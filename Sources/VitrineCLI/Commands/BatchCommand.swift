import ArgumentParser
import Foundation
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineGraphics

/// Draws rows of data with a document, or a file of jobs.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "batch",
    abstract: "Draws a document once for each row of data, or a file of jobs.",
    discussion: """
      vitrine batch Weather.json --data cities.csv --name '{city}' -o out. Rows are CSV with a header, JSON objects, \
      one a line, or a JSON array; their fields replace values of the document by name. In place of a document there may \
      be the program of a widget bundle, whose entries are read from JSON rows. Without --data the input is a \
      file of jobs as `vitrine worker` takes them. All rows are checked before the first picture is drawn.
      """
        + "\n\n" + VerbExamples.text("batch"))

  @Argument(
    help:
      "A document, Swift sources or the program of a widget bundle, or without --data a file of jobs; - is standard input.",
    completion: .file())
  var input: String

  @Option(
    help: "The rows: a file of CSV or JSON, or - for standard input.",
    completion: .file(extensions: ["csv", "tsv", "json", "ndjson"]))
  var data: String?

  @OptionGroup(title: "Names that nobody declares") var invention: InventionOptions
  @OptionGroup(title: "Rows") var rows: RowOptions

  @Option(
    name: [.customShort("o"), .long], help: "The folder that the pictures and the manifest go to.",
    completion: .directory)
  var output: String?

  @Flag(help: "Writes one tar archive to standard output in place of files.")
  var tar = false

  @Flag(help: "Leaves out pictures that an earlier run made and that would come out the same.")
  var resume = false

  @Flag(help: "Draws the other rows when one cannot be drawn, and lists it in a file of failures.")
  var keepGoing = false

  @Option(
    help:
      "The file of failures, which is a file of jobs; failures.ndjson in the folder of -o by default.",
    completion: .file())
  var failures: String?

  @Option(
    help: "The file that lists the pictures; manifest.ndjson in the folder of -o by default.",
    completion: .file())
  var manifest: String?

  @Option(
    help: """
      Draws only part I of N, written I/N; auto or auto/N is the part of a Slurm array or of a Kubernetes indexed job.
      """)
  var shard: String?

  @Option(
    help: "A folder of pictures drawn before, by what they show, which programs may share.",
    completion: .directory)
  var cache: String?

  @Option(help: "The most bytes that the cache keeps.")
  var cacheLimit = BatchLimits.cacheBytes

  @Option(help: "Rows drawn at the same time; all cores by default.")
  var jobs: Int?

  @OptionGroup(title: "Other widgets on the screen") var company: CompanionOptions
  @OptionGroup(title: "Limits of documents") var documents: DocumentOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    try invention.checkUnused(by: [input])
    guard ExtensionInput.isMeant(by: input) else { return try runRows() }
    var command = self
    command.input = try ExtensionInput.programs(
      [input], isQuiet: drawing.quiet, invention.choice
    ).programs[0].path
    try command.runRows()
  }

  private func runRows() throws {
    let threads = try JobCount.threads(jobs, isQuiet: drawing.quiet)
    try checkFlags()
    let shard = try self.shard.map {
      try Shard($0, environment: ProcessInfo.processInfo.environment)
    }
    let host = try host()
    let file = try DataFile(
      data ?? input, separator: try rows.separatorByte(), rowLimit: rows.maxRows)
    let plan = try plan(host, file)
    var check = BatchCheck(plan, file, host, rowLimit: rows.maxRows)
    try check.run(keepsGoing: keepGoing)
    try draw(plan, host, file, rows: check.rows, shard ?? .whole, threads)
  }

  private func checkFlags() throws(UsageError) {
    guard (output == nil) == tar else {
      throw UsageError(
        "say where the pictures go: -o FOLDER for files, or --tar for an archive on standard output"
      )
    }
    if tar {
      for (flag, isGiven) in [("--resume", resume), ("--keep-going", keepGoing && failures == nil)]
      where isGiven {
        throw UsageError(
          flag == "--resume"
            ? "--resume needs the files of the earlier run; it goes with -o, not with --tar"
            : "--keep-going with --tar needs --failures FILE")
      }
    }
    if failures != nil, !keepGoing { throw UsageError("--failures goes with --keep-going") }
    if drawing.json {
      throw UsageError("--json has no effect: the manifest is JSON, a line for each picture")
    }
    if cacheLimit < 0 { throw UsageError("--cache-limit is at least 0, not \(cacheLimit)") }
    try data == nil ? rows.refuse() : rows.refuseJobs()
    try rows.check()
  }

  /// Returns what all rows share. Inputs lie beside the document, or where `--root` says.
  private func host() throws -> JobHost {
    let folder =
      data == nil ? rows.root ?? "." : isProgram ? "." : DocumentFolder(of: input).path
    guard OutputFolder.isFolder(folder) else {
      throw data == nil
        ? UsageError("--root '\(folder)' is not a folder")
        : DocumentError(file: input, message: "cannot be opened: there is no folder '\(folder)'")
          as any Error
    }
    return try JobHost(
      root: JobFolder(path: folder, flag: JobFolder.inputFlag),
      output: output.map { JobFolder(path: $0, flag: JobFolder.outputFlag) }, flags: drawing,
      company: company, limits: documents.limits(drawing),
      bounds: JobHost.Bounds(
        pictures: rows.rowPictures, picturesFlag: "--row-pictures", answerBytes: .max,
        documents: JobLimits.documents))
  }

  /// Whether rows are entries of a bundle's program.
  private var isProgram: Bool { data != nil && BundleFiles.isProgram(input) }

  private func entries(_ host: JobHost, _ file: DataFile) throws -> EntryRows {
    if let first = company.files.first {
      throw UsageError("--with \(first): a bundle's widget is drawn without others beside it")
    }
    if documents.documentLimit != DocumentLimits.standard.fileSize {
      throw UsageError("--document-limit is for documents, and '\(input)' is a program")
    }
    if case .csv = file.format {
      throw UsageError(
        "'\(file.name)' is CSV, whose cells have no types; entries are read from JSON, one object a line or an array of them"
      )
    }
    let program = BundleProgram(input, kind: rows.kind, drawing)
    let greeting = try BundleSession(program).start()
    guard greeting.names.count <= rows.rowPictures else {
      throw UsageError(
        "\(greeting.names.count) pictures of a row are more than --row-pictures \(rows.rowPictures); shorten the lists"
      )
    }
    return try EntryRows(
      program, greeting, name: rows.name, skipped: rows.skippedFields, limits: host.limits)
  }

  private func plan(_ host: JobHost, _ file: DataFile) throws -> BatchPlan {
    if isProgram { return .entries(try entries(host, file)) }
    if rows.kind != nil {
      throw UsageError("--kind chooses among the widgets of a bundle's program; leave it out")
    }
    guard data != nil else {
      if DocumentFile.isNamed(input), (try? InputDocument.load(input, limits: host.limits)) != nil {
        throw UsageError("'\(input)' is a document; add --data with a file of rows for it")
      }
      return .jobs(host)
    }
    let name = String(
      input[(input.lastIndex(of: "/").map(input.index(after:)) ?? input.startIndex)...])
    let job = WorkerJob(source: .file(name))
    // Before the folder of inputs looks for it, for a message that names the path as it was given.
    _ = try Input.read(input, host.limits, host.fonts)
    guard case .widget(let document) = try host.input(of: job) else {
      throw DocumentError(
        file: input, message: "a scene document has no values of its own; expected one of a widget")
    }
    let pattern = try rows.name.map { try NamePattern($0, kind: document.kind) }
    let template = try RowTemplate(
      document, input: name, names: pattern ?? NamePattern(kind: document.kind),
      skipped: rows.skippedFields, header: file.records().header,
      pictureCount: host.pictures(of: job).count, limits: host.limits)
    if !drawing.quiet, !template.valuesLeft.isEmpty {
      let names = template.valuesLeft.joined(separator: ", ")
      Output.message("note: no column has \(names); the document's own values stay")
    }
    return .template(template)
  }

  private func draw(
    _ plan: BatchPlan, _ host: JobHost, _ file: DataFile, rows count: Int, _ shard: Shard,
    _ threads: Int
  ) throws {
    if let output { try OutputFolder.make(output) }
    let manifest = try manifestWriter(shard)
    let total = (count - shard.number + shard.count) / shard.count
    let sink = try BatchSink(
      plan, fileName: file.name, manifest: manifest.writer, failurePath: failurePath(shard),
      inputs: filesRead, isArchive: tar, total: total, isQuiet: drawing.quiet)
    let places = BatchDrawer.Places(
      keys: BatchKeys(host, fontFolders: try FontSearch.folders(drawing.fonts)),
      previous: manifest.previous,
      cache: try cache.map { try PictureCache($0, limit: cacheLimit) }, isArchive: tar)
    let renderer = try drawing.budgets.limiting(Renderer(fonts: host.fonts))
    let run = BatchRun(try file.records(), shard: shard, sink: sink) {
      BatchDrawer(plan, host, places, renderer: renderer)
    }
    do { try run.run(threads: min(threads, max(1, total))) } catch {
      sink.end(isComplete: false)
      if output != nil {
        Output.message(
          "\(sink.rows) of \(total) rows are done; the same command with --resume goes on after them"
        )
      }
      throw error
    }
    sink.end(isComplete: true)
    try finish(sink, failurePath: failurePath(shard))
  }

  private func manifestWriter(
    _ shard: Shard
  ) throws -> (writer: ManifestWriter?, previous: PreviousRun?) {
    guard let path = manifest ?? output.map({ "\($0)/manifest\(shard.suffix).ndjson" }) else {
      return (nil, nil)
    }
    let previous = resume ? try PreviousRun(path) : nil
    return (try ManifestWriter(path, after: previous, inputs: filesRead), previous)
  }

  /// The files that the flags name to be read.
  private var filesRead: [String] { [input] + (data.map { [$0] } ?? []) + company.files }

  private func failurePath(_ shard: Shard) -> String? {
    guard keepGoing else { return nil }
    return failures ?? output.map { "\($0)/failures\(shard.suffix).ndjson" }
  }

  /// The command that draws a file of failures.
  private func repair(_ path: String) -> String {
    if isProgram {
      // The rows keep their numbers, and so the same command gives them their names.
      return
        (["vitrine", "batch", Self.plain(input), "--data", Self.plain(path)]
        + (rows.name.map { ["--name", $0] } ?? [])
        + (output.map { ["-o", Self.plain($0)] } ?? ["--tar"]))
        .map(UntrustedText.shellWord).joined(separator: " ")
    }
    let root = data == nil ? rows.root : DocumentFolder(of: input).path
    let folder = root.map { $0 == "." ? [] : ["--root", Self.plain($0)] } ?? []
    let place = output.map { ["-o", Self.plain($0)] } ?? ["--tar"]
    return (["vitrine", "batch", Self.plain(path)] + folder + place).map(UntrustedText.shellWord)
      .joined(
        separator: " ")
  }

  /// A path that is not taken for a flag.
  private static func plain(_ path: String) -> String { path.hasPrefix("-") ? "./" + path : path }

  /// Says what was done, and throws what the run ends with.
  private func finish(_ sink: BatchSink, failurePath: String?) throws {
    if !drawing.quiet {
      let there = sink.picturesThere > 0 ? ", \(sink.picturesThere) of them there before" : ""
      let new = Double(sink.pictures - sink.picturesThere)
      let rate = BatchProgress.rounded(new / max(sink.seconds, .leastNormalMagnitude))
      let seconds = DumpNumber.text(sink.seconds, places: 1)
      Output.message(
        "\(sink.pictures) picture\(sink.pictures == 1 ? "" : "s")\(there) in \(seconds) s, \(rate) a second"
      )
    }
    if sink.failed > 0 {
      throw Failure(
        code: Exit.badInput,
        lines: [
          "error: \(sink.failed) of \(sink.rows) rows were not drawn; they are in "
            + "\(failurePath ?? ""), which can be drawn once they are mended:",
          "  " + repair(failurePath ?? ""),
        ])
    }
    if drawing.strict, sink.serious > 0 { throw Failure(code: Exit.mismatch) }
  }
}
