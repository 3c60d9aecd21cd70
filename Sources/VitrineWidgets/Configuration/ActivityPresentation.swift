/// A form in which a system shows a live activity.
public enum ActivityPresentation: String, Hashable, CaseIterable, Sendable {
  /// The platter on the Lock Screen, and the banner of devices without an island.
  case banner = "activity"
  /// The views on both sides of the camera.
  case compact = "island-compact"
  /// The view of one of two activities that is part of the island.
  case attached = "island-attached"
  /// The view of the other one, in a circle beside the island; in StandBy a chip above the widgets.
  case minimal = "island-minimal"
  /// The large view around the camera that a long press opens.
  case expanded = "island-expanded"
  /// The whole screen of a phone in StandBy, after a tap.
  case fullScreen = "activity-fullscreen"
  /// The card in a watch's Smart Stack.
  case smartStack = "activity-watch"
  /// The places on CarPlay's dashboard.
  case carPlay = "activity-carplay"
  case carPlayTall = "activity-carplay-tall"
  case carPlayNarrow = "activity-carplay-narrow"

  /// The place of a presentation.
  package enum Place: Hashable, Sendable { case lockScreen, island, standBy, watch, car }

  package var place: Place {
    switch self {
    case .banner: .lockScreen
    case .compact, .attached, .minimal, .expanded: .island
    case .fullScreen: .standBy
    case .smartStack: .watch
    case .carPlay, .carPlayTall, .carPlayNarrow: .car
    }
  }

  /// Whether it is in the Dynamic Island.
  package var isInIsland: Bool { place == .island }

  /// Whether StandBy shows it as a chip above widgets, also on phones without an island.
  package var isChip: Bool { self == .minimal }

  /// Whether its ground is black, or nearly so, in either appearance.
  package var isDark: Bool { [.island, .standBy, .watch].contains(place) }

  /// Those that are drawn unless others are asked for: all but the ones of StandBy and of a car.
  package static let usual = allCases.filter { $0.place != .car && $0.place != .standBy }
}
