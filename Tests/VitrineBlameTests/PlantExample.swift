import Foundation
import SeededNumbers
import Vitrine
import VitrineBlame
import VitrineDocuments
import VitrineGraphics

/// A picture with its record, and where the changed views are in it.
struct Drawing {
  var pixmap: Pixmap
  var record: PlacedRecord
  /// For each node the marks of the views that it belongs to, itself included.
  var marks: [Set<Int>]
  /// Subjects of the marked nodes.
  var subjects: [Int: Set<Int>]

  func isAt(_ node: Int, mark: Int, _ plant: Plant) -> Bool {
    guard marks.indices.contains(node), marks[node].contains(mark) else { return false }
    return plant.isInherited
      || subjects[mark]?.contains(Drawing.subject(of: node, in: record)) == true
  }

  static func subject(of index: Int, in record: PlacedRecord) -> Int {
    var i = index
    while record.nodes[i].name.first?.isLowercase == true, i + 1 < record.nodes[i].end {
      if record.nodes[i].name == "background" {
        var last = i + 1
        while record.nodes[last].end < record.nodes[i].end { last = record.nodes[last].end }
        i = last
      } else {
        i += 1
      }
    }
    return i
  }
}

/// An example document that can be changed and drawn.
struct Example {
  let name: String
  let document: DocumentText
  let sites: [Plant]
  private let path: String

  static let documents = ["Weather.json", "Battery.yaml", "Stocks.yaml", "Calendar.yaml"]

  init(_ name: String, seed: UInt64) throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ExampleWidgets").path
    path = folder + "/" + name
    let bytes = try DocumentFile.read(path, limit: DocumentLimits.standard.fileSize)
    let root =
      name.hasSuffix(".yaml")
      ? try YAMLParser.parse(bytes, file: name, limits: .standard)
      : try JSONParser.parse(bytes, file: name, limits: .standard)
    self.name = name
    document = DocumentText(root)
    sites = PlantSites(document, seed: seed).sites
  }

  /// A place to change: first the kind, so that frequent ones do not crowd out the others.
  func site(_ random: inout Seeded) -> Plant {
    let kinds = Plant.Kind.allCases.filter { kind in sites.contains { $0.kind == kind } }
    let kind = kinds[random.below(kinds.count)]
    let places = sites.filter { $0.kind == kind }
    return places[random.below(places.count)]
  }

  /// Draws the document with some of the plants; nil where it is refused.
  func draw(
    _ plants: [Plant], _ isPlanted: (Int) -> Bool, _ configuration: RenderConfiguration,
    _ renderer: Renderer
  ) -> Drawing? {
    var changed = document
    for (k, plant) in plants.enumerated() { mark(&changed, plant.view, k) }
    for (k, plant) in plants.enumerated() where isPlanted(k) { plant.apply(to: &changed) }
    return draw(changed, configuration, renderer)
  }

  /// Puts a name on a view, as its outermost modifier.
  private func mark(_ document: inout DocumentText, _ view: [DocumentText.Step], _ k: Int) {
    var modifiers = document[view + [.member("modifiers")]]?.items ?? []
    var names = "mark \(k)"
    // One view may carry several marks.
    if let other = modifiers.last?["id"]?.string {
      modifiers.removeLast()
      names = "\(other) \(k)"
    }
    document[view + [.member("modifiers")]] = .array(
      modifiers + [.object([("id", .string(names))])])
  }

  private func draw(
    _ document: DocumentText, _ configuration: RenderConfiguration, _ renderer: Renderer
  ) -> Drawing? {
    guard let parsed = try? Document.parse(Array(document.json.utf8), file: path + ".json") else {
      return nil
    }
    let (entry, session) = parsed.entry(EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = renderer.render(entry, of: parsed.widget, configuration, scratch: &scratch)
    guard session.problem == nil else { return nil }
    var record = PlacedRecord(image.placed, display: image.displayList)
    var marks = [Set<Int>](repeating: [], count: record.nodes.count)
    var subjects: [Int: Set<Int>] = [:]
    for (i, node) in record.nodes.enumerated() {
      if node.parent >= 0 { marks[i] = marks[node.parent] }
      for mark in node.identifier?.split(separator: " ").compactMap({ Int($0) }) ?? [] {
        marks[i].insert(mark)
        subjects[mark, default: []].insert(Drawing.subject(of: i, in: record))
      }
      // The names are for the test alone.
      record.nodes[i].identifier = nil
    }
    for i in record.rejected.indices {
      for k in record.rejected[i].nodes.indices { record.rejected[i].nodes[k].identifier = nil }
    }
    return Drawing(pixmap: image.pixmap, record: record, marks: marks, subjects: subjects)
  }
}
