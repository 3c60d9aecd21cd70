extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0[keyPath: keyPath] = value }
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { transform(&$0[keyPath: keyPath]) }
  }

  public nonisolated func environment<T: AnyObject>(
    _ object: T?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  public nonisolated func colorScheme(
    _ scheme: ColorScheme
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.host.colorScheme = scheme }
  }

  public nonisolated func preferredColorScheme(
    _ scheme: ColorScheme?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { if let scheme { $0.host.colorScheme = scheme } }
  }

  public nonisolated func disabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { if disabled { $0.drawing.isEnabled = false } }
  }
}
