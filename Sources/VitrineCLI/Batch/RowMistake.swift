/// The reason why a row cannot be drawn. The others can.
struct RowMistake: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }
}
