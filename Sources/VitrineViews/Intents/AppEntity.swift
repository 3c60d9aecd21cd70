public import Foundation

/// The title, subtitle and image of an item in a list of choices.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public struct Image: Hashable, Sendable {
    package let systemName: String?
    package let name: String?

    public init(systemName: String, isTemplate: Bool? = nil) {
      self.systemName = systemName
      name = nil
    }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      self.name = name
      systemName = nil
    }
    public init(data: Data, isTemplate: Bool? = nil) {
      name = nil
      systemName = nil
    }
    public init(url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil) {
      name = nil
      systemName = nil
    }

    public enum DisplayStyle: Hashable, Sendable { case `default`, circular }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The name of a type of items.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public var name: LocalizedStringResource

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol InstanceDisplayRepresentable: TypeDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

/// An entity of an app, which a setting may refer to.
public protocol AppEntity: InstanceDisplayRepresentable, Identifiable, Sendable
where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

public protocol TransientAppEntity: InstanceDisplayRepresentable, Sendable { init() }

/// An enumeration for settings.
public protocol AppEnum: InstanceDisplayRepresentable, RawRepresentable, CaseIterable, Hashable,
  Sendable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
  }

  /// The name under the property of older system versions.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
