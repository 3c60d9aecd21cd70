import Vitrine

extension NearestName {
  /// The largest number of names that a message lists if no name is similar.
  private static let longestList = 12

  /// Returns `; did you mean 'x'?`, or the whole list if it is short, or an empty string.
  package static func hint(for name: String, among candidates: [String]) -> String {
    if let nearest = find(name, among: candidates) ?? beginning(like: name, among: candidates) {
      return "; did you mean '\(nearest)'?"
    }
    guard !candidates.isEmpty, candidates.count <= longestList else { return "" }
    return "; valid: " + candidates.joined(separator: ", ")
  }
}

extension DocumentError {
  /// Returns `; did you mean 'x'?` for a name that is none of the candidates, or nothing.
  package static func hint(for name: String, among candidates: [String]) -> String {
    NearestName.hint(for: name, among: candidates)
  }
}
