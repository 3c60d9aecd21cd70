import Foundation
import VitrineBlame
import VitrineGoldens
import VitrineImages

extension FuzzTarget {
  /// What runs leave behind and later ones read: records, lists of passes, verdicts, logs of runs, costs,
  /// and the notes of pictures. Each kind begins with a head of its own, so that one target serves all.
  /// What was read is written and read again, and must be the same.
  static let records = FuzzTarget(
    name: "records", made: { RecordSeeds.all }, words: { recordWords }, longest: 4 << 10,
    rounds: 40_000
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    return record(bytes) ?? passes(bytes) ?? verdicts(bytes) ?? verdicts(RecordSeeds.sealed(bytes))
      ?? runs(bytes) ?? costs(bytes) ?? provenance(text) ?? placed(text)
  }

  private static func record(_ bytes: [UInt8]) -> String? {
    guard bytes.first == UInt8(ascii: "{"),
      let record = try? JSONDecoder().decode(SnapshotRecord.self, from: Data(bytes))
    else { return nil }
    _ = (RunSummary([record, record]).text, record.file)
    let written = try? JSONEncoder().encode(record)
    let again = written.flatMap { try? JSONDecoder().decode(SnapshotRecord.self, from: $0) }
    return again == record ? nil : "another record when it is written and read"
  }

  private static func passes(_ bytes: [UInt8]) -> String? {
    guard let records = PassList.records(bytes), !records.isEmpty else { return nil }
    return PassList.records(PassList.bytes(records)) == records
      ? nil : "another list of passes when it is written and read"
  }

  private static func verdicts(_ bytes: [UInt8]) -> String? {
    let file = VerdictFile(bytes)
    let names = file.names
    let stamps = file.stamps.sorted { $0.key < $1.key }.map { (path: $0.key, entry: $0.value) }
    if names.isEmpty, stamps.isEmpty { return nil }
    let known = names.compactMap { name in file.verdict(name).map { (name, $0) } }
    let again = VerdictFile(
      file.bytes(adding: Dictionary(known, uniquingKeysWith: { first, _ in first }), stamps))
    let isSame =
      again.names == names && again.stamps == file.stamps
      && names.allSatisfy { again.verdict($0) == file.verdict($0) }
    return isSame ? nil : "other verdicts when they are written and read"
  }

  private static func runs(_ bytes: [UInt8]) -> String? {
    guard let stores = RunLog.stores(bytes) else { return nil }
    let log = RunLog(folder: "/nonexistent")
    for store in stores.prefix(2) { _ = (log.holds(store), log.same(store, stores[0])) }
    return nil
  }

  private static func costs(_ bytes: [UInt8]) -> String? {
    guard let costs = try? PictureCosts(bytes, of: "costs") else { return nil }
    _ = costs.sorted.reduce(0) { $0 + $1.cost }
    let again = try? PictureCosts(Array(costs.text.utf8), of: "costs")
    return again == costs ? nil : "other costs when they are written and read"
  }

  private static func provenance(_ text: String) -> String? {
    guard let origin = Provenance(text) else { return nil }
    return Provenance(origin.description) == origin
      ? nil : "another provenance when it is written and read"
  }

  private static func placed(_ text: String) -> String? {
    guard let record = try? PlacedRecord(text: text) else { return nil }
    _ = record.hash
    guard let again = try? PlacedRecord(text: record.text) else {
      return "a placed record that cannot be read when it is written"
    }
    // Numbers are written with as many places as a layout needs; from then on nothing changes.
    return again.text == record.text ? nil : "another placed record when it is written and read"
  }

  private static let recordWords = [
    "\t", "\n", "\\t", "\\", " ", "=", "-", "0", "-1", "9223372036854775807",
    "-9223372036854775808",
    "ffffffffffffffff", "identical", "similar", "different", "png", "txt", "pass", "file", "end",
    "../", "/", "%20", "%ff", "{", "}", "null", "true", "\"", "1e309", "1e18", "nan", "inf", "-0",
    "env ", "#id", "canvas ", "rejected 0 1", "reduced 0 1", "\u{e9}", "\u{202e}", "\u{0}",
  ].map { Array($0.utf8) }
}
