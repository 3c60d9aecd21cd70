import VitrineGenerators

/// The objects of a project file, by their identifiers.
struct XcodeObjects {
  /// The path of the project file.
  let file: String
  /// The folder that paths of the project begin at.
  let root: String
  private let objects: [String: PropertyList]
  private let rootObject: String

  /// The largest file in bytes: several times that of the largest apps that are public.
  static let mostBytes = 64 << 20

  /// Reads a project file.
  ///
  /// - Parameter project: the path of the folder `Name.xcodeproj`.
  init(project: String) throws(ProjectError) {
    file = Paths.join(project, "project.pbxproj")
    let list = try Self.read(file)
    guard case .pairs(let objects)? = list["objects"]?.value else {
      throw ProjectError(file, line: list.line, "expected 'objects', as in every project file")
    }
    self.objects = objects
    guard let id = list["rootObject"]?.text, let project = objects[id] else {
      throw ProjectError(
        file, line: list["rootObject"]?.line, "the project that 'rootObject' names is not there")
    }
    rootObject = id
    root = Paths.join(
      Paths.folder(of: Paths.folder(of: file)), project["projectDirPath"]?.text ?? "")
  }

  init(file: String, root: String, objects: [String: PropertyList], rootObject: String) {
    (self.file, self.root) = (file, root)
    (self.objects, self.rootObject) = (objects, rootObject)
  }

  private static func read(_ file: String) throws(ProjectError) -> PropertyList {
    let bytes = try ProjectFile.bytes(file, limit: mostBytes)
    // Some generators write the form of property lists.
    guard bytes.starts(with: "<?xml".utf8) else {
      var reader = ProjectFileReader(file: file, bytes: bytes)
      return try reader.read()
    }
    var reader = PropertyListReader(file: file, bytes: bytes)
    do { return try reader.read() } catch {
      throw ProjectError(file, line: error.line, error.reason)
    }
  }

  var project: XcodeObject { self[rootObject] ?? XcodeObject(id: rootObject, list: .nothing) }

  subscript(id: String) -> XcodeObject? {
    objects[id].map { XcodeObject(id: id, list: $0) }
  }

  /// The object that a key of another one names.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
    object.text(key).flatMap { self[$0] }
  }

  /// The objects that a list of another one names; those that are not there are left out, as Xcode leaves them.
  func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.texts(key).compactMap { self[$0] }
  }

  /// All objects of a kind, by their identifiers.
  func all(_ kind: String) -> [XcodeObject] {
    objects.lazy.filter { $0.value["isa"]?.text == kind }
      .map { XcodeObject(id: $0.key, list: $0.value) }.sorted { $0.id < $1.id }
  }
}
