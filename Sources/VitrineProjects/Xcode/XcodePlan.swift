import VitrineGenerators

/// Reads the plan of an extension from an Xcode project.
struct XcodePlan {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  private var notes: [ProjectError] = []

  /// - Parameter project: the path of the folder `Name.xcodeproj`.
  init(project: String) throws(ProjectError) {
    objects = try XcodeObjects(project: project)
    paths = try XcodePaths(objects)
  }

  /// The targets that build something, with what they are.
  mutating func targets() throws(ProjectError) -> [TargetPlan] {
    try natives.map { (target) throws(ProjectError) in try plan(of: target) }
  }

  private var natives: [XcodeObject] {
    objects.objects("targets", of: objects.project).filter { $0.kind == "PBXNativeTarget" }
  }

  /// Returns the plan of a target.
  mutating func plan(named name: String) throws(ProjectError) -> ExtensionPlan? {
    guard let target = natives.first(where: { $0.text("name") == name }) else { return nil }
    notes = []
    let own = try plan(of: target)
    let settings = XcodeSettings(objects: objects, paths: paths).settings(of: target, notes: &notes)
    var modules = ProjectModules(XcodePackages(objects: objects, paths: paths))
    for needed in needs(of: target) { try visit(needed, &modules) }
    try resolve(own, &modules)
    let plans = modules.plans
    let imports = ([own] + plans).flatMap { ImportScan.modules(of: $0.files.swift) }
    return ExtensionPlan(
      source: objects.file, target: own, modules: plans,
      packages: modules.packages.remote(
        for: own.links.map { .init(name: $0) } + modules.local.links, modules.local.dependencies),
      developmentRegion: objects.project.text("developmentRegion") ?? "en",
      appGroups: appGroups(settings),
      unknownModules: ExtensionPlan.unknown(
        in: Set(imports).subtracting(plans.map(\.module)).sorted()),
      notes: Self.unique(notes + modules.local.notes))
  }

  /// Adds the modules of the repository that a target links or imports.
  private mutating func resolve(
    _ target: TargetPlan, _ modules: inout ProjectModules
  ) throws(ProjectError) {
    let imports = ImportScan.modules(of: target.files.swift)
    for name in target.links + imports where !KnownModules.all.contains(name) {
      if modules.need(name) { continue }
      for other in natives where moduleName(of: other) == name && Self.isModule(other) {
        try visit(other, &modules)
      }
    }
  }

  private mutating func visit(
    _ target: XcodeObject, _ modules: inout ProjectModules
  ) throws(ProjectError) {
    guard modules.enters(target.id) else { return }
    for needed in needs(of: target) { try visit(needed, &modules) }
    let plan = try plan(of: target)
    try resolve(plan, &modules)
    modules.add(plan)
  }

  private static func isModule(_ target: XcodeObject) -> Bool {
    ExtensionKind.isModule(target.text("productType") ?? "")
  }

  private func moduleName(of target: XcodeObject) -> String {
    var ignored: [ProjectError] = []
    let settings = XcodeSettings(objects: objects, paths: paths)
      .settings(of: target, notes: &ignored)
    return Self.moduleName(of: target, settings)
  }

  private static func moduleName(of target: XcodeObject, _ settings: BuildSettings) -> String {
    ModuleName.of(
      settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target.text("name")
        ?? target.id)
  }

  private mutating func plan(of target: XcodeObject) throws(ProjectError) -> TargetPlan {
    let settings = XcodeSettings(objects: objects, paths: paths).settings(of: target, notes: &notes)
    let infoFile = settings["INFOPLIST_FILE"].map { Paths.join(objects.root, $0) }
    let files = try XcodeMembership(objects: objects, paths: paths)
      .files(of: target, infoFile: infoFile, notes: &notes)
    let name = target.text("name") ?? target.id
    return TargetPlan(
      name: name,
      module: Self.moduleName(of: target, settings),
      kind: ExtensionKind.of(
        product: target.text("productType") ?? "", infoFile: infoFile, files),
      isOfPhone: settings.isOfPhone, files: files, language: LanguageSettings(settings),
      infoFile: infoFile,
      links: links(of: target))
  }

  /// The targets of the project whose modules a target can import: those that it links, and those that it waits for.
  private func needs(of target: XcodeObject) -> [XcodeObject] {
    let waited = objects.objects("dependencies", of: target)
      .compactMap { objects.object("target", of: $0) }
    let linked = entries(of: target).compactMap { $0.text("fileRef") }
    let products = natives.filter { linked.contains($0.text("productReference") ?? "") }
    return (products + waited.filter { other in !products.contains { $0.id == other.id } })
      .filter(Self.isModule)
  }

  private func entries(of target: XcodeObject) -> [XcodeObject] {
    objects.objects("buildPhases", of: target)
      .filter { $0.kind == "PBXFrameworksBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }
  }

  /// The products of packages and the frameworks that a target links.
  private func links(of target: XcodeObject) -> [String] {
    let products =
      objects.objects("packageProductDependencies", of: target)
      + entries(of: target).compactMap { objects.object("productRef", of: $0) }
    let frameworks = entries(of: target).compactMap { objects.object("fileRef", of: $0) }
      .compactMap { $0.text("path") ?? $0.text("name") }
      .map { Paths.name(of: $0) }.filter { $0.hasSuffix(".framework") }
      .map { String($0.dropLast(".framework".count)) }
    var names: [String] = []
    for name in products.compactMap({ $0.text("productName") }) + frameworks
    where !names.contains(name) { names.append(name) }
    return names
  }

  private func appGroups(_ settings: BuildSettings) -> [String] {
    guard let file = settings["CODE_SIGN_ENTITLEMENTS"],
      let list = PropertyFile.read(Paths.join(objects.root, file))
    else { return [] }
    return (list["com.apple.security.application-groups"]?.items ?? []).compactMap(\.text)
      .map(settings.expanded)
  }

  /// The notes without those that came twice, as a target is read for its kind and for its plan.
  private static func unique(_ notes: [ProjectError]) -> [ProjectError] {
    var seen: Set<ProjectError> = []
    return notes.filter { seen.insert($0).inserted }
  }
}

/// The modules of a repository that an extension needs, in the order in which they can be compiled.
private struct ProjectModules {
  let packages: XcodePackages
  private(set) var local: PackageModules
  private var entered: Set<String> = []
  private var frameworks: [TargetPlan] = []
  /// For each framework, the number of targets of packages that come before it.
  private var places: [Int] = []

  init(_ packages: XcodePackages) {
    self.packages = packages
    local = packages.modules
  }

  /// Whether a target is met for the first time; one that needs itself is not met again.
  mutating func enters(_ id: String) -> Bool { entered.insert(id).inserted }

  /// Adds the targets of a package's product or target; false if no package of the repository has it.
  mutating func need(_ name: String) -> Bool { local.need(.init(name: name)) }

  mutating func add(_ framework: TargetPlan) {
    frameworks.append(framework)
    places.append(local.plans.count)
  }

  var plans: [TargetPlan] {
    var plans: [TargetPlan] = []
    for (index, package) in local.plans.enumerated() {
      plans += zip(frameworks, places).filter { $0.1 == index }.map(\.0)
      plans.append(package)
    }
    return plans + zip(frameworks, places).filter { $0.1 >= local.plans.count }.map(\.0)
  }
}
