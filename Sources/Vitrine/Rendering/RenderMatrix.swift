/// Lists whose product is the pictures to draw.
public struct RenderMatrix: Sendable {
  /// A list somebody wrote, or everything there is.
  public enum Choice<Value: Sendable>: Sendable {
    case all
    case listed([Value])
  }

  /// `all` is one device for each distinct screen.
  public var devices: Choice<Device> = .listed([.standard])
  /// `all` is what the widget declares and the device shows.
  public var families: Choice<WidgetFamily> = .all
  public var typeSizes: [DynamicTypeSize] = [.large]
  public var schemes: [ColorScheme] = [.light]
  public var modes: [WidgetRenderingMode] = [.fullColor]
  public var scenes: [RenderScene] = [.widget]
  public var entries: [EntrySelection] = [.snapshot]
  public var locales: [String] = [RenderConfiguration.defaultLocale]
  /// What all pictures share.
  public var common = RenderConfiguration()

  public init() {}

  /// The product for a widget, and how many pictures were left out because a device does not show
  /// a family.
  public struct Expansion: Sendable {
    public var configurations: [RenderConfiguration]
    public var skipped: Int
  }

  /// The product for a widget that declares `declared`, or for a bare view when that is nil.
  ///
  /// Throws when a family or a pair of family and device that were both named cannot be drawn.
  public func expand(declared: [WidgetFamily]?) throws(ImpossibleCombination) -> Expansion {
    guard let declared else { return Expansion(configurations: bareViews(), skipped: 0) }
    try checkListed(declared)
    var expansion = Expansion(configurations: [], skipped: 0)
    for family in families(declared) {
      for device in deviceList {
        var configuration = common
        configuration.device = device
        configuration.family = family
        let pictures = variants(of: configuration)
        if configuration.widgetSize == nil {
          expansion.skipped += pictures.count
        } else {
          expansion.configurations += pictures
        }
      }
    }
    return expansion
  }

  private var deviceList: [Device] {
    switch devices {
    case .all: Device.distinctScreens
    case .listed(let list): list
    }
  }

  private func families(_ declared: [WidgetFamily]) -> [WidgetFamily] {
    switch families {
    case .all: declared
    case .listed(let list): list
    }
  }

  /// Refuses what was asked for by name and cannot be.
  private func checkListed(_ declared: [WidgetFamily]) throws(ImpossibleCombination) {
    guard case .listed(let asked) = families else { return }
    for family in asked {
      if !declared.contains(family) { throw .undeclared(family, declared: declared) }
      guard case .listed(let devices) = devices else { continue }
      for device in devices {
        var configuration = common
        configuration.device = device
        configuration.family = family
        if configuration.widgetSize == nil { throw .unsupported(family, on: device) }
      }
    }
  }

  private func bareViews() -> [RenderConfiguration] {
    deviceList.flatMap { device in
      var configuration = common
      configuration.device = device
      configuration.family = nil
      return variants(of: configuration)
    }
  }

  private func variants(of configuration: RenderConfiguration) -> [RenderConfiguration] {
    var list = [configuration]
    list = list.varied(\.typeSize, typeSizes)
    list = list.varied(\.scheme, schemes)
    list = list.varied(\.mode, modes)
    list = list.varied(\.scene, scenes)
    list = list.varied(\.entry, entries)
    return list.varied(\.localeIdentifier, locales)
  }
}

extension [RenderConfiguration] {
  /// Each configuration with each of the values, the values running fastest.
  fileprivate func varied<Value>(
    _ field: WritableKeyPath<RenderConfiguration, Value>, _ values: [Value]
  ) -> [RenderConfiguration] {
    flatMap { configuration in
      values.map { value in
        var copy = configuration
        copy[keyPath: field] = value
        return copy
      }
    }
  }
}

/// A picture that was asked for by name and cannot be drawn.
public enum ImpossibleCombination: Error, Hashable, Sendable, CustomStringConvertible {
  case undeclared(WidgetFamily, declared: [WidgetFamily])
  case unsupported(WidgetFamily, on: Device)

  public var description: String {
    switch self {
    case .undeclared(let family, let declared):
      "the widget does not support \(family); it declares "
        + declared.map(\.slug).joined(separator: ", ")
    case .unsupported(let family, let device):
      "\(device.slug) does not show \(family); it shows "
        + device.widgetFamilies().map(\.slug).joined(separator: ", ")
    }
  }
}
