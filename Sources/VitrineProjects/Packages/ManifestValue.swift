/// A value in a package's manifest, as far as it can be told without running it.
package indirect enum ManifestValue: Hashable {
  case text(String)
  case list([ManifestValue])
  case call(ManifestCall)
  /// A name that the manifest gives no value, such as `.v6`, without its dot.
  case name(String)
  /// Anything that is computed.
  case other

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var items: [ManifestValue] { if case .list(let items) = self { items } else { [] } }
  var call: ManifestCall? { if case .call(let call) = self { call } else { nil } }
}
