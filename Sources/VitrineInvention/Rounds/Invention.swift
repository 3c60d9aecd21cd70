/// Declarations for names that nobody has, found round by round: the compiler says what is missing, its uses say what it
/// is, and the compiler says what of that does not fit.
package struct Invention: Sendable {
  /// The facts about a module beside its sources.
  package struct Surroundings: Sendable {
    /// Modules that sources import and that nobody has.
    package var lackingModules: Set<String>
    /// Whether a project lists the sources, which then have compiled elsewhere.
    package var isListed: Bool
    /// Whether the sources are a project's as they were committed: what is wrong with them is wrong here alone.
    package var isCommitted: Bool
    /// The names of colours in catalogues.
    package var colors: [String]
    /// Whether other modules use the declarations.
    package var isPublic: Bool

    package init(
      lackingModules: Set<String> = [], isListed: Bool = false, isCommitted: Bool = false,
      colors: [String] = [], isPublic: Bool = false
    ) {
      (self.lackingModules, self.isListed) = (lackingModules, isListed)
      self.isCommitted = isListed && isCommitted
      (self.colors, self.isPublic) = (colors, isPublic)
    }

    /// Whether more than types may be missing.
    var lacks: Bool { isListed || !lackingModules.isEmpty }
  }

  package private(set) var sources: [SourceText]
  package let surroundings: Surroundings
  /// The path of the source that declarations are written to.
  package let file: String
  package internal(set) var types: [InventedType] = []
  package internal(set) var members: [InventedMember] = []
  /// The parts that do not compile and are left out, in the order in which it was met.
  package internal(set) var pruned: [PrunedPart] = []
  /// Names that are near to known ones, as a probe has told.
  var nearNames: [String: [String]] = [:]
  /// Names whose declarations are left out.
  var lostNames: Set<String> = []
  /// Names that sources take from a module that nobody has, by its name.
  var qualified: Set<String> = []
  /// Names for which nothing that was tried fits.
  var hopeless: Set<String> = []
  let declaredNames: Set<String>
  /// The paths of sources of which a changed copy is compiled.
  package private(set) var changed: Set<String> = []

  /// The most names that are invented for one module.
  package static let mostNames = 600
  /// The most rounds of one module.
  package static let mostRounds = 30

  package init(_ sources: [SourceText], _ surroundings: Surroundings, file: String) {
    (self.sources, self.surroundings, self.file) = (sources, surroundings, file)
    declaredNames = sources.reduce(into: []) { $0.formUnion($1.declaredNames) }
  }

  /// The declarations as a source, which keeps its order from round to round.
  package var text: String {
    let printer = DeclarationPrinter(types, members, isPublic: surroundings.isPublic)
    return printer.source(imports: ["Foundation", "SwiftUI"])
  }

  package var isEmpty: Bool { types.isEmpty && members.isEmpty && pruned.isEmpty }

  /// The number of types, functions, variables and members that are declared.
  package var count: Int { types.count + members.count }

  func source(_ path: String) -> SourceText? { sources.first { $0.path == path } }

  /// Puts a changed copy in a source's place; lines and columns stay those of the original.
  mutating func replace(_ path: String, with bytes: [UInt8]) {
    guard let index = sources.firstIndex(where: { $0.path == path }) else { return }
    sources[index] = SourceText(path: path, bytes: bytes)
    changed.insert(path)
  }

  /// Starts from declarations of a run before, as far as sources still use the names.
  package mutating func take(_ saved: SavedInvention) {
    let used = sources.reduce(into: Set<String>()) { $0.formUnion($1.places.keys) }
    let isDeclared = { [declaredNames] (name: String) in
      declaredNames.contains(name.split(separator: ".").first.map(String.init) ?? name)
    }
    types = saved.types.filter {
      (used.contains($0.ownName) || $0.name.contains(".")) && !isDeclared($0.name)
    }
    members = saved.members.filter { member in
      guard used.contains(member.name) else { return false }
      // Sources that declare the type now may declare its members.
      if case .type(let holder) = member.holder {
        return saved.types.contains { $0.name == holder } && !isDeclared(holder)
          || !declaredNames.contains(member.name)
      }
      return member.holder != .module || !declaredNames.contains(member.name)
    }
  }

  package var saved: SavedInvention { SavedInvention(types: types, members: members) }
}

extension Invention {
  /// Declares, changes or leaves out as the errors of a round ask for.
  ///
  /// - Returns: whether anything has changed, so that it is worth to compile again.
  package mutating func answer(_ errors: [CompilerError]) -> Bool {
    guard !errors.contains(where: { Complaint($0) == .syntax && $0.file != file }) else {
      return false
    }
    var hasChanged = false
    var unanswered: [CompilerError] = []
    for error in errors {
      if error.file == file {
        if mend(error) { hasChanged = true }
      } else if let source = source(error.file),
        let offset = source.offset(line: error.line, column: error.column)
      {
        let isAnswered = answer(error, source, offset)
        if isAnswered { hasChanged = true } else { unanswered.append(error) }
      }
    }
    // A slip would vanish with the statement that it is in.
    return hasChanged || !unanswered.contains(where: isSlip) && prune(unanswered)
  }

  private mutating func answer(
    _ error: CompilerError, _ source: SourceText, _ offset: Int
  ) -> Bool {
    let site = UseSite(
      source: source, offset: offset, place: SourcePlace(file: source.path, line: error.line))
    switch Complaint(error) {
    case .missingType(let name): return declareType(name, site, error)
    case .missingAttribute(let name): return declareAttribute(name, site, error)
    case .missingValue(let name): return declareValue(name, site, error)
    case .missingInModule(_, let module):
      return unqualify(module, site) || declareType(module, site, error)
    case .missingNestedType(let name, let outer): return declareNested(name, in: outer, site)
    case .missingMember(let name, let type, let isStatic):
      return declareMember(name, of: type, isStatic: isStatic, site, error)
    case let complaint: return revise(complaint, error, site)
    }
  }

  /// The errors that remain the author's: those that have nothing to do with a missing name, and names that are near to
  /// known ones.
  package func own(_ errors: [CompilerError]) -> [CompilerError] {
    let syntax = errors.filter { $0.file != file && Complaint($0) == .syntax }
    if !syntax.isEmpty { return syntax }
    let involved = Set(involved(errors))
    return errors.filter { $0.file != file && !involved.contains($0) }
  }
}
