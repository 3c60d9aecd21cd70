import Testing
import VitrineProjects

/// What a source declares of widgets.
@Suite struct WidgetScanTests {
  @Test(arguments: [
    ("struct A: Widget {}", ["A"]),
    ("public struct A : Widget, Sendable {\n}", ["A"]),
    ("struct A {}\nextension A: Widget {}", ["A"]),
    ("struct A: Sendable,\n  SwiftUI.Widget where X: Y {}", ["A"]),
    ("extension App.A: @preconcurrency Widget {}", ["App.A"]),
    ("enum Home { struct A: Widget { struct V: View {} } }\nstruct B: Widget {}", ["Home.A", "B"]),
    ("final class A: Widget {}", ["A"]),
    ("struct `A`: Widget {}", ["A"]),
    (
      "#if X\nstruct A: Widget {\n#else\nstruct A: Widget, Y {\n#endif\n}\nstruct B: Widget {}",
      ["A", "B"]
    ),
    (
      "struct A: Widget { var body: some View { if x { Text(\"}\") } } }\nstruct B: Widget {}",
      ["A", "B"]
    ),
    ("// struct A: Widget {}\n/* struct B: Widget {} */ let c = \"struct C: Widget {}\"", []),
    ("struct A: View, WidgetLike {}\nstruct B: NotA.WidgetX {}\nprotocol C: Widget {}", []),
    ("private struct A: Widget {}\nfileprivate extension B: Widget {}", []),
    ("struct A<T>: Widget {}\nfunc f() { struct B: Widget {} }", []),
    ("private struct Outer { struct A: Widget {} }\nstruct B: Widget {}", ["B"]),
    ("private let a = 1\nstruct A: Widget {}\nclass func b() {}", ["A"]),
  ])
  func widgetsAreNamed(_ source: String, _ names: [String]) {
    #expect(WidgetScan(Array(source.utf8)).widgets == names)
  }

  @Test func controlsAndBundlesAreTold() {
    let scan = WidgetScan(
      Array("struct A: ControlWidget {}\n  @main\nstruct B: WidgetBundle {}\n".utf8))
    #expect(scan.widgets.isEmpty && scan.controls == ["A"] && scan.hasMain && scan.declaresAny)
    #expect(!WidgetScan(Array("// @main\nlet a = \"@main\"\n@mainly struct A {}".utf8)).hasMain)
    #expect(WidgetScan(Array("private struct A: WidgetBundle {}".utf8)).declaresAny)
    #expect(!WidgetScan(Array("struct A: View {}".utf8)).declaresAny)
  }

  /// Neither deep nesting nor what never ends takes long.
  @Test(arguments: ["struct A: Widget {", "#if X\n{", "struct A<", "extension A.", "}", "`", "@"])
  func brokenSourcesAreRead(part: String) {
    let source = Array(String(repeating: part, count: 20_000).utf8)
    #expect(WidgetScan(source).widgets.count <= 8)
  }
}
