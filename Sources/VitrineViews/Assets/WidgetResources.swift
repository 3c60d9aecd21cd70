public import Foundation

/// The resources of an extension: asset catalogues, loose pictures and string tables.
public nonisolated struct WidgetResources: Sendable {
  /// The colours, pictures and symbols of the asset catalogues, and loose PNG files.
  public var assets: AssetCatalog
  /// The strings of `.strings` and `.stringsdict` files and of string catalogues.
  public var strings: StringTable
  /// The app's name and icon, as far as an `Info.plist` and an app icon set tell them.
  public var app = WidgetApp()
  /// The fonts of the resources.
  package var fonts = ResourceFonts()

  /// Searches folders for `.xcassets`, PNG files, `.strings` and `.stringsdict` in `.lproj` folders, and `.xcstrings`.
  /// If a name occurs twice, the first wins; folders are read in order, their contents by name. The app's name and
  /// icon are those of an `Info.plist` and of the app icon set `AppIcon`. Fonts (`.ttf`, `.otf`, `.ttc`) are found by
  /// their names.
  public init(folders: [URL]) { self.init(folders: folders, fontFolder: nil) }

  /// - Parameter fontFolder: a further folder, of which only the fonts count; those that ship with the program do not.
  package init(folders: [URL], fontFolder: URL?) {
    let found = ResourceFiles(folders: folders, fontFolders: fontFolder.map { [$0] } ?? [])
    let colors = CatalogColors(found.colorSets)
    let pictures = CatalogPictures(sets: found.imageSets, loose: found.pictures)
    let tables = LocalizedTables(files: found.stringTables, catalogs: found.stringCatalogs)
    assets = AssetCatalog(
      colorNamed: { colors.color($0, $1) }, imageNamed: { pictures.picture($0, $1) })
    assets.symbols = CatalogSymbols(sets: found.symbolSets)
    assets.colorProblem = { colors.problem($0, $1) }
    assets.missingReason = { pictures.reason($0) }
    let names = Set(found.imageSets.keys).union(found.symbolSets.keys)
    assets.hasSet = { names.contains($0) }
    app = BundleApp(infoFiles: found.infoFiles, iconSets: found.iconSets).app
    fonts = ResourceFonts(files: found.fonts, infoFiles: found.infoFiles)
    strings = StringTable(
      forms: { tables.form($0, table: $1, locale: $2) },
      gaps: { tables.gap($0, table: $1, locale: $2) })
  }

  /// The resources that the package manager places beside the executable, as `<package>_<target>.resources`.
  public static func besideExecutable() -> WidgetResources { besideExecutable(fontFolder: nil) }

  /// - Parameter fontFolder: a further folder, of which only the fonts count.
  package static func besideExecutable(fontFolder: URL?) -> WidgetResources {
    let folder = URL(fileURLWithPath: FontFolder.executablePath).deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return WidgetResources(
      folders: names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        .map { folder.appendingPathComponent($0) }, fontFolder: fontFolder)
  }
}
