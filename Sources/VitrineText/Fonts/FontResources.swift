import Synchronization

/// What paragraphs need of a font library: its fonts, and what was found out about them before.
final class FontResources: Sendable {
  let catalog: FontCatalog
  let shaper = Shaper()
  private let selections = Mutex<[FontRequest: FontSelection]>([:])

  /// Resolved requests kept; more are resolved again.
  static let mostSelections = 4096

  init(catalog: FontCatalog) { self.catalog = catalog }

  func selection(_ request: FontRequest) -> FontSelection {
    if let known = selections.withLock({ $0[request] }) { return known }
    let made = FontResolver(catalog: catalog).resolve(request)
    selections.withLock {
      if $0.count >= Self.mostSelections { $0.removeAll(keepingCapacity: true) }
      $0[request] = made
    }
    return made
  }

  func forgetSelections() { selections.withLock { $0.removeAll() } }
}
