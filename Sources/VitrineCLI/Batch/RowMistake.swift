import VitrineDocuments

/// The reason why a row cannot be drawn. The others can.
struct RowMistake: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }

  /// - Parameter line: the line on which the row begins.
  init(_ error: DocumentError, line: Int) {
    guard let position = error.position else {
      self.init(error.message)
      return
    }
    let place =
      position.line == 1
      ? "character \(position.column) of the row"
      : "line \(line + Int(position.line) - 1), column \(position.column)"
    self.init("\(place): \(error.message)")
  }
}
