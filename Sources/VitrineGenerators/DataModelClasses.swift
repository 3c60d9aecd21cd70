/// The sources that Xcode makes of data models of Core Data: classes of entities with their properties, and descriptions
/// by which containers find the models.
public struct DataModelClasses: Sendable {
  private var declarations: [String] = []

  /// Reads models, `.xcdatamodeld` or `.xcdatamodel`.
  ///
  /// - Throws: an error with file and line if one cannot be read or is not of this kind.
  public init(models: [String]) throws(GeneratorError) {
    for path in models {
      declarations += DataModelSource(try DataModelReader.read(path)).declarations()
    }
  }

  /// Reads the contents of one version.
  package init(_ bytes: [UInt8], file: String, name: String) throws(GeneratorError) {
    declarations =
      DataModelSource(try DataModelReader.read(bytes, file: file, name: name)).declarations()
  }

  /// A source file that declares them; on Apple's systems Xcode makes it.
  public var source: String {
    """
    // Classes of data models.
    #if os(Linux)
    import CoreData
    import Foundation

    \(declarations.joined(separator: "\n\n"))
    #endif

    """
  }
}
