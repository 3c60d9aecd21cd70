import Testing
import VitrineGenerators
import VitrineProjects

@Suite struct ProjectFileReaderTests {
  private func read(_ text: String) throws(ProjectError) -> PropertyList {
    var reader = ProjectFileReader(file: "p", bytes: Array(text.utf8))
    return try reader.read()
  }

  private func message(_ text: String) -> String {
    do throws(ProjectError) {
      _ = try read(text)
      return ""
    } catch { return error.description }
  }

  @Test func valuesHaveTheirLines() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      {
        a /* note */ = "x \\"y\\"\\n\\U00e9\\101";
        list = (one, "two three", /* a note */ <0a 0b>,);
        "key with space" = $SRC/a-b.c;
      }
      """)
    #expect(list["a"]?.text == "x \"y\"\n\u{E9}A")
    #expect(list["a"]?.line == 3)
    #expect(list["list"]?.items.compactMap(\.text) == ["one", "two three", ""])
    #expect(list["key with space"]?.text == "$SRC/a-b.c")
    #expect(try read("{a=b}")["a"]?.text == "b")
  }

  @Test func mistakesNameTheirLine() {
    #expect(message("") == "p:1: the file ends where a value is expected")
    #expect(message("{\n a = b;\n") == "p:3: expected '}' to the '{' of line 1")
    #expect(message("{\n a b;\n}") == "p:2: expected '=' after 'a'")
    #expect(message("{ a = b c; }") == "p:1: expected ';' after the value of 'a'")
    #expect(message("(a b)") == "p:1: expected ',' or ')' in the list of line 1")
    #expect(message("{ a = \"b;\n}") == "p:2: the text of line 1 has no end")
    #expect(message("{ /* a") == "p:1: the comment of line 1 has no end")
    #expect(message("{}\n}") == "p:2: expected the end of the file")
    #expect(
      message("{ a = b;\n<<<<<<< HEAD\n}")
        == "p:2: expected a value, not '<'; is it a merge conflict?")
  }

  @Test func nestingHasALimit() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(message(deep) == "p:1: nested more than 64 deep")
  }
}
