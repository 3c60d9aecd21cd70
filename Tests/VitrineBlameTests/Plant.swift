import VitrineBlame

/// One change of a document, and what blame must say of it.
struct Plant {
  typealias Step = DocumentText.Step

  enum Kind: String, CaseIterable {
    case padding, spacing, text, fontSize, fontWeight, color, order, opacity, frame, cornerRadius
    case image, offset, lineWidth, alignment, lineLimit, added, removed, modifierAdded
    case modifierRemoved
  }

  enum Edit {
    case set([Step], DocumentText)
    case remove([Step], Int)
    case insert([Step], Int, DocumentText)
    case swap([Step], Int)
    /// Outermost, but inside the test's own mark.
    case modify([Step], DocumentText)
  }

  var kind: Kind
  /// The view in the document that carries the property.
  var view: [Step]
  var edit: Edit
  /// The name of a modifier that came or went.
  var modifier = ""
  /// The values as blame must tell them, where they are written in the document.
  var old: String?
  var new: String?
  var summary: String

  /// The part of the document that is replaced.
  var place: [Step] {
    switch edit {
    case .set(let place, _), .swap(let place, _), .modify(let place, _): place
    case .remove(let place, let i), .insert(let place, let i, _): place + [.item(i)]
    }
  }

  /// A list whose positions change, so that paths into it are no longer valid.
  private var list: [Step]? {
    switch edit {
    case .remove(let place, _), .insert(let place, _, _), .swap(let place, _): place
    case .set, .modify: nil
    }
  }

  /// Whether both changes can be made at once and are two.
  func isApart(from other: Plant) -> Bool {
    if place == other.place { return false }
    if place.starts(with: other.place) || other.place.starts(with: place) { return false }
    if let list, other.place.starts(with: list) || other.view.starts(with: list) { return false }
    if let list = other.list, place.starts(with: list) || view.starts(with: list) { return false }
    return true
  }

  func apply(to document: inout DocumentText) {
    switch edit {
    case .set(let place, let value): document[place] = value
    case .remove(let place, let i):
      guard var items = document[place]?.items, items.indices.contains(i) else { return }
      items.remove(at: i)
      document[place] = .array(items)
    case .insert(let place, let i, let value):
      guard var items = document[place]?.items, i <= items.count else { return }
      items.insert(value, at: i)
      document[place] = .array(items)
    case .swap(let place, let i):
      guard var items = document[place]?.items, items.indices.contains(i + 1) else { return }
      items.swapAt(i, i + 1)
      document[place] = .array(items)
    case .modify(let view, let modifier):
      var items = document[view + [.member("modifiers")]]?.items ?? []
      let isMarked = items.last?["id"] != nil
      items.insert(modifier, at: isMarked ? items.count - 1 : items.count)
      document[view + [.member("modifiers")]] = .array(items)
    }
  }

  /// Whether a cause names this property.
  func names(_ cause: Cause) -> Bool {
    switch kind {
    case .padding: cause.modifier == "padding" && cause.kind == .property
    case .spacing:
      ["spacing", "horizontalSpacing", "verticalSpacing", "minLength"].contains(cause.property)
    case .text: cause.kind == .text
    case .fontSize, .fontWeight: isOfFont(cause)
    case .color: cause.kind == .color
    case .order: cause.kind == .order
    case .opacity: cause.modifier == "opacity" && cause.kind == .property
    case .frame:
      cause.modifier == "frame" && Self.sides.contains(cause.property)
    case .cornerRadius: cause.property == "cornerRadius"
    case .image: cause.kind == .image
    case .offset: cause.modifier == "offset" && cause.kind == .property
    case .lineWidth: cause.property == "lineWidth"
    case .alignment: cause.property == "alignment"
    case .lineLimit: cause.property == "lineLimit"
    case .added: cause.kind == .added && cause.modifier == nil
    case .removed: cause.kind == .removed && cause.modifier == nil
    case .modifierAdded: cause.kind == .added && cause.modifier == modifier
    case .modifierRemoved:
      switch modifier {
      case "font": isOfFont(cause)
      case "foregroundStyle": cause.kind == .color
      default: cause.kind == .removed && cause.modifier == modifier
      }
    }
  }

  /// A symbol has no font, only the size and the drawing that the font gives it.
  private func isOfFont(_ cause: Cause) -> Bool {
    cause.kind == .font || cause.kind == .property && cause.property == "size"
      || cause.kind == .image && cause.property == "image"
  }

  private static let sides: Set<String> = [
    "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight",
  ]

  /// Whether a cause tells the values that the document has.
  func tells(_ cause: Cause) -> Bool {
    guard let new else { return cause.old != nil || cause.new != nil || kind == .modifierAdded }
    let all = [(cause.old, cause.new)] + cause.otherValues.map { ($0.old, $0.new) }
    return all.contains { $0.1 == new && (old == nil || $0.0 == old) }
  }

  /// Whether views inside the one that carries the property take it over.
  var isInherited: Bool {
    switch kind {
    case .fontSize, .fontWeight, .color, .text, .image, .order, .lineWidth, .lineLimit, .added,
      .removed, .modifierRemoved:
      true
    default: false
    }
  }
}
