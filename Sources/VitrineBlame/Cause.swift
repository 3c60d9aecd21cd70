/// One change made by the widget's author or by the renderer, with its consequences.
public struct Cause: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A setting that the picture was drawn with.
    case environment
    case text, font, color, image
    /// Any other value of a view or modifier.
    case property
    case added, removed
    /// Views or modifiers swapped places.
    case order
    /// A view is laid out or drawn differently although none of its values changed.
    case layout, rendering
  }

  public var kind: Kind
  /// The view that changed, from the outermost named ancestors down: `VStack › HStack › Text “21°”`.
  public var path: String
  /// The last component of the path.
  public var view: String
  /// The modifier of the view that carries the property; nil for a property of the view itself.
  public var modifier: String?
  /// The property, e.g. `top` or `font.size`; empty for views that were added, removed or reordered.
  public var property: String
  public var old: String?
  public var new: String?
  /// The number of views with this same change, at least 1: the rows of a list change together.
  public var count: Int
  /// The values of the other views in `count` whose values differ (the texts of rows).
  public var otherValues: [Values]
  /// Indices in the old and new record of the nodes that carry the change; empty where there are none.
  public var oldNodes: [Int]
  public var newNodes: [Int]
  /// Indices in the new record of the views that moved or changed size because of this cause alone.
  public var movedNodes: [Int]
  /// The number of views that moved or changed size because of this cause.
  public var movedCount: Int
  /// The first of those movements.
  public var movement: Movement?
  /// The place where the first view of the change is written, by the new record: `Weather.json:94:7` in a document,
  /// in Swift `in HourColumn`; nil if that is not known.
  public var source: String?
  /// The choices of `ViewThatFits` that this change made, or of which the cause is one.
  public var choices: [Choice] = []
  /// Whether the change acts only by a choice that is told by itself.
  var actsByChoice = false
  /// The number of changed pixels in the views affected by this cause.
  public var pixels: Int

  /// A property's value before and after the change.
  public struct Values: Hashable, Sendable {
    public var old: String?
    public var new: String?
  }

  var values: Values { Values(old: old, new: new) }

  init(
    _ kind: Kind, path: String, view: String, modifier: String? = nil, property: String = "",
    old: String? = nil, new: String? = nil, oldNodes: [Int] = [], newNodes: [Int] = [],
    pixels: Int = 0
  ) {
    self.kind = kind
    self.path = path
    self.view = view
    self.modifier = modifier
    self.property = property
    self.old = old
    self.new = new
    count = 1
    otherValues = []
    self.oldNodes = oldNodes
    self.newNodes = newNodes
    movedNodes = []
    movedCount = 0
    self.pixels = pixels
  }

  /// Another child that a `ViewThatFits` shows.
  public struct Choice: Hashable, Sendable, CustomStringConvertible {
    /// The numbers of the children, from 1.
    public var old: String
    public var new: String
    /// The indices of the `ViewThatFits` in the old and new record.
    public var oldNode: Int
    public var newNode: Int
    /// The text that no longer fits, or fits now, in words; nil if it is not known.
    public var reason: String?

    /// `choice 1 → 2: “Dentist” no longer fits`.
    public var description: String {
      "choice \(old) → \(new)" + (reason.map { ": \($0)" } ?? "")
    }
  }

  /// The change of one coordinate or extent of a view's frame.
  public struct Movement: Hashable, Sendable, CustomStringConvertible {
    public var path: String
    /// `x`, `y`, `width` or `height`, in points.
    public var dimension: String
    public var old: Double
    public var new: Double

    /// `VStack › Text “21°”: y 34 → 36`.
    public var description: String { "\(path): \(dimension) \(numeral(old)) → \(numeral(new))" }
  }
}

extension Cause: CustomStringConvertible {
  /// The cause as text: `VStack › Text “21°”: y 34 → 36 because padding(.top) of HStack 8 → 10; 3 views
  /// moved with it; 214 px`.
  public var description: String {
    var text: String
    if let movement {
      text = "\(movement) because \(change(of: kind == .environment ? nil : subject))"
    } else if count > 1 {
      text = change(of: subject)
    } else {
      text = kind == .environment ? change : "\(path): \(change)"
    }
    // The view named at the start is one of them.
    if movedCount > 1 {
      text += "; \(movedCount - 1) more \(movedCount == 2 ? "view" : "views") moved with it"
    }
    if let first = choices.first, property != PropertyKey.choice {
      text += "; \(first)"
      if choices.count > 1 {
        text += "; \(choices.count - 1) more \(choices.count == 2 ? "choice" : "choices")"
      }
    }
    if pixels > 0 { text += "; \(pixels) px" }
    return text
  }

  /// The change without its view: `padding(.top) 8 → 10`.
  public var change: String { change(of: nil) }

  private var subject: String { count > 1 ? "\(count) views in \(path)" : view }

  /// The largest number of values listed; further ones only repeat the first.
  private static let mostValues = 3

  private func change(of subject: String?) -> String {
    let owner = subject.map { " of \($0)" } ?? ""
    switch kind {
    // An added view is named itself; an added modifier is named with its view.
    case .added:
      return [modifier.map { $0 + owner } ?? subject, "added"].compactMap { $0 }.joined(
        separator: " ")
    case .removed:
      return [modifier.map { $0 + owner } ?? subject, "removed"].compactMap { $0 }.joined(
        separator: " ")
    case .order:
      let things = modifier == nil ? "order" : "order of modifiers"
      return "\(things)\(owner) \(old ?? "") → \(new ?? "")"
    case .layout:
      return property == PropertyKey.choice
        ? "choice\(owner) \(old ?? "") → \(new ?? "")"
          + (choices.first?.reason.map { ": \($0)" } ?? "")
        : "other layout\(owner)"
    case .rendering: return "drawn differently" + (property.isEmpty ? "" : " (\(property))")
    default:
      // A modifier with a single value is named after it: `opacity`.
      let isSole = property.isEmpty || property == modifier
      let key = property == PropertyKey.controlValue ? "value" : property
      let name = modifier.map { isSole ? $0 : "\($0)(.\(property))" } ?? key
      return property == PropertyKey.path
        ? "outline\(owner) changed" : "\(name)\(owner) \(shownValues)"
    }
  }

  private var shownValues: String {
    let all = [values] + otherValues
    let shown = all.prefix(Self.mostValues).map { ValueWords.change($0.old, $0.new, of: property) }
    let left = all.count - shown.count
    return shown.joined(separator: ", ") + (left > 0 ? " and \(left) more" : "")
  }
}
