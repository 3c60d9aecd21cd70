/// A view after the evaluation of its `body`, before layout.
///
/// Containers and modifiers are nodes with children; a modifier has its content as first child.
public final class Node {
  public let kind: NodeKind
  public let children: [Node]
  /// The view or modifier as its author wrote it, e.g. `VStack` or `padding`.
  public let name: String
  /// The custom view types that contain the node, outermost first, e.g. `["WeatherView"]`.
  public var owner: [String]
  public var redaction: Redaction
  /// The value of `id(_:)` as text, for reports and masks.
  public var identifier: String?
  /// The author's settings for the node and its subtree that differ from the inherited ones; for reports.
  public var settings: [NodeSetting] = []
  /// The values that the view gives to whatever arranges it, by key: its tag, the looks of its row.
  public var marks: [ObjectIdentifier: Any] = [:]
  /// The part of a section that the node is; nil outside of sections.
  public var section: SectionPart?
  /// The place where the outermost node of a document's view is written.
  public var source: ViewSource?

  public init(
    _ kind: NodeKind, name: String, children: [Node] = [], owner: [String] = [],
    redaction: Redaction = .none
  ) {
    self.kind = kind
    self.children = children
    self.name = name
    self.owner = owner
    self.redaction = redaction
  }
}
