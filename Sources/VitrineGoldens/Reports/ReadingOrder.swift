import Vitrine

/// The order in which a person expects pictures: widgets by name, families and devices by size, text sizes from
/// xSmall to AX5, light before dark; then by name.
struct ReadingOrder {
  private let families = Self.ranks(WidgetFamily.allCases.map(\.slug))
  private let sizes = Self.ranks(DynamicTypeSize.allCases.map(\.slug))
  private let devices = Self.ranks(
    Device.all.sorted {
      let (a, b) = ($0.screen.width * $0.screen.height, $1.screen.width * $1.screen.height)
      return (a, $0.slug) < (b, $1.slug)
    }.map(\.slug))

  /// Sorts records; equal ones keep their order.
  func sorted(_ records: [SnapshotRecord]) -> [SnapshotRecord] {
    records.map { (record: $0, key: key($0)) }.sorted {
      if $0.key.widget != $1.key.widget { return $0.key.widget < $1.key.widget }
      if $0.key.ranks != $1.key.ranks {
        return $0.key.ranks.lexicographicallyPrecedes($1.key.ranks)
      }
      return $0.record < $1.record
    }.map(\.record)
  }

  private func key(_ record: SnapshotRecord) -> (widget: String, ranks: [Int]) {
    let traits = record.traits
    func rank(_ table: [String: Int], _ name: String) -> Int {
      traits[name].map { table[$0] ?? table.count } ?? -1
    }
    return (
      traits["widget"] ?? "",
      [
        rank(families, "family"), rank(devices, "device"), rank(sizes, "typeSize"),
        traits["scheme"] == "dark" ? 1 : 0,
      ]
    )
  }

  private static func ranks(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
