import Foundation

// What assistive technologies speak does not affect the picture: the modifiers note it on the views, where
// `SpokenTree` reads it.

extension View {
  /// Notes the label that assistive technologies speak for the view; nothing is drawn.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(_SpokenModifier(name: Spoken.label, text: label))
  }
  /// Notes the spoken label, the table's string for a key; nothing is drawn.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  /// Notes the spoken label; nothing is drawn.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// Returns the view unchanged; the closure that makes the spoken label is never called.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  /// Notes the value that assistive technologies speak after the label; nothing is drawn.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    modifier(_SpokenModifier(name: Spoken.value, text: value))
  }
  /// Notes the spoken value, the table's string for a key; nothing is drawn.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  /// Notes the spoken value; nothing is drawn.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// Notes the hint that assistive technologies speak last; nothing is drawn.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(_SpokenModifier(name: Spoken.hint, text: hint))
  }
  /// Notes the spoken hint, the table's string for a key; nothing is drawn.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }
  /// Notes the spoken hint; nothing is drawn.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  /// Notes whether assistive technologies skip the view, which is drawn all the same.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    noting(Spoken.hidden, "\(hidden)")
  }
  /// Gives the views an identifier for reports and masks, like `id(_:)`; draws nothing.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_IdentifierModifier(identifier: identifier))
  }
  /// Notes how assistive technologies group the children: read as one, kept apart, or skipped; nothing is drawn.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { noting(Spoken.element, children.name) }
  /// Returns the view unchanged; the children for assistive technologies are never built.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }
  /// Returns the view unchanged; the stand-in for assistive technologies is never built.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  /// Notes roles and states that assistive technologies speak; nothing is drawn.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    noting(Spoken.traits, traits.list)
  }
  /// Notes roles that assistive technologies no longer speak; nothing is drawn.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    noting(Spoken.removedTraits, traits.list)
  }
  /// Notes the priority in the spoken order among the views beside it: larger ones come first, 0 by default.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View {
    noting(Spoken.priority, "\(priority)")
  }
  /// Notes that the view is a heading; its level is not kept, and nothing is drawn.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    noting(Spoken.heading, "true")
  }
  /// Returns the view unchanged: names for voice control are not drawn.
  public nonisolated func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  /// Returns the view unchanged: a picture is never drawn with the inverted colours of the accessibility
  /// setting.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Returns the view unchanged: the enlarged view for large text sizes is never shown.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Returns the view unchanged; the handler is never called.
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Notes the spoken label, like `accessibilityLabel(_:)`, its newer name.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Notes the spoken value, like `accessibilityValue(_:)`, its newer name.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Notes the spoken hint, like `accessibilityHint(_:)`, its newer name.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Notes whether assistive technologies skip the view, like `accessibilityHidden(_:)`, its newer name.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Gives the views an identifier for reports and masks, like `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Notes spoken roles and states, like `accessibilityAddTraits(_:)`, its newer name.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Notes roles that are not spoken, like `accessibilityRemoveTraits(_:)`, its newer name.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Notes the priority in the spoken order, like `accessibilitySortPriority(_:)`, its newer name.
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}

/// The view itself, as passed to label builders.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {}
}

/// The treatment of children by assistive technologies; has no effect on the picture.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  private init(_ name: String) { self.name = name }

  /// The default of `accessibilityElement(children:)`: children are skipped.
  public static let ignore = AccessibilityChildBehavior("ignore")
  /// Children stay separate elements of a container.
  public static let contain = AccessibilityChildBehavior("contain")
  /// Children are spoken as one element.
  public static let combine = AccessibilityChildBehavior("combine")
}

/// A set of roles and states for assistive technologies. Works as a set, but has no effect on the picture.
public nonisolated struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// The names in alphabetical order, separated by commas.
  var list: String { names.sorted().joined(separator: ",") }

  /// Creates a set without traits.
  public init() {}
  private init(_ name: String) { names = [name] }

  /// The role of a button, which `Button` has by itself; not drawn.
  public static let isButton = AccessibilityTraits("isButton")
  /// The role of a heading; does not change the text's style.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// The role of a picture, which `Image` has by itself; not drawn.
  public static let isImage = AccessibilityTraits("isImage")
  /// The role of a link, which `Link` has by itself; not drawn.
  public static let isLink = AccessibilityTraits("isLink")
  /// The trait of a view that keeps attention from all others; has no effect on their drawing.
  public static let isModal = AccessibilityTraits("isModal")
  /// The state of a chosen element; does not highlight it.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// The role of text that does not change, which `Text` has by itself.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// The trait of an element that summarises a screen at launch; has no effect here.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// The role of a switch, which `Toggle` has by itself; not drawn.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// The trait of content that changes often; has no effect, as a picture shows one moment.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

  /// Returns whether every trait of `member` is in this set; true for an empty `member`.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  /// Adds all traits of `member`; `inserted` is false if the set already had them all.
  public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  /// Removes the traits of `member`; returns `member` if the set had them all, otherwise nil.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    names.subtract(member.names)
    return had ? member : nil
  }
  /// Adds all traits of `member`; returns `member` if the set already had them all, otherwise nil.
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    insert(member).inserted ? nil : member
  }
  /// Returns the traits that are in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formUnion(other)
    return copy
  }
  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formIntersection(other)
    return copy
  }
  /// Returns the traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var copy = self
    copy.formSymmetricDifference(other)
    return copy
  }
  /// Adds the traits of `other` to this set.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Removes the traits that are not in `other`.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  /// Keeps the traits that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}

/// The level of a heading for assistive technologies; does not change the text's size.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The gesture or command that starts an accessibility action; all values are equal, as no action is run.
public nonisolated struct AccessibilityActionKind: Hashable, Sendable {
  /// The activation of an element, the default of `accessibilityAction(_:_:)`; never sent.
  public static let `default` = AccessibilityActionKind()
  /// The command to close or cancel; never sent.
  public static let escape = AccessibilityActionKind()
  /// The two-finger double tap; never sent.
  public static let magicTap = AccessibilityActionKind()
}
