import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineViews

/// An entry of a `.strings` file ends with a semicolon: without it an app has none of the file's texts.
@Suite struct StringSemicolonTests {
  private func gap(_ text: String, _ encoding: String.Encoding = .utf8) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/Localizable.strings", try #require(text.data(using: encoding)))
    return WidgetResources(folders: [folder.at("")]).strings
      .gap("Home", table: nil, locale: "en_US")?.message
  }

  @Test(arguments: [
    "\"Home\" = \"Start\"\n\"Back\" = \"Zurück\";", "\"Home\" = \"Start\" /* ; */",
    "\"Home\" = \"Start\"", "\"Home\" = \"Start\" \"Back\" = \"b\";",
    "Home = Start // ;\n\"a\" = \"b\";",
  ])
  func oneThatIsMissingIsTold(_ text: String) throws {
    #expect(
      try gap(text)
        == "en.lproj/Localizable.strings: line 1: expected a semicolon after the value of “Home”; "
        + "texts of it may be missing")
  }

  @Test func theLineIsThatOfTheValue() throws {
    let text = "/* a\n */\n\"Home\" = \"Start\";\n\n\"Back\"\n = \"b\"\n\n\n\"c\" = \"d\";"
    #expect(
      try gap(text)?.contains("line 6: expected a semicolon after the value of “Back”") == true)
  }

  @Test(arguments: [
    "\"Home\" = \"Start\";", "\"Home\" = \"Start\" ;\n// end",
    "\u{FEFF}\"Home\" = \"Start\" /* a */ ; ;",
    "Home = Start;\n\"a\\\"b\" = \";\";",
  ])
  func wholeFilesAreNot(_ text: String) throws {
    #expect(try gap(text) == nil)
    #expect(try gap(text, .utf16) == nil)
  }
}
