package import Foundation
package import VitrineGraphics
import VitrineLayout

extension CGRect {
  package nonisolated init(_ r: Rect) {
    self.init(x: r.x, y: r.y, width: r.width, height: r.height)
  }

  package nonisolated var rect: Rect {
    Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension CGPoint {
  package nonisolated init(_ p: Point) { self.init(x: p.x, y: p.y) }
  package nonisolated var point: Point { Point(x, y) }
}

extension CGSize {
  package nonisolated init(_ s: Size) { self.init(width: s.width, height: s.height) }
  package nonisolated var layoutSize: Size { Size(width, height) }
}

extension ProposedViewSize {
  nonisolated init(_ p: Proposal) {
    self.init(width: p.width.map { CGFloat($0) }, height: p.height.map { CGFloat($0) })
  }

  nonisolated var proposal: Proposal {
    Proposal(width.map { Double($0) }, height.map { Double($0) })
  }
}
