import VitrineGraphics
import VitrineImages

/// Lists what differs between two matched records, without asking what follows from what.
struct RecordChanges {
  let old: PlacedRecord
  let new: PlacedRecord
  let match: NodeMatch
  let oldNames: ViewNames
  let newNames: ViewNames

  init(_ old: PlacedRecord, _ new: PlacedRecord, _ match: NodeMatch) {
    self.old = old
    self.new = new
    self.match = match
    oldNames = ViewNames(record: old)
    newNames = ViewNames(record: new)
  }

  /// The settings of the pictures that differ; a record without settings gives no evidence about them.
  func settings() -> [Cause] {
    var result: [Cause] = []
    func add(_ name: String, _ before: String?, _ after: String?) {
      guard !isSame(before, after) else { return }
      result.append(
        Cause(
          .environment, path: "environment", view: "environment", property: name,
          old: before, new: after))
    }
    for change in SettingChange.all(old.environment, new.environment) {
      add(change.name, change.old, change.new)
    }
    // Size and scale follow from the settings where these say so.
    if old.scale != new.scale, !result.contains(where: { Self.decidingScale.contains($0.property) })
    {
      add("scale", numeral(old.scale), numeral(new.scale))
    }
    if old.size != new.size, !isSizedByViews,
      !result.contains(where: { Self.decidingSize.contains($0.property) })
    {
      add("canvas", words(old.size), words(new.size))
    }
    return result
  }

  /// Whether the views decide the size of the pictures, as those of a live activity do.
  private var isSizedByViews: Bool {
    [old, new].allSatisfy { record in record.environment.contains { $0.name == "surface" } }
  }

  private static let decidingScale: Set<String> = ["device", "scale", "deviceSize"]
  private static let decidingSize: Set<String> = [
    "device", "family", "size", "scene", "orientation", "sizeProfile", "deviceSize", "os",
    "display",
    "today", "firstDisplay", "slot",
  ]

  private func words(_ size: Size) -> String { "\(numeral(size.width))×\(numeral(size.height))" }

  /// The changed values of matched nodes; the same change of several views is one cause.
  private func values() -> [Cause] {
    var result: [Cause] = []
    var places: [String: Int] = [:]
    for n in new.nodes.indices {
      let o = match.oldOfNew[n]
      guard o >= 0 else { continue }
      for change in changes(o, n) {
        var group = "\(new.nodes[n].name)\u{0}\(change.key)"
        if result.count < Self.mostCauses {
          group += "\u{0}\(change.old ?? "")\u{0}\(change.new ?? "")"
        }
        if let place = places[group] {
          result[place].count += 1
          result[place].oldNodes.append(o)
          result[place].newNodes.append(n)
        } else {
          places[group] = result.count
          result.append(cause(change, o, n))
        }
      }
    }
    return result
  }

  /// The number of changes from which on those of one kind of view are told together.
  private static let mostCauses = 1024

  private func changes(_ o: Int, _ n: Int) -> [ValueChange] {
    let (before, after) = (old.nodes[o], new.nodes[n])
    var result: [ValueChange] = []
    if !isSame(before.name, after.name) {
      result.append(ValueChange("view", before.name, after.name))
    }
    guard !before.hasSameValues(as: after) else { return result }
    // What layout derives is no cause where the size changed; lines and truncation never are.
    let isSized = before.frame.size == after.frame.size
    let knowSettings = old.knowsSettings && new.knowsSettings
    func counts(_ property: Property) -> Bool {
      if property.isSetting { return knowSettings }
      return !property.isDerived || isSized && property.followsSize
    }
    for property in after.properties where counts(property) {
      let value = before[property.key]
      if !isSame(value, property.value) {
        result.append(ValueChange(property.key, value, property.value))
      }
    }
    for property in before.properties where counts(property) && after[property.key] == nil {
      result.append(ValueChange(property.key, property.value, nil))
    }
    return ValueChange.asWritten(result, before, after)
  }

  private func cause(_ change: ValueChange, _ o: Int, _ n: Int) -> Cause {
    let node = new.nodes[n]
    let key = change.key
    if key == PropertyKey.controlValue {
      return Cause(
        .property, path: newNames.path(n), view: newNames.name(n), property: key, old: change.old,
        new: change.new, oldNodes: [o], newNodes: [n])
    }
    let subject = new.subject(of: n)
    return Cause(
      kind(key), path: newNames.path(subject), view: newNames.name(subject),
      modifier: node.isView || PropertyKey.settings.contains(key) ? nil : node.name,
      property: key != "value" ? key : node.isView ? "minLength" : "", old: change.old,
      new: change.new, oldNodes: [o], newNodes: [n])
  }

  private func kind(_ key: String) -> Cause.Kind {
    switch key {
    case PropertyKey.text: .text
    case PropertyKey.color: .color
    case PropertyKey.image: .image
    case _ where key == PropertyKey.font || key.hasPrefix("font."): .font
    default: .property
    }
  }

  /// Everything that differs.
  func all() -> [Cause] {
    values() + orders() + ModifierOrder(old, new, match).joined(additions(), removals())
  }

  private func orders() -> [Cause] {
    match.reordered.map { o in
      let n = match.newOfOld[o]
      let subject = new.subject(of: n)
      return Cause(
        .order, path: newNames.path(subject), view: newNames.name(subject),
        old: place(o, old, match.newOfOld), new: place(n, new, match.oldOfNew), oldNodes: [o],
        newNodes: [n])
    }
  }

  /// The number among the siblings, with the modifiers that came or went around the view.
  private func place(_ index: Int, _ record: PlacedRecord, _ partner: [Int]) -> String? {
    var i = index
    while record.nodes[i].parent >= 0, partner[record.nodes[i].parent] < 0 {
      i = record.nodes[i].parent
    }
    guard record.nodes[i].parent >= 0 else { return nil }
    return record.children(of: record.nodes[i].parent).firstIndex(of: i).map { "\($0 + 1)" }
  }

  private func additions() -> [Cause] {
    unmatched(new, match.oldOfNew).map { n in
      let subject = new.subject(of: n)
      let isModifier = !new.nodes[n].isView && match.oldOfNew[subject] >= 0
      return Cause(
        .added, path: newNames.path(subject), view: newNames.name(subject),
        modifier: isModifier ? wrapping(subject, from: n, in: new, match.oldOfNew) : nil,
        new: words(of: new.nodes[n]), newNodes: [n])
    }
  }

  private func removals() -> [Cause] {
    unmatched(old, match.newOfOld).map { o in
      let subject = old.subject(of: o)
      let isModifier = !old.nodes[o].isView && match.newOfOld[subject] >= 0
      return Cause(
        .removed, path: oldNames.path(subject), view: oldNames.name(subject),
        modifier: isModifier ? wrapping(subject, from: o, in: old, match.newOfOld) : nil,
        old: words(of: old.nodes[o]), oldNodes: [o])
    }
  }

  /// Lists the modifiers added or removed together around one view, outermost first: each may have moved it.
  private func wrapping(
    _ subject: Int, from outermost: Int, in record: PlacedRecord, _ partner: [Int]
  ) -> String {
    record.chain(to: subject).filter { $0 >= outermost && $0 != subject && partner[$0] < 0 }
      .map { record.nodes[$0].name }.joined(separator: ", ")
  }

  private func words(of node: PlacedRecord.Node) -> String? {
    let words = node.properties.filter { !$0.isDerived && !$0.isAddedLater }.map {
      "\($0.key) \($0.value)"
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Returns the outermost nodes without a match: the root, or nodes whose parent has a match.
  private func unmatched(_ record: PlacedRecord, _ partner: [Int]) -> [Int] {
    record.nodes.indices.filter { i in
      guard partner[i] < 0 else { return false }
      let parent = record.nodes[i].parent
      return parent < 0 || partner[parent] >= 0
    }
  }
}
