import VitrineGraphics
import VitrineImages

/// An error for text that is not a valid record; the description includes the line.
public struct PlacedRecordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line number, from 1.
  public var line: Int
  public var reason: String

  public var description: String {
    UntrustedText.line("the placed record is malformed: line \(line) \(reason)")
  }
}

extension PlacedRecord {
  /// Keyword of the chunk that carries a record inside a PNG file.
  public static let keyword = "Vitrine-Placed"
  /// The versions of the text format. Records of version 1 have no settings of authors, and those of version
  /// 2 no rejected views.
  fileprivate static let versionWithoutSettings = 1
  static let version = 2
  fileprivate static let versionWithRejected = 3
  /// The largest number of nodes read; no layout produces as many.
  static let mostNodes = 1 << 17

  /// The record as lines: the version, the canvas, the environment, then a line for each node with its
  /// depth, name, frame, `#id` and `key=value`; words are escaped like those of `Provenance`. Rejected views
  /// follow, each after `rejected`, or `reduced`, with the index of their `ViewThatFits` and their number.
  public var text: String {
    let version = rejected.isEmpty ? Self.version : Self.versionWithRejected
    var lines = [
      "vitrine-placed \(knowsSettings ? version : Self.versionWithoutSettings)",
      "canvas \(numeral(size.width)) \(numeral(size.height)) \(numeral(scale))",
    ]
    lines += environment.map { "env \(escapedWord($0.name)) \(escapedWord($0.value))" }
    lines += Self.lines(of: nodes)
    if knowsSettings {
      for child in rejected {
        let word = child.isReduced ? Self.reducedWord : Self.rejectedWord
        lines.append("\(word) \(child.chooser) \(child.number)")
        lines += Self.lines(of: child.nodes)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of nodes: [Node]) -> [String] {
    var depths = [Int](repeating: 0, count: nodes.count)
    return nodes.enumerated().map { i, node in
      if depths.indices.contains(node.parent) { depths[i] = depths[node.parent] + 1 }
      let frame = [node.frame.x, node.frame.y, node.frame.width, node.frame.height].map {
        numeral($0)
      }
      var words = ["\(depths[i])", escapedWord(node.name)] + frame
      if let identifier = node.identifier { words.append("#" + escapedWord(identifier)) }
      words += node.properties.map { "\(escapedWord($0.key))=\(escapedWord($0.value))" }
      return words.joined(separator: " ")
    }
  }

  /// The hash of the text, for `Provenance.placed`, without names of controls and settings: their effects
  /// are in other properties.
  public var hash: UInt64 {
    var plain = self
    plain.knowsSettings = false
    plain.rejected = []
    for i in plain.nodes.indices {
      plain.nodes[i].properties.removeAll { $0.isAddedLater || $0.isSetting }
    }
    var hash = StableHash()
    hash.add(plain.text.utf8)
    return hash.value
  }

  /// Reads the text form.
  public init(text: String) throws(PlacedRecordError) {
    var reader = RecordReader()
    for (number, line) in text.lines(keepsEmpty: true).enumerated() {
      if line.isEmpty { continue }
      do throws(RecordReader.Problem) {
        try reader.take(line)
      } catch {
        throw PlacedRecordError(line: number + 1, reason: error.reason)
      }
    }
    guard let record = reader.finished() else {
      throw PlacedRecordError(
        line: 1, reason: "must be \(Self.head), then a canvas")
    }
    self = record
  }

  fileprivate static let rejectedWord = "rejected"
  fileprivate static let reducedWord = "reduced"
  fileprivate static let head =
    "“vitrine-placed \(version)” or “vitrine-placed \(versionWithRejected)”"
}

/// Builds a record line by line.
private struct RecordReader {
  struct Problem: Error { var reason: String }

  private var version: Int?
  private var record: PlacedRecord?
  /// The nodes of the part being read: the picture's, or those of rejected views.
  private var nodes: [PlacedRecord.Node] = []
  /// The number of nodes of all parts.
  private var count = 0
  /// The index of the last node at each depth.
  private var open: [Int] = []

  mutating func take(_ line: Substring) throws(Problem) {
    let words = line.split(separator: " ")
    guard let version else {
      let known = [
        PlacedRecord.versionWithoutSettings, PlacedRecord.version, PlacedRecord.versionWithRejected,
      ]
      version = known.first { words == ["vitrine-placed", Substring("\($0)")] }
      if version == nil {
        throw Problem(reason: "must be \(PlacedRecord.head)")
      }
      return
    }
    guard record != nil else {
      guard words.count == 4, words[0] == "canvas", let values = numbers(words[1...]) else {
        throw Problem(reason: "must be “canvas” with width, height and scale")
      }
      record = PlacedRecord(size: Size(values[0], values[1]), scale: values[2])
      record?.knowsSettings = version != PlacedRecord.versionWithoutSettings
      return
    }
    if words.first == "env" {
      guard words.count >= 2, let name = unescapedWord(words[1]),
        let value = unescapedWord(words.count > 2 ? words[2] : "")
      else { throw Problem(reason: "must be “env” with a name and a value") }
      record?.environment.append(.init(name, value))
    } else if version == PlacedRecord.versionWithRejected, let word = words.first,
      word == PlacedRecord.rejectedWord || word == PlacedRecord.reducedWord
    {
      try takeRejected(words)
    } else {
      try takeNode(words)
    }
  }

  private mutating func takeRejected(_ words: [Substring]) throws(Problem) {
    close(to: 0)
    finishPart()
    guard words.count == 3, let chooser = Int(words[1]), let number = Int(words[2]), number > 0,
      record?.nodes.indices.contains(chooser) == true
    else {
      throw Problem(reason: "must be “rejected”, the index of a node and a number from 1")
    }
    var child = PlacedRecord.Rejected(chooser: chooser, number: number, nodes: [])
    child.isReduced = words[0] == PlacedRecord.reducedWord
    record?.rejected.append(child)
  }

  /// Moves the nodes that were read into the record.
  private mutating func finishPart() {
    if let last = record?.rejected.indices.last {
      record?.rejected[last].nodes = nodes
    } else {
      record?.nodes = nodes
    }
    nodes = []
  }

  private mutating func takeNode(_ words: [Substring]) throws(Problem) {
    guard words.count >= 6, let depth = Int(words[0]), let name = unescapedWord(words[1]),
      let frame = numbers(words[2..<6])
    else { throw Problem(reason: "must be a depth, a name and the four numbers of a frame") }
    let index = nodes.count
    guard count < PlacedRecord.mostNodes else { throw Problem(reason: "is one node too many") }
    guard depth >= 0, depth <= open.count, depth > 0 || index == 0 else {
      throw Problem(reason: "has a depth without a parent")
    }
    close(to: depth)
    var node = PlacedRecord.Node(
      parent: open.last ?? -1, end: index + 1, name: name,
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    for word in words[6...] {
      if word.hasPrefix("#") {
        node.identifier = unescapedWord(word.dropFirst())
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let key = unescapedWord(parts[0]), let value = unescapedWord(parts[1])
      else { throw Problem(reason: "holds “\(word)” where key=value is expected") }
      node.properties.append(.init(key, value))
    }
    nodes.append(node)
    count += 1
    open.append(index)
  }

  private mutating func close(to depth: Int) {
    while open.count > depth, let index = open.popLast() { nodes[index].end = nodes.count }
  }

  mutating func finished() -> PlacedRecord? {
    close(to: 0)
    finishPart()
    return record
  }

  private func numbers(_ words: ArraySlice<Substring>) -> [Double]? {
    var values: [Double] = []
    for word in words {
      guard let value = Double(word), value.isFinite, value.magnitude <= 1e12 else { return nil }
      values.append(value)
    }
    return values
  }
}
