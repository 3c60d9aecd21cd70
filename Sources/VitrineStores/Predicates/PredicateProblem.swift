/// Why a predicate cannot be judged, as the end of a sentence.
package struct PredicateProblem: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
