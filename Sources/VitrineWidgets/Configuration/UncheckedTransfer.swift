/// A value of an author's type that moves between isolation domains and is used in one at a time: these types
/// need not be sendable, and the calls are sequential.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}
