import Foundation
import Testing

#if os(Linux)
  /// A bundle's executable draws some of its widgets.
  @Suite struct BundleChoiceTests {
    private func bundle() throws -> String { "'\(try Program.bundle())'" }

    @Test func kindsChooseAmongWidgets() throws {
      let program = try Program()
      let line = "\(try bundle()) --kind Weather --family systemSmall"
      let run = try program.shell(line + " -o out --quiet")
      #expect(run.code == 0 && program.files("out").count == 1, "\(run)")
      #expect(try program.shell(line + " -o - --quiet > one.png").code == 0)
      let name = try #require(program.files("out").first)
      #expect(try program.bytes("one.png") == program.bytes("out/\(name)"))
      let wrong = try program.shell("\(try bundle()) --kind Wether -o no")
      #expect(wrong.code == 2 && wrong.errors.contains("did you mean 'Weather'?"), "\(wrong)")
      #expect(try program.shell("\(try bundle()) --kind Weather --previews -o no").code == 2)
      let several = try program.shell("\(try bundle()) -o - --family systemSmall")
      #expect(several.code == 2 && several.output.isEmpty)
      #expect(several.errors.contains("-o - prints one picture"))
    }

    @Test func widgetsThatTheFlagsDoNotFitAreLeftOut() throws {
      let program = try Program()
      let run = try program.shell("\(try bundle()) --family accessoryCircular -o out --jobs 2")
      #expect(run.code == 0 && !program.files("out").isEmpty, "\(run)")
      #expect(
        run.errors.contains(": the widget does not support accessoryCircular; it declares"),
        "\(run)")
    }
  }
#endif
