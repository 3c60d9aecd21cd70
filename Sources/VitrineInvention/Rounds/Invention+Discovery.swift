// Finds members of invented types before the compiler asks for them one by one.
extension Invention {
  /// Names that every value has, or whose meaning is the language's.
  private static let usual: Set<String> = [
    "id", "self", "Type", "init", "hashValue", "description", "rawValue", "allCases",
    "wrappedValue",
    "projectedValue", "some", "none", "map", "flatMap", "count", "isEmpty", "first", "last",
    "filter", "sorted", "forEach", "compactMap", "prefix", "suffix", "indices", "contains",
    "objectWillChange", "enumerated", "reversed", "dropFirst", "append", "localizedDescription",
  ]

  /// The deepest nesting of types in types for members of members.
  private static let deepest = 4

  /// Declares what sources read of a type's name and of variables that are declared with it.
  mutating func discover(_ type: InventedType) {
    guard type.kind == .structure || type.kind == .reference, type.generics == 0 else { return }
    for source in sources {
      for (name, place) in source.members(of: type.ownName)
      where name.first?.isLowercase == true && !source.has(".", at: place - type.ownName.count - 2)
      {
        found(name, at: place, of: type, isStatic: true, source)
      }
      guard !type.isView else { continue }
      for variable in source.variables(of: type.ownName).sorted() {
        for (name, place) in source.members(of: variable) {
          found(name, at: place, of: type, isStatic: false, source)
        }
      }
    }
  }

  /// Declares what sources read of the elements of a list, or of the value, that a member is.
  mutating func discover(_ type: InventedType, behind member: String, isList: Bool) {
    for source in sources {
      for place in source.places[member] ?? [] {
        guard isList else { continue }
        let (names, range) = source.elements(of: place)
        for variable in names.sorted() {
          for (name, place) in source.members(of: variable, in: range) {
            found(name, at: place, of: type, isStatic: false, source)
          }
        }
      }
      guard !isList else { continue }
      // A variable of the same name is mostly another thing.
      for (name, place) in source.members(of: member)
      where source.has(".\(member)", at: source.chainStep(before: place)) {
        found(name, at: place, of: type, isStatic: false, source)
      }
    }
  }

  private mutating func found(
    _ name: String, at place: Int, of type: InventedType, isStatic: Bool, _ source: SourceText
  ) {
    guard count < Self.mostNames, type.name.split(separator: ".").count <= Self.deepest,
      !Self.usual.contains(name), !has(name, .type(type.name)),
      name.first?.isLowercase == true || name.first == "_"
    else { return }
    let site = UseSite(
      source: source, offset: place,
      place: SourcePlace(file: source.path, line: source.line(of: place)))
    if let index = types.firstIndex(where: { $0.name == type.name }) {
      _ = addMember(name, ofInvented: index, isStatic: isStatic, site)
    }
  }
}
