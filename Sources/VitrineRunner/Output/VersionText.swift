import VitrineWidgets

/// The text that `--version` prints.
package enum VersionText {
  /// The renderer's version, the commit where it is known, and the libraries that may change pixels or bytes, each on a
  /// line.
  package static var text: String {
    let commit = BuildCommit.text.map { ["commit " + $0] } ?? []
    let libraries = RenderLibraries.allVersions.split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    return ([EngineVersion.current] + commit + libraries).map { $0 + "\n" }.joined()
  }
}
