/// A mistake in a row, as one sentence with its place: `Item[0].due: expected a date like 2026-11-27T09:41`.
package struct SampleMistake: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
