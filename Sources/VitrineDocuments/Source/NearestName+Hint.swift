import Vitrine

extension NearestName {
  /// The most names a message lists where none is near.
  private static let longestList = 12

  /// `; did you mean 'x'?`, or the whole list where it is short, or nothing.
  static func hint(for name: String, among candidates: [String]) -> String {
    if let nearest = find(name, among: candidates) { return "; did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= longestList else { return "" }
    return "; valid: " + candidates.joined(separator: ", ")
  }
}
