import Foundation
import Testing
import VitrineStores

@Suite struct TextOrderTests {
  private struct Row {
    var name: String
    var nick: String?
    var number: Int?
  }

  private static let rows = [
    Row(name: "b10", nick: "x", number: 1), Row(name: "B9", nick: nil, number: nil),
    Row(name: "a", nick: "Y", number: 3),
  ]

  private func names(_ orders: SortDescriptor<Row>...) -> [String] {
    Self.rows.sorted(using: orders).map(\.name)
  }

  @Test func textsStandAsInTheFinder() {
    #expect(names(SortDescriptor(\.name)) == ["a", "B9", "b10"])
    #expect(names(SortDescriptor(\.name, order: .reverse)) == ["b10", "B9", "a"])
    #expect(names(SortDescriptor(\.nick)) == ["B9", "b10", "a"])
    #expect(names(SortDescriptor(\.name, comparator: .localizedStandard)) == ["a", "B9", "b10"])
    #expect(
      names(SortDescriptor(\.name, comparator: .localized, order: .reverse)) == ["B9", "b10", "a"])
  }

  @Test func otherOrdersStayAsTheyAre() {
    #expect(names(SortDescriptor(\.name, comparator: .lexical)) == ["B9", "a", "b10"])
    #expect(names(SortDescriptor(\.number)) == ["B9", "b10", "a"])
    #expect(names(SortDescriptor(\.number, order: .reverse)) == ["a", "b10", "B9"])
  }

  @Test func listsOfTextsTakeTheOrders() {
    let texts = Self.rows.map(\.name)
    #expect(texts.sorted(using: .localizedStandard) == ["a", "B9", "b10"])
    #expect(texts.lazy.sorted(using: .localized) == ["a", "b10", "B9"])
    let order = KeyPathComparator(\Row.name, comparator: .localizedStandard, order: .reverse)
    #expect(Self.rows.sorted(using: order).map(\.name) == ["b10", "B9", "a"])
  }
}
