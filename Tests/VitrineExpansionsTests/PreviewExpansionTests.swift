import Testing
import VitrineExpansions

@Suite struct PreviewExpansionTests {
  @Test(
    arguments: [
      ("#Preview { A() }", 5, "{ A() }"),
      ("\n\n#Preview(\"a\") { A() }", 7, "(\"a\") { A() }"),
      ("// #Preview no\n/* #Preview /* no */\n */ #Preview\n{ A() }", 7, "{ A() }"),
      ("@available(iOS 17, *)\n#Preview { \"#Preview\" }", 6, "{ \"#Preview\" }"),
    ] as [(String, Int, String)])
  func argumentsFollowTheName(source: String, line: Int, arguments: String) throws {
    let expansion = try #require(PreviewExpansion(source, firstLine: 5))
    #expect(expansion.line == line && expansion.arguments == arguments)
  }

  @Test func theDeclarationHasPlaceAndArguments() throws {
    let expansion = try #require(PreviewExpansion("#Preview(\"a\") { A() }", firstLine: 3))
    let text = expansion.declaration(named: "$x", file: "M/A\".swift")
    for part in [
      "public struct $x: ", #"{ "M/A.swift" }"#, "{ 3 }", #"PreviewContent ("a") { A() }"#,
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test(arguments: ["", "// #Preview", "#", "(", "/* #Preview"])
  func othersAreRefused(source: String) {
    #expect(PreviewExpansion(source, firstLine: 1) == nil)
  }
}
