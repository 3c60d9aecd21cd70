import SeededNumbers
import Vitrine
import VitrineBlame
import VitrineGraphics
import VitrineImages

/// Plants changes chosen by a seed and judges what blame says of them.
struct PlantTrials {
  let examples: [Example]
  let renderer = Renderer().recording
  private var random: Seeded

  /// The figures of many trials.
  struct Figures {
    var singles = 0
    var firstRight = 0
    /// Changes that only made a `ViewThatFits` choose another view: they are in neither picture's views.
    var toldByChoice = 0
    var planted = 0
    var named = 0
    var falseCauses = 0
    var becauses = 0
    var falseBecauses = 0
    var lines = 0
    var unclear = 0
    var trials = 0
    var multiples = 0
    var kinds: Set<Plant.Kind> = []
    /// What went wrong, for people.
    var notes: [String] = []
  }

  private(set) var figures = Figures()

  init(_ examples: [Example], seed: UInt64) {
    self.examples = examples
    random = Seeded(seed)
  }

  private static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

  /// Plants until so many changes showed.
  mutating func run(singles: Int, multiples: Int) {
    while figures.singles < singles || figures.multiples < multiples {
      let isSingle = figures.singles < singles
      attempt(count: isSingle ? 1 : 2 + random.below(2))
    }
  }

  /// Does nothing where the changes cannot be drawn, or one of them does not show by itself.
  private mutating func attempt(count: Int) {
    let example = examples[random.below(examples.count)]
    let plants = (0..<count).map { _ in example.site(&random) }
    for i in plants.indices {
      for j in plants.indices where j > i && !plants[i].isApart(from: plants[j]) { return }
    }
    var configuration = RenderConfiguration()
    configuration.device = Device.named("iphone-se-3") ?? configuration.device
    configuration.family = Self.families[random.below(Self.families.count)]
    func draw(_ isPlanted: (Int) -> Bool) -> Drawing? {
      example.draw(plants, isPlanted, configuration, renderer)
    }
    guard let old = draw({ _ in false }), let new = draw({ _ in true }) else { return }
    // A mark is lost where a view outside takes its node.
    guard plants.indices.allSatisfy({ old.subjects[$0] != nil || new.subjects[$0] != nil }) else {
      return
    }
    let comparison = compare(old.pixmap, new.pixmap)
    guard comparison.verdict == .different else { return }
    // Without each, and each alone: every change must show by itself and among the others.
    var without: [Drawing] = []
    for k in plants.indices where count > 1 {
      guard let others = draw({ $0 != k }), let alone = draw({ $0 == k }),
        compare(others.pixmap, new.pixmap).verdict == .different,
        compare(old.pixmap, alone.pixmap).verdict == .different
      else { return }
      without.append(others)
    }
    // The old record as the file of a golden holds it.
    let golden = (try? PlacedRecord(text: old.record.note.text)) ?? old.record
    let found = blame(old: golden, new: new.record, changedClusters: comparison.clusters)
    let trial = PlantTrial(plants: plants, blame: found, old: old, new: new, without: without)
    judge(trial, "\(example.name) \(configuration.family?.slug ?? "")")
  }

  private mutating func judge(_ trial: PlantTrial, _ place: String) {
    figures.trials += 1
    let causes = trial.blame.causes
    let words =
      "\(place): " + trial.plants.map(\.summary).joined(separator: " and ") + "\n    "
      + trial.blame.lines.prefix(6).joined(separator: "\n    ")
    figures.kinds.formUnion(trial.plants.map(\.kind))
    if trial.plants.count == 1 {
      figures.singles += 1
      if let first = causes.first, trial.isNamed(first, 0), trial.plants[0].tells(first) {
        figures.firstRight += 1
      } else if let first = causes.first, trial.isInOtherBranch(first) {
        figures.toldByChoice += 1
      } else {
        figures.notes.append("not first: " + words)
      }
    } else {
      figures.multiples += 1
      figures.planted += trial.plants.count
      for k in trial.plants.indices {
        if causes.contains(where: { trial.isNamed($0, k) }) {
          figures.named += 1
        } else if causes.contains(where: trial.isInOtherBranch) {
          figures.planted -= 1
        } else {
          figures.notes.append("not named (\(k + 1)): " + words)
        }
      }
    }
    figures.lines += causes.count
    if trial.blame.unclear != nil { figures.unclear += 1 }
    for cause in causes {
      let k = trial.plants.indices.first { trial.isNamed(cause, $0) }
      // Another branch of a `ViewThatFits` is told as what it is.
      if k == nil, cause.property != "choice" {
        figures.falseCauses += 1
        figures.notes.append("false cause “\(cause)”: " + words)
      }
      guard let k, cause.movement != nil else { continue }
      figures.becauses += 1
      if trial.isDisproved(cause, k) {
        figures.falseBecauses += 1
        figures.notes.append("false because “\(cause)”: " + words)
      }
    }
  }
}

/// What two drawings of a document gave.
struct PlantTrial {
  var plants: [Plant]
  var blame: Blame
  var old: Drawing
  var new: Drawing
  /// Drawings with all changes but one.
  var without: [Drawing]

  /// Whether a cause names the property of a plant, at the view that carries it.
  func isNamed(_ cause: Cause, _ k: Int) -> Bool {
    guard plants[k].names(cause) else { return false }
    return cause.newNodes.contains { new.isAt($0, mark: k, plants[k]) }
      || cause.oldNodes.contains { old.isAt($0, mark: k, plants[k]) }
  }

  /// Whether a cause says that a view around all plants chose another child.
  func isInOtherBranch(_ cause: Cause) -> Bool {
    guard cause.property == "choice", let o = cause.oldNodes.first, let n = cause.newNodes.first
    else { return false }
    return plants.indices.allSatisfy { k in
      (o..<old.record.nodes[o].end).contains { old.marks[$0].contains(k) }
        || (n..<new.record.nodes[n].end).contains { new.marks[$0].contains(k) }
    }
  }

  /// Whether a view that is said to have moved because of a plant also moves without it.
  func isDisproved(_ cause: Cause, _ k: Int) -> Bool {
    guard without.indices.contains(k) else { return false }
    let (before, others) = (old.record.nodes, without[k].record.nodes)
    // Only trees of the same views can be compared by position.
    guard before.map(\.name) == others.map(\.name),
      before.map(\.name) == new.record.nodes.map(\.name)
    else { return false }
    let pixel = 1 / max(old.record.scale, 1) + 0.001
    return cause.movedNodes.contains { n in
      let (a, b) = (before[n].frame, others[n].frame)
      return abs(a.x - b.x) > pixel || abs(a.y - b.y) > pixel || abs(a.width - b.width) > pixel
        || abs(a.height - b.height) > pixel
    }
  }
}
