/// The targets of a package that holds what a plan found, where it stands.
package struct PackageLayout {
  /// The modules in their order, then the holders of resources, the extension last.
  package private(set) var targets: [TargetLayout] = []
  /// The names of targets that hold nothing but resources whose names others have already, as a target has only one
  /// resource of a name.
  package private(set) var holders: [String] = []
  /// Files of the plan outside of the package's folder.
  package private(set) var outside: [String] = []
  /// Sources that several modules have; a package compiles each in the first one only.
  package private(set) var shared: [String] = []

  private let root: String
  private var taken: Set<String> = []

  /// Lays out the targets.
  ///
  /// - Parameters:
  ///   - plan: a plan whose paths are absolute.
  ///   - root: the absolute path of the package's folder.
  ///   - stubs: the names of the modules that get a folder in `Stubs`.
  package init(_ plan: ExtensionPlan, root: String, stubs: [String]) {
    self.root = root
    let all = Self.once(plan.modules, besides: plan.target) + [plan.target]
    let kept = all.map { KeptResources(of: $0) }
    outside = zip(all, kept).flatMap { $0.files.swift + $0.files.intents + $1.all }
      .filter { !Paths.holds(root, $0) }
    for (module, kept) in zip(all, kept) {
      for index in kept.further.indices {
        holders.append(Self.holder(of: module.module, index))
      }
    }
    for (module, kept) in zip(all, kept) { add(module, kept, stubs: stubs) }
  }

  /// Returns one target for each module's name, as a package has: of several, the first that is built for phones.
  private static func once(_ modules: [TargetPlan], besides target: TargetPlan) -> [TargetPlan] {
    let ofPhones = Set(modules.filter(\.isOfPhone).map(\.module))
    var names: Set = [target.module]
    return modules.filter { module in
      (module.isOfPhone || !ofPhones.contains(module.module))
        && names.insert(module.module).inserted
    }
  }

  /// The path of the source that a module of `Stubs` begins with.
  package static func stub(_ name: String) -> String { "Stubs/\(name)/Empty.swift" }

  private static func holder(of module: String, _ index: Int) -> String {
    "\(module)Resources\(index == 0 ? "" : "\(index + 1)")"
  }

  private mutating func add(_ module: TargetPlan, _ kept: KeptResources, stubs: [String]) {
    let folders = (stubs + holders).map { Paths.join(root, "Stubs/\($0)") }
    let tops = folders.isEmpty ? ["Tests"] : ["Stubs", "Tests"]
    let planned = folders + tops.map { Paths.join(root, $0) }
    var own: [String] = []
    for (index, resources) in kept.further.enumerated() {
      var holder = TargetLayout(name: Self.holder(of: module.module, index))
      let stub = Paths.join(root, "Stubs/" + holder.name)
      // Its source is not there yet, and its folder is.
      holder.place([stub], resources: resources, others: [], in: root, planned: planned)
      targets.append(holder)
      own.append(holder.name)
    }
    var target = TargetLayout(name: module.module)
    target.imports = module.imports
    target.language = module.language
    target.dependencies =
      targets.map(\.name).filter { target.imports.contains($0) && $0 != module.module } + own
    target.hasGenerated = !module.files.catalogs.isEmpty || !module.files.intents.isEmpty
    let sources = module.files.swift.filter { !taken.contains($0) }
    shared += module.files.swift.filter(taken.contains)
    taken.formUnion(sources)
    let further = Set(kept.further.flatMap(\.self))
    target.place(
      sources, resources: kept.first,
      others: module.files.intents + module.files.catalogs.filter(further.contains), in: root,
      planned: planned)
    targets.append(target)
  }
}

/// The resources of a target: those that it can hold itself, and further ones of the same names by folder.
private struct KeptResources {
  private(set) var first: [String] = []
  private(set) var further: [[String]] = []

  var all: [String] { first + further.flatMap(\.self) }

  init(of target: TargetPlan) {
    var paths: [String] = []
    var seen: Set<String> = []
    for file in target.files.catalogs + target.files.resources {
      // The folder of a language stays one, and the package manager has an Info.plist of its own.
      let folder = Paths.folder(of: file)
      let path = Paths.kind(of: folder) == "lproj" ? folder : file
      if Paths.name(of: path) != "Info.plist", seen.insert(path).inserted { paths.append(path) }
    }
    var names: Set<String> = []
    var folders: [String: Int] = [:]
    for path in paths {
      if names.insert(Paths.name(of: path)).inserted {
        first.append(path)
        continue
      }
      let folder = Paths.folder(of: path)
      let place = folders[folder] ?? further.count
      folders[folder] = place
      if place == further.count { further.append([]) }
      further[place].append(path)
    }
  }
}
