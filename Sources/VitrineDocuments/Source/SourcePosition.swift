/// A position in a document's text. Lines and columns count from 1; columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int32
  package var column: Int32

  package init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  package static let start = SourcePosition(line: 1, column: 1)
}
