import Foundation
import Testing

#if os(Linux)
  /// Code of an extension that ends its program, keeps it, or reaches for what is not its own.
  @Suite struct FallTests {
    private let program: Program

    init() throws { program = try Program() }

    /// A bundle of widgets of one kind each: what its provider does in a snapshot, and in a placeholder.
    private func bundle(_ widgets: [(kind: String, snapshot: String, placeholder: String)])
      -> String
    {
      let declared = widgets.map { kind, snapshot, placeholder in
        """
        struct \(kind)Provider: TimelineProvider {
          func placeholder(in context: Context) -> Entry {
            \(placeholder)
            return Entry(date: .now, word: "-")
          }
          func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            var word = "asked"
            \(snapshot)
            completion(Entry(date: .now, word: word))
          }
          func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
          }
        }
        struct \(kind)Widget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "\(kind)", provider: \(kind)Provider()) { entry in
              Text(entry.word).containerBackground(.blue, for: .widget)
            }
            .supportedFamilies([.systemSmall])
          }
        }

        """
      }
      return "import SwiftUI\nimport WidgetKit\n"
        + "struct Entry: TimelineEntry { let date: Date; let word: String }\n"
        + declared.joined()
        + "@main struct Widgets: WidgetBundle { var body: some Widget { "
        + widgets.map { $0.kind + "Widget()" }.joined(separator: "; ") + " } }\n"
    }

    private func render(
      _ widgets: [(kind: String, snapshot: String, placeholder: String)], _ flags: [String] = []
    ) throws -> Program.Outcome {
      try program.write("Widgets.swift", bundle(widgets))
      return try program.run(
        ["render", "Widgets.swift", "-o", "out", "--at", "2026-03-01T10:00"] + flags)
    }

    private func names(_ kinds: String...) -> [String] {
      kinds.map { $0 + "-systemSmall-iphone-15-large-light-current.png" }
    }

    private func bytes(_ kind: String) throws -> Data {
      try program.bytes("out/" + names(kind)[0])
    }

    @Test func otherWidgetsAreDrawn() throws {
      let outcome = try render([
        ("One", "", ""), ("Falls", "fatalError(\"no data\")", ""), ("Two", "", ""),
        ("Gone", "fatalError()", "fatalError(\"no placeholder\")"), ("Held", "word = \"-\"", ""),
      ])
      #expect(outcome.code == 3, "\(outcome)")
      // Each once, in their order, whatever was told before a fall.
      #expect(
        outcome.lines == names("One", "Falls", "Two", "Held").map { "out/" + $0 })
      #expect(outcome.errors.contains("Fatal error: no data"))
      #expect(
        outcome.errors.contains(
          "the code of widget “Falls” ended the program; the placeholder is drawn instead [code-fell]"
        ))
      #expect(
        outcome.errors.contains(
          "error: the code of widget “Gone” ended the program, for the placeholder as well"))
      #expect(outcome.errors.contains("error: 1 of 5 pictures was not drawn"))
      #expect(try bytes("Falls") == bytes("Held"))
      #expect(try bytes("One") != bytes("Held"))
      #expect(try bytes("One") == bytes("Two"))
    }

    @Test func nothingIsKeptForEver() throws {
      let outcome = try render(
        [
          ("Loop", "while true {}", ""),
          (
            "Deep",
            "func deep(_ n: Int) -> Int { n < 0 ? 0 : deep(n + 1) + n }; word = \"\\(deep(1))\"", ""
          ),
          (
            "Large",
            "var all: [[UInt8]] = []; while word != \"\" { all.append([UInt8](repeating: 1, count: 1 << 24)) }",
            ""
          ),
          ("Last", "word = \"-\"", ""),
        ], ["--time-limit", "60", "--max-memory", "500000000", "--kind", "Deep,Large,Last"])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(program.files("out") == names("Deep", "Large", "Last"))
      #expect(try bytes("Deep") == bytes("Last"))
      #expect(try bytes("Large") == bytes("Last"))
      let loop = try program.run([
        "render", "Widgets.swift", "-o", "out", "--kind", "Loop", "--time-limit", "2",
        "--at", "2026-03-01T10:00",
      ])
      #expect(loop.errors.contains("the code of widget “Loop” keeps the main thread"), "\(loop)")
      #expect(loop.code == 0)
      #expect(try bytes("Loop") == bytes("Last"))
    }

    /// Before the first picture there is nothing to draw without what fell.
    @Test func aBundleThatFallsIsNamed() throws {
      let source = bundle([("One", "", "")]).replacing(
        "@main struct Widgets: WidgetBundle {",
        with:
          "@main struct Widgets: WidgetBundle { init() { if CommandLine.argc > 0 { fatalError(\"no key\") } };"
      )
      try program.write("Widgets.swift", source)
      for flags in [[], ["--json"]] {
        let outcome = try program.run(["render", "Widgets.swift", "-o", "out"] + flags)
        #expect(outcome.code == 3, "\(outcome)")
        #expect(outcome.errors.contains("Fatal error: no key"))
        #expect(
          outcome.errors.contains(
            "the code of 'Widgets' ended the program before its first picture"))
        #expect(outcome.errors.contains("\"code\":\"bad-input\"") == !flags.isEmpty)
        #expect(program.files("out") == [])
      }
    }

    /// Code may write temporary files and reach nothing else; the rest of the folder is as it was.
    @Test func codeKeepsToItsOwn() throws {
      let path = program.folder.appendingPathComponent("outside").path
      let folder = "FileManager.default.temporaryDirectory.appendingPathComponent(\"a\")"
      let outcome = try render([
        (
          "Writes",
          "word = (try? Data([1]).write(to: URL(fileURLWithPath: \"\(path)\"))) == nil ? \"-\" : \"written\"",
          ""
        ),
        ("Keeps", "word = (try? Data([1]).write(to: \(folder))) == nil ? \"none\" : \"-\"", ""),
        ("Calls", "word = socket(AF_INET, 1, 0) < 0 ? \"-\" : \"net\"", ""),
        (
          "Starts",
          "let p = Process(); p.executableURL = URL(fileURLWithPath: \"/bin/true\"); word = (try? p.run()) == nil ? \"-\" : \"started\"",
          ""
        ),
        ("Last", "word = \"-\"", ""),
      ])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: path))
      for kind in ["Writes", "Keeps", "Calls", "Starts"] {
        #expect(try bytes(kind) == bytes("Last"), "\(kind)")
      }
      let free = try program.run([
        "render", "Widgets.swift", "-o", "free", "--kind", "Writes", "--unconfined",
      ])
      #expect(free.code == 0 && FileManager.default.fileExists(atPath: path), "\(free)")
    }
  }
#endif
