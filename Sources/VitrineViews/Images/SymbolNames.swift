/// The names of the platform's symbols, and the release that brought each.
///
/// The table is `Names.txt`: name, release of iOS, another name of the same symbol, and the scripts of which the platform
/// has variants. Its head says whose lists it was made of, and up to which release they go.
package struct SymbolNames: Sendable {
  /// The facts of a name.
  package struct Entry: Sendable {
    /// The release of iOS that brought the name, as `17.2`.
    package var release: String
    /// Another name of the same symbol; nil if there is none.
    package var twin: String?
    /// The release's first number.
    package var system: Int { Int(release.prefix { $0 != "." }) ?? 0 }
  }

  /// The last release of iOS whose names the table has.
  static let lastRelease = "26.1"
  /// The first system that has symbols.
  static let firstSystem = 13

  let table: TextTable

  /// The names without those of scripts, in their order.
  var all: [String] { table.keys }

  /// The facts of a name, with or without the ending of a script; nil for a name that no system has.
  func entry(_ name: String) -> Entry? {
    if let fields = table.fields(of: name) { return entry(fields, script: nil) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let script = name[name.index(after: dot)...]
    return table.fields(of: String(name[..<dot])).flatMap { entry($0, script: script) }
  }

  private func entry(_ fields: [String], script: Substring?) -> Entry? {
    guard fields.count > 1 else { return nil }
    let twin = fields.count > 2 && !fields[2].isEmpty ? fields[2] : nil
    guard let script else { return Entry(release: fields[1], twin: twin) }
    guard fields.count > 3, fields[3].split(separator: " ").contains(script) else { return nil }
    return Entry(release: fields[1], twin: nil)
  }
}
