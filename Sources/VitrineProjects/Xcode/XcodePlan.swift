import VitrineGenerators

/// Reads the plan of an extension from an Xcode project.
struct XcodePlan {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  /// The targets that were read, by their identifiers: each is asked for its kind, its name and its plan.
  private var known: [String: ReadTarget] = [:]
  private var notes: [ProjectError] = []

  private struct ReadTarget {
    var plan: TargetPlan
    var settings: BuildSettings
    var notes: [ProjectError]
  }

  init(_ objects: XcodeObjects) throws(ProjectError) {
    self.objects = objects
    paths = try XcodePaths(objects)
  }

  /// The targets that build something, with what they are.
  mutating func targets() throws(ProjectError) -> [TargetPlan] {
    try natives.map { (target) throws(ProjectError) in try read(target).plan }
  }

  private var natives: [XcodeObject] {
    objects.objects("targets", of: objects.project).filter { $0.kind == "PBXNativeTarget" }
  }

  /// Returns the plan of a target.
  mutating func plan(named name: String) throws(ProjectError) -> ExtensionPlan? {
    guard let target = natives.first(where: { $0.text("name") == name }) else { return nil }
    let whole = try read(target)
    var own = whole.plan
    own.info = InfoProperties(file: own.infoFile, whole.settings).text
    notes = whole.notes
    var modules = ProjectModules(XcodePackages(objects: objects, paths: paths))
    for needed in needs(of: target) { try visit(needed, &modules) }
    try resolve(own, &modules)
    let plans = modules.plans
    return ExtensionPlan(
      source: objects.file, target: own, modules: plans,
      packages: modules.packages.remote(
        for: own.links.map { .init(name: $0) } + modules.local.links, modules.local.dependencies),
      developmentRegion: objects.project.text("developmentRegion") ?? "en",
      appGroups: appGroups(whole.settings),
      unknownModules: ExtensionPlan.unknown(
        in: modules.allImports.subtracting(plans.map(\.module)).sorted()),
      notes: Self.unique(notes + modules.local.notes))
  }

  /// Adds the modules of the repository that a target links or imports.
  private mutating func resolve(
    _ target: TargetPlan, _ modules: inout ProjectModules
  ) throws(ProjectError) {
    let imports = ImportScan.modules(of: target.files.swift)
    modules.imports.formUnion(imports)
    for name in target.links + imports where !KnownModules.all.contains(name) {
      if modules.need(name) { continue }
      if let other = try framework(named: name) { try visit(other, &modules) }
    }
  }

  /// The target that builds a module: where there is one for each system, that of iPhones.
  private mutating func framework(named module: String) throws(ProjectError) -> XcodeObject? {
    var found: [(target: XcodeObject, plan: TargetPlan)] = []
    for target in natives where Self.isModule(target) {
      let plan = try read(target).plan
      if plan.module == module { found.append((target, plan)) }
    }
    return (found.first(where: \.plan.isOfPhone) ?? found.first)?.target
  }

  private mutating func visit(
    _ target: XcodeObject, _ modules: inout ProjectModules
  ) throws(ProjectError) {
    guard modules.enters(target.id) else { return }
    let whole = try read(target)
    // Two targets of one module are for two systems.
    if !whole.plan.isOfPhone, let other = try framework(named: whole.plan.module),
      other.id != target.id
    {
      return try visit(other, &modules)
    }
    for needed in needs(of: target) { try visit(needed, &modules) }
    notes += whole.notes
    try resolve(whole.plan, &modules)
    modules.add(whole.plan)
  }

  private static func isModule(_ target: XcodeObject) -> Bool {
    ExtensionKind.isModule(target.text("productType") ?? "")
  }

  private mutating func read(_ target: XcodeObject) throws(ProjectError) -> ReadTarget {
    if let whole = known[target.id] { return whole }
    var notes: [ProjectError] = []
    let settings = XcodeSettings(objects: objects, paths: paths).settings(of: target, notes: &notes)
    let infoFile = settings["INFOPLIST_FILE"].map { Paths.join(objects.root, $0) }
    let files = try XcodeMembership(objects: objects, paths: paths)
      .files(of: target, infoFile: infoFile, notes: &notes)
    let name = target.text("name") ?? target.id
    let plan = TargetPlan(
      name: name,
      module: ModuleName.of(
        settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name),
      kind: ExtensionKind.of(
        product: target.text("productType") ?? "", infoFile: infoFile, files),
      isOfPhone: settings.isOfPhone, files: files, language: LanguageSettings(settings),
      infoFile: infoFile, links: links(of: target))
    let whole = ReadTarget(plan: plan, settings: settings, notes: notes)
    known[target.id] = whole
    return whole
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

  /// The notes without those that came twice, as two targets may share a file of settings.
  private static func unique(_ notes: [ProjectError]) -> [ProjectError] {
    var seen: Set<ProjectError> = []
    return notes.filter { seen.insert($0).inserted }
  }
}

/// The modules of a repository that an extension needs, in the order in which they can be compiled.
private struct ProjectModules {
  let packages: XcodePackages
  private(set) var local: PackageModules
  /// The modules that the extension and its frameworks import.
  var imports: Set<String> = []
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

  /// The modules that anything imports, targets of packages among it.
  var allImports: Set<String> {
    imports.union(local.plans.flatMap { ImportScan.modules(of: $0.files.swift) })
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
