import Testing

/// A circle of folders that is there on purpose.
struct AllowedCircle {
  var target: String
  var folders: Set<String>
  var reason: String
}

let allowedCircles: [AllowedCircle] = [
  AllowedCircle(
    target: "VitrineViews",
    folders: [
      ".", "Assets", "CustomSymbols", "Environment", "Geometry", "Images", "Intents", "Layout",
      "Modifiers",
      "Shapes", "Style", "Text", "View",
    ],
    reason: "SwiftUI's own: a view has modifiers, which are views; texts hold images, images texts"),
  AllowedCircle(
    target: "VitrineLayout", folders: ["Engine", "Modifiers", "Nodes"],
    reason: "a node holds its modifier, whose rules are for the engine, which reads nodes"),
]

/// Folders are layers too, as far as the names of types show it: none leads back to one that leads to it. Members that an
/// extension in another folder adds are not seen.
@Suite struct FolderGraphTests {
  @Test(arguments: dependencyTable.map(\.target).filter { !$0.hasPrefix("C") })
  func foldersStandInNoOtherCircle(target: String) throws {
    let root = "Sources/\(target)"
    var files: [String: String] = [:]
    for path in Checkout.files(below: root) where path.hasSuffix(".swift") {
      files[String(path.dropFirst(root.count + 1))] = try Checkout.text(path)
    }
    let graph = FolderGraph(files)
    let allowed = allowedCircles.filter { $0.target == target }.map(\.folders)
    #expect(allowed.count <= 1)
    for circle in graph.circles where !allowed.contains(where: { $0.isSuperset(of: circle) }) {
      let edges = circle.flatMap { from in
        circle.compactMap { to in graph.edges[from]?[to].map { "\(from) → \(to): \($0)" } }
      }
      Issue.record("\(target): \(edges.joined(separator: "; "))")
    }
  }

  @Test func circlesAreFound() {
    let graph = FolderGraph([
      "A/One.swift": "public struct One { var two: Two }",
      "B/Two.swift": "final class Two {\n  func f() -> Three { Three() }\n}",
      "C/Three.swift": "/// Unlike `One`, it\nenum Three { case a(One) }",
      "D/Four.swift": "struct Four { let one: One, text = \"Five\" } // Five",
      "Five.swift": "typealias Five = Four",
    ])
    #expect(graph.circles == [["A", "B", "C"]])
    #expect(graph.edges["A"] == ["B": "Two in A/One.swift"])
    #expect(graph.edges["."] == ["D": "Four in Five.swift"])
  }
}
