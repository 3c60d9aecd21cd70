/// Where a node stands: the names down to it, each with its number among its siblings.
struct RepeatedPlace {
  private let names: [String]
  private let numbers: [Int]

  init(_ index: Int, in record: PlacedRecord) {
    guard record.nodes.indices.contains(index) else {
      (names, numbers) = ([], [])
      return
    }
    let chain = record.chain(to: index)
    names = chain.map { record.nodes[$0].name }
    numbers = chain.map { i in
      let parent = record.nodes[i].parent
      return parent < 0 ? 0 : record.children(of: parent).firstIndex(of: i) ?? 0
    }
  }

  /// Whether both stand at the same place of two rows, or of two cells: the numbers differ at one or two
  /// levels, and not at the last one, where two children of one view stand.
  func isTwin(of other: RepeatedPlace) -> Bool {
    guard names == other.names, let last = numbers.last, last == other.numbers.last else {
      return false
    }
    return zip(numbers, other.numbers).count { $0 != $1 } <= Self.mostLevels
  }

  /// Rows, and cells in them.
  private static let mostLevels = 2
}
