import Vitrine

extension DocumentReader {
  /// The values of a live activity: those that all states have, and those of each.
  struct ActivityData {
    /// Those of the attributes, and that a state is not past its date unless it says so.
    var attributes = LocatedObject()
    var states: [Document.Entry] = []
  }

  /// Reads the values of a live activity, which its views bind by name; nil for widgets.
  func activityData(_ object: LocatedObject) throws(DocumentError) -> ActivityData? {
    guard let value = object["activity"], !value.isNull else { return nil }
    try refuse(DocumentSchema.notOfActivities, in: object)
    let path = DocumentPath.root.key("activity")
    guard let activity = value.object else {
      throw error("expected an object, found \(value.kindDescription)", value, path)
    }
    var data = ActivityData()
    if let attributes = activity["attributes"], !attributes.isNull {
      data.attributes = try values(attributes, path.key("attributes"))
    }
    let shared: [(LocatedObject?, DocumentPath)] = [
      (data.attributes, path.key("attributes")), (object["data"]?.object, .root.key("data")),
    ]
    for (values, place) in shared {
      guard let member = values?.member(ActivityForm.isStale) else { continue }
      throw DocumentError(
        file: file, position: member.keyPosition, path: place,
        message:
          "'\(ActivityForm.isStale)' is a value of a state, and false where a state does not have it"
      )
    }
    data.states = try states(activity, value, path, data.attributes)
    data.attributes.members.append(
      .init(
        key: ActivityForm.isStale, keyPosition: .start,
        value: LocatedValue(.bool(false), .start)))
    return data
  }

  private func states(
    _ activity: LocatedObject, _ value: LocatedValue, _ path: DocumentPath,
    _ attributes: LocatedObject
  ) throws(DocumentError) -> [Document.Entry] {
    guard let written = activity["states"], !written.isNull else {
      // The usual mistake is one state.
      if let near = activity.members.first(where: {
        NearestName.find($0.key, among: ["states"]) != nil
      }) {
        throw DocumentError(
          file: file, position: near.keyPosition, path: path,
          message: "unknown key '\(DocumentError.shortened(near.key))'; did you mean 'states'?")
      }
      throw error(
        "missing key 'states': a list with an object of values for each moment", value, path)
    }
    let path = path.key("states")
    guard let list = written.array else {
      throw error(
        "expected a list with an object of values for each moment, found "
          + written.kindDescription, written, path)
    }
    if list.isEmpty { throw error("a live activity has at least one state", written, path) }
    var states: [Document.Entry] = []
    for (index, item) in list.enumerated() {
      let state = try values(item, path.index(index))
      for member in state.members where attributes[member.key] != nil {
        throw DocumentError(
          file: file, position: member.keyPosition, path: path.index(index),
          message: "'\(DocumentError.shortened(member.key))' is one of the attributes, which stay")
      }
      if let isStale = state[ActivityForm.isStale], isStale.bool == nil {
        throw error(
          "expected true or false, found \(isStale.kindDescription)", isStale,
          path.index(index).key(ActivityForm.isStale))
      }
      states.append(Document.Entry(date: nil, relevance: nil, data: state))
    }
    return states
  }

  private func values(
    _ value: LocatedValue, _ path: DocumentPath
  ) throws(DocumentError) -> LocatedObject {
    guard let object = value.object else {
      throw error("expected values by name, found \(value.kindDescription)", value, path)
    }
    try refuseTaken(object, path)
    return object
  }

  /// Refuses keys that apply only to other forms of documents.
  func refuse(
    _ keys: [(key: String, reason: String)], in object: LocatedObject
  ) throws(DocumentError) {
    for (key, reason) in keys {
      guard let value = object[key], !value.isNull else { continue }
      throw error(reason, value, DocumentPath.root.key(key))
    }
  }

  /// Returns the live activity; nil for widgets. `fields` are the document's, already compiled.
  func activity(_ fields: CompiledArguments) throws(DocumentError) -> ActivityDocument? {
    guard case .object(let parts) = fields["activity"]?.content,
      case .object(let island) = parts["island"]?.content
    else { return nil }
    guard ActivityForm.regionNames.contains(where: { island[$0] != nil }) else {
      throw DocumentError(
        file: file, position: island.place.position, path: island.place.path,
        message: "the expanded island has no view: at least one of "
          + ActivityForm.regionNames.joined(separator: ", "))
    }
    return ActivityDocument(
      island: island, banner: parts["banner"]?.nodes ?? [], small: parts["small"]?.nodes)
  }
}
