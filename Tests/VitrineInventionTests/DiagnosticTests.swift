import Testing
import VitrineInvention

@Suite struct DiagnosticTests {
  private let output = """
    /a:b/W.swift:3:9: error: cannot find type 'Store' in scope
      let s: Store
             ^~~~~
    W.swift:4:1: error: cannot find 'Colr' in scope
    /v/Color.swift:6:27: note: did you mean 'Color'?
    W.swift:4:1: error: cannot find 'Colr' in scope
    W.swift:5:2: error: value of type 'Text' has no member 'paddin'; did you mean 'padding'?
    W.swift:6:3: error: no exact matches in call to initializer
    /v/T.swift:1:1: note: candidate expects value of type 'String' for parameter #1 (got 'Double')
    W.swift:7:1: warning: unused
    """

  @Test func errorsAreReadWithTheirNotes() {
    let errors = CompilerError.list(in: output)
    #expect(errors.map(\.line) == [3, 4, 5, 6])
    #expect(errors[0].file == "/a:b/W.swift" && errors[0].column == 9)
    #expect(errors[1].suggestions == ["Color"])
    #expect(errors[2].suggestions == ["padding"])
    #expect(errors[3].candidates == [.init(expected: "String", given: "Double")])
  }

  @Test(arguments: [
    ("cannot find type 'A' in scope", Complaint.missingType("A")),
    ("cannot find 'a' in scope; did you mean 'b'?", .missingValue("a")),
    ("unknown attribute 'A'", .missingAttribute("A")),
    ("type 'A' (aka 'B') has no member 'c'", .missingMember("c", of: "A", isStatic: true)),
    ("extraneous argument label 'a:' in call", .wrongArguments),
    ("extraneous '}' at top level", .syntax),
    ("module 'M' has no member named 'A'", .missingInModule("A", module: "M")),
    ("value of type 'A?' has no member 'b'", .missingMember("b", of: "A?", isStatic: false)),
    ("type 'A' has no member 'b'", .missingMember("b", of: "A", isStatic: true)),
    ("'B' is not a member type of struct 'M.A'", .missingNestedType("B", of: "M.A")),
    (
      "cannot convert value of type 'A' to specified type 'B'",
      .mismatch(given: "A", expected: "B")
    ),
    ("generic struct 'F' requires that 'A' conform to 'P'", .nonconforming("A", to: "P")),
    ("cannot call value of non-function type 'module<Kit>'", .missingType("Kit")),
    ("expected '}' in struct", .syntax), ("return missing", .other),
  ])
  func messagesAreComplaints(message: String, complaint: Complaint) {
    let error = CompilerError(file: "", line: 1, column: 1, message: message)
    #expect(Complaint(error) == complaint)
  }

  @Test func hostileOutputIsReadInTime() {
    let line = String(repeating: ":", count: 20_000) + " error: '" + "\n"
    #expect(CompilerError.list(in: String(repeating: line, count: 20)).isEmpty)
    let many = (0..<5_000).map { "A.swift:\($0):1: error: e" }.joined(separator: "\n")
    #expect(CompilerError.list(in: many).count == 2_000)
  }
}

@Suite struct NameDistanceTests {
  @Test(arguments: [
    ("Colr", "Color"), ("paddin", "padding"), ("Tempreature", "Temperature"), ("Txt", "Text"),
    ("geometryreader", "GeometryReader"), ("GeomtryReader", "GeometryReader"),
  ])
  func misspeltNames(name: String, known: String) {
    #expect(NameDistance.isMisspelt(name, for: known))
  }

  @Test(arguments: [
    ("SunView", "Subview"), ("API", "M_PI"), ("Storage", "storage"), ("Keychain", "Keypath"),
    ("WeatherStore", "WeatherState2"), ("SunView", "MapView"), ("Text", "Text"),
  ])
  func otherNames(name: String, known: String) {
    #expect(!NameDistance.isMisspelt(name, for: known))
  }
}
