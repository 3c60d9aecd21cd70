public import VitrineGraphics

/// A view with its frame in canvas space: points, y down, origin at the picture's top left, before
/// the transforms of effects around it.
public struct PlacedNode: Hashable, Sendable {
  /// The index of the parent, -1 for the root.
  public var parent: Int32
  public var end: Int32
  /// The name, see `Node.name`.
  public var name: String
  public var owner: [String]
  public var identifier: String?
  public var frame: Rect
  public var content: PlacedContent
  public var redaction: Redaction
  /// The author's settings, see `Node.settings`.
  public var settings: [NodeSetting]
  /// See `Node.source`.
  public var source: ViewSource?

  public init(
    parent: Int32, end: Int32, name: String, owner: [String], identifier: String?, frame: Rect,
    content: PlacedContent, redaction: Redaction, settings: [NodeSetting] = [],
    source: ViewSource? = nil
  ) {
    self.parent = parent
    self.end = end
    self.name = name
    self.owner = owner
    self.identifier = identifier
    self.frame = frame
    self.content = content
    self.redaction = redaction
    self.settings = settings
    self.source = source
  }
}
