private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContext(.empty()) }
}

extension EnvironmentValues {
  /// The context in which views look for models; one of an empty store outside any.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Gives the views inside a container's models.
  @MainActor
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the views inside models of a type. The settings have no effect on a store in memory.
  @MainActor
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup)
  }

  /// Gives the views inside models of several types.
  @MainActor
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let settings = ModelConfiguration(nil, isStoredInMemoryOnly: inMemory)
    let made = Result<ModelContainer, any Error> {
      try ModelContainer(for: Schema(types), configurations: [settings])
    }
    onSetup(made)
    return modelContainer((try? made.get()) ?? .empty())
  }

  /// Gives the views inside a context.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
}
