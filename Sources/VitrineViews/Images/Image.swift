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

  /// The size of a symbol beside text: 0.81, 1 or 1.28 times that of medium. Pictures are not scaled.
  public nonisolated enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  /// The colours of a picture: the foreground style for `template`, its own for `original`.
  public nonisolated enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// The resampling of a picture: the nearest pixel for `none`, means of neighbours for `low` and `medium`,
  /// and a cubic kernel for `high`. Rotated pictures distinguish only `none` from the others.
  public nonisolated enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The way a resizable picture fills its frame: copies from the top left corner, or one stretched picture.
  public nonisolated enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// The turned and mirrored positions of a picture; no initializer here takes one.
  public nonisolated enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  let source: Source
  var resizing = ImageLeaf.Resizing.fixed
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var symbolRendering: SymbolRenderingMode?
  var isAntialiased = true
  var speech = Speech.own
  /// The colour, font and scale of a UIKit image, which take precedence over the environment's.
  var tint: UIColor?
  var font: Font?
  var scale: Scale?

  /// The label of a picture for assistive technologies: its name, nothing, or a text.
  enum Speech: Equatable, Sendable { case own, none, label(Text) }

  init(_ source: Source) { self.source = source }
  package init(bitmap: BitmapResource) { source = .bitmap(bitmap) }

  /// Creates an image of the asset catalogue; the bundle is ignored.
  /// Leaves a diagnostic and draws nothing if the catalogue has no such name.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  /// Creates an image of the asset catalogue from a name known at compile time.
  /// Leaves a diagnostic and draws nothing if the catalogue has no such name.
  public init(_ resource: ImageResource) { source = .asset(resource.name) }
  /// Creates an image of the asset catalogue with the label that is spoken for it; the bundle is ignored.
  /// Leaves a diagnostic and draws nothing if the catalogue has no such name.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
    speech = .label(label)
  }
  /// Creates an image of the asset catalogue, drawn as by `init(_:bundle:)`, of which nothing is spoken; the bundle
  /// is ignored.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    speech = .none
  }
  /// Creates an image of the drawing that stands for a symbol, sized by the font.
  /// Leaves a diagnostic for a drawing that is only near or related, for a name without a drawing, which a box stands
  /// for, and for a name that no system or only a later one has, which shows nothing.
  public init(systemName: String) { source = .symbol(systemName, variable: nil) }
  /// Creates an image of the icon that stands for a symbol, as `init(systemName:)` does.
  /// A variable value below 1 fades the later layers of `wifi`, `cellularbars`, `speaker.wave…`; others leave
  /// a diagnostic. Nil and larger values have no effect.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, variable: variableValue)
  }
}

extension Image: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Image, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    // A list without nodes: one that shares them would have all copied when the next is appended.
    let list = NodeList(owner: out.owner, notes: out.notes)
    if !view.isAntialiased { out.noteGap(.antialiased) }
    if case .symbol(let name, let value?) = view.source, value < 1,
      !environment.symbols.isVariable(name)
    {
      out.noteGap(.variableValue)
    }
    // What cannot be shown is an empty view, which keeps its modifiers.
    let leaf = view.leaf(
      environment, { list.note($0, $1, severity: SymbolNearness.severity($0)) })
    let first = out.nodes.count
    out.append(leaf.map { .image($0) } ?? .empty, "Image", redaction: environment.redaction)
    switch view.speech {
    case .own: break
    case .none: out.note(Spoken.hidden, "true", from: first)
    case .label(let text): out.note(Spoken.label, text.plainText(in: environment), from: first)
    }
    if view.isMirrored(environment) {
      let mirror = NodeKind.effect(.scale(x: -1, y: 1, anchor: .center))
      out.wrap(from: first, mirror, "flipsForRightToLeftLayoutDirection")
    }
  }
}

extension Text {
  /// Creates a text of an image that is placed in the line like a glyph, at its own size.
  public init(_ image: Image) { self.init(.image(image)) }
}
