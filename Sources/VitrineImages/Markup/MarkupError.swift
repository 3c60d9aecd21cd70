/// What is wrong with XML, and where; lines and columns of bytes count from 1.
package struct MarkupError: Error, Hashable, Sendable, CustomStringConvertible {
  package var line: Int
  package var column: Int
  package var message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  package var description: String { "\(line):\(column): \(message)" }
}
