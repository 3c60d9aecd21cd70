import Vitrine

/// Suggests candidates for a name that matches none.
enum CandidateHint {
  /// The largest number of candidates listed if none is similar.
  private static let mostShown = 3

  /// Returns `; did you mean …?`, or some of the candidates, to be appended to an error message.
  static func text(_ pattern: String, _ candidates: [SnapshotRecord]) -> String {
    guard !candidates.isEmpty else { return ": the last run left none" }
    if let near = nearest(pattern, candidates) { return "; did you mean '\(near)'?" }
    let rest = candidates.count - mostShown
    let shown = candidates.prefix(mostShown).map { "'\($0.file)'" }.joined(separator: ", ")
    return "; there are \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The same for a cause: the titles of the candidates' causes are compared.
  static func text(ofCause cause: String, _ candidates: [SnapshotRecord]) -> String {
    let groups = CauseGroup.groups(candidates)
    guard !groups.isEmpty else { return ": the last run left none" }
    if let near = NearestName.find(cause, among: groups.map(\.title)) {
      return "; did you mean '\(near)'?"
    }
    let shown = groups.prefix(mostShown).map { "'\($0.title)'" }.joined(separator: ", ")
    let rest = groups.count - mostShown
    return "; there are \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func nearest(_ pattern: String, _ candidates: [SnapshotRecord]) -> String? {
    guard let star = pattern.firstIndex(where: { $0 == "*" || $0 == "?" }) else {
      let names = candidates.map(\.name)
      return NearestName.find(pattern, among: names)
        ?? NearestName.find(pattern, among: candidates.map(\.file))
    }
    // A pattern is compared by its text before the first wildcard.
    let beginning = String(pattern[..<star])
    guard !beginning.isEmpty else { return nil }
    let beginnings = candidates.map { String($0.name.prefix(beginning.count)) }
    guard let near = NearestName.find(beginning, among: beginnings),
      let index = beginnings.firstIndex(of: near)
    else { return nil }
    return candidates[index].name
  }
}
