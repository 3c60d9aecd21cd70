import VitrineImages

/// Finds the extension that a path means: a project, a repository, an extension's folder, a package or a source.
package struct ExtensionSearch {
  /// The path, without doubled slashes and `.`.
  let path: String
  /// The name of the target; nil where there is one only.
  let target: String?

  /// The name of the file that XcodeGen makes a project of.
  package static let projectDescription = ProjectSpec.fileName

  /// The most folders above a path in which its project is looked for.
  static let mostLevels = 8

  package init(_ path: String, target: String? = nil) {
    self.path = Paths.normal(path)
    self.target = target
  }

  /// Returns the plan.
  ///
  /// - Throws: an error for a path without widgets, for a choice that is missing, or for a file that cannot be read.
  package func plan() throws(ProjectError) -> ExtensionPlan {
    guard ProjectFile.isThere(path) else { throw ProjectError(path, "no such file or folder") }
    if Paths.kind(of: path) == "xcodeproj" || Paths.name(of: path) == ProjectSpec.fileName {
      return try plan(ofProject: path, below: nil)
    }
    if SourceKind(path) == .swift { return try planOfSource() }
    if let project = try project(in: path) { return try plan(ofProject: project, below: nil) }
    if let package = Self.package(in: path) { return try plan(ofPackage: package, below: nil) }
    for folder in foldersAbove {
      if let project = Self.onlyProject(in: folder) {
        return try plan(ofProject: project, below: path)
      }
      if let package = Self.package(in: folder),
        let plan = try planOfPart(of: package, holding: path)
      {
        return plan
      }
    }
    return try planOfFolder()
  }

  /// The folders above the path within its repository, the nearest first.
  private var foldersAbove: [String] {
    var folders: [String] = []
    var folder = SourceKind(path) == .swift ? Paths.folder(of: path) : path
    if folder != path { folders.append(folder) }
    for _ in 0..<Self.mostLevels {
      if ProjectFile.isThere(Paths.join(folder, ".git")) { break }
      folder = Paths.join(folder, "..")
      folders.append(folder)
    }
    return folders
  }

  /// The project in a folder, or in one directly below; nil without any.
  private func project(in folder: String) throws(ProjectError) -> String? {
    let names = ProjectFile.names(in: folder)
    let inside = names.flatMap { name in
      ProjectFile.names(in: Paths.join(folder, name)).map { name + "/" + $0 }
    }
    let own = Self.projects(names)
    let isPackage = own.isEmpty && names.contains("Package.swift")
    let found = own.isEmpty && !isPackage ? Self.projects(inside) : own
    guard found.count < 2 else {
      throw ProjectError(
        folder, "it holds several projects: \(found.joined(separator: ", ")); name one of them")
    }
    return found.first.map { Paths.join(folder, $0) }
  }

  /// The projects among paths: project files, or else descriptions that XcodeGen makes them of.
  private static func projects(_ paths: [String]) -> [String] {
    let paths = paths.filter { !$0.hasPrefix("Pods/") }
    let files = paths.filter { Paths.kind(of: $0) == "xcodeproj" }
    return files.isEmpty ? paths.filter { Paths.name(of: $0) == ProjectSpec.fileName } : files
  }

  /// The project directly in a folder; nil where it has none or several.
  private static func onlyProject(in folder: String) -> String? {
    let found = projects(ProjectFile.names(in: folder))
    return found.count == 1 ? Paths.join(folder, found[0]) : nil
  }
}

// Projects.
extension ExtensionSearch {
  /// - Parameter folder: a folder whose target is meant; nil means all targets.
  private func plan(
    ofProject project: String, below folder: String?
  ) throws(ProjectError) -> ExtensionPlan {
    var reader = try Self.reader(of: project)
    let all = try reader.targets()
    if let target {
      if let plan = try reader.plan(named: target) { return plan }
      throw ProjectError(
        project, "it has no target '\(target)'; it has \(Self.list(all.map(\.name)))")
    }
    var found = all.filter(\.kind.isExtension)
    if let folder {
      found = found.filter { $0.files.swift.contains { Paths.holds(folder, $0) } }
    }
    // Beside one for iPhone, those for watches and Macs are meant when they are named.
    let ofPhones = found.filter(\.isOfPhone)
    if !ofPhones.isEmpty { found = ofPhones }
    guard found.count < 2 else {
      throw ProjectError(
        project,
        "it has several widget extensions: \(Self.list(found.map(\.name))); choose by --target")
    }
    guard let only = found.first, let plan = try reader.plan(named: only.name) else {
      throw ProjectError(
        project,
        "no target of it is a widget extension; it has \(Self.list(all.map(\.name))): choose by --target"
      )
    }
    return plan
  }

  private static func reader(of project: String) throws(ProjectError) -> XcodePlan {
    let isSpec = Paths.name(of: project) == ProjectSpec.fileName
    return try XcodePlan(
      isSpec ? ProjectSpec(project).objects() : XcodeObjects(project: project))
  }

  /// The most names in a message.
  private static let mostNames = 16

  static func list(_ names: [String]) -> String {
    let more = names.count - mostNames
    return names.isEmpty
      ? "none"
      : names.prefix(mostNames).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

// Sources without a project.
extension ExtensionSearch {
  /// The plan of the target that has the source; alone, where no extension has it.
  private func planOfSource() throws(ProjectError) -> ExtensionPlan {
    for folder in foldersAbove {
      guard let project = Self.onlyProject(in: folder) else { continue }
      var reader = try Self.reader(of: project)
      let owners = try reader.targets().filter {
        $0.kind.isExtension && $0.files.swift.contains(path)
      }
      let owner = owners.first { target == nil || $0.name == target }
      if let owner, let plan = try reader.plan(named: owner.name) { return plan }
      break
    }
    return Self.plan(ofSource: path)
  }

  private static func plan(ofSource path: String) -> ExtensionPlan {
    var files = TargetFiles()
    files.add(path)
    let name = String(Paths.name(of: path).dropLast(".swift".count))
    return ExtensionPlan(source: path, name: name, kind: .file, files, infoFile: nil)
  }

  private func planOfFolder() throws(ProjectError) -> ExtensionPlan {
    var files = TargetFiles()
    let infoFile = Paths.join(path, "Info.plist")
    for file in try ProjectFile.all(in: path) where file != infoFile { files.add(file) }
    guard !files.swift.isEmpty else {
      throw ProjectError(path, "it holds no project, no package and no Swift sources")
    }
    let hasInfo = ProjectFile.isThere(infoFile)
    return ExtensionPlan(
      source: path, name: Paths.name(of: path), kind: .folder, files,
      infoFile: hasInfo ? infoFile : nil)
  }
}

extension ExtensionPlan {
  /// Creates the plan of sources that no project lists.
  init(
    source: String, name: String, kind: TargetPlan.Kind, _ files: TargetFiles, infoFile: String?
  ) {
    let imports = ImportScan.modules(of: files.swift)
    // A module cannot import one of its own name.
    let isTaken = KnownModules.all.union(imports).contains(name)
    var target = TargetPlan(
      name: name, module: ModuleName.of(name) + (isTaken ? "_" : ""), kind: kind, files: files,
      language: LanguageSettings(), infoFile: infoFile, links: [])
    target.info = InfoProperties(file: infoFile, BuildSettings(["PRODUCT_NAME": name])).text
    self.init(
      source: source, target: target,
      modules: [], packages: [], developmentRegion: "en", appGroups: [],
      unknownModules: ExtensionPlan.unknown(in: imports), notes: [])
  }

  /// Returns the names of modules that an iPhone may have and nobody here, sorted.
  static func unknown(in imports: [String]) -> [String] {
    let known = KnownModules.all.union(KnownModules.ofOtherSystems)
    return imports.filter { !known.contains($0) }.sorted()
  }
}
