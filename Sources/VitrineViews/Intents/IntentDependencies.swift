import Synchronization

/// The settings of an intent on which another setting's choices depend. None are known, as nothing is chosen in a
/// picture.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Creates a dependency on the settings of these key paths, which are ignored.
  public init<each Parameter>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Parameter>>)
  {}

  /// The settings: always nil.
  public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// The chosen settings of an intent, of which none exists.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  private let none: Never

  /// The value of a setting.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
    switch none {}
  }
}

/// The objects that an app adds for its intents and queries.
public final class AppDependencyManager: Sendable {
  /// The one that `@Dependency` reads.
  public static let shared = AppDependencyManager()

  private struct Objects: @unchecked Sendable { var made: [ObjectIdentifier: () -> Any] = [:] }
  private let objects = Mutex(Objects())

  private init() {}

  /// Adds an object for properties of its type; the key is ignored. It is made when it is read.
  public func add<Dependency>(
    key: AnyHashable? = nil, dependency make: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    objects.withLock { $0.made[ObjectIdentifier(Dependency.self)] = make }
  }

  func object<Dependency>(_ type: Dependency.Type) -> Dependency? {
    objects.withLock { $0.made[ObjectIdentifier(type)] }?() as? Dependency
  }
}

/// An object that an app has added for its intents and queries.
@propertyWrapper
public struct AppDependency<Value>: Sendable {
  /// Creates a property for the object of its type; the key and the manager are ignored.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {}

  /// The object of the type. Reading one that nobody has added ends the process, as on a device.
  public var wrappedValue: Value {
    let found = AppDependencyManager.shared.object(Value.self) ?? IntentEmptyValue.make(Value.self)
    guard let found else {
      preconditionFailure("nobody has added a dependency of the type \(Value.self)")
    }
    return found
  }
}

extension AppIntent {
  /// An object that an app has added for its intents.
  public typealias Dependency = AppDependency
}

extension DynamicOptionsProvider {
  /// An object that an app has added for its queries.
  public typealias Dependency = AppDependency
}
