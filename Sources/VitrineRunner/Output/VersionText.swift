import VitrineWidgets

/// What `--version` prints.
package enum VersionText {
  /// The renderer's version, and the libraries that may change pixels or bytes, each on a line.
  package static var text: String {
    ([EngineVersion.current]
      + RenderLibraries.allVersions.split(separator: ",").map {
        String($0.drop { $0 == " " })
      })
      .map { $0 + "\n" }.joined()
  }
}
