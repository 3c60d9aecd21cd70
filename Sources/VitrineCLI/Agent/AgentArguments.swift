import VitrineDocuments

/// Reads the arguments of a call. Many clients send an object as a text that holds its JSON.
enum AgentArguments {
  /// Returns the arguments by name: objects where the tool has objects, and without those that are null.
  static func read(
    _ value: LocatedValue?, of tool: AgentTool, _ limits: DocumentLimits
  ) throws(JobError) -> LocatedObject {
    guard let value, !value.isNull else { return LocatedObject() }
    let given = try object(value, "arguments", limits)
    var members: [LocatedObject.Member] = []
    for member in given.members where !member.value.isNull {
      var member = member
      guard let known = tool.arguments.first(where: { $0.key == member.key }) else {
        throw .unknown(member.key, what: "argument", among: tool.arguments.map(\.key))
      }
      if known.type == "object" {
        let values = try object(member.value, member.key, limits)
        let isSettings = member.key == settings
        member.value.content = .object(isSettings ? unquoted(values, limits) : values)
      } else if member.value.string == nil {
        throw JobError(
          .job, "\(member.key): expected a path, found \(member.value.kindDescription)")
      }
      members.append(member)
    }
    return LocatedObject(members)
  }

  /// The argument with the values of flags.
  private static let settings = "settings"

  private static func object(
    _ value: LocatedValue, _ name: String, _ limits: DocumentLimits
  ) throws(JobError) -> LocatedObject {
    if let object = value.object { return object }
    guard let text = value.string else {
      throw JobError(.job, "\(name): expected an object, found \(value.kindDescription)")
    }
    let read: LocatedValue
    do { read = try JSONParser.parse(Array(text.utf8), file: name, limits: limits) } catch {
      throw JobError(.job, "expected an object, or a text with the JSON of one: \(error)")
    }
    guard let object = read.object else {
      throw JobError(.job, "\(name): expected an object, found \(read.kindDescription)")
    }
    return object
  }

  /// Returns settings with switches and lists in place of texts with their JSON.
  private static func unquoted(
    _ object: LocatedObject, _ limits: DocumentLimits
  ) -> LocatedObject {
    LocatedObject(
      object.members.map { member in
        var member = member
        guard let text = member.value.string, text.utf8.count <= JobLimits.settingLength,
          let read = try? JSONParser.parse(Array(text.utf8), file: member.key, limits: limits),
          read.array != nil || (read.bool != nil && JobSettings.isSwitch(member.key))
        else { return member }
        member.value.content = read.content
        return member
      })
  }
}
