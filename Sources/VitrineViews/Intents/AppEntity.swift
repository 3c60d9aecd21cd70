public import Foundation

/// The title, subtitle and image of an item in a list of choices.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A picture next to the title of a choice. It is accepted so that sources compile and is never drawn.
  public struct Image: Hashable, Sendable {
    package let systemName: String?
    package let name: String?

    /// Creates a picture from the name of a system symbol; `isTemplate` is ignored.
    public init(systemName: String, isTemplate: Bool? = nil) {
      self.systemName = systemName
      name = nil
    }
    /// Creates a picture from the name of an image; `isTemplate` and `displayStyle` are ignored.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      self.name = name
      systemName = nil
    }
    /// Creates an empty picture; the encoded image in `data` is not read.
    public init(data: Data, isTemplate: Bool? = nil) {
      name = nil
      systemName = nil
    }
    /// Creates an empty picture; nothing is loaded from `url`, and the size is ignored.
    public init(url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil) {
      name = nil
      systemName = nil
    }

    /// The outline of the picture in a list: as it is, or cut to a circle. Neither is drawn.
    public enum DisplayStyle: Hashable, Sendable { case `default`, circular }
  }

  /// The text that a row of the configuration sheet shows for the value, without translation.
  public var title: LocalizedStringResource
  /// The second line below the title, or nil for none. No picture shows it.
  public var subtitle: LocalizedStringResource?
  /// The picture next to the title, or nil for none. No picture shows it.
  public var image: Image?

  /// Creates a representation from its texts and its picture; `synonyms` is ignored.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Creates a representation whose title is the literal, without a subtitle or an image.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation whose title is the interpolated text, without a subtitle or an image.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The name of a type of items.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The name of the type as it is shown to people. No picture shows it.
  public var name: LocalizedStringResource

  /// Creates a representation from a name; `numericFormat` and `synonyms` are ignored.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
  }

  /// Creates a representation whose name is the literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation whose name is the interpolated text.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type that has a name for people, such as an entity or an enumeration of a setting.
public protocol TypeDisplayRepresentable {
  /// The name of the type as a whole. Nothing in this package reads it.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values have a title each, which the configuration sheet shows as the chosen value.
public protocol InstanceDisplayRepresentable: TypeDisplayRepresentable {
  /// The title, subtitle and image of this value; only the title is drawn.
  var displayRepresentation: DisplayRepresentation { get }
}

/// An entity of an app, which a setting may refer to.
public protocol AppEntity: InstanceDisplayRepresentable, Identifiable, Sendable
where ID: Sendable {
  /// The type of the query that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that provides the entity for a setting without a value.
  static var defaultQuery: DefaultQuery { get }
}

/// An entity without an identifier or a query, which code creates with `init()`.
public protocol TransientAppEntity: InstanceDisplayRepresentable, Sendable { init() }

/// An enumeration for settings.
public protocol AppEnum: InstanceDisplayRepresentable, RawRepresentable, CaseIterable, Hashable,
  Sendable
where RawValue: LosslessStringConvertible {
  /// The representation of each case; a case that is missing is shown with its raw value.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The entry of `caseDisplayRepresentations` for this case, or its raw value as the title if there is none.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
  }

  /// The name under the property of older system versions.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
