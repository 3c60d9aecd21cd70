import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

extension ContainerValues {
  @Entry fileprivate var rank: Int = 0
}

private struct Card<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      Text("\(subviews.count) rows")
      if let first = subviews.first { first.bold() }
      ForEach(subviews[1...]) { Text("rank \($0.containerValues.rank)") }
    }
  }
}

@MainActor struct SubviewTests {
  private func texts(_ view: some View) -> [String] { resolve(view).tree.root.texts }

  @Test func groupsTakeTheirContentApart() {
    let view = Card {
      Text("a")
      Group {
        Text("b").containerValue(\.rank, 7)
        Text("c").containerValue(\.rank, 1).padding().containerValue(\.rank, 2)
      }
      if false { Text("never") }
    }
    #expect(texts(view) == ["3 rows", "a", "rank 7", "rank 2"])
  }

  @Test func rowsAreMadeOfEachView() {
    let view = VStack {
      ForEach(
        subviews: ForEach(0..<3, id: \.self) { Text("\($0)") }
      ) { subview in
        HStack {
          Text("–")
          subview
        }
      }
    }
    #expect(texts(view) == ["–", "0", "–", "1", "–", "2"])
  }

  @Test func emptyContentHasNoSubviews() {
    #expect(texts(Group(subviews: EmptyView()) { Text("\($0.count)") }) == ["0"])
  }
}
