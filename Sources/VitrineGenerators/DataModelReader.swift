import Foundation

/// A reader of `.xcdatamodeld` and `.xcdatamodel` folders.
struct DataModelReader {
  private let file: String
  private var tags: XMLTagReader

  /// The most entities and properties of a model, many times those of the largest.
  private static let mostParts = 10_000

  /// Reads the current version of a model.
  static func read(_ path: String) throws(GeneratorError) -> DataModel {
    let version = try version(of: path)
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return try read(try InputFile.read(version), file: version, name: name)
  }

  /// Reads the contents of one version.
  static func read(
    _ bytes: [UInt8], file: String, name: String
  ) throws(GeneratorError) -> DataModel {
    var reader = Self(file: file, tags: XMLTagReader(file: file, bytes: bytes))
    return try reader.model(name)
  }

  /// Returns the file of the version that a model's folder names as the current one, or of the only one.
  private static func version(of path: String) throws(GeneratorError) -> String {
    if path.hasSuffix(".xcdatamodel") { return path + "/contents" }
    let named = path + "/.xccurrentversion"
    if FileManager.default.fileExists(atPath: named) {
      var list = PropertyListReader(file: named, bytes: try InputFile.read(named))
      let key = "_XCCurrentVersionName"
      guard let name = try list.read()[key]?.text, !name.contains("/") else {
        throw GeneratorError(file: named, reason: "it has no '\(key)'")
      }
      return "\(path)/\(name)/contents"
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
    guard versions.count == 1, let only = versions.first else {
      throw GeneratorError(
        file: path,
        reason: versions.isEmpty
          ? "it has no .xcdatamodel" : "no .xccurrentversion says which of its versions counts")
    }
    return "\(path)/\(only)/contents"
  }

  private mutating func model(_ name: String) throws(GeneratorError) -> DataModel {
    var model = DataModel(name: name)
    guard let root = try tags.next(), root.name == "model" else {
      throw tags.error("expected <model>; models of Xcode 3 are not read")
    }
    var parts = 0
    while let tag = try tags.next() {
      parts += 1
      guard parts <= Self.mostParts else { throw tags.error("it has too many parts") }
      if tag.name == "entity", !tag.isEnd { model.entities.append(try entity(tag, &parts)) }
    }
    return model
  }

  private mutating func entity(
    _ tag: XMLTag, _ parts: inout Int
  ) throws(GeneratorError) -> DataModel.Entity {
    var entity = DataModel.Entity(name: try name(of: tag))
    if let className = tag.attributes["representedClassName"], className != "NSManagedObject" {
      entity.className = try checked(className.drop { $0 == "." }, tag)
    }
    entity.parent = try tag.attributes["parentEntity"].map { text throws(GeneratorError) in
      try checked(text[...], tag)
    }
    entity.isAbstract = tag.attributes["isAbstract"] == "YES"
    entity.generated =
      tag.attributes["codeGenerationType"].flatMap(DataModel.Generated.init) ?? .nothing
    if tag.isWhole { return entity }
    while let inner = try tags.next(), inner.name != "entity" {
      parts += 1
      guard parts <= Self.mostParts else { throw tags.error("it has too many parts") }
      if inner.isEnd { continue }
      if inner.name == "attribute" { entity.attributes.append(try attribute(inner)) }
      if inner.name == "relationship" { entity.relationships.append(try relationship(inner)) }
    }
    return entity
  }

  private func attribute(_ tag: XMLTag) throws(GeneratorError) -> DataModel.Attribute {
    let values = tag.attributes
    return DataModel.Attribute(
      name: try name(of: tag), type: values["attributeType"] ?? "Undefined",
      isOptional: values["optional"] == "YES", isScalar: values["usesScalarValueType"] == "YES",
      standard: values["defaultValueString"] ?? values["defaultDateTimeInterval"],
      className: values["customClassName"])
  }

  private func relationship(_ tag: XMLTag) throws(GeneratorError) -> DataModel.Relationship {
    let values = tag.attributes
    guard let target = values["destinationEntity"] else {
      throw tags.error("a relationship has no destinationEntity", line: tag.line)
    }
    return DataModel.Relationship(
      name: try name(of: tag), target: target, inverse: values["inverseName"],
      isToMany: values["toMany"] == "YES", isOrdered: values["ordered"] == "YES",
      deletion: values["deletionRule"] ?? "Nullify")
  }

  private func name(of tag: XMLTag) throws(GeneratorError) -> String {
    guard let name = tag.attributes["name"] else {
      throw tags.error("<\(tag.name)> has no name", line: tag.line)
    }
    return try checked(name[...], tag)
  }

  /// Refuses what cannot be a name in Swift. Parts of a name are those of nested types and modules.
  private func checked(_ text: Substring, _ tag: XMLTag) throws(GeneratorError) -> String {
    guard
      text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        .allSatisfy(SwiftText.isName)
    else { throw tags.error("'\(SwiftText.line(String(text)))' cannot be a name", line: tag.line) }
    return String(text)
  }
}
