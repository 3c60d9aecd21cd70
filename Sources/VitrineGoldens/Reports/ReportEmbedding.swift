import Dispatch
import Synchronization

/// The amount of picture data that a report's page contains.
public enum ReportEmbedding: String, Hashable, CaseIterable, Sendable {
  /// Failures within `budget`: complete pictures, else crops around all differences, else crops until the
  /// budget is used up and thumbnails for the rest. Passes as thumbnails unless there are many.
  case auto
  /// Complete pictures of failures, thumbnails of passes.
  case all
  /// No pictures; the page links to the files.
  case none

  /// The bytes of pictures in a page; with more, browsers take long to open it. The lists beside them take
  /// about 1.5 MB for a thousand failures, so that such a page stays below 15 MB.
  static let budget = 12 << 20
  /// The largest number of thumbnails of passes: they help little, and each takes 5 KB and a decoding.
  static let mostPasses = 300
}

/// Selects the pictures that the page contains for each record.
struct ReportPlan {
  let store: GoldenStore
  let embedding: ReportEmbedding
  var budget = ReportEmbedding.budget

  func pictures(_ records: [SnapshotRecord]) -> [ReportPicture] {
    if embedding == .none { return records.map { _ in ReportPicture() } }
    let failures = records.filter { !$0.state.passes }
    var found = pictures(of: failures)[...]
    let passes = records.count - failures.count
    let showsPasses = embedding == .all || passes <= ReportEmbedding.mostPasses
    var thumbnails = showsPasses ? concurrently(records.filter(\.state.passes), pass)[...] : []
    return records.map { record in
      (record.state.passes ? thumbnails.popFirst() : found.popFirst()) ?? ReportPicture()
    }
  }

  private func pictures(of failures: [SnapshotRecord]) -> [ReportPicture] {
    let whole = concurrently(failures, whole)
    if embedding == .all || cost(whole) <= budget { return whole }
    let parts = concurrently(failures, part)
    let small = zip(whole, parts).map { $0.cost <= $1.cost ? $0 : $1 }
    if cost(small) <= budget { return small }
    return withinBudget(failures, small)
  }

  /// Returns the pictures in the order of the records; every record gets its thumbnail before others get
  /// more, and the first of every cause before the second of any.
  private func withinBudget(
    _ failures: [SnapshotRecord], _ pictures: [ReportPicture]
  ) -> [ReportPicture] {
    let least = concurrently(failures, thumbnail)
    var left = budget - cost(least)
    var counts: [String: Int] = [:]
    let turns = failures.map { record in
      counts[CauseGroup.title(record), default: 0] += 1
      return counts[CauseGroup.title(record)] ?? 0
    }
    var result = least
    for index in failures.indices.sorted(by: { (turns[$0], $0) < (turns[$1], $1) }) {
      let more = pictures[index].cost - least[index].cost
      guard more <= left else { continue }
      left -= more
      result[index] = pictures[index]
    }
    return result
  }

  private func cost(_ pictures: [ReportPicture]) -> Int { pictures.reduce(0) { $0 + $1.cost } }

  private func whole(_ record: SnapshotRecord) -> ReportPicture {
    let (golden, candidate) = files(record)
    return record.fileExtension == "png"
      ? ReportPicture(golden: golden, candidate: candidate)
      : ReportPicture(text: golden, candidate)
  }

  private func part(_ record: SnapshotRecord) -> ReportPicture {
    let (golden, candidate) = files(record)
    return record.fileExtension == "png"
      ? ReportPicture(partOf: golden, candidate: candidate)
      : ReportPicture(text: golden, candidate)
  }

  private func thumbnail(_ record: SnapshotRecord) -> ReportPicture {
    guard record.fileExtension == "png" else { return ReportPicture() }
    let (golden, candidate) = files(record)
    return ReportPicture(thumbnailOf: candidate ?? golden)
  }

  private func pass(_ record: SnapshotRecord) -> ReportPicture {
    guard record.fileExtension == "png" else { return ReportPicture() }
    return ReportPicture(thumbnailOf: try? store.golden(record.file))
  }

  private func files(_ record: SnapshotRecord) -> (golden: [UInt8]?, candidate: [UInt8]?) {
    (store.read(.expected, record.file), store.read(.candidates, record.file))
  }

  /// Makes pictures in parallel: decoding and encoding take a hundred times as long as the rest.
  private func concurrently(
    _ records: [SnapshotRecord], _ make: @Sendable (SnapshotRecord) -> ReportPicture
  ) -> [ReportPicture] {
    let made = Mutex([ReportPicture](repeating: ReportPicture(), count: records.count))
    DispatchQueue.concurrentPerform(iterations: records.count) { index in
      let picture = make(records[index])
      made.withLock { $0[index] = picture }
    }
    return made.withLock { $0 }
  }
}
