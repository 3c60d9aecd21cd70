import VitrineDocuments
import VitrineGenerators

/// A project as XcodeGen describes it: `project.yml`, from which it makes the project file that such a repository
/// leaves out (https://github.com/yonaskolb/XcodeGen, “Project Spec”).
struct ProjectSpec {
  /// The path of the description.
  let file: String
  /// The values, with those of included files and of templates.
  let values: PropertyList

  static let fileName = "project.yml"

  /// The largest description in bytes.
  static let mostBytes = 4 << 20
  /// The deepest nesting of files that include others, and of templates that use others.
  static let mostLevels = 16

  init(_ file: String) throws(ProjectError) {
    self.file = file
    let read = try Self.read(file, level: 0)
    guard case .pairs(var members) = read.value,
      case .pairs(let targets)? = members["targets"]?.value
    else {
      values = read
      return
    }
    let whole = targets.mapValues { Self.filled($0, from: members["targetTemplates"], level: 0) }
    members["targets"] = PropertyList(value: .pairs(whole), line: read.line)
    values = PropertyList(value: .pairs(members), line: read.line)
  }

  /// Reads a description over those that it includes.
  private static func read(_ file: String, level: Int) throws(ProjectError) -> PropertyList {
    guard level < mostLevels else {
      throw ProjectError(
        file, "files include others more than \(mostLevels) deep; does one itself?")
    }
    let bytes = try ProjectFile.bytes(file, limit: mostBytes)
    let located: LocatedValue
    do { located = try YAMLParser.parse(bytes, file: file) } catch {
      throw ProjectError(file, line: error.position.map { Int($0.line) }, error.message)
    }
    let own = list(located)
    guard case .pairs = own.value else {
      throw ProjectError(
        file, line: own.line, "expected the members of a project, such as 'targets'")
    }
    var whole = PropertyList.nothing
    for include in items(own["include"]) {
      guard let path = include.text ?? include["path"]?.text else { continue }
      let place = Paths.join(Paths.folder(of: file), path)
      let included = try read(place, level: level + 1)
      // Its paths begin at its own folder, unless it is told otherwise.
      let isMoved = include["relativePaths"]?.text != "NO"
      let folder = Paths.folder(of: Paths.normal(path))
      whole = merged(whole, under: isMoved ? moved(included, into: folder) : included)
    }
    return merged(whole, under: own)
  }

  /// Scalars are texts, as a project file has them.
  private static func list(_ located: LocatedValue) -> PropertyList {
    let value: PropertyList.Value =
      switch located.content {
      case .null: .text("")
      case .bool(let flag): .text(flag ? "YES" : "NO")
      case .number(let number): .text(number.text)
      case .string(let text): .text(text)
      case .array(let items): .list(items.map(list))
      case .object(let object):
        .pairs(
          Dictionary(object.members.map { ($0.key, list($0.value)) }, uniquingKeysWith: { $1 }))
      }
    return PropertyList(value: value, line: Int(located.position.line))
  }
}

// Paths of included files.
extension ProjectSpec {
  /// Returns the values with paths that begin at the folder above one.
  private static func moved(_ list: PropertyList, into folder: String) -> PropertyList {
    if folder == "." { return list }
    func path(_ list: PropertyList) -> PropertyList { below(folder, list) }
    return list.changing("configFiles") { changingAll($0, path) }
      .changing("packages") { changingAll($0) { $0.changing("path", path) } }
      .changing("targets") { changingAll($0) { target($0, path) } }
      .changing("targetTemplates") { changingAll($0) { target($0, path) } }
  }

  private static func target(
    _ list: PropertyList, _ path: (PropertyList) -> PropertyList
  ) -> PropertyList {
    list.changing("sources") { sources in
      let moved = items(sources).map { $0.text == nil ? $0.changing("path", path) : path($0) }
      return PropertyList(value: .list(moved), line: sources.line)
    }
    .changing("configFiles") { changingAll($0, path) }
    .changing("info") { $0.changing("path", path) }
    .changing("entitlements") { $0.changing("path", path) }
  }

  private static func below(_ folder: String, _ list: PropertyList) -> PropertyList {
    guard let text = list.text else { return list }
    return PropertyList(value: .text(Paths.join(folder, text)), line: list.line)
  }

  private static func changingAll(
    _ list: PropertyList, _ change: (PropertyList) -> PropertyList
  ) -> PropertyList {
    guard case .pairs(let pairs) = list.value else { return list }
    return PropertyList(value: .pairs(pairs.mapValues(change)), line: list.line)
  }
}

extension PropertyList {
  /// Returns the dictionary with another value for a key that it has.
  fileprivate func changing(
    _ key: String, _ change: (PropertyList) -> PropertyList
  ) -> PropertyList {
    guard case .pairs(var pairs) = value, let old = pairs[key] else { return self }
    pairs[key] = change(old)
    return PropertyList(value: .pairs(pairs), line: line)
  }
}

// Values over others.
extension ProjectSpec {
  /// The items of a list; a single value is a list of itself.
  static func items(_ list: PropertyList?) -> [PropertyList] {
    guard let list else { return [] }
    switch list.value {
    case .list(let items): return items
    case .text(let text) where text.isEmpty: return []
    default: return [list]
    }
  }

  /// Returns a value with another over it: members come together, lists behind each other.
  private static func merged(_ below: PropertyList, under above: PropertyList) -> PropertyList {
    switch (below.value, above.value) {
    case (.pairs(let own), .pairs(let others)):
      let members = own.merging(others) { merged($0, under: $1) }
      return PropertyList(value: .pairs(members), line: above.line)
    case (.list(let own), .list(let others)):
      return PropertyList(value: .list(own + others), line: above.line)
    default: return above
    }
  }

  /// Returns a target with the templates that it names below it, and its attributes in them.
  private static func filled(
    _ target: PropertyList, from templates: PropertyList?, level: Int
  ) -> PropertyList {
    guard level < mostLevels else { return target }
    var whole = PropertyList(value: .pairs([:]), line: target.line)
    for name in items(target["templates"]).compactMap(\.text) {
      guard let template = templates?[name] else { continue }
      whole = merged(whole, under: filled(template, from: templates, level: level + 1))
    }
    guard case .pairs(let attributes)? = target["templateAttributes"]?.value else {
      return merged(whole, under: target)
    }
    return merged(replaced(whole, attributes.compactMapValues(\.text)), under: target)
  }

  private static func replaced(
    _ list: PropertyList, _ attributes: [String: String]
  ) -> PropertyList {
    let value: PropertyList.Value =
      switch list.value {
      case .text(let text):
        .text(
          attributes.sorted { $0.key < $1.key }.reduce(text) {
            $0.replacing("${\($1.key)}", with: $1.value)
          })
      case .list(let items): .list(items.map { replaced($0, attributes) })
      case .pairs(let pairs): .pairs(pairs.mapValues { replaced($0, attributes) })
      case .number, .flag: list.value
      }
    return PropertyList(value: value, line: list.line)
  }
}
