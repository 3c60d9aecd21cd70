package import VitrineText

extension Font {
  /// Resolves the font, with `traits` of the text and its ancestors on top.
  package nonisolated func request(
    _ environment: EnvironmentValues, _ outer: FontTraits = FontTraits()
  ) -> FontRequest {
    let imposed = environment.type.imposedFont
    let traits = imposed?.traits ?? outer.over(traits)
    var (request, emphasized) = (imposed ?? self).source.request(environment)
    if case .custom = request.family {
      request.fonts = (imposed ?? self).fonts ?? environment.host.fonts
    }
    if let weight = traits.weight {
      request.weight = weight.value
    } else if traits.isBold == true {
      request.weight = max(request.weight, emphasized)
    }
    if environment.type.legibilityWeight == .bold {
      request.weight = min(900, request.weight + Self.boldTextStep)
    }
    traits.apply(to: &request)
    return request
  }

  /// The weight that Bold Text in the settings adds: regular becomes semibold (estimated from UIKit's
  /// behaviour).
  private static let boldTextStep = 200.0

  /// The points that tight and loose leading subtract from or add to a style's line height (UIKit's value for
  /// body text; estimated for the others).
  fileprivate static let leadingStep = 2.0
}

extension Font.Source {
  /// The request without traits, and the weight of its bold form.
  nonisolated func request(_ environment: EnvironmentValues) -> (FontRequest, emphasized: Double) {
    switch self {
    case .style(let style, let design, let weight):
      let type = environment.type
      let entry = TypeTable.entry(style: style.row, level: type.dynamicTypeSize, in: type.table)
      return (
        FontRequest(
          family: .system(design.request), size: entry.size, weight: weight?.value ?? entry.weight,
          leading: entry.leading), entry.emphasizedWeight
      )
    case .system(let size, let weight, let design):
      return (
        FontRequest(
          family: .system(design.request), size: Font.limited(size), weight: weight?.value ?? 400),
        700
      )
    case .custom(let name, let size, let style):
      let type = environment.type
      let scale =
        style.map {
          TypeTable.scale(style: $0.row, level: type.dynamicTypeSize, in: type.table)
        } ?? 1
      let sized = Float(size * scale) == 0 ? Font.sizeForNone : size * scale
      return (FontRequest(family: .custom(name), size: Font.limited(sized)), 700)
    }
  }
}

extension Font {
  /// The largest em size that the later stages can draw, in points.
  static let sizeLimit = 4096.0

  nonisolated static func limited(_ size: Double) -> Double {
    size > 0 ? min(size, sizeLimit) : 0
  }
}

extension Font.Design? {
  nonisolated var request: FontRequest.Design {
    switch self {
    case nil, .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension FontTraits {
  nonisolated func apply(to request: inout FontRequest) {
    if let isItalic { request.isItalic = isItalic }
    // A width of 0.2 means a fifth wider (estimated).
    if let width { request.width = 1 + Double(width.value) }
    if let design, case .system = request.family {
      request.family = .system(Optional(design).request)
    }
    if let hasMonospacedDigits { request.hasMonospacedDigits = hasMonospacedDigits }
    if let smallCaps { request.smallCaps = smallCaps }
    guard let base = request.leading else { return }
    switch leading {
    case nil, .standard: break
    case .tight: request.leading = max(0, base - Font.leadingStep)
    case .loose: request.leading = base + Font.leadingStep
    }
  }
}
