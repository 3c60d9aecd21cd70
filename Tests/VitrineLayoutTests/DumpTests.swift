import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct DumpTests {
  private let card = vStack(
    .leading, spacing: 4, box(10, 10, "mark"),
    shape(.roundedRectangle(cornerSize: Size(3, 3), .continuous)).frame(width: 20, height: 5)
  ).padding(8)

  @Test func nodesDumpWithTheirValues() {
    #expect(
      NodeTree(root: card).dump() == """
        padding(8)
          VStack(alignment: leading, spacing: 4)
            frame(width: 10, height: 10, alignment: center)
              Color(rectangle) #mark
            frame(width: 20, height: 5, alignment: center)
              Shape(rounded 3)

        """)
  }

  @Test func placedNodesDumpWithTheirFrames() {
    #expect(
      Laid(card, 100, 50).tree.dump() == """
        canvas 100 × 50 @2x
        padding(8) [32 7.5 36 35]
          VStack(alignment: leading, spacing: 4) [40 15.5 20 19]
            frame(width: 10, height: 10, alignment: center) [40 15.5 10 10]
              Color(fill rectangle in 0 0 10 10) [40 15.5 10 10] #mark
            frame(width: 20, height: 5, alignment: center) [40 29.5 20 5]
              Shape(fill rounded 2.5 in 0 0 20 5) [40 29.5 20 5]

        """)
  }

  @Test func jsonHasEveryNode() {
    let json = Laid(box(10, 1 / 3.0, "a\"\n"), 20, 10, scale: 3).tree.json()
    #expect(
      json == """
        {"size":[20,10],"scale":3,"nodes":[{"id":0,"parent":-1,"view":"frame",\
        "frame":[5,4.8333,10,0.3333],"arguments":"width: 10, height: 0.3333, alignment: center"},\
        {"id":1,"parent":0,"view":"Color","frame":[5,4.8333,10,0.3333],"identifier":"a\\"\\n"}]}
        """)
  }

  @Test func pathsCountSiblingsOfOneName() {
    let tree = Laid(hStack(box(1, 1), spacer(), box(2, 2))).tree
    #expect(tree.path(of: 0) == "HStack")
    #expect(tree.path(of: 4) == "HStack/frame[1]")
    #expect(tree.path(of: 5) == "HStack/frame[1]/Color")
    #expect(tree.path(of: 3) == "HStack/Spacer")
    #expect(tree.path(of: 99) == "")
  }

  @Test func argumentsReadAsWritten() {
    let flexible = PlacedArguments.flexibleFrame(
      width: .init(minimum: nil, ideal: nil, maximum: .infinity),
      height: .init(minimum: 3, ideal: nil, maximum: nil), alignment: "top")
    #expect(flexible.description == "maxWidth: inf, minHeight: 3, alignment: top")
    #expect(
      PlacedArguments.insets(Insets(top: 1, leading: 2, bottom: 3, trailing: -0.5)).description
        == "top: 1, leading: 2, bottom: 3, trailing: -0.5")
    #expect(PlacedArguments.ratio(nil, fills: true).description == "contentMode: fill")
    #expect(PlacedArguments.number(1234.56789).description == "1234.5679")
  }
}
