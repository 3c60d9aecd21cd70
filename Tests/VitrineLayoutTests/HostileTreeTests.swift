import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct HostileTreeTests {
  private func chain(_ depth: Int, _ wrap: (Node) -> Node) -> Node {
    var node = box(1, 1, "leaf")
    for _ in 0..<depth { node = wrap(node) }
    return node
  }

  @Test(.timeLimit(.minutes(60))) func nestedStacksAreNotExponential() {
    let laid = Laid(chain(60) { vStack(spacing: 1, hStack(spacing: 1, box(1, 1), $0), color()) })
    #expect(laid.tree.nodes.count == 2 + 60 * 5)
  }

  @Test func deepChainsAreLaidOut() {
    let padded = Laid(chain(900) { $0.padding(0.01) })
    #expect(padded.node("leaf") != nil && padded.diagnostics.isEmpty)
    let stacks = Laid(chain(900) { hStack($0, box(0, 0)) })
    #expect(stacks.node("leaf") != nil)
    let framed = Laid(chain(900) { $0.flexible(maxWidth: .infinity).ratio(nil) })
    #expect(framed.codes == ["too-deep"])
  }

  @Test func contentBeyondTheDepthLimitIsLeftOut() {
    let laid = Laid(chain(3_000) { $0.padding(0.01) })
    #expect(laid.tree.nodes.count == LayoutLimits.depth)
    #expect(laid.codes == ["too-deep"])
    #expect(laid.diagnostics[0].severity == .error)
    #expect(laid.diagnostics[0].path.hasPrefix("padding/padding/"))
  }

  @Test func readersThatNestForeverEnd() {
    func endless() -> Node { reader { _ in [endless(), color()] } }
    let laid = Laid(endless())
    #expect(laid.codes.contains("too-deep"))
    #expect(laid.tree.nodes.count < 2 * LayoutLimits.depth)
  }

  @Test(.timeLimit(.minutes(60))) func wideStacksAreQuick() {
    let many = (0..<100_000).map { _ in color() }
    let laid = Laid(view(.vStack(.center, spacing: 0), "VStack", many))
    #expect(laid.tree.nodes.count == 100_001)
    #expect(laid.tree.nodes.last?.frame.maxY ?? 0 > 99.99)
    let flexible = (0..<20_000).map { k in color().flexible(minWidth: Double(k % 7), maxWidth: 900)
    }
    #expect(Laid(view(.hStack(.center, spacing: 0), "HStack", flexible)).tree.nodes.count == 40_001)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300, 0])
  func oddLengthsEndInFiniteFrames(length: Double) {
    let roots = [
      color().padding(length), color().frame(width: length, height: length),
      color().flexible(minWidth: length, idealWidth: length, maxWidth: length),
      color().flexible(minHeight: length), box(10, 10).offset(length, length),
      box(10, 10).position(length, length), color().ratio(length), spacer(length),
      hStack(spacing: length, color(), color()), picture(length, length, baseline: length),
      color().guide(.leading) { _ in length }.frame(width: 10, height: 10, topLeading),
      vStack(.leading, color().guide(.leading) { _ in length }, box(1, 1)),
      color().priority(length), color().zIndex(length),
      shape(.inset(.rectangle, length)),
      shape(.circle, .strokeBorder(.color(.black), StrokeStyle(width: length))),
      grid(align: .center, length, length, row(color(), color())),
    ]
    for root in roots {
      for node in Laid(zStack(root, color()), 100, 50).tree.nodes {
        let f = node.frame
        let isDrawable = f.x.isFinite && f.y.isFinite && f.width.isFinite && f.height.isFinite
        #expect(isDrawable && f.width >= 0 && f.height >= 0)
      }
    }
  }

  @Test(arguments: [Size(.nan, 10), Size(-5, .infinity), Size(0, 0), Size(1e300, 1)])
  func oddCanvasesEndInFiniteFrames(size: Size) {
    let tree = place(
      NodeTree(root: hStack(color(), spacer(), box(3, 3))), fonts: TestFonts.library,
      PlaceOptions(size: size, scale: .nan))
    #expect(tree.scale == 1)
    #expect(tree.size.width.isFinite && tree.size.height.isFinite)
    #expect(snap(tree).nodes.allSatisfy { $0.frame.width.isFinite && $0.frame.x.isFinite })
  }

  @Test func modifiersWithoutContentAreNothing() {
    let kinds: [NodeKind] = [
      .padding(Insets(top: 3)), .frame(width: 10, height: nil, .center),
      .fixedSize(horizontally: true, vertically: true), .aspectRatio(nil, fills: false),
      .offset(Size(1, 1)), .position(Point(1, 1)), .background(.center), .hidden,
      .effect(.opacity(1)),
      .ignoresSafeArea(top: true, leading: true, bottom: true, trailing: true),
      .verticalGuide(.top) { _ in 1 }, .layoutPriority(1), .gridCell(GridCellTraits()),
    ]
    for kind in kinds {
      #expect(Laid(hStack(view(kind, "modifier"), box(1, 1))).tree.nodes.count == 4)
    }
  }

  @Test func repeatedDiagnosticsAreLimited() {
    let many = (0..<300).map { _ in color().frame(width: -1) }
    let laid = Laid(view(.zStack(.center), "ZStack", many))
    #expect(laid.diagnostics.count == LayoutLimits.diagnosticsOfOneKind)
    #expect(laid.diagnostics[3].path == "ZStack/frame[3]")
  }
}
