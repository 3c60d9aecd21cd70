/// The use that a target makes of a file, by the end of its name.
package enum SourceKind: Hashable, Sendable {
  /// Swift.
  case swift
  /// An intent definition, of which Xcode makes classes.
  case intents
  /// A model of Core Data.
  case model
  /// C, C++, Objective-C, Metal: what is not compiled here.
  case foreign
  /// A catalogue of pictures and colours.
  case catalog
  /// Texts, data, pictures, fonts.
  case resource
  /// Headers, settings, documentation: nothing that is built.
  case nothing

  package init(_ path: String) {
    switch Paths.kind(of: path).lowercased() {
    case "swift": self = .swift
    case "intentdefinition": self = .intents
    case "xcdatamodeld", "xcdatamodel": self = .model
    case "m", "mm", "c", "cc", "cpp", "cxx", "metal", "s": self = .foreign
    case "xcassets": self = .catalog
    case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "md", "docc", "xctestplan",
      "apinotes", "playground", "xcodeproj", "xcworkspace", "gitignore":
      self = .nothing
    default: self = .resource
    }
  }

  /// Kinds whose folders are files to Xcode.
  private static let wholeFolders: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc",
    "playground", "xcodeproj", "xcworkspace", "scnassets", "icon",
  ]
}

extension SourceKind {
  /// Whether a folder of this name is one file to Xcode.
  static func isWholeFolder(_ path: String) -> Bool {
    wholeFolders.contains(Paths.kind(of: path).lowercased())
  }
}
