public import Foundation
import VitrineGraphics
package import VitrineLayout

extension View {
  /// Multiplies the alpha of each element of the view by `opacity`, clamped to 0…1; at 0 nothing is drawn, but
  /// the space is kept. Elements that overlap show through each other, unless `compositingGroup()` stands before.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    node("opacity", .effect(.opacity(opacity)))
  }

  /// Clips the view to a shape in its frame. Of the style only the even-odd rule counts: edges are always
  /// smooth.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    node("clipShape") { .effect(.clip(shape._geometry($0).shape, style.rule)) }
  }

  /// Clips the view to its frame; `antialiased` is ignored, as edges are always smooth.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    node("clipped", .effect(.clip(.rectangle, .nonZero)))
  }

  /// Clips the view to a rectangle with continuous corners of a radius in points, at most half the shorter
  /// side. Leaves a diagnostic if not antialiased; edges are always smooth.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    let size = Size(radius, radius)
    return node("cornerRadius") {
      .effect(.clip(.roundedRectangle(cornerSize: size, $0.host.cornerCurve), .nonZero))
    }.gap(antialiased ? nil : .antialiased)
  }

  /// Multiplies the view's alpha by that of other views, proposed its size and aligned in its frame.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(alignment: alignment, mask: mask()))
  }

  /// Multiplies the view's alpha by that of another view, proposed its size and centred in its frame.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(alignment: .center, mask: mask))
  }

  /// Adds a shadow to each element of the view, or to the view as a whole after `compositingGroup()` or a clip.
  /// The default colour is linear black at 33 %, as in SwiftUI.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    node("shadow") {
      .effect(.shadow(color.rgba($0), radius: Double(radius), x: Double(x), y: Double(y)))
    }
  }

  /// Blurs the view with a Gaussian whose standard deviation is `radius` in points; 0 or less changes
  /// nothing. An opaque blur repeats the content's edges instead of fading out.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    node("blur", .effect(.blur(radius: radius, opaque: opaque)))
  }

  /// Sets the blend mode in which each element of the view is drawn over what is behind it, through containers
  /// and clips up to the next compositing group.
  public nonisolated func blendMode(_ mode: BlendMode) -> some View {
    node("blendMode", .effect(.blendMode(mode.graphics)))
  }

  /// Draws the content as one layer first, so that opacity, shadows and blend modes around it apply to it as a
  /// whole, and those inside do not reach out.
  public nonisolated func compositingGroup() -> some View {
    node("compositingGroup", .effect(.compositingGroup))
  }

  /// Draws the content as one layer, like `compositingGroup()`. Leaves a diagnostic if opaque or in another
  /// colour mode than `nonLinear`; both are ignored.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    node("drawingGroup", .effect(.compositingGroup))
      .gap(opaque || colorMode != .nonLinear ? .drawingGroup : nil)
  }

  /// Draws black whose alpha is the luminance of the content: bright places cover, dark ones let the backdrop
  /// through. The content's own alpha counts no more, save that clear places stay clear.
  public nonisolated func luminanceToAlpha() -> some View {
    node("luminanceToAlpha", .effect(.luminanceToAlpha))
  }

  /// Rotates the drawing clockwise about a point of the frame, in right-to-left layout counterclockwise; the
  /// layout keeps the unrotated frame.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    node("rotationEffect", .effect(.rotation(radians: angle.radians, anchor: anchor.position)))
  }

  /// Scales the drawing by a width and a height factor about a point of the frame; the layout keeps the
  /// frame.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawing by one factor about a point of the frame; the layout keeps the unscaled frame.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the drawing by a factor on each axis about a point of the frame; negative factors mirror it.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    node("scaleEffect", .effect(.scale(x: x, y: y, anchor: anchor.position)))
  }

  /// Applies an affine transform about the frame's top leading corner to the drawing; the layout keeps the
  /// frame.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    node("transformEffect", .effect(.transform(transform.affine)))
  }

  /// Turns the drawing in space about an axis through a point of the frame, `anchorZ` points before it; the layout
  /// keeps the frame. Where `perspective` is 0, far parts are as large as near ones; the eye is as far away as the
  /// frame's longer side is long, divided by it. An axis without a length, or an angle that is no number, turns nothing;
  /// what comes behind the eye is not drawn. In right-to-left layout the turn is mirrored.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    node(
      "rotation3DEffect",
      .effect(
        .rotation3D(
          Rotation3D(
            radians: angle.radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor.position,
            anchorZ: anchorZ, perspective: perspective))))
  }

  /// Strokes the edge of the view's frame on its inner side, over the view; `width` is in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    secondary(
      "border", .overlay(.center),
      _StrokeView(
        shape: Rectangle(), style: content, stroke: StrokeStyle(lineWidth: width), isInside: true))
  }
}

/// The colour space of blending; drawing always uses encoded sRGB.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// A modifier that masks content with the alpha of other views.
public nonisolated struct _MaskModifier<Mask: View>: _PrimitiveModifier {
  let alignment: Alignment
  let mask: Mask

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    for i in first..<out.nodes.count {
      let mask = out.single(modifier.mask, modifier.alignment, environment)
      out.nodes[i] = Node(
        .effect(.mask(modifier.alignment.layout)), name: "mask", children: [out.nodes[i], mask],
        owner: out.owner)
    }
  }
}

extension NodeList {
  /// Returns the nodes of a view as one; several are stacked.
  package func single<V: View>(
    _ view: V, _ alignment: Alignment, _ environment: EnvironmentValues
  ) -> Node {
    let children = children(of: view, environment)
    if children.count == 1 { return children[0] }
    if children.isEmpty { return Node(.empty, name: "EmptyView", owner: owner) }
    return Node(.zStack(alignment.layout), name: "ZStack", children: children, owner: owner)
  }
}
