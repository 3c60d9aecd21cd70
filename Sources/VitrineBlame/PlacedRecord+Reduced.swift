import VitrineGraphics
public import VitrineImages

extension PlacedRecord {
  /// The record as a golden's file holds it: without places in documents, of rejected views only the child
  /// that comes next if there is more room, and of those only the values that can decide on a size. All that a golden needs, so that its
  /// file stays small.
  public var reduced: PlacedRecord {
    var copy = self
    for i in copy.nodes.indices {
      copy.nodes[i].properties.removeAll {
        $0.key == PropertyKey.source || $0.key == PropertyKey.owner
      }
    }
    copy.rejected = rejected.filter { child in
      !rejected.contains { $0.chooser == child.chooser && $0.number > child.number }
    }.map(\.reduced)
    return copy
  }

  /// The reduced record as a compressed note for a PNG file.
  public var note: PNGOptions.Note {
    PNGOptions.Note(Self.keyword, reduced.text, isCompressed: true)
  }
}

extension PlacedRecord.Rejected {
  var reduced: Self {
    var copy = self
    copy.isReduced = true
    for i in copy.nodes.indices { copy.nodes[i] = copy.nodes[i].reduced }
    return copy
  }
}

extension PlacedRecord.Node {
  /// The node without its frame and what only paints.
  var reduced: Self {
    var copy = self
    copy.frame = .zero
    copy.properties.removeAll {
      let isKept = $0.key == PropertyKey.control || $0.key == PropertyKey.choice
      return !isKept && ($0.isDerived || LayoutInfluence.onlyPaints($0.key))
    }
    return copy
  }
}
