import Foundation
import VitrineImages

/// The latest of the runs whose snapshots a folder of artifacts holds: a run that checks some of the snapshots leaves
/// the records of the others as they are.
package struct LatestRun: Hashable, Sendable {
  /// The number of the run among those of its folder, counted from 1.
  package var number: Int
  /// The hash of what the processes of the run have in common.
  package var mark: UInt64

  private static let head = Array("vitrine-latest 1\n".utf8)

  package init(number: Int, mark: UInt64) { (self.number, self.mark) = (number, mark) }

  /// Reads the file of the latest run; nil for bytes that are none.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.head), bytes.last == TabLine.newline else { return nil }
    var fields = TabFields(bytes[Self.head.count...].dropLast())
    guard let number = fields.number(), number > 0, let mark = fields.hash(), fields.isAtEnd else {
      return nil
    }
    self.init(number: number, mark: mark)
  }

  package var bytes: [UInt8] {
    var line = TabLine()
    line.add(number)
    line.add(hash: mark)
    line.endLine()
    return Self.head + line.bytes
  }
}

extension GoldenStore {
  private static let longestLatest = 256

  var latestFile: String { artifacts + "/latest" }

  /// The latest run; nil if it began with an empty folder, as a check does, or if there is none.
  package var latest: LatestRun? {
    (try? readFileIfPresent(latestFile, limit: Self.longestLatest)).flatMap { $0 }
      .flatMap(LatestRun.init)
  }

  /// Begins a run, or joins it where another process of it has begun.
  ///
  /// - Parameter mark: what the processes of the run have in common, and those of no other.
  /// - Returns: the number of the run.
  func join(_ mark: String) throws(GoldenError) -> Int {
    let mark = ContentHash.of(Array(mark.utf8))
    let known = latest
    if let known, known.mark == mark { return known.number }
    let mayReplace = OwnFile.mayReplace(latestFile, limit: Self.longestLatest) {
      LatestRun($0) != nil
    }
    guard mayReplace else {
      throw GoldenError(latestFile, "no run wrote it, and this one would replace it")
    }
    // Whoever of the same run does this at the same time writes the same.
    let next = LatestRun(number: (known?.number ?? 0) + 1, mark: mark)
    try Self.write(next.bytes, to: latestFile)
    return next.number
  }

  /// Returns the records of runs before the latest one.
  package func earlier(among records: [SnapshotRecord]) -> [SnapshotRecord] {
    let number = latest?.number
    return records.filter { $0.run != number }
  }

  func hasEarlier(_ records: [SnapshotRecord]) -> Bool { !earlier(among: records).isEmpty }
}
