public import Foundation

// Modifiers that respond to time, touch, speech or other apps do not affect a still picture: they are
// accepted, return their view, and need no diagnostic.

extension View {
  /// Returns the view unchanged; the action is never called.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Returns the view unchanged; the action is never called, as nothing disappears from a picture.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Returns the view unchanged; the asynchronous action is never started.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: sending @escaping () async -> Void
  ) -> some View { self }
  /// Returns the view unchanged; the asynchronous action is never started, whatever `value` is.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: sending @escaping () async -> Void
  ) -> some View { self }
  /// Returns the view unchanged; the action is never called, as the value does not change in a picture.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { self }
  /// Returns the view unchanged; the action is never called, not even if `initial` is true.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { self }
  /// Returns the view unchanged; the action is never called, not even if `initial` is true.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Returns the view unchanged; neither closure is called, as a view's geometry does not change in a picture.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }
  /// Returns the view unchanged; neither closure is called, as a view's geometry does not change in a picture.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
  /// Returns the view unchanged; the action is never called, as no link is followed.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Returns the view unchanged; the action is never called, and the view does not become a tap target.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }
  /// Returns the view unchanged; the action is never called, and the duration in seconds is ignored.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
  /// Returns the view unchanged; the action is never called, as there is no pointer.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Returns the view unchanged; the action is never called, as nothing is typed.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Returns the view unchanged; the action is never called, as nothing is pulled.
  public nonisolated func refreshable(action: @escaping () async -> Void) -> some View { self }

  /// Returns the view unchanged. Has no effect: a picture shows one moment.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Returns the view unchanged; the value is not observed, as a picture shows one moment.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { self }
  /// Returns the view unchanged: nothing appears or disappears while a picture is drawn.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  /// Returns the view unchanged: its content does not change while a picture is drawn.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Returns the view unchanged; `transform` is never called, as there are no transactions.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    self
  }
  /// Returns the view unchanged: grouping matters only to animated geometry.
  public nonisolated func geometryGroup() -> some View { self }
  /// Returns the view unchanged; it keeps its own geometry even if another view has the same identifier.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Returns the view unchanged: a picture is drawn with content that is up to date.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Returns the view unchanged: effects of symbols are not drawn anyway.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Returns the view unchanged: nothing is spoken.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Returns the view unchanged; its `==` is never called, as the view is evaluated once.
  public nonisolated func equatable() -> some View where Self: Equatable { self }
  /// Returns the view unchanged: no view has the focus in a picture.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Returns the view unchanged; the binding is neither read nor set.
  public nonisolated func focused(_ condition: Binding<Bool>) -> some View { self }
  /// Returns the view unchanged: a tooltip is not drawn, and its key is not looked up.
  public nonisolated func help(_ key: LocalizedStringKey) -> some View { self }
  /// Returns the view unchanged: a tooltip given as a string is not drawn.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Returns the view unchanged: a widget cannot hide the status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Returns the view unchanged: a widget cannot hide overlays of the system.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Returns the view unchanged: scroll views are drawn without indicators.
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    self
  }
  /// Returns the view unchanged: nothing scrolls in a picture.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Returns the view unchanged: the content of scroll views is always clipped.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Returns the view unchanged: nothing scrolls in a picture.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View {
    self
  }
  /// Returns the view unchanged; the store is not read: stored preferences show their defaults.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Returns the view unchanged: no events arrive from outside.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  /// Returns the view unchanged: text cannot be selected in a picture.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
  /// Sets the language that text is broken and shaped by; `isEnabled: false` keeps the current one.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    environing { if isEnabled { $0.host.language = language.maximalIdentifier } }
  }
}

/// The choice to show scroll indicators; all values are equal, as none are drawn.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
  /// Indicators where the system shows them; equal to the other values.
  public static let automatic = ScrollIndicatorVisibility()
  /// Indicators that may fade out; equal to the other values.
  public static let visible = ScrollIndicatorVisibility()
  /// Indicators only where a pointer needs them; equal to the other values.
  public static let hidden = ScrollIndicatorVisibility()
  /// No indicators at all; equal to the other values.
  public static let never = ScrollIndicatorVisibility()
}

/// The bounce at the end of scrolled content; all values are equal, as nothing scrolls.
public nonisolated struct ScrollBounceBehavior: Hashable, Sendable {
  /// A bounce where the system has one; equal to the other values.
  public static let automatic = ScrollBounceBehavior()
  /// A bounce however short the content is; equal to the other values.
  public static let always = ScrollBounceBehavior()
  /// A bounce only of content longer than its view; equal to the other values.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// A choice whether text can be selected. Has no effect in a picture.
public protocol TextSelectability {}

/// The choice that text can be selected; ignored by `textSelection(_:)`.
public nonisolated struct EnabledTextSelectability: TextSelectability {}
/// The choice that text cannot be selected; ignored by `textSelection(_:)`.
public nonisolated struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The choice that text can be selected; without effect in a picture.
  public nonisolated static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The choice that text cannot be selected; without effect in a picture.
  public nonisolated static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The uses of a content shape. Only `interaction` has an effect: it limits taps.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set, one for each use.
  public let rawValue: Int
  /// Creates a set from bits; those without a named use are kept but have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The area that receives taps, by default the view's frame.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of a dragged preview; ignored.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of a context menu's preview; ignored.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of a pointer's highlight; ignored.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline of the focus of assistive technologies; ignored.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The parts of a matched view's geometry. Have no effect: views keep their own geometry.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set: 1 for the position, 2 for the size.
  public let rawValue: UInt32
  /// Creates a set from bits; `matchedGeometryEffect` does not read them.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place of the matched view; not copied.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The width and height of the matched view; not copied.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size together, the default of `matchedGeometryEffect`.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The transition of a view that appears or disappears.
public nonisolated struct AnyTransition: Sendable {
  /// The transition without any visible change. Has no effect: a picture shows one moment.
  public static let identity = AnyTransition()
  /// A fade. Has no effect: a picture shows the view at its full opacity.
  public static let opacity = AnyTransition()
  /// A move in from the leading and out at the trailing edge. Has no effect: the view shows at its place.
  public static let slide = AnyTransition()
  /// Growth from a point and shrinking to it. Has no effect: the view shows at its full size.
  public static let scale = AnyTransition()
  /// Returns a transition of growing and shrinking; its factor and anchor are ignored.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition of moving across an edge, which is ignored.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition of pushing the old view out; the edge is ignored.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition of moving by a size in points, which is ignored.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Returns a transition of moving by lengths in points, which are ignored.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Returns a transition that stands for two; both are ignored.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// Returns the transition unchanged; the other one is ignored.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition unchanged; the animation is ignored.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The transition of a view's changing content.
public nonisolated struct ContentTransition: Hashable, Sendable {
  /// A change without transition; equal to all others, as content does not change in a picture.
  public static let identity = ContentTransition()
  /// A fade between old and new content; equal to `identity` here.
  public static let opacity = ContentTransition()
  /// A gradual change of old into new content; equal to `identity` here.
  public static let interpolate = ContentTransition()
  /// A change with the effect of the symbol; equal to `identity` here.
  public static let symbolEffect = ContentTransition()
  /// Returns a transition of rolling digits; their direction is ignored.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Returns a transition of rolling digits; the value, which gives their direction, is ignored.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
