import VitrineViews

/// The configurations of a matrix in order, each created on access: a million of them take no more memory
/// than their lists.
public struct RenderConfigurations: RandomAccessCollection, Sendable {
  /// A group of pictures that differ only in scheme, mode, look, scene, entry and locale.
  struct Host: Sendable {
    var base: RenderConfiguration
    var appearances: [Appearance]
    /// The index of the first picture.
    var start = 0
  }

  struct Appearance: Sendable {
    var mode: WidgetRenderingMode?
    var scene: RenderScene
    var look: HomeScreenLook?
  }

  private var hosts: [Host] = []
  private let schemes: [ColorScheme]
  private let entries: [EntrySelection]
  private let locales: [String]
  /// The index after the last configuration, equal to the number of pictures.
  public private(set) var endIndex = 0

  init(schemes: [ColorScheme], entries: [EntrySelection], locales: [String]) {
    self.schemes = schemes
    self.entries = entries
    self.locales = locales
  }

  /// The index of the first configuration, 0.
  public var startIndex: Int { 0 }

  /// Returns a configuration.
  ///
  /// - Parameter position: an index from 0; locales vary fastest, then entries, scenes, looks, modes and schemes.
  public subscript(position: Int) -> RenderConfiguration {
    precondition(indices.contains(position), "there is no configuration \(position)")
    let host = hosts[index(ofHostAt: position)]
    var rest = position - host.start
    func take<Value>(_ list: [Value]) -> Value {
      defer { rest /= list.count }
      return list[rest % list.count]
    }
    var configuration = host.base
    configuration.localeIdentifier = take(locales)
    configuration.entry = take(entries)
    configuration.show(take(host.appearances))
    configuration.scheme = take(schemes)
    return configuration
  }

  /// The number of pictures for each appearance of a host.
  var picturesOfAppearance: Int { schemes.count * entries.count * locales.count }

  mutating func append(_ host: Host) {
    guard !host.appearances.isEmpty, picturesOfAppearance > 0 else { return }
    var host = host
    host.start = endIndex
    hosts.append(host)
    endIndex += host.appearances.count * picturesOfAppearance
  }

  private func index(ofHostAt position: Int) -> Int {
    var (low, high) = (0, hosts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if hosts[middle].start <= position { low = middle } else { high = middle }
    }
    return low
  }
}

extension RenderConfigurations {
  /// The first host's pictures that differ from its first one in locale or entry alone, and the first picture
  /// of each host: names must distinguish these.
  package var samples: [RenderConfiguration] {
    guard let first else { return [] }
    var result: [RenderConfiguration] = []
    for (field, count) in [(0, locales.count), (1, entries.count)] {
      for k in 1..<Swift.max(count, 1) {
        var copy = first
        if field == 0 { copy.localeIdentifier = locales[k] } else { copy.entry = entries[k] }
        result.append(copy)
      }
    }
    return result + hosts.map { self[$0.start] }
  }
}

extension RenderConfiguration {
  /// Sets the mode, the scene and the look.
  mutating func show(_ appearance: RenderConfigurations.Appearance) {
    scene = appearance.scene
    chosenMode = appearance.mode
    look = appearance.look
  }
}
