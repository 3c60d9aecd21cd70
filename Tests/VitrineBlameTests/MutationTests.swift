import Foundation
import Testing
import Vitrine
import VitrineBlame
import VitrineDocuments
import VitrineGraphics
import VitrineImages

/// Changes random properties of the example documents and asks blame which they were.
@Suite(.serialized) struct MutationTests {
  static let documents = ["Weather.json", "Battery.yaml", "Stocks.yaml", "Calendar.yaml"]
  let examples: [Example]
  let renderer = Renderer()

  init() throws { examples = try Self.documents.map(Example.init) }

  /// What two drawings of a document gave.
  struct Trial {
    var mutations: [Mutation]
    var blame: Blame
    var old: Drawing
    var new: Drawing
    var summary: String

    /// Whether a cause names the property of the mutation, at the view that carries it.
    func isNamed(_ cause: Cause, _ k: Int) -> Bool {
      guard mutations[k].names(cause) else { return false }
      return cause.newNodes.contains { new.isAt($0, mark: k, mutations[k]) }
        || cause.oldNodes.contains { old.isAt($0, mark: k, mutations[k]) }
    }
  }

  @Test func singleMutationsAreNamedFirst() throws {
    var random = Seeded(2_026)
    var missed: [String] = []
    var count = 0
    var byProperty: [Mutation.Property: (named: Int, all: Int)] = [:]
    while count < 200 {
      guard let trial = try trial(&random, mutations: 1) else { continue }
      count += 1
      let first = trial.blame.causes.first
      let isNamed = first.map { trial.isNamed($0, 0) } ?? false
      let property = trial.mutations[0].property
      byProperty[property, default: (0, 0)].all += 1
      if isNamed { byProperty[property]?.named += 1 } else { missed.append(describe(trial)) }
    }
    print(
      "single mutations named: \(count - missed.count) of \(count);",
      byProperty.map { "\($0.key.rawValue) \($0.value.named)/\($0.value.all)" }.sorted().joined(
        separator: ", "))
    #expect(byProperty.count >= 10, "the sample is too narrow: \(byProperty)")
    #expect(missed.count * 100 <= count * 5, "\(missed.joined(separator: "\n\n"))")
  }

  @Test func pairsOfMutationsAreBothNamed() throws {
    var random = Seeded(7)
    var missed: [String] = []
    var count = 0
    while count < 100 {
      guard let trial = try trial(&random, mutations: 2) else { continue }
      count += 1
      // A reader looks at the first few.
      let shown = trial.blame.causes.prefix(4)
      let isNamed = (0..<2).allSatisfy { k in shown.contains { trial.isNamed($0, k) } }
      if !isNamed { missed.append(describe(trial)) }
    }
    print("pairs of mutations named: \(count - missed.count) of \(count)")
    #expect(missed.count * 100 <= count * 20, "\(missed.joined(separator: "\n\n"))")
  }

  /// Nil when the mutations cannot be drawn or change no pixel.
  private func trial(_ random: inout Seeded, mutations count: Int) throws -> Trial? {
    let example = examples[random.below(examples.count)]
    var mutations: [Mutation] = []
    for _ in 0..<count {
      mutations.append(example.site(&random))
    }
    // Two changes of one value are one.
    if count == 2,
      mutations[0].place == mutations[1].place
        || mutations.contains(where: { m in
          mutations.contains { $0.place != m.place && $0.place.starts(with: m.place) }
        })
    {
      return nil
    }
    var before = example.document
    for (k, mutation) in mutations.enumerated() {
      before = example.marked(before, mutation.view, k)
    }
    var after = example.document
    for mutation in mutations { after = mutation.apply(to: after) }
    for (k, mutation) in mutations.enumerated() { after = example.marked(after, mutation.view, k) }
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("iphone-se-3"))
    configuration.family = families[random.below(families.count)]
    guard let old = example.draw(before, configuration, renderer),
      let new = example.draw(after, configuration, renderer)
    else { return nil }
    // A mark is lost where a view outside takes its node.
    guard (0..<count).allSatisfy({ old.subjects[$0] != nil || new.subjects[$0] != nil }) else {
      return nil
    }
    let comparison = compare(old.pixmap, new.pixmap)
    guard comparison.verdict == .different else { return nil }
    // Each of two changes must show by itself.
    if count == 2 {
      for mutation in mutations {
        guard
          let alone = example.draw(mutation.apply(to: example.document), configuration, renderer),
          compare(old.pixmap, alone.pixmap).verdict == .different
        else { return nil }
      }
    }
    let found = blame(old: old.record, new: new.record, changedClusters: comparison.clusters)
    return Trial(
      mutations: mutations, blame: found, old: old, new: new,
      summary: "\(example.name) \(configuration.family.map { "\($0)" } ?? ""): "
        + mutations.map(\.summary).joined(separator: " and "))
  }

  private func describe(_ trial: Trial) -> String {
    trial.summary + "\n  "
      + trial.blame.causes.prefix(5).map { "\($0.kind): \($0)" }.joined(separator: "\n  ")
  }
}

/// A picture with its record, and where the mutated views are in it.
struct Drawing {
  var pixmap: Pixmap
  var record: PlacedRecord
  /// For each node the marks of the views that it belongs to, itself included.
  var marks: [Set<Int>]
  /// Subjects of the marked nodes.
  var subjects: [Int: Set<Int>]

  func isAt(_ node: Int, mark: Int, _ mutation: Mutation) -> Bool {
    guard marks.indices.contains(node), marks[node].contains(mark) else { return false }
    return mutation.isInherited || subjects[mark]?.contains(subject(of: node)) == true
  }

  private func subject(of index: Int) -> Int { Drawing.subject(of: index, in: record) }

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
  let sites: [Mutation]
  private let path: String

  init(_ name: String) throws {
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
    sites = MutationSites(document, seed: 5).sites
  }

  /// A place to change: first the kind of property, so that frequent ones do not crowd out the others.
  func site(_ random: inout Seeded) -> Mutation {
    let kinds = Mutation.Property.allCases.filter { kind in sites.contains { $0.property == kind } }
    let kind = kinds[random.below(kinds.count)]
    let places = sites.filter { $0.property == kind }
    return places[random.below(places.count)]
  }

  /// The document with a name on a view, as its outermost modifier.
  func marked(_ document: DocumentText, _ view: [DocumentText.Step], _ mark: Int) -> DocumentText {
    var result = document
    var modifiers = result[view + [.member("modifiers")]]?.items ?? []
    // One view may carry both marks.
    if let name = modifiers.last?["id"]?.string {
      modifiers.removeLast()
      modifiers.append(.object([("id", .string("\(name) \(mark)"))]))
      result[view + [.member("modifiers")]] = .array(modifiers)
      return result
    }
    result[view + [.member("modifiers")]] = .array(
      modifiers + [.object([("id", .string("mark \(mark)"))])])
    return result
  }

  /// Nil when the document is refused.
  func draw(
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
    return Drawing(pixmap: image.pixmap, record: record, marks: marks, subjects: subjects)
  }
}
