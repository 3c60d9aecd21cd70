import Foundation
import Testing
import VitrineGraphics
import VitrineLayout

/// The engine against a plain model of SwiftUI's rules, on random trees.
@Suite struct LayoutModelTests {
  /// `Tests/Long/run layouts` asks for more trees.
  private static let isLong = ProcessInfo.processInfo.environment["VITRINE_LONG_LAYOUTS"] != nil
  private static let seed: UInt64 = 16
  /// The largest difference of a frame's side or corner, in points.
  private static let tolerance = 1.0 / 1024

  private struct Setting {
    var canvas: Size
    var scale: Double
    var isRightToLeft: Bool
  }

  @Test func framesOfRandomTreesAreTheModels() {
    var trees = SketchTrees(seed: LayoutModelTests.seed)
    var failures = 0
    for index in 0..<(LayoutModelTests.isLong ? 10_000 : 2_000) {
      let setting = Setting(
        canvas: Size(Double(20 + trees.next(300)), Double(20 + trees.next(300))),
        scale: Double(1 + trees.next(3)), isRightToLeft: trees.next(4) == 0)
      let sketch = trees.tree(1 + trees.next(4))
      guard differs(sketch, setting) else { continue }
      failures += 1
      let smallest = sketch.shrunk { differs($0, setting) }
      Issue.record("Tree \(index), \(setting):\n\(report(smallest, setting))")
      if failures == 3 { break }
    }
  }

  /// The trees hold every kind of view, and enough of them to matter.
  @Test func randomTreesHoldEveryKindOfView() {
    var trees = SketchTrees(seed: LayoutModelTests.seed)
    var names: Set<String> = []
    var count = 0
    func note(_ sketch: Sketch) {
      names.insert(String("\(sketch.kind)".prefix { $0 != "(" }))
      sketch.children.forEach(note)
    }
    for _ in 0..<500 {
      let tree = trees.tree(4)
      note(tree)
      count += tree.count
    }
    #expect(names.count == 24)
    #expect(count > 5_000)
  }

  /// A wrong rule is found, and told by a small tree.
  @Test func failingTreesShrink() {
    var trees = SketchTrees(seed: 4)
    var big = trees.tree(5)
    while big.count < 40 { big = trees.tree(5) }
    func hasFrame(_ sketch: Sketch) -> Bool {
      if case .frame = sketch.kind { return true }
      return sketch.children.contains(where: hasFrame)
    }
    #expect(hasFrame(big))
    #expect(big.shrunk(while: hasFrame).count == 2)
  }

  // MARK: Comparing

  private func modelled(_ sketch: Sketch, _ setting: Setting) -> [Int: Rect] {
    LayoutModel(
      sketch, canvas: setting.canvas, scale: setting.scale, isRightToLeft: setting.isRightToLeft
    ).frames
  }

  private func placed(_ sketch: Sketch, _ setting: Setting) -> [Int: Rect] {
    let laid = Laid(
      sketch.nodes(), setting.canvas.width, setting.canvas.height, scale: setting.scale,
      rightToLeft: setting.isRightToLeft)
    let frames = laid.tree.nodes.compactMap { node in
      node.identifier.flatMap(Int.init).map { ($0, node.frame) }
    }
    return Dictionary(frames, uniquingKeysWith: { a, _ in a })
  }

  private func differs(_ sketch: Sketch, _ setting: Setting) -> Bool {
    let a = modelled(sketch, setting)
    let b = placed(sketch, setting)
    return a.keys != b.keys
      || !a.allSatisfy { id, frame in isClose(frame, b[id] ?? .zero, LayoutModelTests.tolerance) }
  }

  private func report(_ sketch: Sketch, _ setting: Setting) -> String {
    let a = modelled(sketch, setting)
    let b = placed(sketch, setting)
    let rows = (0..<sketch.count).map { id in
      "\(id)\tmodel \(text(a[id]))\tengine \(text(b[id]))"
    }
    return sketch.outline() + "\n" + rows.joined(separator: "\n")
  }

  private func text(_ frame: Rect?) -> String {
    frame.map { "[\($0.x), \($0.y), \($0.width), \($0.height)]" } ?? "-"
  }
}
