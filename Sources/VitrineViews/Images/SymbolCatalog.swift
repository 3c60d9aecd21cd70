public import Foundation
import Synchronization
package import VitrineGraphics
package import VitrineLayout

/// The icons that replace the system's symbols, read from tables of path data.
///
/// A folder contains `Icons.txt` and `Drawn.txt` (name, view box, fill rule, path data; layers separated by
/// `|`) and `Symbols.txt` (symbol, icon, closeness, colours), all separated by tabs. Only the requested lines
/// are parsed. A catalogue can be shared between threads.
public final class SymbolCatalog: Sendable {
  /// A symbol's outline, its colours in the multicolour mode, and whether it is a weak match.
  package struct Symbol: Sendable {
    package var outline: SymbolOutline
    package var colors: [RGBA]
    package var isWeak: Bool
    /// The frame of the platform's symbol, if measured.
    var frame: SymbolFrame?
  }

  private struct State {
    var icons: TextTable
    var symbols: TextTable
    var known: [String: Symbol?] = [:]
    var nearest: [String: String?] = [:]
  }

  private let state: Mutex<State>

  /// - Parameter directory: the folder of the tables; nil creates an empty catalogue.
  public init(directory: URL?) {
    func read(_ name: String) -> [UInt8] {
      guard let url = directory?.appendingPathComponent(name) else { return [] }
      return Data(resource: url).map { [UInt8]($0) } ?? []
    }
    state = Mutex(
      State(
        icons: TextTable(read("Icons.txt") + [10] + read("Drawn.txt")),
        symbols: TextTable(read("Symbols.txt"))))
  }

  /// The catalogue of the tables that ship with the package.
  public static let bundled = SymbolCatalog(
    directory: FontFolder.locate().first.map {
      URL(fileURLWithPath: $0).appendingPathComponent("BootstrapIcons")
    })

  /// The names of all symbols, sorted.
  public var names: [String] { state.withLock { $0.symbols.keys.sorted() } }

  /// The known name closest to a mistyped one; searched once per name.
  func nearest(_ name: String) -> String? {
    state.withLock { state in
      if let known = state.nearest[name] { return known }
      let near = NearestName.find(name, among: state.symbols.keys.sorted())
      state.nearest[name] = .some(near)
      return near
    }
  }

  /// The icon for a symbol; nil if there is none.
  package func symbol(_ name: String) -> Symbol? {
    state.withLock { state in
      if let known = state.known[name] { return known }
      let symbol = Self.read(name, state)
      state.known[name] = .some(symbol)
      return symbol
    }
  }

  private static func read(_ name: String, _ state: State) -> Symbol? {
    guard let line = state.symbols.fields(of: name), line.count >= 3,
      let icon = state.icons.fields(of: line[1]), icon.count >= 4
    else { return nil }
    let colors = line.count > 3 ? line[3].split(separator: "|").compactMap { RGBA($0) } : []
    let layers = layers(icon[2], icon[3])
    let frame = SymbolFrame.measured[name]
    let box = frame?.box(around: layers) ?? box(icon[1])
    return Symbol(
      outline: SymbolOutline(name: name, viewBox: box, layers: layers), colors: colors,
      isWeak: line[2] == "weak", frame: frame)
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

  /// The placeholder for unknown names: a rounded square in the icons' 16 by 16 box.
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

/// Lines of tab-separated fields, indexed by their first field; lines that begin with `#` are comments.
struct TextTable: Sendable {
  private let bytes: [UInt8]
  private var lines: [String: Range<Int>] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var from = 0
    for (i, byte) in bytes.enumerated() where byte == 10 {
      add(from..<i)
      from = i + 1
    }
    add(from..<bytes.count)
  }

  var keys: [String] { Array(lines.keys) }

  private mutating func add(_ line: Range<Int>) {
    guard let first = line.first, bytes[first] != UInt8(ascii: "#"),
      let tab = bytes[line].firstIndex(of: 9)
    else { return }
    lines[String(decoding: bytes[first..<tab], as: UTF8.self)] = line
  }

  func fields(of key: String) -> [String]? {
    guard let line = lines[key] else { return nil }
    return bytes[line].split(separator: 9, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
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
