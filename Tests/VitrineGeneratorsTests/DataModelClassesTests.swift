import Foundation
import TemporaryFolders
import Testing
import VitrineGenerators

/// What Xcode makes of data models of Core Data.
@Suite struct DataModelClassesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(_ entities: String, name: String = "Store") throws -> String {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
      \(entities)
        <elements><element name="Item" positionX="0"/></elements>
      </model>
      """
    return try DataModelClasses(Array(text.utf8), file: "contents", name: name).source
  }

  private static let entities = """
      <!-- entity -->
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="a &quot;b&quot;"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="rank" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
        <attribute name="isOn" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
        <attribute name="due" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="made" attributeType="Date" defaultDateTimeInterval="600" usesScalarValueType="YES"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="other" optional="YES" attributeType="Transformable" customClassName="X; import Y"/>
        <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="2.5"/>
        <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="items" inverseEntity="List"/>
        <userInfo><entry key="a" value="b"/></userInfo>
      </entity>
      <entity name="List" representedClassName=".TaskList" codeGenerationType="category">
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Item" inverseName="list" inverseEntity="Item"/>
        <relationship name="owners" toMany="YES" destinationEntity="Owner"/>
      </entity>
      <entity name="Owner" representedClassName="Owner" parentEntity="Item" isAbstract="YES"/>
      <entity name="Plain"><attribute name="a" attributeType="Double"/></entity>
    """

  @Test func classesHaveThePropertiesOfTheirEntities() throws {
    let source = try source(Self.entities)
    for line in [
      "nonisolated open class Item: NSManagedObject, @unchecked Sendable {}",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {",
      "  public var `title`: String? {", "  public var `count`: Int16 {",
      "  public var `rank`: NSNumber? {", "  public var `isOn`: Bool {",
      "  public var `due`: Date? {",
      "  public var `made`: TimeInterval {", "  public var `tags`: [String]? {",
      "  public var `other`: NSObject? {", "  public var `price`: NSDecimalNumber? {",
      "  public var `list`: TaskList? {", #"    get { _managed("list") }"#,
      #"    set { _setManaged(newValue, "list") }"#, "nonisolated extension Item: Identifiable {}",
      "nonisolated extension TaskList {", "  public var `items`: NSOrderedSet? {",
      #"  public func addToItems(_ value: Item) { _add(value, to: "items") }"#,
      #"  public func removeFromItems(_ value: NSOrderedSet) { _remove(value, from: "items") }"#,
      "  public func insertIntoItems(_ value: Item, at index: Int) {",
      "  public var `owners`: NSSet? {",
      #"  public func addToOwners(_ value: NSSet) { _add(value, to: "owners") }"#,
    ] { #expect(source.contains("\n\(line)\n"), "\(line)") }
    for text in ["class TaskList", "class Owner", "extension Owner", "Plain {"] {
      #expect(!source.contains(text), "\(text)")
    }
  }

  @Test func descriptionsSayWhatStoresHave() throws {
    let source = try source(Self.entities, name: "My Store")
    for line in [
      "public struct CoreDataModel_My_Store: _ManagedModelDeclaration {",
      #"_ManagedModel(name: "My Store", file: #fileID, entities: ["#,
      #".init("Item", class: "Item", ["#, #".init("List", class: "TaskList", ["#,
      #".init("Owner", class: "Owner", parent: "Item", isAbstract: true, ["#,
      #".init("Plain", class: "NSManagedObject", ["#,
      #"_make("title", .stringAttributeType, isOptional: true, default: "a \"b\""),"#,
      #"_make("count", .integer16AttributeType, default: Int64(3)),"#,
      #"_make("isOn", .booleanAttributeType, default: true),"#,
      #"_make("made", .dateAttributeType, default: Date(timeIntervalSinceReferenceDate: 600.0)),"#,
      #"_make("price", .decimalAttributeType, isOptional: true, default: Double(2.5)),"#,
      #"_make("list", to: "List", inverse: "items", .nullifyDeleteRule),"#,
      #"_make("items", to: "Item", inverse: "list", isToMany: true, isOrdered: true, .cascadeDeleteRule),"#,
    ] { #expect(source.contains(line), "\(line)") }
  }

  @Test func theCurrentVersionCounts() throws {
    for version in ["1", "2"] {
      try folder.write(
        "A.xcdatamodeld/A \(version).xcdatamodel/contents",
        #"<model><entity name="V\#(version)"/></model>"#)
    }
    let model = folder.at("A.xcdatamodeld").path
    let error = #expect(throws: GeneratorError.self) { try DataModelClasses(models: [model]) }
    #expect(
      error?.description == "\(model): no .xccurrentversion says which of its versions counts")
    try folder.write(
      "A.xcdatamodeld/.xccurrentversion",
      "<plist><dict><key>_XCCurrentVersionName</key><string>A 2.xcdatamodel</string></dict></plist>"
    )
    let source = try DataModelClasses(models: [model]).source
    #expect(source.contains(#""V2""#) && !source.contains(#""V1""#))
    #expect(source.contains(#"name: "A""#))
    try folder.write("B.xcdatamodeld/B.xcdatamodel/contents", "<model/>")
    #expect(
      try DataModelClasses(models: [folder.at("B.xcdatamodeld").path]).source.contains(#""B""#))
  }

  @Test(
    arguments: [
      ("", 1, "expected <model>; models of Xcode 3 are not read"),
      ("<plist/>", 1, "expected <model>"),
      ("<model>\n<entity/>", 2, "<entity> has no name"),
      ("<model>\n\n<entity name='a b'/>", 3, "'a b' cannot be a name"),
      ("<model><entity name='A' representedClassName='A{}'/>", 1, "'A{}' cannot be a name"),
      ("<model><entity name='A'>\n<attribute/>", 2, "<attribute> has no name"),
      (
        "<model><entity name='A'>\n<relationship name='b'/>", 2,
        "a relationship has no destinationEntity"
      ),
      ("<model><entity name=A/>", 1, "expected a value in quotes behind 'name'"),
      ("<model><entity name='A", 1, "the value of 'name' has no end"),
      ("<model><!-- a", 1, "a comment has no end"), ("<model", 1, "the tag <model> has no end"),
      (
        "<model " + String(repeating: "<", count: 100_000), 1,
        "expected a name and a value in a tag"
      ),
      ("<model>" + String(repeating: "<a/>", count: 20_000), 1, "it has too many parts"),
    ])
  func mistakesHavePlaces(text: String, line: Int, reason: String) {
    let error = #expect(throws: GeneratorError.self) {
      try DataModelClasses(Array(text.utf8), file: "contents", name: "A")
    }
    #expect(error?.line == line && error?.reason.hasPrefix(reason) == true, "\(error as Any)")
  }

  @Test func modelsWithoutFilesAreToldOf() throws {
    let error = #expect(throws: GeneratorError.self) {
      try DataModelClasses(models: [folder.at("No.xcdatamodeld").path])
    }
    #expect(error?.reason == "it has no .xcdatamodel")
  }
}
