// The anchors of views and guides.

extension UIView {
  /// The edge at which the language begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.leading)) }
  /// The edge at which lines of the language end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.trailing)) }
  /// The left edge, whatever the language.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.left)) }
  /// The right edge, whatever the language.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.right)) }
  /// The middle of the width.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.centerX)) }
  /// The distance between the left and the right edge.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item(.width)) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item(.top)) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item(.bottom)) }
  /// The middle of the height.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item(.centerY)) }
  /// The distance between the upper and the lower edge.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item(.height)) }

  private func item(_ attribute: LayoutAttribute) -> LayoutAnchorItem {
    LayoutAnchorItem(self, nil, attribute)
  }
}

extension UILayoutGuide {
  /// The edge at which the language begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.leading)) }
  /// The edge at which lines of the language end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.trailing)) }
  /// The left edge, whatever the language.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.left)) }
  /// The right edge, whatever the language.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.right)) }
  /// The middle of the width.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item(.centerX)) }
  /// The distance between the left and the right edge.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item(.width)) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item(.top)) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item(.bottom)) }
  /// The middle of the height.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item(.centerY)) }
  /// The distance between the upper and the lower edge.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item(.height)) }

  private func item(_ attribute: LayoutAttribute) -> LayoutAnchorItem {
    LayoutAnchorItem(owningView, kind, attribute)
  }
}
