import Vitrine

/// The places of pictures in a contact sheet: a row and a column for each, with their labels.
struct SheetPlan {
  /// A picture, as far as its place depends on it.
  struct Item {
    var kind: String
    var configuration: RenderConfiguration
  }

  /// The labels, each with the values that differ, the strongest first.
  let columns: [[String]]
  let rows: [[String]]
  /// The row and the column of each item.
  let places: [(row: Int, column: Int)]
  /// The settings that all pictures share and that are not the usual ones.
  let common: [String]

  /// - Parameter wanted: what differs from column to column; nil leaves it to the pictures.
  init(_ items: [Item], columns wanted: [SheetAxis]?) {
    let values = SheetAxis.allCases.map { axis in
      (axis, items.map { axis.value($0.configuration, kind: $0.kind) })
    }
    let table = Dictionary(uniqueKeysWithValues: values)
    // Lock Screens show what is vibrant, so that the family already says the mode, unless one has several.
    let modes = Set(zip(table[.family] ?? [], table[.mode] ?? []).map { [$0, $1] })
    let isModeSaid = wanted == nil && modes.count == Set(table[.family] ?? []).count
    func differs(_ axis: SheetAxis) -> Bool {
      Set(table[axis] ?? []).count > 1 && !(axis == .mode && isModeSaid)
    }
    var across = (wanted ?? SheetAxis.columns).filter(differs)
    if wanted == nil, across.isEmpty {
      across = SheetAxis.otherColumns.first(where: differs).map { [$0] } ?? []
    }
    let down = SheetAxis.allCases.filter {
      !across.contains($0) && (differs($0) || $0 == .kind || $0 == .family)
    }
    let columnKeys = Self.keys(across, table, count: items.count)
    let rowKeys = Self.keys(down, table, count: items.count)
    columns = across.isEmpty ? [] : columnKeys.labels
    rows = rowKeys.labels
    places = zip(rowKeys.indices, columnKeys.indices).map { ($0, $1) }
    common = [.device, .typeSize, .scheme, .locale].compactMap { (axis: SheetAxis) in
      across.contains(axis) || down.contains(axis) ? nil : table[axis]?.first
    }
  }

  /// Returns the indices of the labels whose first line differs from that of the one before.
  static func borders(_ labels: [[String]]) -> Set<Int> {
    Set(labels.indices.dropFirst().filter { labels[$0].first != labels[$0 - 1].first })
  }

  /// Returns the different combinations of some axes, in the order in which their values are met, and which of them
  /// each picture has.
  private static func keys(
    _ axes: [SheetAxis], _ table: [SheetAxis: [String]], count: Int
  ) -> (labels: [[String]], indices: [Int]) {
    let lists = axes.map { table[$0] ?? [] }
    let ranks = lists.map { list -> [String: Int] in
      var ranks: [String: Int] = [:]
      for value in list where ranks[value] == nil { ranks[value] = ranks.count }
      return ranks
    }
    let all = (0..<count).map { item in lists.map { $0[item] } }
    let labels = Set(all).sorted { a, b in
      func order(_ label: [String]) -> [Int] { zip(ranks, label).map { $0[$1] ?? 0 } }
      return order(a).lexicographicallyPrecedes(order(b))
    }
    let index = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
    return (labels, all.map { index[$0] ?? 0 })
  }
}
