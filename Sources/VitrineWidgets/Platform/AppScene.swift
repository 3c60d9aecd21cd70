public import Foundation
public import VitrineViews

/// An app. It compiles beside a widget, and draws nothing.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes, which are never shown.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

/// A part of an app with its own window. Never shown.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's parts.
  associatedtype Body: Scene
  /// The parts of the scene, which are never shown.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene without parts.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  /// The parts of the scene; reading it stops the program, as there are none.
  public var body: Never { preconditionFailure("a primitive scene has no body") }
}

/// The windows of an app; their content is never built.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  /// Creates windows whose content is never built.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {}
  /// Creates windows with an identifier, which is ignored; their content is never built.
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {}
  /// Creates windows with a title, which is ignored; their content is never built.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {}
  /// Creates windows with a title and an identifier, which are ignored; their content is never built.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// The settings window of an app; its content is never built.
public struct Settings<Content: View>: _PrimitiveScene {
  /// Creates a window whose content is never built.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// Several scenes of an app.
public struct _SceneGroup: _PrimitiveScene {
  nonisolated init() {}
}

/// A result builder that accepts the scenes of an app.
@resultBuilder
public enum SceneBuilder {
  /// Returns the scene on a line unchanged.
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  /// Returns the only scene of a body unchanged.
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  /// Returns one scene that stands for several.
  @_disfavoredOverload
  public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> _SceneGroup {
    _SceneGroup()
  }
  /// Returns the scene of an availability check as a group.
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> _SceneGroup { _SceneGroup() }
  /// Returns the scene of an `if` as a group.
  public static func buildOptional<S: Scene>(_ scene: S?) -> _SceneGroup { _SceneGroup() }
}

extension Scene {
  /// Returns the scene unchanged; the action is never called.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }
  /// Returns the scene unchanged; the action is never called.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  /// Returns the scene unchanged; the action is never called.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Returns the scene unchanged: a picture has no window whose size could change.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
