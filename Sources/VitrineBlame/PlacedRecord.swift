public import VitrineGraphics
public import VitrineImages

/// A placed tree as stored beside a golden's pixels: views, frames and the author's values, as text. It
/// holds all that blaming needs, draws nothing, and has a compact text form.
public struct PlacedRecord: Hashable, Sendable {
  /// Size of the canvas in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The settings of the picture ("type-size": "large"); a change here explains all others.
  public var environment: [Provenance.Setting]
  /// The nodes, parents before their children; a node's subtree is `index ..< end`.
  public var nodes: [Node]
  /// Whether nodes include settings made by authors (`colorScheme`, `dynamicTypeSize`); those of older
  /// records do not.
  public var knowsSettings = true
  /// Children of `ViewThatFits` that did not fit; older records have none.
  public var rejected: [Rejected] = []
  /// Whether names of views tell long texts whole.
  var tellsWholeTexts = false

  public struct Node: Hashable, Sendable {
    /// Index of the parent, -1 for the root.
    public var parent: Int
    /// The index after the last node of the subtree.
    public var end: Int
    /// The view or modifier as its author writes it.
    public var name: String
    /// The value of `id(_:)` as text.
    public var identifier: String?
    /// The frame in points of the canvas.
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

  /// A child of a `ViewThatFits` that was measured and is not shown.
  public struct Rejected: Hashable, Sendable {
    /// The index of the `ViewThatFits` among the record's nodes.
    public var chooser: Int
    /// The child's number, from 1.
    public var number: Int
    /// The child's nodes, with the sizes that they asked for; `parent` and `end` count from the first.
    public var nodes: [Node]
    /// Whether frames and values that only paint are left out.
    public var isReduced = false

    public init(chooser: Int, number: Int, nodes: [Node]) {
      self.chooser = chooser
      self.number = number
      self.nodes = nodes
    }
  }

  /// One value of a view or modifier, as comparable text.
  public struct Property: Hashable, Sendable {
    /// The name of the value: "top", "font.weight", "color" and so on.
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
  /// Whether layout derived the value; it then changes only as a consequence.
  var isDerived: Bool { Self.derived.contains(key) }

  /// Whether this is a setting that an author made for a whole subtree: it explains other changes there.
  var isSetting: Bool { PropertyKey.settings.contains(key) }

  /// Whether the property describes a node's origin or drawing rather than its layout.
  var isNote: Bool { Self.notes.contains(key) }

  /// Whether older records do not have the value; others tell its effect.
  var isAddedLater: Bool { Self.addedLater.contains(key) }

  private static let addedLater: Set<String> = [
    PropertyKey.control, PropertyKey.choice, PropertyKey.offered, PropertyKey.trimFrom,
    PropertyKey.trimTo, PropertyKey.colorName, PropertyKey.controlValue, PropertyKey.source,
    PropertyKey.owner,
  ]

  private static let notes: Set<String> = [
    PropertyKey.draws, PropertyKey.control, PropertyKey.choice, PropertyKey.offered,
    PropertyKey.colorName, PropertyKey.source,
    PropertyKey.owner,
  ]

  private static let derived: Set<String> = [
    PropertyKey.lines, PropertyKey.truncated, PropertyKey.textScale, PropertyKey.inset,
    PropertyKey.path, PropertyKey.draws, PropertyKey.control, PropertyKey.choice,
    PropertyKey.offered, PropertyKey.colorName, PropertyKey.source,
    PropertyKey.owner, PropertyKey.guidePlace, PropertyKey.shift,
  ]

  /// Whether the value follows from the view's size alone, so that where the size stayed, the author changed it.
  var followsSize: Bool { Self.sized.contains(key) }

  private static let sized: Set<String> = [
    PropertyKey.path, PropertyKey.inset, PropertyKey.guidePlace, PropertyKey.shift,
  ]
}

extension PlacedRecord.Node {
  subscript(key: String) -> String? { properties.first { $0.key == key }?.value }

  /// Whether the node is a view: names of views are capitalized, those of modifiers are not.
  var isView: Bool { name.unicodeScalars.first.map { !("a"..."z").contains($0) } ?? false }
}

extension PlacedRecord {
  /// Returns the indices of the direct children.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var i = index + 1
    while i < nodes[index].end {
      result.append(i)
      i = nodes[i].end
    }
    return result
  }

  /// Returns the node and its ancestors, root first.
  func chain(to index: Int) -> [Int] {
    var result: [Int] = []
    var i = index
    while i >= 0 {
      result.append(i)
      i = nodes[i].parent
    }
    return result.reversed()
  }

  /// The place where the view of a node is written: `Weather.json:94:7` in a document, in Swift `in HourColumn`, the
  /// author's view around it; nil if that is not known.
  func source(of index: Int) -> String? {
    chain(to: index).lazy.reversed().compactMap { i in
      nodes[i][PropertyKey.source] ?? nodes[i][PropertyKey.owner].map { "in \($0)" }
    }.first
  }

  /// Returns the view that a modifier, or a chain of modifiers, is applied to; for a view, itself.
  func subject(of index: Int) -> Int {
    var i = index
    while !nodes[i].isView, i + 1 < nodes[i].end { i = content(of: i) }
    return i
  }

  /// Returns the child that a modifier modifies: the first one, but of a background the last.
  func content(of index: Int) -> Int {
    guard nodes[index].name == "background", let last = children(of: index).last else {
      return index + 1
    }
    return last
  }
}
