/// A call in a package's manifest, such as `.target(name: "Core")`.
package struct ManifestCall: Hashable {
  package struct Argument: Hashable {
    package var label: String?
    package var value: ManifestValue
  }

  /// The name without a dot before it.
  package var name: String
  package var arguments: [Argument]

  package subscript(label: String) -> ManifestValue? {
    arguments.first { $0.label == label }?.value
  }

  package func text(_ label: String) -> String? { self[label]?.text }

  /// The texts of a list.
  package func texts(_ label: String) -> [String] { self[label]?.items.compactMap(\.text) ?? [] }
}

extension ManifestCall {
  /// A target or product that a target needs.
  package struct Need: Hashable {
    package var name: String
    /// The package of the product, where the manifest names it.
    package var package: String?
  }

  package var needs: [Need] {
    (self["dependencies"]?.items ?? []).compactMap { item in
      if let name = item.text { return Need(name: name) }
      guard let call = item.call,
        let name = call.text("name") ?? call.arguments.first?.value.text
      else { return nil }
      return Need(name: name, package: call.text("package"))
    }
  }
}
