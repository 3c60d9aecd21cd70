import VitrineGraphics

/// Hashes of a record's nodes by the author's values, without frames and values derived by layout, so
/// that a view which only moved keeps its hash.
struct TreeSignature {
  /// The hash of each node alone.
  private(set) var own: [UInt64]
  /// The hash of each node with its whole subtree.
  private(set) var whole: [UInt64]
  /// The hash of each node's name.
  private(set) var names: [UInt64]

  init(_ record: PlacedRecord) {
    names = record.nodes.map { node in
      var hash = StableHash()
      hash.add(node.name.utf8)
      return hash.value
    }
    own = record.nodes.map { node in
      var hash = StableHash()
      hash.add(node.name.utf8)
      for property in node.properties
      where !property.isDerived && !property.isSetting && !property.isAddedLater {
        hash.add(UInt8(1))
        hash.add(property.key.utf8)
        hash.add(UInt8(2))
        hash.add(property.value.utf8)
      }
      return hash.value
    }
    whole = own
    // Children follow their parents, so in reverse order each child is complete before its parent needs it.
    for i in record.nodes.indices.reversed() {
      var hash = StableHash()
      hash.add(own[i])
      for child in record.children(of: i) { hash.add(whole[child]) }
      whole[i] = hash.value
    }
  }
}

/// Measures the likeness of subtrees of two records.
struct TreeSimilarity {
  private let old: Side
  private let new: Side

  private struct Side {
    let record: PlacedRecord
    let signature: TreeSignature

    /// Returns the sorted hashes of the single nodes of a subtree.
    func bag(_ index: Int, _ hashes: [UInt64]) -> [UInt64] {
      Array(hashes[index..<min(record.nodes[index].end, index + Self.mostNodes)]).sorted()
    }

    /// The number of nodes compared: the start of a subtree suffices and keeps wide trees cheap.
    static let mostNodes = 256
  }

  init(
    _ old: PlacedRecord, _ oldSignature: TreeSignature, _ new: PlacedRecord,
    _ newSignature: TreeSignature
  ) {
    self.old = Side(record: old, signature: oldSignature)
    self.new = Side(record: new, signature: newSignature)
  }

  /// Returns a score from 0, for views with different names and nothing in common, to 1 for equal ones.
  func score(_ o: Int, _ n: Int) -> Double {
    if old.signature.whole[o] == new.signature.whole[n] { return 1 }
    let isSameView = old.record.nodes[o].name == new.record.nodes[n].name
    let values = Self.shared(
      old.bag(o, old.signature.own), new.bag(n, new.signature.own))
    let names = Self.shared(
      old.bag(o, old.signature.names), new.bag(n, new.signature.names))
    let identifier = old.record.nodes[o].identifier
    let isNamed = identifier != nil && identifier == new.record.nodes[n].identifier
    // An identifier set by the author outweighs everything; then the kind of view, then its content.
    return min((isNamed ? 0.5 : 0) + (isSameView ? 0.3 : 0) + 0.4 * values + 0.3 * names, 1)
  }

  /// The fraction of elements that two sorted lists have in common, 0…1.
  private static func shared(_ a: [UInt64], _ b: [UInt64]) -> Double {
    var (i, j, count) = (0, 0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        count += 1
        i += 1
        j += 1
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return 2 * Double(count) / Double(max(a.count + b.count, 1))
  }
}
