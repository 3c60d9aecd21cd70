/// Reads a file that a drawing refers to by a relative address, of at most so many bytes.
///
/// Whoever gives one decides what lies near enough; a drawing itself opens no file.
package typealias NeighbourReader =
  (_ address: String, _ mostBytes: Int) -> Result<[UInt8], NeighbourProblem>
