import Foundation
import TemporaryFolders
import Testing
import VitrineGenerators

/// The classes that Xcode makes of intent definitions.
@Suite struct IntentClassesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, as name: String = "A.intentdefinition") throws -> String {
    try Data(text.utf8).write(to: folder.at(name))
    return folder.at(name).path
  }

  private func plist(_ inner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    \(inner)
    </dict></plist>
    """
  }

  private func pairs(_ pairs: KeyValuePairs<String, String>) -> String {
    "<dict>" + pairs.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>"
  }

  private func string(_ text: String) -> String { "<string>\(text)</string>" }

  private func list(_ key: String, _ items: [String]) -> String {
    "<key>\(key)</key><array>\n" + items.joined(separator: "\n") + "</array>"
  }

  private func parameter(
    _ name: String, _ type: String, _ more: KeyValuePairs<String, String> = [:]
  ) -> String {
    let own = "<key>INIntentParameterName</key>\(string(name))<key>INIntentParameterType</key>"
    return "<dict>" + own + string(type)
      + more.map { "<key>INIntentParameter\($0)</key>\($1)" }.joined() + "</dict>"
  }

  private func standard(_ value: String) -> String {
    pairs(["INIntentParameterMetadataDefaultValue": value])
  }

  private func intent(
    _ parameters: [String], _ more: KeyValuePairs<String, String> = [:]
  ) -> String {
    let head = "<dict><key>INIntentName</key>\(string("Choose"))"
    return list(
      "INIntents",
      [
        head + more.map { "<key>\($0)</key>\($1)" }.joined()
          + list("INIntentParameters", parameters) + "</dict>"
      ])
  }

  private func lines(_ text: String) throws -> [String] {
    try IntentClasses(files: [write(plist(text))]).source.split(separator: "\n").map(String.init)
  }

  @Test func propertiesHaveTheTypesOfTheirParameters() throws {
    let two = ["SupportsMultipleValues": "<true/>"] as KeyValuePairs
    let lines = try lines(
      intent([
        parameter("symbol", "String", ["Metadata": standard(string("A &amp; \"B\""))]),
        parameter("count", "Integer", ["Metadata": standard("<integer>3</integer>")]),
        parameter("isOn", "Boolean", ["Metadata": standard("<true/>")]),
        parameter("day", "DateComponents"), parameter("names", "String", two),
        parameter("height", "Distance"), parameter("person", "Person"),
        parameter("default", "URL"),
      ]))
    for line in [
      "open class `ChooseIntent`: INIntent {", #"  open var `symbol`: String? = "A & \"B\"""#,
      "  open var `count`: NSNumber? = NSNumber(value: 3)",
      "  open var `isOn`: NSNumber? = NSNumber(value: true)",
      "  open var `day`: DateComponents?", "  open var `names`: [String]?",
      "  open var `height`: Measurement<UnitLength>?", "  open var `default`: URL?",
      "  // `person` is of type Person, of which there is none here.",
    ] { #expect(lines.contains(line), "\(line)") }
  }

  @Test func enumerationsAndObjectsAreTypes() throws {
    let definition =
      list(
        "INEnums",
        [
          pairs([
            "INEnumName": string("Kind"), "INEnumClassName": string("ListKind"),
            "INEnumValues": "<array>"
              + pairs(["INEnumValueName": string("unknown")])
              + pairs([
                "INEnumValueName": string("all"), "INEnumValueIndex": "<integer>2</integer>",
              ]) + "</array>",
          ])
        ])
      + list(
        "INTypes",
        [
          pairs([
            "INTypeName": string("Tag"), "INTypeClassPrefix": string("SP"),
            "INTypeProperties": "<array>"
              + pairs([
                "INTypePropertyName": string("identifier"), "INTypePropertyDefault": "<true/>",
                "INTypePropertyType": string("String"),
              ])
              + pairs([
                "INTypePropertyName": string("kind"), "INTypePropertyEnumType": string("Kind"),
                "INTypePropertyType": string("Integer"),
              ]) + "</array>",
          ])
        ])
      + intent(
        [
          parameter("tag", "Object", ["ObjectType": string("Tag")]),
          parameter(
            "kind", "Integer", ["EnumType": string("Kind"), "Metadata": standard(string("all"))]),
        ], ["INIntentClassPrefix": string("SP")])
    let lines = try lines(definition)
    for line in [
      "public enum `ListKind`: Int, Sendable {", "  case `all` = 2",
      "open class `SPTag`: INObject {",
      "  open var `kind`: `ListKind` = .`unknown`", "open class `SPChooseIntent`: INIntent {",
      "  open var `tag`: `SPTag`?", "  open var `kind`: `ListKind` = .`all`",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(!lines.contains { $0.contains("`identifier`") })
  }

  @Test func responsesHaveTheirCodesAndProperties() throws {
    let response =
      "<key>INIntentResponse</key><dict>"
      + list(
        "INIntentResponseCodes",
        ["success", "soldOut"].map { pairs(["INIntentResponseCodeName": string($0)]) })
      + list(
        "INIntentResponseParameters",
        [
          pairs([
            "INIntentResponseParameterName": string("price"),
            "INIntentResponseParameterType": string("Decimal"),
          ])
        ]) + "</dict>"
    let definition =
      "<key>INIntents</key><array><dict><key>INIntentClassName</key>"
      + string("OrderIntent") + response + "</dict></array>"
    let lines = try lines(definition)
    for line in [
      "public enum `OrderIntentResponseCode`: Int, Sendable {", "  case `success` = 4",
      "  case `soldOut` = 100", "open class `OrderIntentResponse`: INIntentResponse {",
      "  open var `price`: NSNumber?", "public protocol `OrderIntentHandling`: AnyObject {}",
    ] { #expect(lines.contains(line), "\(line)") }
  }

  /// Definitions of several languages declare a class once.
  @Test func languagesAreAlike() throws {
    let files = try ["a", "b"].map { try write(plist(intent([])), as: $0) }
    let source = try IntentClasses(files: files).source
    #expect(source.split(separator: "\n").count { $0.hasPrefix("open class `ChooseIntent`") } == 1)
    #expect(source.split(separator: "\n").count { $0.hasPrefix("#if os(Linux)") } == 1)
  }

  @Test(
    arguments: [
      ("", 1, "expected"), ("bplist00", 1, "binary property list"),
      ("<plist>\n<dict>\n<key>INIntents</key>", 3, "the file ends"),
      ("<plist>\n<dict>\n<string>a</string></dict></plist>", 3, "expected <key>"),
      ("<plist><dict>\n</dict></plist>", 1, "it defines no intents"),
      (
        "<plist><dict><key>INIntents</key><array>\n\n<dict></dict></array></dict></plist>", 3,
        "the key INIntentName is missing"
      ),
      (
        "<plist><dict><key>INIntents</key><array>\n<dict><key>INIntentName</key>\n<string>a; import b</string></dict></array></dict></plist>",
        3, "'a; import b' is no name"
      ),
      ("<plist>" + String(repeating: "<array>", count: 65), 1, "nested more than 64 deep"),
      ("<plist><dict><key>a</key><string>b<c></string></dict></plist>", 1, "expected </string>"),
    ] as [(String, Int, String)])
  func mistakesHaveTheirPlace(text: String, line: Int, words: String) throws {
    let path = try write(text)
    let error = #expect(throws: GeneratorError.self) { try IntentClasses(files: [path]) }
    #expect(error?.line == line && error?.file == path)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func missingAndLargeFilesAreRefused() throws {
    let error = #expect(throws: GeneratorError.self) { try IntentClasses(files: ["/no/such"]) }
    #expect(error?.description == "/no/such: no such file")
    let large = try write(String(repeating: " ", count: 9 << 20))
    let second = #expect(throws: GeneratorError.self) { try IntentClasses(files: [large]) }
    #expect(second?.description.contains("more than 8388608 bytes") == true)
  }

  /// Texts of entities, and many properties of an enumeration with many cases: time that grew with the square of a
  /// file's size took minutes.
  @Test(.timeLimit(.minutes(60))) func largeFilesTakeTimeLikeTheirSize() throws {
    let marks = String(repeating: "&", count: 8_000_000)
    let path = try write("<plist><dict><key>INIntents</key>\(string(marks))</dict></plist>")
    #expect(try IntentClasses(files: [path]).source.contains("class") == false)
    let cases = (0..<20_000).map {
      pairs(["INEnumValueName": string("c\($0)"), "INEnumValueIndex": "<integer>\($0)</integer>"])
    }
    let many = (0..<20_000).map {
      parameter("p\($0)", "Integer", ["EnumType": string("K"), "Metadata": standard(string("z"))])
    }
    let file =
      list(
        "INEnums",
        [
          pairs(["INEnumName": string("K")]).replacingOccurrences(
            of: "</dict>", with: list("INEnumValues", cases) + "</dict>")
        ]) + intent(many)
    let lines = try lines(file)
    #expect(lines.count { $0.hasSuffix(": `K` = .`c0`") } == 20_000)
  }

  /// Nobody writes into the pipe, and the device has no end.
  @Test(.timeLimit(.minutes(60))) func onlyRegularFilesAreRead() throws {
    let pipe = folder.at("pipe.intentdefinition").path
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    for (path, words) in [(pipe, "it is a pipe"), ("/dev/zero", "it is a device")] {
      let error = #expect(throws: GeneratorError.self) { try IntentClasses(files: [path]) }
      #expect(error?.description == "\(path): \(words); a regular file is expected")
    }
    let error = #expect(throws: GeneratorError.self) { try IntentClasses(files: [folder.path]) }
    #expect(error?.description == "\(folder.path): Is a directory")
    let set = folder.at("A.xcassets/g")
    try FileManager.default.createDirectory(
      at: set.appendingPathComponent("red.colorset"), withIntermediateDirectories: true)
    try #require(unsafe mkfifo(set.appendingPathComponent("Contents.json").path, 0o600) == 0)
    #expect(
      try AssetSymbols(folders: [folder.at("A.xcassets").path]).colors.map(\.asset) == ["red"])
  }
}
