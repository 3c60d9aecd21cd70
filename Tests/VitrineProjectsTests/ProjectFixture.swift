import TemporaryFolders
import VitrineProjects

/// A small app with a widget extension, written into a folder.
struct ProjectFixture {
  let folder = try? TemporaryFolder()
  var path: String { folder?.path ?? "" }

  /// Writes a source with a widget.
  func widget(_ path: String) throws {
    try folder?.write(
      path,
      "import SwiftUI\nimport WidgetKit\n\n@main struct Steps: Widget { var body: some WidgetConfiguration { fatalError() } }\n"
    )
  }

  func write(_ path: String, _ text: String = "\n") throws { try folder?.write(path, text) }

  /// Writes `App.xcodeproj` with one extension, whose folder lists its files or is synchronized.
  ///
  /// - Parameters:
  ///   - objects: more objects.
  ///   - target: more keys of the target.
  ///   - group: identifiers of what the main group holds.
  func project(
    objects: String, target: String, group: String, settings: String = "", name: String = "Widgets",
    project: String = ""
  ) throws {
    try folder?.write(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          P /* Project */ = {isa = PBXProject; mainGroup = G; targets = (T,); developmentRegion = de;
            buildConfigurationList = PL; \(project)};
          PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD); defaultConfigurationName = Release;};
          PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; };};
          PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.0; };};
          G = {isa = PBXGroup; children = (\(group)); sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = "\(name)"; buildConfigurationList = TL;
            productType = "com.apple.product-type.app-extension"; \(target)};
          TL = {isa = XCConfigurationList; buildConfigurations = (TD);};
          TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};
          \(objects)
        };
        rootObject = P /* Project */;
      }

      """)
  }

  func plan(_ name: String = "", target: String? = nil) throws -> ExtensionPlan {
    try ExtensionSearch(path + "/" + name, target: target).plan()
  }

  /// The paths within the folder.
  func names(_ paths: [String]) -> [String] {
    paths.map { Paths.relative($0, to: Paths.normal(path)) }
  }

  /// The message of an error, without the folder.
  func message(_ body: () throws -> some Any) -> String {
    do {
      _ = try body()
      return ""
    } catch { return "\(error)".replacing(path + "/", with: "").replacing(path, with: "") }
  }
}
