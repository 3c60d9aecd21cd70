/// Puts the choices of `ViewThatFits` down to the changes that made them, where these are proven.
struct ChoiceCauses {
  private let old: PlacedRecord
  private let new: PlacedRecord
  private let match: NodeMatch
  private let names: ViewNames

  init(_ old: PlacedRecord, _ new: PlacedRecord, _ match: NodeMatch) {
    self.old = old
    self.new = new
    self.match = match
    names = ViewNames(record: new)
  }

  /// Returns the causes with those of the choices: a choice is added to the change that made it, or is a
  /// cause of its own.
  ///
  /// - Parameters:
  ///   - causes: what changed outside.
  ///   - settings: the settings of the pictures that differ; they explain all choices.
  ///   - dropped: the changes of views that another choice has replaced.
  ///   - choosers: the `ViewThatFits`, by their indices in the new record; those inside others, and those
  ///     where values follow from more than an author's changes, are not traced.
  func added(
    to causes: [Cause], settings: [Cause], dropped: [Cause], _ choosers: [Consequences.Chooser]
  ) -> [Cause] {
    let reasons = choosers.compactMap { chooser in
      ChoiceReason(chooser.node, old, new, match).map { ($0, chooser.isTraceable) }
    }
    var result = causes
    let movers = causes.filter { cause in
      !LayoutInfluence(cause, node: cause.newNodes.first.map { new.nodes[$0] }).isEmpty
    }
    let distinct = Set((movers + reasons.flatMap(\.0.deciding)).map(Change.init))
    let isOnlyChange =
      distinct.count == 1 && settings.isEmpty
      && reasons.allSatisfy { $0.0.isKnown && !$0.0.hidesChanges && $0.1 }
    for (reason, isTraceable) in reasons {
      guard isTraceable, settings.isEmpty, reason.isKnown else {
        result.append(cause(reason))
        continue
      }
      if let maker = maker(of: reason, isOnlyChange ? distinct.first : nil) {
        for cause in reason.deciding { add(cause, to: &result) }
        if let place = result.firstIndex(where: { Change($0) == maker }) {
          result[place].choices.append(reason.choice)
        } else {
          pending(maker, reason, reasons.map(\.0), &result)
        }
      } else {
        result.append(cause(reason))
        for var cause in reason.deciding {
          cause.actsByChoice = true
          add(cause, to: &result)
        }
      }
      // What only paints shows where the other child has it too.
      for cause in reason.painting
      where isShown(cause) || dropped.contains(where: { Change($0) == Change(cause) }) {
        add(cause, to: &result)
      }
    }
    return result
  }

  /// Whether a picture shows the modifier that came or went, in whichever child.
  private func isShown(_ cause: Cause) -> Bool {
    switch cause.kind {
    case .added: !cause.newNodes.isEmpty
    case .removed: !cause.oldNodes.isEmpty
    default: false
    }
  }

  /// The one change that made a choice; nil if it is not proven.
  private func maker(of reason: ChoiceReason, _ only: Change?) -> Change? {
    if let only { return only }
    return reason.hasSameRoom && !reason.hidesChanges && reason.deciding.count == 1
      ? reason.deciding.first.map(Change.init) : nil
  }

  /// Adds the only change, found in another `ViewThatFits`, with this choice.
  private func pending(
    _ maker: Change, _ reason: ChoiceReason, _ all: [ChoiceReason], _ result: inout [Cause]
  ) {
    guard var cause = all.flatMap(\.deciding).first(where: { Change($0) == maker }) else { return }
    cause.choices = [reason.choice]
    result.append(cause)
  }

  /// Adds a change, or its nodes to the same change of other views.
  private func add(_ cause: Cause, to result: inout [Cause]) {
    guard let place = result.firstIndex(where: { Change($0) == Change(cause) }) else {
      result.append(cause)
      return
    }
    let nodes = (Set(result[place].oldNodes), Set(result[place].newNodes))
    let isKnown = nodes.0.isSuperset(of: cause.oldNodes) && nodes.1.isSuperset(of: cause.newNodes)
    guard !isKnown else { return }
    result[place].oldNodes += cause.oldNodes.filter { !nodes.0.contains($0) }
    result[place].newNodes += cause.newNodes.filter { !nodes.1.contains($0) }
  }

  private func cause(_ reason: ChoiceReason) -> Cause {
    let n = reason.node
    var cause = Cause(
      .layout, path: names.path(n), view: names.name(n), property: PropertyKey.choice,
      old: reason.choice.old, new: reason.choice.new, oldNodes: [reason.choice.oldNode],
      newNodes: [n])
    cause.choices = [reason.choice]
    return cause
  }

  /// The key by which two causes are the same change of different views.
  private struct Change: Hashable {
    var kind: Cause.Kind
    var modifier: String?
    var property: String
    var values: [Cause.Values]
    /// A view that came or went is named by itself.
    var view: String

    init(_ cause: Cause) {
      kind = cause.kind
      modifier = cause.modifier
      property = cause.property
      values = [cause.values] + cause.otherValues
      view = [.added, .removed, .order].contains(cause.kind) ? cause.path : ""
    }
  }
}
