/// The places of a project's files: the tree of groups gives each its folder.
struct XcodePaths {
  private var places: [String: String] = [:]
  /// Folders whose files belong to targets by lying there.
  private(set) var synchronized: [XcodeObject] = []

  /// The deepest nesting of groups; apps nest a dozen.
  static let mostLevels = 128

  init(_ objects: XcodeObjects) throws(ProjectError) {
    guard let main = objects.object("mainGroup", of: objects.project) else {
      throw ProjectError(objects.file, line: objects.project.line, "the project has no 'mainGroup'")
    }
    try visit(main, in: objects.root, objects, level: 0)
  }

  /// The path of a file, group or folder; nil for what the system or a build makes.
  subscript(id: String) -> String? { places[id] }

  private mutating func visit(
    _ object: XcodeObject, in folder: String, _ objects: XcodeObjects, level: Int
  ) throws(ProjectError) {
    // A group that is in itself is met again before its first visit ends.
    guard level < Self.mostLevels else {
      throw ProjectError(
        objects.file, line: object.line,
        "its groups nest more than \(Self.mostLevels) deep; is one in itself?")
    }
    guard let place = Self.place(of: object, in: folder, objects.root) else { return }
    places[object.id] = place
    if object.kind == "PBXFileSystemSynchronizedRootGroup" { synchronized.append(object) }
    for child in objects.objects("children", of: object) {
      try visit(child, in: place, objects, level: level + 1)
    }
  }

  private static func place(
    of object: XcodeObject, in folder: String, _ root: String
  ) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return Paths.join(folder, path)
    case "SOURCE_ROOT": return Paths.join(root, path)
    case "<absolute>": return path
    default: return nil
    }
  }
}
