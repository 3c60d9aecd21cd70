import VitrineViews

/// A folder of apps on a page of a Home Screen.
package nonisolated struct HomeFolder: Hashable, Sendable {
  /// The name below it.
  package var name: String
  /// The apps whose icons it shows, at most `mostApps`.
  package var apps: [SceneApp]
  /// Its cell; nil is the first one that no widget covers.
  package var cell: ScreenCell?

  package init(name: String, apps: [SceneApp], cell: ScreenCell? = nil) {
    self.name = name
    self.apps = Array(apps.prefix(Self.mostApps))
    self.cell = cell
  }

  /// The icons that a closed folder shows: three rows of three.
  package static let mostApps = 9
}

extension SceneApp {
  /// The names that a scene document may put into a folder.
  package nonisolated static let names = (all + dock).map(\.name)

  /// Returns the app of an English name.
  package nonisolated static func named(_ name: String) -> SceneApp? {
    (all + dock).first { $0.name == name }
  }
}
