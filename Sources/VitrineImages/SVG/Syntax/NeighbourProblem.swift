/// The reason why a file is not read.
package struct NeighbourProblem: Error {
  /// What follows the address in a message: “leads out of the folder”.
  package var message: String

  package init(_ message: String) { self.message = message }
}
