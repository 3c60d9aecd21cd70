/// The reason why a file gives a live activity no states.
package struct ActivityStateError: Error, CustomStringConvertible {
  package let description: String
}
