// What the macros of SwiftData and Core Data become.

extension PluginRequest.Attached {
  /// The expansion of any macro but `@Entry`.
  var expansion: PluginResponse.Expansion {
    let source = declSyntax.source
    switch (macro.typeName, macroRole) {
    // Says something of a declaration that is the same without it, as of a preview's variable.
    case ("Previewable", _), ("Nothing", _): return .success("")
    case ("Model", "memberAttribute"): return .success(ModelExpansion.attribute(of: source))
    case ("Model", "extension"): return conformance("PersistentModel, Observable")
    case ("Model", _):
      guard let model = ModelExpansion(source) else {
        return .failure("@Model is for classes, as 'class Item'")
      }
      return .success(model.members)
    case ("PersistedProperty", _):
      return .success(ModelExpansion.observer(of: source) ?? "")
    case ("Managed", let role):
      let expansion =
        role == "accessor"
        ? ManagedProperty.accessors(of: source) : ManagedProperty.body(of: source)
      guard let expansion else {
        return .failure(
          "@NSManaged is for a variable, or for a method such as 'func addToItems(_ value: Item)'")
      }
      return .success(expansion)
    case ("ModelActor", "extension"): return conformance("ModelActor")
    case ("ModelActor", _): return .success(Self.actorMembers)
    default: return .failure("unknown macro \(macro.typeName)")
    }
  }

  private func conformance(_ protocols: String) -> PluginResponse.Expansion {
    guard let type = extendedTypeSyntax?.source.filter({ !$0.isWhitespace }) else {
      return .failure("this compiler does not say which type it is")
    }
    return .success("extension \(type): \(protocols) {}")
  }

  private static let actorMembers = """
    nonisolated public let modelExecutor: any ModelExecutor
    nonisolated public let modelContainer: ModelContainer

    public init(modelContainer: ModelContainer) {
      self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
      self.modelContainer = modelContainer
    }
    """
}
