/// Reads a file that a drawing refers to by a relative address, of at most so many bytes.
///
/// Whoever gives one decides what lies near enough; a drawing itself opens no file.
package typealias NeighbourReader =
  (_ address: String, _ mostBytes: Int) -> Result<[UInt8], NeighbourProblem>

/// The reason why a file is not read.
package struct NeighbourProblem: Error {
  /// What follows the address in a message: “leads out of the folder”.
  package var message: String

  package init(_ message: String) { self.message = message }
}
