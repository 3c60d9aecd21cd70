import VitrineGraphics
package import VitrineLayout
import VitrineViews

extension HitMap {
  /// The largest number of targets, more than a reader, let alone a finger, can distinguish; further ones are
  /// omitted.
  package static let mostTargets = 512

  /// Collects the targets of snapped views.
  ///
  /// - Parameter rules: the rules of the widget in the tree; nil for bare views and scenes, whose widgets
  ///   carry their own as nodes.
  package init(_ tree: PlacedTree, rules: TapRules? = nil) {
    var walk = HitWalk(tree)
    walk.run(rules)
    self.init(size: tree.size, targets: walk.finished(), diagnostics: walk.diagnostics)
  }
}

/// A walk over a placed tree in drawing order that collects tap targets.
struct HitWalk {
  private(set) var diagnostics: [Diagnostic] = []
  private var walk: PlacedTreeWalk
  private let paths: PlacedPaths
  private var found: [Found] = []
  /// The widgets around the current node.
  private var widgets: [WidgetScope] = []
  private var isFull = false

  /// A target before the targets above it are known.
  private struct Found {
    var target: HitTarget
    var polygon: ConvexPolygon
  }

  private struct WidgetScope {
    /// The end of the widget's subtree.
    var end: Int
    var rules: TapRules
    /// The widget's index in `found`; nil if the widget is not visible.
    var target: Int?
    var hasURL = false
  }

  init(_ tree: PlacedTree) {
    walk = PlacedTreeWalk(tree, includesTapAreas: true)
    paths = PlacedPaths(tree)
  }

  private var tree: PlacedTree { walk.tree }

  mutating func run(_ rules: TapRules?) {
    if let rules, !tree.nodes.isEmpty { enterWidget(rules, 0) }
    while let i = walk.next() {
      while let last = widgets.last, last.end <= i { widgets.removeLast() }
      if !open(i) { walk.skipSubtree() }
    }
  }

  /// Enters a node; returns false to skip its subtree.
  private mutating func open(_ i: Int) -> Bool {
    if tree.isMask(i) { return false }
    switch tree.nodes[i].content {
    case .hidden: return false
    case .effect(.opacity(let opacity)): return opacity > 0
    // A mask without a second child shows nothing.
    case .effect(.mask): return tree.children(of: i).count > 1
    case .interaction(let interaction): return open(interaction, i)
    default: return true
    }
  }

  private mutating func open(_ interaction: Interaction, _ i: Int) -> Bool {
    switch interaction {
    case .transparent: return false
    case .disabled: return true
    case .system(let control): add(.system, i) { $0.control = control }
    case .widget(let rules): enterWidget(rules, i)
    case .widgetURL(let url): take(widgetURL: url, i)
    case .link(let url): if accepts(link: url, i) { add(.link, i) { $0.url = url } }
    case .button(let call):
      if accepts(call, "button", i) { add(.button, i) { $0.intent = call } }
    case .toggle(let call, let isOn):
      if accepts(call, "toggle", i) {
        add(.toggle, i) {
          $0.intent = call
          $0.isOn = isOn
        }
      }
    }
    return true
  }

}

// MARK: Widgets

extension HitWalk {
  /// Adds the widget's own target: its container, below everything in it.
  private mutating func enterWidget(_ rules: TapRules, _ i: Int) {
    let before = found.count
    widgets.append(WidgetScope(end: Int(tree.nodes[i].end), rules: rules, target: nil))
    guard rules.isTarget else { return }
    add(.app, i)
    if found.count > before { widgets[widgets.count - 1].target = before }
  }

  private mutating func take(widgetURL url: String?, _ i: Int) {
    guard let last = widgets.indices.last else {
      if let url { add(.widgetURL, i) { $0.url = url } }
      return
    }
    guard let url else { return }
    guard !widgets[last].hasURL else {
      note(
        .warning, "several-widget-urls",
        "a widget has one widgetURL; '\(url)' is left out in favour of an outer or earlier one", i)
      return
    }
    widgets[last].hasURL = true
    guard let target = widgets[last].target else { return }
    found[target].target.kind = .widgetURL
    found[target].target.url = url
  }

  private mutating func accepts(link url: String, _ i: Int) -> Bool {
    guard let rules = widgets.last?.rules, !rules.takesLinks else { return true }
    note(
      .note, "link-ignored",
      "\(rules.family) has a single target, widgetURL: the link to '\(url)' is not followed", i)
    return false
  }

  private mutating func accepts(_ call: IntentCall?, _ what: String, _ i: Int) -> Bool {
    guard let rules = widgets.last?.rules else { return true }
    guard let call else {
      if rules.runsClosures { return true }
      note(
        .warning, "closure-ignored",
        "a widget runs no closures: the \(what) needs an intent, and a tap on it opens the app", i)
      return false
    }
    if rules.takesIntents { return true }
    note(
      .note, "intent-ignored",
      "\(rules.family) runs no intents on this system: '\(call.name)' is not called, and a tap on "
        + "the \(what) opens the app", i)
    return false
  }
}

// MARK: Targets

extension HitWalk {
  private mutating func add(
    _ kind: HitTarget.Kind, _ i: Int, _ fill: (inout HitTarget) -> Void = { _ in }
  ) {
    guard found.count < HitMap.mostTargets else {
      if !isFull {
        note(
          .warning, "too-many-targets",
          "only the first \(HitMap.mostTargets) targets are listed", i)
      }
      isFull = true
      return
    }
    let node = tree.nodes[i]
    let frame = ConvexPolygon(corners: node.frame, walk.map, walk.projection)
    let limits = walk.clips.map(HitClip.init) + (kind == .app ? containerClip(i) : ownClips(i))
    let placed = GraphicsPath(rect: node.frame).transformed(by: walk.map)
    let outline = HitArea.Outline(
      path: walk.projection.map(placed.projected) ?? placed, rule: .nonZero)
    let polygon = limits.reduce(frame) { $0.intersection($1.quad) }
    let box = polygon.bounds
    guard !box.isEmpty, box.width.isFinite, box.height.isFinite else {
      if kind != .app {
        note(.note, "target-hidden", "nothing of the \(kind) can be seen or tapped", i)
      }
      return
    }
    var target = HitTarget(
      id: found.count, kind: kind, widget: widgets.last?.rules.widget,
      name: tree.identifier(around: i),
      view: node.name, path: paths.path(of: i), rect: box, quad: frame.points,
      area: HitArea(outlines: [outline] + limits.map(\.outline)))
    fill(&target)
    found.append(Found(target: target, polygon: polygon))
  }

  /// The clip to the container's shape: the one of a widget's root, or the one that represents it in a scene.
  private func containerClip(_ i: Int) -> [HitClip] {
    var j = i
    if case .interaction(.widget) = tree.nodes[i].content { j += 1 }
    guard j < Int(tree.nodes[i].end),
      case .effect(.clip(let geometry, let bounds, let rule)) = tree.nodes[j].content
    else { return [] }
    return [clip(geometry, bounds, rule, j)]
  }

  /// Returns the clip of a node below the current one, without a transform between them.
  private func clip(
    _ geometry: PlacedGeometry, _ bounds: Rect, _ rule: FillRule, _ i: Int
  ) -> HitClip {
    HitClip(
      PlacedClip(
        node: i, geometry: geometry, bounds: bounds, origin: tree.nodes[i].frame.origin, rule: rule,
        map: walk.map, projection: walk.projection))
  }

  /// The clips of the target's own shape: those of the single views it consists of, down to the first with
  /// several parts.
  private func ownClips(_ i: Int) -> [HitClip] {
    var result: [HitClip] = []
    var j = i
    while true {
      switch tree.nodes[j].content {
      case .tapArea(let geometry, let bounds, let rule):
        return result + [clip(geometry, bounds, rule, j)]
      case .effect(.clip(let geometry, let bounds, let rule)):
        result.append(clip(geometry, bounds, rule, j))
      case .effect(.transform), .effect(.projection): return result
      default: break
      }
      guard j + 1 < Int(tree.nodes[j].end), tree.nodes[j + 1].end == tree.nodes[j].end else {
        return result
      }
      j += 1
    }
  }

  private mutating func note(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, _ i: Int
  ) {
    let diagnostic = Diagnostic(
      severity: severity, code: code, message: message, path: paths.path(of: i))
    if diagnostics.last != diagnostic { diagnostics.append(diagnostic) }
  }

  /// Returns the targets with those that cover them.
  func finished() -> [HitTarget] {
    var targets = found.map(\.target)
    for i in targets.indices {
      for j in targets.indices.dropFirst(i + 1) where overlaps(i, j) {
        targets[i].coveredBy.append(j)
      }
    }
    return targets
  }

  /// The least overlap in square points; less is a shared edge and rounding.
  private static let leastOverlap = 1e-6

  private func overlaps(_ i: Int, _ j: Int) -> Bool {
    guard !found[i].target.rect.intersection(found[j].target.rect).isEmpty else { return false }
    return found[i].polygon.intersection(found[j].polygon).signedArea.magnitude > Self.leastOverlap
  }
}
