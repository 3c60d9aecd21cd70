internal import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment of the author's view that is being evaluated on this thread: the one ambient value of the
/// pipeline, since `@Environment` has no parameter to read. Beside it stands the context that UIKit's `draw(in:)` and
/// `setFill()` mean, which have none either.
///
/// Each thread has its own stack. The code that pushes also pops; a closure that runs later captures
/// `current` and pushes it again.
nonisolated enum AmbientEnvironment {
  private final class Stack {
    var values: [EnvironmentValues] = []
    /// The contexts that code draws into, innermost last.
    var contexts: [AnyObject] = []
    /// The cached names of types, which are slow to obtain from the runtime.
    var names: [ObjectIdentifier: String] = [:]
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        unsafe Unmanaged<Stack>.fromOpaque(pointer).release()
      #else
        if let pointer = unsafe pointer { unsafe Unmanaged<Stack>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  private static var stack: Stack {
    if let pointer = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<Stack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = Stack()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  /// The innermost environment; nil outside every evaluation.
  static var current: EnvironmentValues? { stack.values.last }

  static func push(_ environment: EnvironmentValues) { stack.values.append(environment) }
  static func pop() { _ = stack.values.popLast() }

  /// The name of a type without its module and generic arguments.
  static func name(of type: Any.Type) -> String {
    let stack = stack
    if let known = stack.names[ObjectIdentifier(type)] { return known }
    let spelled = _typeName(type, qualified: false)
    let bracket = spelled.utf8.firstIndex(of: UInt8(ascii: "<"))
    let name = bracket.map { String(spelled[..<$0]) } ?? spelled
    stack.names[ObjectIdentifier(type)] = name
    return name
  }

  /// The context that code draws into on this thread; nil for none.
  static var context: AnyObject? { stack.contexts.last }
  static func push(context: AnyObject) { stack.contexts.append(context) }
  static func popContext() { _ = stack.contexts.popLast() }

  /// Runs `body` with `environment` as the current one.
  static func with<Result>(_ environment: EnvironmentValues, _ body: () -> Result) -> Result {
    let stack = stack
    stack.values.append(environment)
    defer { stack.values.removeLast() }
    return body()
  }
}
