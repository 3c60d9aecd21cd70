import Synchronization

/// The resources of a font library for paragraphs: its fonts and its caches.
final class FontResources: Sendable {
  let catalog: FontCatalog
  let shaper = Shaper()
  private let selections = Mutex<[FontRequest: FontSelection]>([:])

  /// The largest number of resolved requests that are cached.
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
