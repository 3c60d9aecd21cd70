import ExampleWidgets
package import Vitrine

/// The widgets and configurations that the project's own goldens cover.
@MainActor
package enum ExampleSet {
  package static var widgets: [WidgetDescription] {
    [
      BatteryWidget._descriptions(), CalendarWidget._descriptions(),
      FitnessWidget._descriptions(), NotesWidget._descriptions(), PhotoWidget._descriptions(),
      PodcastWidget._descriptions(), StocksWidget._descriptions(), WeatherWidget._descriptions(),
    ].flatMap { $0 }.map { widget in
      // The bundle does not say whose widgets they are: each is shown as that of the app it is like.
      var widget = widget
      widget.app.name = widget.kind
      return widget
    }
  }

  /// Screens of the matrix: home-button, small, plain, Pro and Plus phones of four scales of widget,
  /// and two tablets.
  package static let devices = [
    "iphone-se-1", "iphone-se-3", "iphone-13-mini", "iphone-14", "iphone-15", "iphone-11",
    "iphone-16-pro", "iphone-15-plus", "ipad-pro-11", "ipad-mini-8.3",
  ].compactMap { Device.named($0) }

  package static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

  /// Every combination of the matrix for a widget, in a fixed order.
  package static func matrix(of widget: WidgetDescription) -> [RenderConfiguration] {
    product(widget, devices: devices, typeSizes: DynamicTypeSize.allCases)
      + SceneSet.matrix(of: widget)
  }

  /// The readable subset that is kept as pictures: level 4 on one phone, and each widget's smallest
  /// family at level 12.
  package static func pictures(of widget: WidgetDescription) -> [RenderConfiguration] {
    let phone = devices.filter { $0.slug == "iphone-se-3" }
    let plain = product(widget, devices: phone, typeSizes: [.large])
    let largest = product(widget, devices: phone, typeSizes: [.accessibility5])
      .filter { $0.family == .systemSmall && $0.scheme == .light }
    return plain.filter { $0.family != .systemLarge } + largest + SceneSet.pictures(of: widget)
  }

  private static func product(
    _ widget: WidgetDescription, devices: [Device], typeSizes: [DynamicTypeSize]
  ) -> [RenderConfiguration] {
    var list: [RenderConfiguration] = []
    for family in families where widget.families.contains(family) {
      for device in devices {
        for typeSize in typeSizes {
          for scheme in [ColorScheme.light, .dark] {
            var configuration = RenderConfiguration()
            configuration.device = device
            configuration.family = family
            configuration.typeSize = typeSize
            configuration.scheme = scheme
            if configuration.widgetSize != nil { list.append(configuration) }
          }
        }
      }
    }
    return list
  }
}
