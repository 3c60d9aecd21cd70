import VitrineLayout
import VitrineViews

/// A builder of the tree of a screen around a widget: the scene's views in the screen's environment.
struct SceneRoot {
  let context: SceneContext

  /// Creates a root for one widget.
  ///
  /// - Parameters:
  ///   - content: the widget's nodes, if no placed tree will replace them.
  init(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration, content: Node? = nil,
    palette: AppPalette? = nil, tones: WallpaperTones
  ) {
    var context = SceneContext(
      widget: widget, configuration: configuration, content: content, tones: tones)
    context.palette = palette
    self.context = context
  }

  /// Creates a root for several widgets.
  ///
  /// - Parameters:
  ///   - trees: the placed trees of the widgets in `company`.
  ///   - palette: the colours of an icon for an app without one.
  ///   - tones: the colours of the wallpaper.
  init(
    _ company: SceneWidgets, _ configuration: RenderConfiguration, trees: [PlacedTree],
    palette: AppPalette?, tones: WallpaperTones
  ) {
    let guests = zip(company.members, trees).enumerated().map { index, member in
      SceneGuest(
        index, member.0.widget, member.0.configuration, at: member.0.place, placed: member.1)
    }
    var context = SceneContext(
      widget: company.widget, configuration: configuration, guests: guests, tones: tones)
    context.palette = palette
    context.stack = company.stack
    self.context = context
  }

  func resolve(notes: ResolveNotes) -> NodeTree {
    VitrineViews.resolve(
      SceneView(context: context), environment: context.environment, notes: notes)
  }

  var placeOptions: PlaceOptions {
    let configuration = context.configuration
    return PlaceOptions(
      size: configuration.screenSize, scale: configuration.pixelScale,
      isRightToLeft: context.isRightToLeft)
  }
}

extension RenderConfiguration {
  /// Whether the scene is a page of the Home Screen. A tablet's stack is on one from iPadOS 15 on, and in the Today
  /// view before; a watch's is a screen of its own.
  var isHomeScreen: Bool {
    guard scene == .stack else { return scene == .home }
    return device.kind == .iPhone || device.kind == .iPad && os >= Self.firstTabletHome
  }

  /// Whether the scene is the Smart Stack of a watch, a list of cards.
  var isCardStack: Bool { scene == .stack && device.kind == .watch }

  /// Whether the widget is drawn as a card of one.
  var isCard: Bool { hostScreen == .stack }

  /// The way in which widgets share the scene: a watch has the cards of its stack below each other.
  package var sharing: RenderScene.Sharing { isCardStack ? .beside : scene.sharing }

  /// The first iPadOS with widgets on Home Screens.
  static let firstTabletHome = 15

  /// The configuration of the widget inside a scene: clipped to its container, in its slot's size.
  package var hosted: RenderConfiguration {
    guard scene.isScreen else { return self }
    var copy = self
    copy.isFromHome = isHomeScreen
    copy.scheme = widgetScheme
    copy.scene = .widget
    copy.wallpaper = nil
    if scene.isStandBy {
      copy.removesBackground = true
      copy.scheme = .dark
    }
    if scene == .face { copy.scheme = .dark }
    if givesForm { copy.hostScreen = scene }
    if scene == .lock, usualMode == .vibrant {
      copy.mode = .vibrant
      // The environment of Lock Screen widgets is always dark, whatever the device's scheme.
      copy.scheme = .dark
    }
    return copy
  }

  /// Whether the screen gives what is on it another form.
  private var givesForm: Bool {
    surface.controlSize != nil || isCardStack || scene.isStandBy && surface.presentation != nil
  }

  /// The configuration of the widget inside a scene, with what its wallpaper decides.
  func hosted(over tones: WallpaperTones) -> RenderConfiguration {
    var copy = hosted
    if scene == .lock { copy.isOnBrightWallpaper = LockInk(self, tones).isDark }
    return copy
  }
}
