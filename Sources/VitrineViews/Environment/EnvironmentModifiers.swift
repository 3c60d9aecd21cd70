extension View {
  /// Sets one value of the environment for this view and the views inside it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0[keyPath: keyPath] = value }
  }

  /// Changes one value of the environment for this view and the views inside it; `transform` receives the
  /// value set outside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { transform(&$0[keyPath: keyPath]) }
  }

  /// Puts a model into the environment under its type, for `@Environment(T.self)`; nil removes an outer model
  /// of that type.
  public nonisolated func environment<T: AnyObject>(
    _ object: T?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  /// Puts a model into the environment under its type, for `@EnvironmentObject`.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  /// Draws this view with the light or dark values of colours and materials, whatever the picture's own
  /// scheme.
  public nonisolated func colorScheme(
    _ scheme: ColorScheme
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.host.colorScheme = scheme }
  }

  /// Draws this view and the views inside it with a scheme; nil keeps the surrounding one. Unlike SwiftUI's,
  /// it does not reach the views around this one.
  public nonisolated func preferredColorScheme(
    _ scheme: ColorScheme?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { if let scheme { $0.host.colorScheme = scheme } }
  }

  /// Removes the tap targets of buttons, toggles and links inside this view; their drawing does not change.
  /// With `false` it keeps the surrounding state, so it cannot enable a view in a disabled one.
  public nonisolated func disabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { if disabled { $0.drawing.isEnabled = false } }
  }
}
