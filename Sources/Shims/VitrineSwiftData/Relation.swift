/// A relationship of one model, and the property of the others that leads back.
struct Relation {
  let model: any PersistentModel
  let property: Schema.PropertyMetadata
  let inverse: Schema.PropertyMetadata?

  /// Returns nil for a property that is no relationship.
  init?(of model: any PersistentModel, _ path: AnyKeyPath) {
    guard let property = type(of: model).schemaMetadata.first(where: { $0.keypath == path }) else {
      return nil
    }
    self.init(of: model, property)
  }

  init?(of model: any PersistentModel, _ property: Schema.PropertyMetadata) {
    guard let target = property.related?.modelType else { return nil }
    self.model = model
    self.property = property
    inverse = Self.inverse(of: property, of: type(of: model), in: target)
  }

  /// Returns the relationships of a model in the order of its properties.
  static func all(of model: any PersistentModel) -> [Relation] {
    type(of: model).schemaMetadata.compactMap { Relation(of: model, $0) }
  }

  /// Finds the property that leads back: the one that either side names, else the only one there is.
  private static func inverse(
    of property: Schema.PropertyMetadata, of type: any PersistentModel.Type,
    in target: any PersistentModel.Type
  ) -> Schema.PropertyMetadata? {
    let theirs = target.schemaMetadata
    if let path = property.relationship?.inverseKeyPath {
      return theirs.first { $0.keypath == path }
    }
    if let named = theirs.first(where: { $0.relationship?.inverseKeyPath == property.keypath }) {
      return named
    }
    let back = theirs.filter {
      $0.related?.modelType == type && $0.relationship?.inverseKeyPath == nil
        && $0.keypath != property.keypath
    }
    let ours = type.schemaMetadata.filter {
      $0.related?.modelType == target && $0.relationship?.inverseKeyPath == nil
    }
    return back.count == 1 && ours.count == 1 ? back.first : nil
  }

  /// The models that the property leads to.
  var targets: [any PersistentModel] { Self.models(property, of: model) }

  private static func models(
    _ property: Schema.PropertyMetadata, of model: any PersistentModel
  ) -> [any PersistentModel] {
    func read<Model: PersistentModel>(_ model: Model) -> [any PersistentModel] {
      (model[keyPath: property.keypath] as? any _RelatedValue)?.models ?? []
    }
    return read(model)
  }

  /// Lets the inverse say what the property says.
  func follow(_ old: [any PersistentModel], _ new: [any PersistentModel]) {
    model._$identity.context?.insertReached(new)
    guard let inverse, let type = inverse.related else { return }
    let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    for target in old where !after.contains(ObjectIdentifier(target)) {
      let back = Self.models(inverse, of: target)
      let rest = back.filter { $0 !== model }
      if rest.count < back.count { set(type.holding(rest), of: target) }
    }
    for target in new where !before.contains(ObjectIdentifier(target)) {
      let back = Self.models(inverse, of: target)
      guard !back.contains(where: { $0 === model }) else { continue }
      set(type.holding(type.isToMany ? back + [model] : [model]), of: target)
    }
  }

  private func set(_ value: (any _RelatedValue)?, of target: any PersistentModel) {
    if let value { inverse?.set(target, value) }
  }
}
