/// Returns a function that is isolated to the main actor as one that any thread may call.
///
/// Bodies are isolated for their authors' sake alone: whoever resolves views decides on which thread, and
/// resolves each tree on one. `MainActor.assumeIsolated` would end the process on any other thread than the
/// first, and a hop would have to wait. Both types are called in the same way.
@inline(__always)
package nonisolated func withoutIsolation<Argument, Result>(
  _ call: @escaping @MainActor (Argument) -> Result
) -> (Argument) -> Result {
  unsafe unsafeBitCast(call, to: ((Argument) -> Result).self)
}
