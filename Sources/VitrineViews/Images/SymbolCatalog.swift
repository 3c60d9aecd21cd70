public import Foundation
import Synchronization
package import VitrineGraphics
import VitrineImages
package import VitrineLayout

/// The drawings that stand for the system's symbols: those that ship with the package, and an author's own in their
/// place.
///
/// The package's are tables of path data: `Symbols.txt` (symbol, drawing, verdict, colours, reason), and the drawings in
/// `Drawn.txt` and `Icons.txt` (name, view box, fill rule, path data; layers separated by `|`), all separated by
/// tabs. `Names.txt` has the names of the platform's symbols, drawn or not. A table is read when a symbol first needs it, and only the requested lines are parsed. A catalogue can be shared
/// between threads. Two catalogues are equal if they have the same drawings.
public final class SymbolCatalog: Sendable {
  /// A symbol's outline, its colours in the multicolour mode, and how it differs from the platform's.
  package struct Symbol: Sendable {
    package var outline: SymbolOutline
    package var colors: [RGBA]
    /// Whether the drawing is only related to the symbol.
    package var isWeak: Bool
    /// The difference between a drawing of the same idea and the symbol; nil for one that is right.
    package var difference: String?
    /// The frame of the platform's symbol, around which the outline's view box lies.
    package var frame: SymbolFrame?
    /// Whether the drawing was made from others, see `SymbolComposition`.
    package var isComposed = false
    /// The author's drawings at all weights and scales, of which `outline` is the regular one.
    package var template: SymbolTemplate?
  }

  private struct Fact {
    /// Whether the table of drawings has a row for the name.
    var hasRow: Bool
    var entry: SymbolNames.Entry?

    var isKnown: Bool { hasRow || entry != nil }
  }

  private struct State {
    let files: SymbolFiles
    var symbols: TextTable?
    var names: SymbolNames?
    /// At most one for each origin. The metadata of a dictionary with keys of an own type would cost a short run more
    /// than finding one of three.
    var drawings: [(set: SymbolFiles.Drawings, tables: [TextTable])] = []
    var known: [String: Symbol?] = [:]
    var facts: [String: Fact] = [:]
    var nearest: [String: String?] = [:]

    /// The facts of a name in the tables, read once: every picture asks for them.
    mutating func fact(_ name: String) -> Fact {
      if let known = facts[name] { return known }
      let fact = Fact(
        hasRow: symbolTable().contains(name), entry: nameTable().entry(name))
      facts[name] = fact
      return fact
    }

    mutating func symbolTable() -> TextTable {
      let table = symbols ?? files.symbols()
      symbols = table
      return table
    }

    mutating func nameTable() -> SymbolNames {
      let table = names ?? SymbolNames(table: files.names())
      names = table
      return table
    }

    mutating func drawing(_ name: String) -> [String]? {
      let set = files.set(of: name)
      return tables(set).lazy.compactMap { $0.fields(of: name) }.first
    }

    private mutating func tables(_ set: SymbolFiles.Drawings) -> [TextTable] {
      if let known = drawings.first(where: { $0.set == set }) { return known.tables }
      let tables = files.drawings(set)
      drawings.append((set, tables))
      return tables
    }
  }

  private let state: Mutex<State>
  /// The drawings at other weights than regular.
  let weights = SymbolWeights()
  /// The drawings in the layers that rendering modes and variable values tell apart.
  let layerings = SymbolLayering()

  /// The author's drawings, which come first.
  private let templates: SymbolTemplateFolder?

  /// Creates a catalogue in which files replace the drawings that ship with the package: a folder's `NAME.svg`, as Xcode
  /// and Apple's symbol app export templates, is drawn for the symbol `NAME`, whether the platform has one or not.
  ///
  /// - Parameter folder: the folder of the files; its own folders are searched, too.
  /// - Throws: if there is no such folder, if it has none or too many of these files, or two for one name. What is wrong
  ///   in a file is a diagnostic of the pictures that show its symbol.
  public convenience init(templates folder: URL) throws(SymbolTemplateError) {
    self.init(SymbolFiles(families: Self.families), try SymbolTemplateFolder(folder))
  }

  private init(_ files: SymbolFiles, _ templates: SymbolTemplateFolder?) {
    state = Mutex(State(files: files))
    self.templates = templates
  }

  private static var families: String? { FontFolder.locate().first }

  /// The catalogue of the tables that ship with the package.
  public static let bundled = SymbolCatalog(SymbolFiles(families: families), nil)

  /// The names of all known symbols, sorted; most have no drawing. Names with the ending of a script are left out.
  public var names: [String] { withTemplates(state.withLock { $0.nameTable().all }) }

  /// The names with a drawing of their own or a verdict in the table of drawings, sorted.
  package var drawnNames: [String] { withTemplates(state.withLock { $0.symbolTable().keys }) }

  private func withTemplates(_ known: [String]) -> [String] {
    (templates.map { Array(Set(known).union($0.names)) } ?? known).sorted()
  }

  /// The names that the author's files replace, sorted.
  package var templateNames: [String] { templates?.names.sorted() ?? [] }

  /// A hash of the author's files, by which the settings of goldens differ; nil without such files.
  package var templateHash: UInt64? { templates?.hash }

  /// Whether layers of a symbol come up with a variable value; the templates of authors do not say which.
  func isVariable(_ name: String) -> Bool {
    templates?.template(name) == nil && SymbolLayerRule.isSeries(name)
  }

  /// Returns the mistakes in the author's file for a name, and what of it is not drawn.
  func notes(_ name: String) -> [String] { templates?.notes(name) ?? [] }

  /// Whether an author's file or some system has a symbol of this name.
  package func knows(_ name: String) -> Bool {
    templates?.template(name) != nil
      || state.withLock { $0.fact(name).isKnown }
  }

  /// The facts of a name of the platform's; nil for a name that no system has and for one of the author's files.
  package func entry(_ name: String) -> SymbolNames.Entry? {
    templates?.template(name) == nil ? state.withLock { $0.fact(name).entry } : nil
  }

  /// The known name closest to a mistyped one; searched once per name.
  func nearest(_ name: String) -> String? {
    state.withLock { state in
      if let known = state.nearest[name] { return known }
      let known = state.nameTable().all + (templates?.names ?? [])
      let near = NearestName.find(name, among: known.sorted())
      state.nearest[name] = .some(near)
      return near
    }
  }

  /// The drawing for a symbol; nil if there is none.
  package func symbol(_ name: String) -> Symbol? {
    state.withLock { state in
      if let known = state.known[name] { return known }
      let symbol =
        drawing(name, &state) ?? twin(name, &state)
        ?? SymbolComposition.symbol(name) { name, _ in
          drawing(name, &state) ?? twin(name, &state)
        }
      state.known[name] = .some(symbol)
      return symbol
    }
  }

  private func drawing(_ name: String, _ state: inout State) -> Symbol? {
    templates?.template(name)?.symbol(weight: SymbolStem.regularWeight, scale: .medium)
      ?? Self.read(name, &state)
  }

  /// The drawing that the table has under another name of the same symbol, or under that of the sides on which text from
  /// left to right has `forward` and `backward`.
  private func twin(_ name: String, _ state: inout State) -> Symbol? {
    guard let entry = state.nameTable().entry(name) else { return nil }
    if let twin = entry.twin.flatMap({ Self.read($0, &state) }) { return twin }
    guard let sided = SymbolDirection.leftToRight(name) else { return nil }
    return Self.read(sided, &state)
      ?? state.nameTable().entry(sided)?.twin.flatMap { Self.read($0, &state) }
  }

  private static func read(_ name: String, _ state: inout State) -> Symbol? {
    guard let line = state.symbolTable().fields(of: name), line.count >= 3,
      let icon = state.drawing(line[1]), icon.count >= 4
    else { return nil }
    let colors = line.count > 3 ? line[3].split(separator: "|").compactMap { RGBA($0) } : []
    let layers = layers(icon[2], icon[3])
    return Symbol(
      outline: SymbolOutline(name: name, viewBox: box(icon[1]), layers: layers), colors: colors,
      isWeak: line[2] == "weak",
      difference: line[2] == "near" && line.count > 4 ? line[4] : nil
    ).framed
  }

  private static func box(_ field: String) -> Rect {
    let n = field.split(separator: " ").compactMap { Double($0) }
    return n.count == 4
      ? Rect(x: n[0], y: n[1], width: n[2], height: n[3]) : Rect(x: 0, y: 0, width: 16, height: 16)
  }

  private static func layers(_ rules: String, _ data: String) -> [SymbolOutline.Layer] {
    let rules = rules.split(separator: "|")
    return data.split(separator: "|").enumerated().map { index, data in
      let rule = index < rules.count ? rules[index] : rules.last ?? ""
      return SymbolOutline.Layer(
        path: PathData.outline(String(data)) ?? GraphicsPath(),
        rule: rule == "evenodd" ? .evenOdd : .nonZero)
    }
  }

  /// The box that stands for a known name without a drawing: a rounded square of 16 by 16 units.
  package static let placeholder: SymbolOutline = {
    var path = GraphicsPath(
      roundedRect: Rect(x: 2, y: 2, width: 12, height: 12), radii: CornerRadii(3),
      curve: .circular)
    path.append(
      GraphicsPath(
        roundedRect: Rect(x: 3, y: 3, width: 10, height: 10), radii: CornerRadii(2),
        curve: .circular))
    return SymbolOutline(
      name: "placeholder", viewBox: Rect(x: 0, y: 0, width: 16, height: 16),
      layers: [SymbolOutline.Layer(path: path, rule: .evenOdd)])
  }()
}

extension SymbolCatalog: Hashable {
  public static func == (a: SymbolCatalog, b: SymbolCatalog) -> Bool {
    a.templates?.digest == b.templates?.digest
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(templates?.digest) }
}

extension SymbolCatalog: CustomStringConvertible {
  /// The hash of the author's files, by which descriptions of settings differ for different drawings.
  public var description: String {
    templates.map { "SymbolCatalog(\($0.digest))" } ?? "SymbolCatalog.bundled"
  }
}

extension RGBA {
  /// Parses `#RRGGBB`.
  init?(_ hex: Substring) {
    guard hex.first == "#", hex.utf8.count == 7, let value = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(hex: value)
  }
}

extension EnvironmentValues {
  /// The icons that replace symbols.
  public var symbols: SymbolCatalog {
    get { host.symbols ?? .bundled }
    set { host.symbols = newValue }
  }
}
