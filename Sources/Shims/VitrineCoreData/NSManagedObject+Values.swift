// What properties declared in users' classes read and write: `@NSManaged var name: String?` becomes a property that
// calls these.

extension NSManagedObject {
  /// Reads a property as the type that its declaration says.
  public func _managed<Value>(_ key: String) -> Value {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    if let found = ManagedValue.read(value(forKey: key), as: Value.self) { return found }
    preconditionFailure("\(entity.name ?? "object").\(key) has no value of type \(Value.self)")
  }

  /// Changes a property.
  public func _setManaged<Value>(_ value: Value, _ key: String) {
    willChangeValue(forKey: key)
    setValue(ManagedValue.stored(value), forKey: key)
    didChangeValue(forKey: key)
  }

  /// Adds an object or several to a relationship: `addToItems(_:)`.
  public func _add(_ value: Any, to key: String) {
    change(key) { objects in
      let new = ManagedState.objects(of: value)
      return objects + new.filter { one in !objects.contains { $0 === one } }
    }
  }

  public func _remove(_ value: Any, from key: String) {
    let gone = ManagedState.objects(of: value)
    change(key) { objects in objects.filter { one in !gone.contains { $0 === one } } }
  }

  public func _insert(_ value: Any, into key: String, at index: Int) {
    change(key) { objects in
      var objects = objects
      objects.insert(
        contentsOf: ManagedState.objects(of: value), at: min(max(0, index), objects.count))
      return objects
    }
  }

  public func _remove(at index: Int, from key: String) {
    change(key) { objects in
      objects.enumerated().filter { $0.offset != index }.map(\.element)
    }
  }

  private func change(_ key: String, _ body: ([NSManagedObject]) -> [NSManagedObject]) {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return }
    state.set(body(state.objects(key)), relationship, of: self)
  }
}

/// Values of attributes between what a store keeps and what a declaration says.
enum ManagedValue {
  /// Returns a value without the optionals around it, and of an enumeration its raw value.
  static func stored<Value>(_ value: Value) -> Any? {
    let mirror = value as? any OptionalValue
    guard let inner = mirror.map({ $0.inner }) ?? value else { return nil }
    if inner is NSManagedObject { return inner }
    if let choice = inner as? any RawRepresentable { return choice.rawValue }
    return inner
  }

  static func read<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type {
      return optional.reading(value) as? Value
    }
    if let found = value as? Value { return found }
    if let number = type as? any BinaryInteger.Type { return whole(value, number) as? Value }
    if let number = type as? any BinaryFloatingPoint.Type { return real(value, number) as? Value }
    if let choice = type as? any RawRepresentable.Type { return raw(value, choice) as? Value }
    return other(value, type)
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let whole as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: whole))
    case let real as any BinaryFloatingPoint: NSNumber(value: Double(real))
    case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
    case nil: NSNumber(value: 0)
    default: nil
    }
  }

  private static func whole<Whole: BinaryInteger>(_ value: Any?, _ type: Whole.Type) -> Whole? {
    number(value).map { Whole(truncatingIfNeeded: $0.int64Value) }
  }

  private static func real<Real: BinaryFloatingPoint>(_ value: Any?, _ type: Real.Type) -> Real? {
    number(value).map { Real($0.doubleValue) }
  }

  private static func raw<Choice: RawRepresentable>(
    _ value: Any?, _ type: Choice.Type
  ) -> Choice? {
    read(value, as: Choice.RawValue.self).flatMap(Choice.init(rawValue:))
  }

  /// Objects in place of values, sets in place of lists, and what a property shows that nobody gave a value.
  private static func other<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
    switch type {
    case is Bool.Type: return number(value)?.boolValue as? Value
    case is NSNumber.Type, is NSDecimalNumber.Type:
      guard let number = number(value) else { return nil }
      if number is Value { return number as? Value }
      return NSDecimalNumber(decimal: number.decimalValue) as? Value
    case is Decimal.Type: return number(value)?.decimalValue as? Value
    case is NSString.Type: return ((value as? String) ?? "") as NSString as? Value
    case is NSDate.Type: return (value as? Date) as NSDate? as? Value
    case is NSSet.Type: return NSSet(array: ManagedState.objects(of: value)) as? Value
    case is NSOrderedSet.Type: return NSOrderedSet(array: ManagedState.objects(of: value)) as? Value
    case is String.Type: return value == nil ? "" as? Value : nil
    case is Date.Type: return value == nil ? Date(timeIntervalSinceReferenceDate: 0) as? Value : nil
    case is Data.Type: return value == nil ? Data() as? Value : nil
    default: break
    }
    let objects = ManagedState.objects(of: value)
    return objects as? Value ?? Set(objects) as? Value ?? NSSet(array: objects) as? Value
  }
}

/// A value that may be missing.
protocol OptionalValue {
  var inner: Any? { get }
  static func reading(_ value: Any?) -> Any
}

extension Optional: OptionalValue {
  var inner: Any? { self }

  static func reading(_ value: Any?) -> Any {
    value.flatMap { ManagedValue.read($0, as: Wrapped.self) } as Self as Any
  }
}
