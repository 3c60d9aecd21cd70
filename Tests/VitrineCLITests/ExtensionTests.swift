import Foundation
import HeadlessBrowser
import Testing

#if os(Linux)
  /// `vitrine render` of Swift sources, as they stand.
  @Suite struct ExtensionTests {
    private let program: Program

    init() throws { program = try Program() }

    /// Compiles an input and returns its picture.
    private func picture(_ input: String) throws -> Data {
      let outcome = try program.run(["render", input, "-o", "out", "--at", "2026-03-01T10:00"])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(program.files("out") == ["Steps-systemSmall-iphone-15-large-light-current.png"])
      return try program.bytes("out/Steps-systemSmall-iphone-15-large-light-current.png")
    }

    private func picture(text: String) throws -> Data {
      try program.write("Plain.swift", ExtensionSample.widget(text: "\"\(text)\""))
      return try picture("Plain.swift")
    }

    /// An Xcode project with a framework, an empty package's module, a catalogue, strings and a condition.
    private func project() throws {
      try program.write(
        "App/Widgets/Steps.swift",
        ExtensionSample.widget(
          text: "Kit.word + word + String(localized: \"steps\")",
          imports: "import Kit\nimport SceneKit\nimport os.log\n"
        ).replacing("@main struct", with: "struct")
          // A program that chooses does not wait.
          + """
          @main enum Program {
            static func main() { if #available(iOS 17, *) { StepsWidget.main() } }
          }
          """)
      try program.write(
        "App/Widgets/Word.swift",
        """
        #if WIDGET
          let word = Bundle.main.object(forInfoDictionaryKey: "StepsWord") as? String ?? "-"
        #endif
        import os
        let logger = Logger(subsystem: "a", category: "b")
        let lock = OSAllocatedUnfairLock(initialState: 0)
        import SwiftUI
        let ink = Color(.stepsInk)
        @objc final class Taps: NSObject {
          @objc func tapped() {}
          let name = #selector(tapped)
          let key = #keyPath(Taps.name)
        }
        #if !os(iOS) || os(Linux)
          #error("this is no iPhone")
        #endif
        """)
      // Files of one target that import as little as Apple's modules ask for.
      try program.write(
        "App/Widgets/Model.swift",
        """
        import Foundation
        import os.log
        @Observable final class StepsModel { var steps = 4_200 }
        let log = OSLog(subsystem: "a", category: "b")
        """)
      try program.write(
        "App/Widgets/Shown.swift",
        """
        import SwiftUI.View
        import class UIKit.UIImage
        import struct Foundation.URL
        @Observable final class Shown { var url: URL?; var image: UIImage? }
        struct ShownView: View { @State var shown = Shown(); @Bindable var model = StepsModel()
          var body: some View { Text("\\(model.steps)") } }
        """)
      try program.write(
        "App/Widgets/en.lproj/Localizable.strings", "\"steps\" = \"4,200 steps\";\n")
      try program.write(
        "App/Widgets/Assets.xcassets/StepsInk.colorset/Contents.json",
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1"}}}], "info": {}}"#)
      try program.write(
        "App/Kit/Kit.swift", "public enum Kit { public static let word = \"Kit\" }\n")
      try program.write(
        "App/App.xcodeproj/project.pbxproj",
        """
        {objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, K); };
          G = {isa = PBXGroup; children = (W, F); sourceTree = "<group>"; };
          W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; };
          F = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = "Steps Widgets"; fileSystemSynchronizedGroups = (W);
            productType = "com.apple.product-type.app-extension"; buildConfigurationList = L; };
          L = {isa = XCConfigurationList; buildConfigurations = (D); };
          D = {isa = XCBuildConfiguration; name = Debug;
            buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG WIDGET"; GENERATE_INFOPLIST_FILE = YES;
              INFOPLIST_KEY_StepsWord = " inside "; }; };
          K = {isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (F);
            productType = "com.apple.product-type.framework"; };
        }; rootObject = P; }
        """)
    }

    @Test func aProjectIsDrawnWhereItStands() throws {
      try project()
      let before = try listing("App")
      let drawn = try picture("App")
      #expect(try picture(text: "Kit inside 4,200 steps") == drawn)
      #expect(try picture("App/Widgets") == drawn)
      #expect(try listing("App") == before)
      let outcome = try program.run(["render", "App", "--view", "StepsWidget", "-o", "view"])
      #expect(!outcome.errors.contains("compiling"), "\(outcome)")
    }

    private func listing(_ folder: String) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: program.folder.path + "/" + folder)
        .sorted()
    }

    @Test func aSourceIsCompiledAgainWhenItChanges() throws {
      let first = try picture(text: "Steps")
      let again = try program.run(["render", "Plain.swift", "-o", "again"])
      #expect(again.code == 0 && !again.errors.contains("compiling"), "\(again)")
      #expect(try picture(text: "Stairs") != first)
      #expect(try picture(text: "Steps") == first)
    }

    @Test func galleriesAndRowsAreOfSourcesToo() throws {
      try program.write("Plain.swift", ExtensionSample.widget)
      var outcome = try program.run(["gallery", "Plain.swift", "-o", "out", "--parts", "previews"])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(program.files("out/previews").contains("Steps-systemSmall-iphone-15-large-light.png"))
      try program.write("rows.ndjson", "{\"date\": \"2026-03-01T10:00:00Z\"}\n")
      outcome = try program.run(["batch", "Plain.swift", "--data", "rows.ndjson", "-o", "rows"])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(program.files("rows").count == 2, "\(outcome)")
    }

    @Test func widgetsWithoutAProgramGetOne() throws {
      let drawn = try picture(text: "Steps")
      let source = ExtensionSample.widget(text: "\"Steps\"")
      try program.write("Plain.swift", source.replacing("@main struct", with: "struct"))
      #expect(try picture("Plain.swift") == drawn)
    }

    @Test(.enabled(if: ChromiumSession.path != nil), .timeLimit(.minutes(60)))
    func previewsCompileWhenASourceIsSaved() throws {
      try program.write("Plain.swift", ExtensionSample.widget)
      let browser = try PreviewSession(program, ["Plain.swift", "--device", "iphone-15"]).browser()
      let source = "document.querySelector('#pictures img').src"
      let first = try browser.text(source)
      _ = try browser.evaluate(
        """
        window.next = new Promise(async done => {
          while (\(source) === '\(first)') await new Promise(next => setTimeout(next, 50));
          done(true);
        }); 1
        """)
      try program.write("Plain.swift", ExtensionSample.widget(text: "\"Stairs\""))
      #expect(try browser.text("window.next") == "true")
    }

    /// Most modules that are imported are of no use to widgets.
    @Test func emptyModulesStandInWithANote() throws {
      try program.write(
        "Plain.swift", ExtensionSample.widget(text: "\"Steps\"", imports: "import SceneKit"))
      let outcome = try program.run(["render", "Plain.swift", "-o", "out"])
      #expect(outcome.code == 0)
      #expect(
        outcome.errors.contains("note: there is no module 'SceneKit'; an empty one stands in"))
    }

    @Test func errorsAreThoseOfTheSources() throws {
      try program.write("Steps.swift", ExtensionSample.widget(text: "stairs"))
      var outcome = try program.run(["render", "Steps.swift", "--quiet", "-o", "out"])
      #expect(outcome.code == 3)
      #expect(
        outcome.errors
          == "error: Steps does not compile\nSteps.swift:20:12: error: cannot find 'stairs' in scope\n"
      )
      #expect(program.files("out") == [])
      // A copy without names of Objective-C is what the compiler reads.
      try program.write(
        "Steps.swift", ExtensionSample.widget(text: "stairs", imports: "@objc class A {}"))
      outcome = try program.run(["render", "Steps.swift", "--quiet", "-o", "out"])
      #expect(
        outcome.errors.contains("Steps.swift:20:12: error: cannot find 'stairs'"), "\(outcome)")
      try program.write("Steps.swift", "import WidgetKit\n")
      outcome = try program.run(["render", "Steps.swift", "--quiet", "-o", "out"])
      #expect(outcome.code == 3)
      #expect(
        outcome.errors
          == "error: Steps.swift: no source of Steps declares a Widget\n"
      )
      outcome = try program.run(["render", "Steps.swift", "Other.json"])
      #expect(outcome.code == 2 && outcome.errors.contains("is drawn alone"))
      try program.write("Widget.json", Program.document())
      outcome = try program.run(["render", "Widget.json", "--target", "A", "-o", "out"])
      #expect(outcome.code == 2 && outcome.errors.contains("--target is for Swift sources"))
    }

    /// Types, members and modifiers that nobody declares are invented, and pictures tell of their samples.
    @Test func missingNamesAreInvented() throws {
      let source = ExtensionSample.widget(
        text: "GlowStore.shared.cityName).foregroundStyle(Color(hex: \"#F90\")).glowing(radius: 2",
        imports: "import GlowKit")
      try program.write("Plain.swift", source)
      var outcome = try program.run([
        "render", "Plain.swift", "-o", "out", "--json", "--stubs", "Stubs.swift", "--at",
        "2026-03-01T10:00",
      ])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(outcome.errors.contains("names are invented, as nobody declares them (GlowStore"))
      #expect(outcome.output.contains("\"code\":\"invented-value\""))
      #expect(outcome.output.contains("'GlowStore.cityName' is not declared; a sample stands in"))
      #expect(outcome.output.contains("\"code\":\"invented-view\""))
      #expect(!outcome.output.contains("'Color.init'"))
      let file = "out/Steps-systemSmall-iphone-15-large-light-current.png"
      let drawn = try program.bytes(file)
      // The file is the user's from here on.
      let stubs = String(decoding: try program.bytes("Stubs.swift"), as: UTF8.self)
      #expect(
        stubs.contains("var cityName: String { invented(\"GlowStore.cityName\", \"City name\") }"))
      try program.write("Stubs.swift", stubs.replacing("\"City name\"", with: "\"Oslo\""))
      outcome = try program.run([
        "render", "Plain.swift", "-o", "out", "--stubs", "Stubs.swift", "--at", "2026-03-01T10:00",
      ])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(try program.bytes(file) != drawn)
      outcome = try program.run(["render", "Plain.swift", "-o", "no", "--no-invent", "--quiet"])
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("error: cannot find 'GlowStore' in scope"))
    }

    /// What is the author's mistake stays an error, also beside names that are missing.
    @Test func mistakesAreNotInventedAway() throws {
      for (text, message) in [
        ("\"\\(GlowStore.shared.count)\").paddin(", "has no member 'paddin'"),
        ("GlowStore.shared.title).foregroundStyle(Colr.red", "cannot find 'Colr' in scope"),
        (
          "{ let steps: Int = \"3\"; return GlowStore.shared.title + \"\\(steps)\" }()",
          "cannot convert value of type 'String' to specified type 'Int'"
        ),
      ] {
        try program.write(
          "Plain.swift", ExtensionSample.widget(text: text, imports: "import GlowKit"))
        let outcome = try program.run(["render", "Plain.swift", "-o", "out", "--quiet"])
        #expect(outcome.code == 3, "\(outcome)")
        #expect(outcome.errors.hasPrefix("error: Plain does not compile\nPlain.swift:20:"))
        #expect(outcome.errors.contains(message), "\(outcome)")
        #expect(!outcome.errors.contains("Invented"), "\(outcome)")
      }
      let outcome = try program.run(["render", "Widget.json", "--no-invent"])
      #expect(outcome.code == 2 && outcome.errors.contains("--no-invent is for Swift sources"))
    }

    @Test func thePlanIsPrinted() throws {
      try project()
      let text = try program.run(["inspect", "App", "--stage", "plan"]).output
      #expect(text.hasPrefix("widget extension Steps Widgets\n"))
      #expect(text.contains("  framework     Kit, 1 files, 5\n"))
      #expect(text.contains("  nowhere       SceneKit\n"))
      #expect(text.contains("    App/Widgets/Steps.swift\n"))
      let json = try program.run(["inspect", "App", "--stage", "plan", "--json"]).output
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let target = object?["target"] as? [String: Any]
      #expect(target?["module"] as? String == "Steps_Widgets")
      let names = ["Model", "Shown", "Steps", "Word"]
      #expect(target?["sources"] as? [String] == names.map { "App/Widgets/\($0).swift" })
      let refused = try program.run(["inspect", "Widget.json", "--stage", "nodes", "--target", "A"])
      #expect(refused.code == 2 && refused.errors.contains("--target is for --stage plan"))
    }
  }
#endif
