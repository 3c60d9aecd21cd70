/// The categories of an axis in their order.
struct ChartCategories: Hashable {
  private(set) var list: [ChartDatum] = []
  private var indices: [ChartDatum: Int] = [:]

  init(_ data: [ChartDatum] = []) { for datum in data { add(datum) } }

  /// Adds a category unless it is there; what is no number is none either.
  mutating func add(_ datum: ChartDatum) {
    if case .number = datum, datum.number == nil { return }
    guard indices[datum] == nil else { return }
    indices[datum] = list.count
    list.append(datum)
  }

  func index(of datum: ChartDatum) -> Int? { indices[datum] }
}
