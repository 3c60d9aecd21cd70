import VitrineGraphics
import VitrineLayout
import VitrineText

// Nanoseconds a node for the shapes of trees that widgets have. Text is left out: the text stage has
// a bench of its own.

let fonts = FontLibrary(directories: [])
let clock = ContinuousClock()

func node(_ kind: NodeKind, _ name: String, _ children: [Node] = []) -> Node {
  Node(kind, name: name, children: children)
}

func color() -> Node {
  node(.shape(ShapeLeaf(.rectangle, .fill(.color(.black), .nonZero))), "Color")
}

func box(_ width: Double, _ height: Double) -> Node {
  node(.frame(width: width, height: height, .center), "frame", [color()])
}

/// 180 nodes: twenty rows of a mark, two bars over each other, a spacer and a value.
func widget() -> Node {
  let insets = Insets(top: 2, leading: 4, bottom: 2, trailing: 4)
  let rows = (0..<20).map { k -> Node in
    let bars = node(.vStack(.leading, spacing: 2), "VStack", [box(40, 4), color()])
    let content = node(
      .hStack(.center, spacing: nil), "HStack",
      [box(10, 10), bars, node(.spacer(minLength: nil), "Spacer")])
    return k % 2 == 0 ? node(.padding(insets), "padding", [content]) : content
  }
  let column = node(.vStack(.leading, spacing: 1), "VStack", rows)
  let padded = node(
    .padding(Insets(top: 16, leading: 16, bottom: 16, trailing: 16)), "padding", [column])
  return node(.background(.center), "background", [padded, color()])
}

func nested(_ depth: Int) -> Node {
  var tree = color()
  for k in 0..<depth {
    let kind: NodeKind = k % 2 == 0 ? .hStack(.center, spacing: 1) : .vStack(.center, spacing: 1)
    tree = node(kind, "Stack", [box(1, 1), tree])
  }
  return tree
}

func wide(_ count: Int) -> Node {
  node(.vStack(.center, spacing: 0), "VStack", (0..<count).map { _ in color() })
}

func measure(_ name: String, _ root: Node, rounds: Int, samples: Int) {
  let tree = NodeTree(root: root)
  let options = PlaceOptions(size: Size(360, 720), scale: 3)
  var count = 0
  var best = Duration.seconds(1_000)
  // Many short samples: the least of them is one that nobody interrupted.
  for _ in 0..<samples {
    let time = clock.measure {
      for _ in 0..<rounds { count = place(tree, fonts: fonts, options).nodes.count }
    }
    best = min(best, time / rounds)
  }
  let nanoseconds =
    Double(best.components.attoseconds) / 1e9 + Double(best.components.seconds) * 1e9
  print(
    "\(name): \(count) nodes, \(Int(nanoseconds / 1_000)) µs,"
      + " \(Int(nanoseconds / Double(max(count, 1)))) ns/node")
}

measure("widget", widget(), rounds: 5, samples: 500)
measure("nested stacks, 10 deep", nested(10), rounds: 5, samples: 500)
measure("nested stacks, 100 deep", nested(100), rounds: 1, samples: 200)
measure("stack of 100,000", wide(100_000), rounds: 1, samples: 10)
