import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// The system's colours by use, in documents.
@Suite struct SemanticColorTests {
  /// Names of documents and of the system's table.
  private static let names: [(String, SystemColorTable.Name)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
    ("separator", .separator), ("opaqueSeparator", .opaqueSeparator), ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("gray", .gray),
    ("gray2", .gray2), ("gray3", .gray3), ("gray4", .gray4), ("gray5", .gray5), ("gray6", .gray6),
  ]

  private func shown(
    _ name: String, isDark: Bool, colors: String = ""
  ) throws -> RGBA {
    let text = #"{"vitrine":1,"kind":"W",\#(colors)"body":{"Color":"\#(name)"}}"#
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    var configuration = RenderConfiguration()
    configuration.scheme = isDark ? .dark : .light
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = Renderer().place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    let fills = placed.tree.nodes.compactMap { node -> RGBA? in
      guard node.name == "Color", case .shape(let shape) = node.content,
        case .fill(let fill, _) = shape.drawing, case .color(let color) = fill.kind
      else { return nil }
      return color
    }
    return try #require(fills.last)
  }

  @Test(arguments: names, [false, true])
  func namesShowTheColorsOfTheTable(
    name: (String, SystemColorTable.Name), isDark: Bool
  ) throws {
    let appearance = SystemColorTable.Appearance(
      isDark: isDark, isHighContrast: false, isElevated: true, os: 26)
    #expect(try shown(name.0, isDark: isDark) == SystemColorTable.color(name.1, appearance))
  }

  @Test func ownColorsComeFirst() throws {
    let own = ##""colors":{"separator":"#123456"},"##
    #expect(try shown("separator", isDark: false, colors: own) == RGBA(hex: 0x123456))
    #expect(try shown("label", isDark: false, colors: own) == RGBA(hex: 0x000000))
  }
}
