/// A pattern of paths: `*` stands for any characters of a name, `**` for any folders, `?` for one character.
package struct PathPattern {
  private let parts: [[Character]]

  package init(_ pattern: String) { parts = pattern.split(separator: "/").map(Array.init) }

  /// Whether a path fits, or lies in a folder that does.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    // The parts of the pattern that the names so far may have used up.
    var reached: Set<Int> = [0]
    for name in names {
      var next: Set<Int> = []
      for place in opened(reached) where place < parts.count {
        if parts[place] == ["*", "*"] {
          next.insert(place)
        } else if Self.fits(name, parts[place]) {
          next.insert(place + 1)
        }
      }
      if opened(next).contains(parts.count) { return true }
      reached = next
    }
    return false
  }

  /// The places with those behind each `**`, which may stand for no folder.
  private func opened(_ places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places {
      var next = place
      while next < parts.count, parts[next] == ["*", "*"] {
        next += 1
        all.insert(next)
      }
    }
    return all
  }

  /// Whether a name fits a part of a pattern, in time of both lengths' product.
  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (at, place) = (0, 0)
    var (star, behind): (Int?, Int) = (nil, 0)
    while at < name.count {
      if place < pattern.count, pattern[place] == "*" {
        (star, behind) = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[at] {
        at += 1
        place += 1
      } else if let last = star {
        behind += 1
        (at, place) = (behind, last + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
