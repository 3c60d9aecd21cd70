/// Strings by key, as in a localised table; nil leaves the key itself.
public nonisolated struct StringTable: Sendable {
  /// Looks up a string by key, table name and locale identifier.
  public var lookUp: @Sendable (String, String?, String) -> String?

  /// Creates a table from a closure; by default it finds no string, so that keys show as they are.
  public init(lookUp: @escaping @Sendable (String, String?, String) -> String? = { _, _, _ in nil })
  {
    self.lookUp = lookUp
  }
}
