public import Foundation
import VitrineGraphics
import VitrineLayout

/// A view that shows a picture or a symbol.
public nonisolated struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case asset(String)
    case symbol(String, variable: Double?)
    case bitmap(BitmapResource)
  }

  public nonisolated enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  public nonisolated enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  public nonisolated enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  public nonisolated enum ResizingMode: Hashable, Sendable { case tile, stretch }

  public nonisolated enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  let source: Source
  var resizing = ImageLeaf.Resizing.fixed
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var symbolRendering: SymbolRenderingMode?
  var isAntialiased = true

  init(_ source: Source) { self.source = source }
  package init(bitmap: BitmapResource) { source = .bitmap(bitmap) }

  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  public init(_ resource: ImageResource) { source = .asset(resource.name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }
  public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }
  public init(systemName: String) { source = .symbol(systemName, variable: nil) }
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, variable: variableValue)
  }
}

extension Image: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Image, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let list = out
    if !view.isAntialiased { out.noteGap(.antialiased) }
    if case .symbol(_, let value?) = view.source, value < 1 { out.noteGap(.variableValue) }
    guard let leaf = view.leaf(environment, { list.note($0, $1) }) else { return }
    out.append(.image(leaf), "Image", redaction: environment.redaction)
  }
}

extension Text {
  public init(_ image: Image) { self.init(.image(image)) }
}
