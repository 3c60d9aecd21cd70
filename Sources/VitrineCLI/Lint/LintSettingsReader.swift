import Vitrine
import VitrineDocuments
import VitrineLint

/// Reads the configuration file of `vitrine lint`.
struct LintSettingsReader {
  let file: String

  /// Reads a YAML or JSON file with `rules`, `thresholds` and `overrides`, or throws the first error in it.
  static func read(_ file: String) throws -> LintSettings {
    let bytes = try DocumentFile.read(file, limit: DocumentLimits.standard.fileSize)
    let root = try DocumentFile.parse(bytes, file: file)
    return try LintSettingsReader(file: file).settings(root)
  }

  private static let keys = ["rules", "thresholds", "overrides"]
  private static let overrideKeys = ["widget", "family", "view", "reason", "rules", "thresholds"]

  private func settings(_ root: LocatedValue) throws -> LintSettings {
    let object = try object(root, .root, Self.keys)
    var settings = LintSettings()
    try add(object, widget: nil, .root, to: &settings)
    guard let value = object["overrides"], !value.isNull else { return settings }
    let path = DocumentPath.root.key("overrides")
    guard let list = value.array else {
      throw error("expected a list, found \(value.kindDescription)", value, path)
    }
    for (index, item) in list.enumerated() {
      let place = path.index(index)
      let inner = try self.object(item, place, Self.overrideKeys)
      try add(inner, widget: text(inner, "widget", place), place, to: &settings)
    }
    return settings
  }

  /// Adds the rules and thresholds of an object; those of an override hold for what it names.
  private func add(
    _ object: LocatedObject, widget: String?, _ path: DocumentPath, to settings: inout LintSettings
  ) throws {
    let (family, view) = (try text(object, "family", path), try text(object, "view", path))
    let reason = try text(object, "reason", path) ?? ""
    for member in try members(object, "rules", path) {
      let rule = try self.rule(member, path.key("rules"))
      let place = LintIgnore(
        rule: rule, reason: reason, file: file, line: Int(member.keyPosition.line),
        column: Int(member.keyPosition.column), note: "")
      var override = LintOverride(
        rule: rule, level: try level(member, path.key("rules")), reason: reason, place: place)
      (override.widget, override.family, override.view) = (widget, family, view)
      settings.overrides.append(override)
    }
    for member in try members(object, "thresholds", path) {
      let place = path.key("thresholds")
      if family != nil || view != nil {
        throw error(
          "limits hold for whole widgets; leave out '\(family == nil ? "view" : "family")'",
          member.value, place)
      }
      settings.limits.append(
        .init(widget: widget ?? "*", name: member.key, value: try limit(member, place)))
    }
  }

  private func rule(_ member: LocatedObject.Member, _ path: DocumentPath) throws -> String {
    let names = LintRule.all.map(\.id)
    guard !names.contains(member.key) else { return member.key }
    if let known = LintGuideline.find(member.key) {
      throw error("'\(known.id)' is not judged: \(known.reason)", member.keyPosition, path)
    }
    throw error(
      "unknown rule '\(DocumentError.shortened(member.key))'"
        + DocumentError.hint(for: member.key, among: names), member.keyPosition, path)
  }

  private func level(
    _ member: LocatedObject.Member, _ path: DocumentPath
  ) throws -> LintOverride.Level {
    // YAML reads a bare `off` as a text or as false.
    if member.value.bool == false { return .off }
    if let text = member.value.string, let level = LintOverride.Level(rawValue: text) {
      return level
    }
    throw error(
      "expected off, note, warning or error, found \(member.value.kindDescription)", member.value,
      path.key(member.key))
  }

  private func limit(_ member: LocatedObject.Member, _ path: DocumentPath) throws -> Double {
    guard LintThresholds.names.contains(member.key) else {
      throw error(
        "unknown limit '\(DocumentError.shortened(member.key))'"
          + DocumentError.hint(for: member.key, among: LintThresholds.names), member.keyPosition,
        path)
    }
    guard let number = member.value.number, number >= 0, number <= 1e9 else {
      throw error(
        "expected a number from 0 on, found \(member.value.kindDescription)", member.value,
        path.key(member.key))
    }
    return number
  }

  // MARK: Values

  private func members(
    _ object: LocatedObject, _ key: String, _ path: DocumentPath
  ) throws -> [LocatedObject.Member] {
    guard let value = object[key], !value.isNull else { return [] }
    guard let inner = value.object else {
      throw error("expected an object, found \(value.kindDescription)", value, path.key(key))
    }
    return inner.members
  }

  private func text(
    _ object: LocatedObject, _ key: String, _ path: DocumentPath
  ) throws -> String? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let text = value.string else {
      throw error("expected a text, found \(value.kindDescription)", value, path.key(key))
    }
    return text
  }

  private func object(
    _ value: LocatedValue, _ path: DocumentPath, _ keys: [String]
  ) throws -> LocatedObject {
    guard let object = value.object else {
      throw error("expected an object, found \(value.kindDescription)", value, path)
    }
    for member in object.members where !keys.contains(member.key) {
      throw error(
        "unknown key '\(DocumentError.shortened(member.key))'"
          + DocumentError.hint(for: member.key, among: keys), member.keyPosition, path)
    }
    return object
  }

  private func error(
    _ message: String, _ value: LocatedValue, _ path: DocumentPath
  ) -> DocumentError {
    error(message, value.position, path)
  }

  private func error(
    _ message: String, _ position: SourcePosition, _ path: DocumentPath
  ) -> DocumentError {
    DocumentError(file: file, position: position, path: path, message: message)
  }
}
