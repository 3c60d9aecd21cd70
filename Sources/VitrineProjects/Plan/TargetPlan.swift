/// A target of a project or package: a module with its files and settings.
package struct TargetPlan: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case widgetExtension = "widget extension"
    case todayExtension = "Today extension"
    case framework, package, folder, file
    case other = "target"

    /// Whether it is a system's place for widgets.
    var isExtension: Bool { self == .widgetExtension || self == .todayExtension }
  }

  package var name: String
  /// The name by which sources import it.
  package var module: String
  package var kind: Kind
  /// Whether it is built for iPhone or iPad, as far as its settings say.
  package var isOfPhone = true
  package var files: TargetFiles
  package var language: LanguageSettings
  /// The path of its `Info.plist`; nil where a build makes it.
  package var infoFile: String?
  /// The `Info.plist` as a build makes it, in XML; empty for modules, which have none of their own here.
  package var info = ""
  /// The names of modules and products that it links, of this repository and of others.
  package var links: [String]

  /// The modules that its sources import, in the order in which they are met.
  package var imports: [String] { ImportScan.modules(of: files.swift) }
}
