/// A target of a plan as a package's manifest says it. Paths are relative to the package's folder or, where they are
/// said to be, to the target's.
package struct TargetLayout: Hashable, Sendable {
  /// The target's name, which is its module's.
  package var name: String
  /// The deepest folder that holds all files.
  package var path = "."
  /// Sources and folders of sources, in the folder; none where all sources that the folder keeps are the target's.
  package var sources: [String] = []
  /// Files and folders that are copied, in the folder.
  package var resources: [String] = []
  /// Files and folders that are not the target's, in the folder.
  package var exclude: [String] = []
  /// The names of the targets of the same package that it needs.
  package var dependencies: [String] = []
  /// The modules that it imports, in the order in which they are met.
  package var imports: [String] = []
  package var language = LanguageSettings()
  /// Whether Xcode would generate sources for it.
  package var hasGenerated = false

  /// Writes the places of its files.
  ///
  /// - Parameters:
  ///   - sources: paths of Swift sources.
  ///   - resources: paths of files and folders that are copied.
  ///   - others: paths of what plugins look at.
  ///   - root: the package's folder.
  ///   - planned: paths that are not there yet.
  mutating func place(
    _ sources: [String], resources: [String], others: [String], in root: String, planned: [String]
  ) {
    let kept = sources + resources + others
    let folder = Paths.common(kept.map(Paths.folder(of:))) ?? root
    var contents = FolderContents(
      sources: Set(sources), others: Set(resources + others), planned: planned)
    let found = contents.sources(in: folder)
    path = Paths.relative(folder, to: root)
    func inside(_ paths: [String]) -> [String] { paths.map { Paths.relative($0, to: folder) } }
    self.resources = inside(resources)
    exclude = inside(contents.excluded)
    // New sources of a folder of its own are the target's as well.
    let isAlone = path != "." && !contents.excluded.contains { SourceKind($0) == .swift }
    self.sources = isAlone ? [] : inside(found)
  }
}

/// The entries of a folder that are a target's, and the others.
private struct FolderContents {
  private let sources: Set<String>
  private let others: Set<String>
  /// The folders that hold something of the target.
  private var folders: Set<String> = []
  /// The names of entries that are not there yet, by folder.
  private var planned: [String: [String]] = [:]
  private(set) var excluded: [String] = []

  init(sources: Set<String>, others: Set<String>, planned: [String]) {
    (self.sources, self.others) = (sources, others)
    for path in sources.union(others) {
      var folder = Paths.folder(of: path)
      while folders.insert(folder).inserted, folder != "/" { folder = Paths.folder(of: folder) }
    }
    for path in planned { self.planned[Paths.folder(of: path), default: []].append(path) }
  }

  /// Returns the sources below a folder: whole folders where they hold no other sources and nothing that is copied, as
  /// the package manager lets a file have one use only.
  mutating func sources(in folder: String) -> [String] {
    let found = visit(folder)
    let left = sources.filter { source in
      !found.paths.contains { source == $0 || source.hasPrefix($0 + "/") }
    }
    // Those that a walk does not meet, such as hidden ones.
    return found.paths + left.sorted()
  }

  private mutating func visit(_ folder: String) -> (paths: [String], isWhole: Bool) {
    var paths: [String] = []
    var isWhole = true
    for path in entries(of: folder) {
      if sources.contains(path) {
        paths.append(path)
      } else if others.contains(path) {
        isWhole = false
      } else if folders.contains(path) {
        let below = visit(path)
        paths += below.isWhole ? [path] : below.paths
        isWhole = isWhole && below.isWhole
      } else {
        excluded.append(path)
        // A file beside the sources, such as a page, is named as left out; folders may hold more.
        let isFile = !Paths.kind(of: path).isEmpty && !SourceKind.isWholeFolder(path)
        isWhole = isWhole && isFile && ![.swift, .foreign].contains(SourceKind(path))
      }
    }
    return (paths, isWhole)
  }

  private func entries(of folder: String) -> [String] {
    let there = ProjectFile.names(in: folder).map { Paths.join(folder, $0) }
    let more = (planned[folder] ?? []).filter { !there.contains($0) }
    return (there + more).filter { Paths.name(of: $0) != "Package.resolved" }.sorted()
  }
}
