public import Foundation
import VitrineGraphics
import VitrineLayout

/// The views that a layout arranges.
public nonisolated struct LayoutSubviews: RandomAccessCollection {
  let subviews: [LayoutSubview]
  /// The side of the leading edge in the environment of the container.
  public var layoutDirection: LayoutDirection

  /// The index of the first view, 0.
  public var startIndex: Int { 0 }
  /// The index after the last view, equal to the number of views.
  public var endIndex: Int { subviews.count }

  /// The view at an index from 0, in the order of the content; another index stops the program.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// A view that a layout arranges.
  public nonisolated struct Element {
    let subview: LayoutSubview

    /// The view's `layoutPriority`: 0 unless set, and minus infinity for a spacer.
    public var priority: Double { subview.priority }

    /// The distances to neighbours that the view prefers.
    public var spacing: ViewSpacing { ViewSpacing(edges: subview.edges) }

    /// The value that the outermost `layoutValue` modifier of the view sets for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
      subview.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Returns the size in points that the view takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(subview.size(proposal.proposal))
    }

    /// Returns the size and the alignment guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
      ViewDimensions(subview.dimensions(proposal.proposal))
    }

    /// Places a relative point of the view at a position in the container, in points. The last call counts; a
    /// view that is never placed is centred.
    public func place(
      at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
      subview.place(position.point, anchor.position, proposal.proposal)
    }
  }
}

/// Another name of `LayoutSubviews.Element`.
public typealias LayoutSubviewProxy = LayoutSubviews.Element
