/// The values of types for settings without a choice.
enum IntentEmptyValue {
  static func make<Value>(_ type: Value.Type) -> Value? {
    (type as? any HasEmptyValue.Type)?.emptyValue as? Value
      ?? (type as? any CaseIterable.Type).flatMap { firstCase($0) as? Value }
  }

  private static func firstCase<T: CaseIterable>(_ type: T.Type) -> Any? { type.allCases.first }
}
