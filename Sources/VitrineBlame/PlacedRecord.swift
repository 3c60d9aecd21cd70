public import VitrineGraphics
public import VitrineImages

/// A placed tree as a golden keeps it beside its pixels: views, frames and what their authors set, as
/// words. It is all that blaming needs, draws nothing, and has a compact text form.
public struct PlacedRecord: Hashable, Sendable {
  /// Size of the canvas in points.
  public var size: Size
  /// Pixels in a point.
  public var scale: Double
  /// What the picture was drawn with ("type-size": "large"); a change here explains all others.
  public var environment: [Provenance.Setting]
  /// Parents before their children; a node's subtree is `index ..< end`.
  public var nodes: [Node]
  /// Whether nodes say which settings their authors made (`colorScheme`, `dynamicTypeSize`): older
  /// records do not.
  public var knowsSettings = true

  public struct Node: Hashable, Sendable {
    /// Index of the parent, -1 for the root.
    public var parent: Int
    /// Behind the last node of the subtree.
    public var end: Int
    /// View or modifier, as its author writes it.
    public var name: String
    /// `id(_:)` as text.
    public var identifier: String?
    /// Points of the canvas.
    public var frame: Rect
    public var properties: [Property]

    public init(
      parent: Int, end: Int, name: String, identifier: String? = nil, frame: Rect,
      properties: [Property] = []
    ) {
      self.parent = parent
      self.end = end
      self.name = name
      self.identifier = identifier
      self.frame = frame
      self.properties = properties
    }
  }

  /// One value of a view or modifier, as text that compares.
  public struct Property: Hashable, Sendable {
    /// "top", "font.weight", "color" and so on.
    public var key: String
    public var value: String

    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  public init(
    size: Size, scale: Double, environment: [Provenance.Setting] = [], nodes: [Node] = []
  ) {
    self.size = size
    self.scale = scale
    self.environment = environment
    self.nodes = nodes
  }
}

extension PlacedRecord.Property {
  /// What layout worked out rather than an author wrote; it changes as a consequence.
  var isDerived: Bool { Self.derived.contains(key) }

  /// A setting that its author made for the view and all below: it explains other changes there.
  var isSetting: Bool { PropertyKey.settings.contains(key) }

  /// What says how a node came about or is drawn rather than how it is placed.
  var isNote: Bool { key == PropertyKey.draws || key == PropertyKey.control }

  private static let derived: Set<String> = [
    PropertyKey.lines, PropertyKey.truncated, PropertyKey.textScale, PropertyKey.inset,
    PropertyKey.path, PropertyKey.draws, PropertyKey.control,
  ]
}

/// The keys that more than one place needs to know.
enum PropertyKey {
  static let text = "text"
  static let color = "color"
  static let image = "image"
  static let size = "size"
  static let lines = "lines"
  static let truncated = "truncated"
  static let textScale = "scale"
  static let inset = "inset"
  static let path = "path"
  static let draws = "draws"
  /// The control whose outermost view this is: `ProgressView` of a `VStack`.
  static let control = "control"
  /// Values of the environment that change much at once.
  static let settings: Set<String> = ["colorScheme", "dynamicTypeSize"]
}

extension PlacedRecord.Node {
  subscript(key: String) -> String? { properties.first { $0.key == key }?.value }

  /// Views have names in capitals, modifiers do not.
  var isView: Bool { name.unicodeScalars.first.map { !("a"..."z").contains($0) } ?? false }
}

extension PlacedRecord {
  /// Indices of the direct children.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var i = index + 1
    while i < nodes[index].end {
      result.append(i)
      i = nodes[i].end
    }
    return result
  }

  /// The node and its ancestors, root first.
  func chain(to index: Int) -> [Int] {
    var result: [Int] = []
    var i = index
    while i >= 0 {
      result.append(i)
      i = nodes[i].parent
    }
    return result.reversed()
  }

  /// The view that a modifier is applied to, through further modifiers; a view itself.
  func subject(of index: Int) -> Int {
    var i = index
    while !nodes[i].isView, i + 1 < nodes[i].end { i = content(of: i) }
    return i
  }

  /// The child that a modifier modifies: the first, but what a background lies behind comes last.
  private func content(of index: Int) -> Int {
    guard nodes[index].name == "background", let last = children(of: index).last else {
      return index + 1
    }
    return last
  }
}
