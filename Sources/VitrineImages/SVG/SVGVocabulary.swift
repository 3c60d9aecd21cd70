/// What is known of SVG by name, and what becomes of it in a picture.
package enum SVGVocabulary {
  package enum Outcome: Hashable, Sendable {
    case drawn
    /// It changes a picture and is told of, except for these values of a property.
    case told(except: Set<String>)
    /// It changes no picture by itself.
    case silent
  }

  /// The properties of SVG and CSS, by name.
  package static let properties: [String: Outcome] = SVGProperties.table.mapValues { property in
    switch property.reading {
    case .read: .drawn
    case .warned(let harmless): .told(except: harmless)
    case .text, .harmless: .silent
    }
  }

  /// The elements of SVG, by name.
  package static let elements: [String: Outcome] = SVGElements.table.mapValues { kind in
    switch kind {
    case .drawn: .drawn
    case .told: .told(except: [])
    case .silent: .silent
    }
  }
}
