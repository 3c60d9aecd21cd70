/// Looks up the icon for a name and the symbol variants of the environment.
nonisolated struct SymbolLookup {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The symbol's drawing, a box for a known name without one, or nil for a name that the platform lacks.
  func find(_ name: String, _ note: (String, String) -> Void) -> SymbolCatalog.Symbol? {
    let catalog = environment.symbols
    let existing = candidates(name).filter(catalog.knows)
    guard !existing.isEmpty else {
      note("unknown-symbol", unknown(name))
      return nil
    }
    let shown = existing.filter { lateness($0) == nil }
    guard !shown.isEmpty else {
      note("symbol-system", lateness(existing[existing.count - 1]) ?? "")
      return nil
    }
    for candidate in shown {
      guard let symbol = catalog.symbol(candidate) else { continue }
      tell(symbol, candidate, note)
      let turns =
        environment.layoutDirection == .rightToLeft && SymbolDirection.follows(candidate)
      return turns ? symbol.mirrored : symbol
    }
    note(
      "symbol-missing",
      "A device draws the symbol \(name), Vitrine has no drawing of it; a box shows its place.")
    return .placeholder(for: name)
  }

  private func tell(
    _ symbol: SymbolCatalog.Symbol, _ name: String, _ note: (String, String) -> Void
  ) {
    for text in environment.symbols.notes(name) { note("symbol-file", text) }
    if symbol.isWeak {
      note("symbol-stand-in", "The drawing for \(name) is only related.")
    } else if let difference = symbol.difference {
      note(SymbolNearness.code, SymbolNearness.message(name, difference))
    }
  }

  private func unknown(_ name: String) -> String {
    let hint = environment.symbols.nearest(name).map { " Did you mean \($0)?" } ?? ""
    return
      "No system up to iOS \(SymbolNames.lastRelease) has a symbol named \(name); nothing is shown, as on a device."
      + hint
  }

  /// The reason why the picture's system does not show a name of the platform; nil if it does.
  ///
  /// Within one number of a system, the last release is taken; before iOS 13 no name is asked for.
  private func lateness(_ name: String) -> String? {
    let system = environment.host.systemVersion
    guard system >= SymbolNames.firstSystem, let entry = environment.symbols.entry(name),
      entry.system > system
    else { return nil }
    return
      "The symbol \(name) came with iOS \(entry.release); nothing is shown, as on a device with iOS \(system)."
  }

  /// The name with all variants, then with fewer.
  private func candidates(_ asked: String) -> [String] {
    var name = asked
    var endings = environment.drawing.symbolVariants.endings.filter {
      !name.split(separator: ".").contains(Substring($0))
    }
    // `fill` is the last part of a name.
    if let fill = endings.firstIndex(of: "fill") { endings.append(endings.remove(at: fill)) }
    // A filled symbol's name keeps `fill` at its end.
    if !endings.isEmpty, name.hasSuffix(".fill") {
      name.removeLast(".fill".count)
      endings.append("fill")
    }
    var result = [([name] + endings).joined(separator: ".")]
    if endings.count > 1 { result += endings.map { "\(name).\($0)" } }
    if !endings.isEmpty { result.append(asked) }
    return result
  }
}
