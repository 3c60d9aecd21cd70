import VitrineGraphics
import VitrineViews

/// The places of a screen for live activities and controls, taken one after the other.
struct NamedPlaces {
  /// The reason why the last one has no place, beside that it is taken.
  private(set) var reason: String?
  private let configuration: RenderConfiguration
  private var taken: [Surface] = []
  private var cells: [ScreenCells] = []
  private var cards: CardColumn

  init(_ configuration: RenderConfiguration) {
    self.configuration = configuration
    cards = CardColumn(configuration, after: 0)
    if configuration.surface.name == nil { taken = [configuration.surface] }
  }

  /// Takes a place; nil if there is none. A live activity has its frame when its views are placed.
  mutating func place(_ surface: Surface) -> ScreenPlace? {
    reason = refusal(surface)
    guard reason == nil else { return nil }
    var place = ScreenPlace()
    if let size = surface.controlSize {
      guard let found = self.place(of: size) else { return nil }
      place = found
    } else if configuration.isCardStack {
      guard let found = cards.next() else { return nil }
      place = found
    }
    taken.append(surface)
    return place
  }

  /// Returns why a live activity cannot be beside those that are placed.
  private func refusal(_ surface: Surface) -> String? {
    if configuration.scene.isStandBy, let presentation = surface.presentation {
      // A chip stands above widgets; the others have the screen.
      let others = presentation.isChip ? taken.filter { $0.presentation != nil } : taken
      return others.isEmpty ? nil : Self.aloneInStandBy
    }
    guard let presentation = surface.presentation, presentation.isInIsland else { return nil }
    let others = taken.compactMap(\.presentation).filter(\.isInIsland)
    if others.isEmpty { return nil }
    let pair: Set<ActivityPresentation> = [.attached, .minimal]
    if others.count == 1, pair == Set(others + [presentation]) { return nil }
    return
      "of two activities, an island shows one as \(ActivityPresentation.attached.rawValue) and one as "
      + ActivityPresentation.minimal.rawValue
  }

  static let aloneInStandBy = "StandBy shows a live activity alone, or as \(chip) above widgets"
  private static let chip = ActivityPresentation.minimal.rawValue

  private mutating func place(of size: ControlWidgetSize) -> ScreenPlace? {
    if configuration.scene == .lock {
      let index = taken.count { $0.controlSize != nil }
      return ControlPlace.onLock(index, configuration).map { ScreenPlace(frame: $0) }
    }
    guard let free = ControlCenterGrid.free(for: size, beside: cells) else { return nil }
    cells.append(free)
    return ScreenPlace(frame: ControlCenterGrid(configuration).frame(of: free), cells: free)
  }
}

extension RenderConfiguration {
  /// Returns the settings of another form on the same screen. Modes and looks of widgets are not those of live
  /// activities and controls.
  func hosting(_ surface: Surface) -> RenderConfiguration {
    var copy = self
    copy.surface = surface
    if surface.name != nil {
      copy.chosenMode = nil
      copy.look = nil
    }
    return copy
  }
}
