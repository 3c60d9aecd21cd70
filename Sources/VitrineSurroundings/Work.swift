import CSurroundings
import Vitrine

// Threads, blocks and tasks started by an author's code run under surroundings of their own.

/// - Returns: a reference that the caller must release; nil outside an author's code.
@_cdecl("vitrine_answer_child")
func answerChild() -> UnsafeMutableRawPointer? {
  guard let child = Surroundings.current?.child() else { return nil }
  return unsafe Unmanaged.passRetained(child).toOpaque()
}

typealias WorkFunction =
  @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

@_cdecl("vitrine_run_under")
func runUnder(
  _ surroundings: UnsafeMutableRawPointer?, _ work: WorkFunction,
  _ argument: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  guard let surroundings = unsafe surroundings else { return unsafe work(argument) }
  let known = unsafe Unmanaged<Surroundings>.fromOpaque(surroundings).takeUnretainedValue()
  return unsafe Surroundings.$current.withValue(known) { unsafe work(argument) }
}

/// Creates a task for `Task { }` and its kin. A detached task, which inherits no task-local values, gets
/// those of its creator, which include its surroundings.
@_silgen_name("vitrine_task_create")
public func taskCreate(
  _ flags: Int, _ options: UnsafeRawPointer?, _ resultType: UnsafeRawPointer?,
  _ code: UnsafeRawPointer?, _ context: UnsafeRawPointer?
) -> (UnsafeRawPointer?, UnsafeRawPointer?) {
  guard let surroundings = Surroundings.current, unsafe TaskOptions.isUnstructured(flags, options)
  else { return unsafe TaskOptions.create.call(flags, options, resultType, code, context) }
  return unsafe Surroundings.$current.withValue(surroundings.child()) {
    unsafe TaskOptions.create.call(
      flags | TaskOptions.copiesTaskLocals, options, resultType, code, context)
  }
}

/// The flags and option records of the concurrency runtime's `swift_task_create`
/// (`swift/ABI/MetadataValues.h` and `swift/ABI/TaskOptions.h` of Swift 6).
private enum TaskOptions {
  @unsafe struct Create: Sendable {
    let call:
      @Sendable (Int, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) ->
        (
          UnsafeRawPointer?, UnsafeRawPointer?
        )
  }

  static let create = unsafe unsafeBitCast(
    (vitrine_next("swift_task_create"), nil as UnsafeMutableRawPointer?), to: Create.self)

  private static let isChild = 1 << 8
  static let copiesTaskLocals = 1 << 10
  /// The kinds of option records that tie a task to a group or to `async let`.
  private static let structuredKinds = 1...2

  /// Whether a task may outlive its creator's scope; other tasks share its storage of task-local values.
  static func isUnstructured(_ flags: Int, _ options: UnsafeRawPointer?) -> Bool {
    if flags & isChild != 0 { return false }
    var record = unsafe options
    while let known = unsafe record {
      if structuredKinds.contains(unsafe known.load(as: Int.self) & 0xFF) { return false }
      unsafe record = known.load(
        fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
    }
    return true
  }
}
