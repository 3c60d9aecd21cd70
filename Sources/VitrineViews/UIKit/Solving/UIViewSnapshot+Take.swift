import Foundation
import VitrineGraphics

extension UIViewSnapshot {
  /// Takes a picture's views, with what authors asked of them in vain.
  @MainActor init(of root: UIView) {
    var indices: [ObjectIdentifier: Int] = [:]
    var views: [UIView] = []
    var left: [(view: UIView, parent: Int)] = [(root, -1)]
    while let (view, parent) = left.popLast() {
      let depth = parent < 0 ? 0 : items[parent].depth + 1
      guard depth < Self.deepest, items.count < Self.mostViews else {
        add(
          "uikit-too-many-views",
          "views beyond \(Self.mostViews), or within more than \(Self.deepest) others, are left out"
        )
        continue
      }
      let index = items.count
      indices[ObjectIdentifier(view)] = index
      views.append(view)
      var item = UIViewItem(of: view, parent: parent, depth: depth)
      if parent < 0 { item.frame = Rect(origin: .zero, size: item.frame.size) }
      if item.content != nil {
        item.probe = probeCount
        probeCount += 1
      }
      check(&item)
      items.append(item)
      if parent >= 0 { items[parent].children.append(index) }
      problems += view.problems
      for child in view.subviews.reversed() { left.append((child, index)) }
    }
    closeSubtrees()
    for view in views {
      arrange(view, indices)
      for constraint in view.constraintsHeld { add(constraint, indices) }
    }
  }

  private mutating func closeSubtrees() {
    for index in items.indices.reversed() {
      items[index].end = max(items[index].end, index + 1)
      let parent = items[index].parent
      if parent >= 0 { items[parent].end = max(items[parent].end, items[index].end) }
    }
  }

  private mutating func add(_ code: String, _ message: String) {
    let problem = UIViewProblem(code: code, message: message)
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Replaces a frame that is no place.
  private mutating func check(_ item: inout UIViewItem) {
    let frame = item.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    if numbers.allSatisfy({ $0.magnitude <= Self.farthest }), frame.width >= 0, frame.height >= 0 {
      return
    }
    add(
      "uikit-frame",
      "the frame of \(item.label) is not a number, negative or beyond \(Int(Self.farthest)) points; 0 is "
        + "used instead")
    func clean(_ value: Double, least: Double) -> Double {
      value.magnitude <= Self.farthest ? max(least, value) : 0
    }
    item.frame = Rect(
      x: clean(frame.x, least: -Self.farthest), y: clean(frame.y, least: -Self.farthest),
      width: clean(frame.width, least: 0), height: clean(frame.height, least: 0))
  }

  /// The farthest place of a view, in points: more than any screen has.
  private static let farthest = 100_000.0

  /// Notes which views a stack arranges.
  @MainActor private mutating func arrange(_ view: UIView, _ indices: [ObjectIdentifier: Int]) {
    guard let stack = view as? UIStackView, let index = indices[ObjectIdentifier(view)] else {
      return
    }
    let shown = stack.arrangedSubviews.filter {
      !$0.isHidden && indices[ObjectIdentifier($0)] != nil
    }
    items[index].stack?.arranged = shown.compactMap { indices[ObjectIdentifier($0)] }
    items[index].stack?.gaps = shown.dropLast().map {
      Double(stack.customSpacing(after: $0)).cleaned
    }
  }

  @MainActor private mutating func add(
    _ constraint: NSLayoutConstraint, _ indices: [ObjectIdentifier: Int]
  ) {
    guard constraints.count < Self.mostConstraints else {
      return add(
        "uikit-too-many-constraints", "constraints beyond \(Self.mostConstraints) are left out")
    }
    func end(_ item: LayoutAnchorItem) -> Relation.End? {
      guard let view = item.view, let index = indices[ObjectIdentifier(view)] else { return nil }
      return Relation.End(item: index, guide: item.guide, attribute: item.attribute)
    }
    guard let first = end(constraint.first) else { return }
    let second = constraint.second.map(end)
    let name = constraint.text
    if case .some(.none) = second {
      return add(
        "uikit-unrelated-views",
        "\(name): the second view is not in the same tree of views; the constraint is left out")
    }
    let numbers = [Double(constraint.multiplier), Double(constraint.constant)]
    guard numbers.allSatisfy({ $0.magnitude <= Self.farthest }) else {
      return add(
        "uikit-constant",
        "\(name): a constant or multiplier is not a number or beyond \(Int(Self.farthest)); the "
          + "constraint is left out")
    }
    constraints.append(
      Relation(
        first: first, second: second ?? nil, relation: constraint.relation,
        multiplier: numbers[0], constant: numbers[1], priority: constraint.priority.rawValue,
        name: name))
  }
}

extension Double {
  /// The number, or 0 if it is none.
  nonisolated var cleaned: Double { isFinite ? self : 0 }
}

extension NSLayoutConstraint {
  /// The constraint and its place, e.g. `Widget/Today.swift:12: UILabel.top = UIView.top + 8`.
  var text: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var right: [String] = []
    if let second {
      let factor = multiplier == 1 ? "" : "\(Double(multiplier).short) × "
      right.append(factor + second.text)
    }
    if second == nil || constant != 0 { right.append(Double(constant).short) }
    let named = identifier.map { " “\($0)”" } ?? ""
    return "\(place)\(named): \(first.text) \(sign) \(right.joined(separator: " + "))"
  }
}

extension LayoutAnchorItem {
  fileprivate var text: String {
    let part =
      switch guide {
      case .safeArea: ".safeAreaLayoutGuide"
      case .margins: ".layoutMarginsGuide"
      case nil: ""
      }
    return "\(name)\(part).\(attribute.rawValue)"
  }
}

extension Double {
  /// The number with two decimals at most, without trailing zeros.
  nonisolated var short: String {
    guard magnitude < 1e9 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
