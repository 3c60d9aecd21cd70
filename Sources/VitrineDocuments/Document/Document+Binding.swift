import Vitrine

extension Document {
  /// Returns the document with values in place of its own and of every entry's, by their names. Pictures and fonts
  /// that it has read are shared.
  ///
  /// Throws for a name that the document does not have, and for a value of another kind than all that it has there.
  package func binding(_ values: LocatedObject) throws(DocumentError) -> Document {
    for member in values.members { try check(member) }
    var content = content
    content.bound = content.bound.overridden(by: values)
    var resources = resources
    resources.images = resources.images.recording()
    return Document(content, resources, decimals: decimals)
  }

  /// The names of values that can be bound: the document's own first, then those that only entries have.
  package var dataNames: [String] {
    var seen: Set<String> = []
    return content.dataObjects.flatMap { $0.members.map(\.key) }.filter { seen.insert($0).inserted }
  }

  /// Returns the values that the document and its entries have under a name; one bound to it must be of the kind of
  /// one of these.
  package func dataValues(named name: String) -> [LocatedValue] {
    content.dataObjects.compactMap { $0[name] }
  }

  private func check(_ member: LocatedObject.Member) throws(DocumentError) {
    let path = DocumentPath.root.key("data")
    // Most values are the document's own, whose entries need not be searched.
    if let own = content.data[member.key], member.value.isOfKind(of: own) { return }
    let known = dataValues(named: member.key)
    guard let first = known.first else {
      let names = dataNames
      throw DocumentError(
        file: file, path: path,
        message: "unknown value '\(DocumentError.shortened(member.key))'"
          + (names.isEmpty
            ? "; the document declares no data" : NearestName.hint(for: member.key, among: names)))
    }
    guard known.contains(where: member.value.isOfKind) else {
      throw DocumentError(
        file: file, path: path.key(member.key),
        message: "expected \(first.kindName), as the document has, found "
          + member.value.kindDescription)
    }
  }
}

extension LocatedValue {
  /// Whether the value may stand where a document has another; null may stand anywhere.
  package func isOfKind(of own: LocatedValue) -> Bool {
    isNull || own.isNull || kindName == own.kindName
  }

  /// The kind of the value with its article.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
