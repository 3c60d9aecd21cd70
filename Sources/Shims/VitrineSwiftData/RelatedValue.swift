/// The value of a relationship: a model, one that may be missing, or several.
public protocol _RelatedValue {
  static var modelType: (any PersistentModel.Type)? { get }
  static var isToMany: Bool { get }
  var models: [any PersistentModel] { get }
  /// Returns nil where the value cannot hold these models.
  static func holding(_ models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  public static var modelType: (any PersistentModel.Type)? { Self.self }
  public static var isToMany: Bool { false }
  public var models: [any PersistentModel] { [self] }
  public static func holding(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Optional: _RelatedValue {
  private static var wrapped: (any _RelatedValue.Type)? { Wrapped.self as? any _RelatedValue.Type }

  public static var modelType: (any PersistentModel.Type)? { wrapped?.modelType }
  public static var isToMany: Bool { wrapped?.isToMany ?? false }
  public var models: [any PersistentModel] {
    // Asked whether it is a related value, an optional one answers for itself.
    guard case .some(let value) = self, let related = value as? any _RelatedValue else { return [] }
    return related.models
  }

  public static func holding(_ models: [any PersistentModel]) -> Self? {
    if models.isEmpty, !isToMany { return .some(nil) }
    return wrapped?.holding(models).flatMap { $0 as? Wrapped }
  }
}

extension Array: _RelatedValue {
  public static var modelType: (any PersistentModel.Type)? {
    Element.self as? any PersistentModel.Type
  }
  public static var isToMany: Bool { true }
  public var models: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
  public static func holding(_ models: [any PersistentModel]) -> Self? {
    models.compactMap { $0 as? Element }
  }
}
