/// The names that previews have so far.
package struct PreviewNames {
  private var taken: Set<String> = []

  package init() {}

  /// Returns the name, with a number where the files of another preview would have the same names, on disks that
  /// ignore case too.
  package mutating func unique(_ name: String) -> String {
    var (candidate, number) = (name, 1)
    while !taken.insert(ImageName.clean(candidate).lowercased()).inserted {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate
  }
}
