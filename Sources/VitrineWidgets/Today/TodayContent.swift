import Foundation
import VitrineLayout
public import VitrineViews

/// A widget's own views in the size and the environment of their host.
nonisolated struct TodayContent: _CompositeView {
  let presentation: TodayPresentation

  /// The name of the node that holds the author's views.
  static let nodeName = "TodayContent"

  func composition(_ environment: EnvironmentValues) -> some View {
    tappable.environing {
      presentation.environment.adapt(&$0, mode: presentation.mode)
      $0.redactionReasons = presentation.redaction
    }
  }

  @ViewBuilder private var tappable: some View {
    if let rules = presentation.tapRules {
      sized.clipped().node(Self.nodeName, .interaction(.widget(rules)))
    } else {
      sized.clipped()
    }
  }

  @ViewBuilder private var sized: some View {
    let layout = presentation.layout
    switch layout.height {
    case .fixed(let height):
      // Overflow is clipped at the bottom, as for content aligned to its top.
      presentation.content.frame(width: layout.width, height: height, alignment: .top)
    case .fitting(let limits):
      presentation.content
        .frame(width: layout.width)
        .frame(minHeight: limits.lowerBound, maxHeight: limits.upperBound, alignment: .top)
        .fixedSize(horizontal: false, vertical: true)
    }
  }

}

extension TodayEnvironment {
  /// Sets the traits of the widget's host, such as system version and type table, whatever surrounds the
  /// host.
  package func adapt(_ values: inout EnvironmentValues, mode: NCWidgetDisplayMode) {
    values.host.systemVersion = os
    values.host.ownSystemVersion = os
    values.host.isElevated = false
    // iOS 9: white text on a dark background; later systems have dark text on a light one (seed).
    values.host.colorScheme = os == 9 ? .dark : .light
    values.dynamicTypeSize = typeSize
    values.type.table = os >= 11 ? .today(device.typeClass) : .app
    values.widgetActiveDisplayMode = hasDisplayModes ? mode : nil
  }
}

extension EnvironmentValues {
  /// The display mode of the surrounding Today widget, from iOS 10 on; nil outside Today widgets.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode? {
    get { self[TodayDisplayModeKey.self] }
    set { self[TodayDisplayModeKey.self] = newValue }
  }
}

private nonisolated struct TodayDisplayModeKey: EnvironmentKey {
  static let defaultValue: NCWidgetDisplayMode? = nil
}
