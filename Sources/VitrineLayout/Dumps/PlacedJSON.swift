import VitrineGraphics
import VitrineText

extension PlacedTree {
  /// Returns the tree as one JSON object: `size`, `scale`, and `nodes` in drawing order, each with `id`,
  /// `parent` (-1 for the root), `view`, `frame` as `[x, y, width, height]` in points of the canvas, and,
  /// where not empty, `arguments`, `identifier`, `owner`, `redaction`; texts have `lines` with `text`, `x`,
  /// `width`, `baseline` (points of the canvas) and `truncated`.
  public func json() -> String {
    var out = JSONText()
    out.object([
      ("size", { $0.array([size.width, size.height]) { $0.number($1) } }),
      ("scale", { $0.number(scale) }),
      ("nodes", { $0.array(nodes.enumerated()) { $0.object($1.element.fields(id: $1.offset)) } }),
    ])
    return out.text
  }
}

extension PlacedNode {
  fileprivate typealias Field = (String, (inout JSONText) -> Void)

  fileprivate func fields(id: Int) -> [Field] {
    var result: [Field] = [
      ("id", { $0.number(id) }),
      ("parent", { $0.number(Int(parent)) }),
      ("view", { $0.string(name) }),
      ("frame", { $0.array([frame.x, frame.y, frame.width, frame.height]) { $0.number($1) } }),
    ]
    if case .group(let arguments) = content, arguments != .none {
      result.append(("arguments", { $0.string(arguments.description) }))
    }
    if let identifier { result.append(("identifier", { $0.string(identifier) })) }
    if !owner.isEmpty { result.append(("owner", { $0.array(owner) { $0.string($1) } })) }
    if redaction != .none { result.append(("redaction", { $0.string("\(redaction)") })) }
    if case .text(let text) = content {
      result.append(
        ("lines", { $0.array(text.layout.lines) { $0.object(self.fields(of: $1)) } }))
    }
    return result
  }

  private func fields(of line: TextLayout.Line) -> [Field] {
    [
      ("text", { $0.string(line.text) }),
      ("x", { $0.number(frame.x + line.x) }),
      ("width", { $0.number(line.width) }),
      ("baseline", { $0.number(frame.y + line.baseline) }),
      ("truncated", { $0.bool(line.isTruncated) }),
    ]
  }
}
