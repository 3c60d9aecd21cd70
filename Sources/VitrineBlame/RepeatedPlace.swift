/// The position of a node: the names on the path to it, each with its number among its siblings.
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

  /// Whether both nodes have the same position in two rows or cells: the numbers differ at one or two
  /// levels, but not at the last, where they would be two children of one view.
  func isTwin(of other: RepeatedPlace) -> Bool {
    guard names == other.names, let last = numbers.last, last == other.numbers.last else {
      return false
    }
    return zip(numbers, other.numbers).count { $0 != $1 } <= Self.mostLevels
  }

  /// Rows, and cells in rows.
  private static let mostLevels = 2
}
