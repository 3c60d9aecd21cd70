import Foundation

// Accessibility text does not affect the picture, so these modifiers return the view.

extension View {
  /// Returns the view unchanged: a label that assistive technologies speak is not drawn.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  /// Returns the view unchanged: a spoken label is not drawn, and its key is not looked up.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  /// Returns the view unchanged: a spoken label given as a string is not drawn.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Returns the view unchanged; the closure that makes the spoken label is never called.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  /// Returns the view unchanged: a value that assistive technologies speak is not drawn.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  /// Returns the view unchanged: a spoken value is not drawn, and its key is not looked up.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  /// Returns the view unchanged: a spoken value given as a string is not drawn.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Returns the view unchanged: a hint that assistive technologies speak is not drawn.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  /// Returns the view unchanged: a spoken hint is not drawn, and its key is not looked up.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  /// Returns the view unchanged: a spoken hint given as a string is not drawn.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Returns the view unchanged: a view hidden from assistive technologies is still drawn.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Gives the views an identifier for reports and masks, like `id(_:)`; draws nothing.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_IdentifierModifier(identifier: identifier))
  }
  /// Returns the view unchanged: the grouping of children for assistive technologies is ignored.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  /// Returns the view unchanged; the children for assistive technologies are never built.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }
  /// Returns the view unchanged; the stand-in for assistive technologies is never built.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  /// Returns the view unchanged: traits have no effect on the picture.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Returns the view unchanged: there are no traits that could be removed.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Returns the view unchanged: the order in which views are spoken does not affect the picture.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Returns the view unchanged: heading levels serve navigation by voice only.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
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
  /// Returns the view unchanged, like `accessibilityLabel(_:)`, its newer name.
  public nonisolated func accessibility(label: Text) -> some View { self }
  /// Returns the view unchanged, like `accessibilityValue(_:)`, its newer name.
  public nonisolated func accessibility(value: Text) -> some View { self }
  /// Returns the view unchanged, like `accessibilityHint(_:)`, its newer name.
  public nonisolated func accessibility(hint: Text) -> some View { self }
  /// Returns the view unchanged, like `accessibilityHidden(_:)`, its newer name.
  public nonisolated func accessibility(hidden: Bool) -> some View { self }
  /// Gives the views an identifier for reports and masks, like `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Returns the view unchanged, like `accessibilityAddTraits(_:)`, its newer name.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Returns the view unchanged, like `accessibilityRemoveTraits(_:)`, its newer name.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }
  /// Returns the view unchanged, like `accessibilitySortPriority(_:)`, its newer name.
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }
}

/// The view itself, as passed to label builders.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {}
}

/// The treatment of children by assistive technologies. Has no effect: all values are equal.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  /// The default of `accessibilityElement(children:)`: children are skipped; equal to the other values.
  public static let ignore = AccessibilityChildBehavior()
  /// Children stay separate elements of a container; equal to the other values.
  public static let contain = AccessibilityChildBehavior()
  /// Children are spoken as one element; equal to the other values.
  public static let combine = AccessibilityChildBehavior()
}

/// A set of roles and states for assistive technologies. Works as a set, but has no effect on the picture.
public nonisolated struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// Creates a set without traits.
  public init() {}
  private init(_ name: String) { names = [name] }

  /// The role of a button; not added by `Button` and not drawn.
  public static let isButton = AccessibilityTraits("isButton")
  /// The role of a heading; does not change the text's style.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// The role of a picture; not added by `Image` and not drawn.
  public static let isImage = AccessibilityTraits("isImage")
  /// The role of a link; not added by `Link` and not drawn.
  public static let isLink = AccessibilityTraits("isLink")
  /// The trait of a view that keeps attention from all others; has no effect on their drawing.
  public static let isModal = AccessibilityTraits("isModal")
  /// The state of a chosen element; does not highlight it.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// The role of text that does not change; not added by `Text`.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// The trait of an element that summarises a screen at launch; has no effect here.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// The role of a switch; not added by `Toggle` and not drawn.
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
