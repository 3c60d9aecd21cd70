/// The protocol between `vitrine batch` and the program of a widget bundle: a line for each row on standard input,
/// a line of JSON for each answer, and the bytes of pictures after it.
package enum RowExchange {
  /// The version of what follows; both sides must have the same.
  package static let version = 1
  /// The byte before a row that is only read.
  package static let check = UInt8(ascii: "?")
  /// The byte before a row that is drawn.
  package static let draw = UInt8(ascii: "!")
}
