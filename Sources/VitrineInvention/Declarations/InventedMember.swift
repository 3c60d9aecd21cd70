/// A member, function or variable that nobody declares.
package struct InventedMember: Hashable, Sendable, Codable {
  package enum Holder: Hashable, Sendable, Codable {
    /// None: a function or a variable of the module.
    case module
    /// A type, invented or known.
    case type(String)
  }

  package enum Kind: Hashable, Sendable, Codable {
    case property
    case function([CallShape])
    /// A case of an enumeration with so many values.
    case enumCase(Int)
    /// A modifier of views: it changes nothing.
    case modifier([CallShape])
    /// An initializer of a known type.
    case initializer([CallShape])
  }

  package var name: String
  package var holder: Holder
  package var isStatic = false
  package var form: Kind
  package var value: SampleValue
  package var place: SourcePlace
  package var isSettable = false
  /// The number of other types that it had before.
  package var revisions = 0

  package init(
    name: String, holder: Holder, form: Kind, value: SampleValue, place: SourcePlace
  ) {
    (self.name, self.holder, self.form) = (name, holder, form)
    (self.value, self.place) = (value, place)
  }

  /// The name by which pictures tell of it: `WeatherStore.temperature`.
  package var fullName: String {
    switch holder {
    case .module: name
    case .type(let type): type + "." + name
    }
  }
}
