/// The place of a first use.
package struct SourcePlace: Hashable, Sendable, Codable {
  package var file: String
  package var line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}
