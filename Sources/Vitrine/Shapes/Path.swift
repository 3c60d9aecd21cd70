public import Foundation
import VitrineGraphics
import VitrineLayout

/// An outline of lines and curves; points, y down.
public nonisolated struct Path: Hashable, Sendable {
  package var outline: GraphicsPath

  package init(_ outline: GraphicsPath) { self.outline = outline }

  public init() { outline = GraphicsPath() }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.path(outline))
  }
}
