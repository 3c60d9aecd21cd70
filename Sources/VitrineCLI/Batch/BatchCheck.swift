import Vitrine
import VitrineGoldens
import VitrineImages

/// Reads all rows before the first picture, so that mistakes and names that two rows share are known then.
struct BatchCheck {
  private let plan: BatchPlan
  private let file: DataFile
  private let host: JobHost
  private let rowLimit: Int
  /// The program of a bundle, for rows that are entries.
  private let session: BundleSession?
  /// The rows by hashes of their pictures' names, which may be long.
  private var names: [SHA256: UInt32] = [:]
  private(set) var rows = 0
  /// The mistakes told, and the number of all.
  private var told: [String] = []
  private(set) var mistakes = 0
  /// Whether two rows have pictures of one name, of which one would be lost.
  private var hasClash = false

  init(_ plan: BatchPlan, _ file: DataFile, _ host: JobHost, rowLimit: Int) {
    (self.plan, self.file, self.host, self.rowLimit) = (plan, file, host, rowLimit)
    session = if case .entries(let rows) = plan { BundleSession(rows.program) } else { nil }
  }

  /// Reads the file.
  ///
  /// - Parameter keepsGoing: whether rows with mistakes are left to the run.
  mutating func run(keepsGoing: Bool) throws {
    var reader = try file.records()
    while let record = try reader.next(number: rows + 1) {
      rows += 1
      guard rows <= rowLimit else {
        throw Failure(
          code: Exit.badInput, message: "error: \(file.name): more than --max-rows \(rowLimit)")
      }
      do throws(RowMistake) { try check(plan.item(record)) } catch {
        mistakes += 1
        if told.count < BatchLimits.mistakesTold {
          told.append("error: \(file.name):\(record.line): \(error.message)")
        }
      }
    }
    guard mistakes > 0, hasClash || !keepsGoing else { return }
    let rest = mistakes - told.count
    throw Failure(
      code: Exit.badInput,
      lines: told + (rest > 0 ? ["and \(rest) more"] : [])
        + [
          "error: \(mistakes) of \(rows) rows cannot be drawn; nothing was"
            + (hasClash ? "" : ". --keep-going draws the others")
        ])
  }

  private mutating func check(_ item: BatchItem) throws(RowMistake) {
    let names: [String]
    switch plan {
    case .template: return try add(item.job.output ?? "", item)
    case .entries(let rows):
      try check(item, of: rows)
      return try add(item.job.output ?? "", item)
    case .jobs: break
    }
    do {
      let list = try host.pictures(of: item.job)
      names = try (0..<list.count).compactMap { try item.job.name(of: list[$0], count: list.count) }
    } catch { throw RowMistake(JobError(error).message) }
    for name in names { try add(name, item) }
  }

  /// Has the program of a bundle read a row.
  private func check(_ item: BatchItem, of rows: EntryRows) throws(RowMistake) {
    guard let session else { return }
    do { try rows.check(session.answer(to: item.entry, RowExchange.check), of: item) } catch {
      throw error as? RowMistake ?? RowMistake(JobError(error).message)
    }
  }

  /// Throws if another row has a picture of the same name.
  private mutating func add(_ name: String, _ item: BatchItem) throws(RowMistake) {
    // An archive is a folder once it is unpacked.
    let folder = host.output ?? JobFolder(path: ".", flag: JobFolder.outputFlag)
    do { try folder.check(name) } catch { throw RowMistake(error.message) }
    let hash = ContentDigest.of(name)
    guard let other = names[hash] else {
      names[hash] = UInt32(clamping: item.number)
      return
    }
    hasClash = true
    throw RowMistake(
      other == item.number
        ? "two pictures of the row would be '\(name)'"
        : "row \(item.number) would be '\(name)', as row \(other) is already")
  }
}
