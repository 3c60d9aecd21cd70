/// A look for tab views.
public nonisolated protocol TabViewStyle: Sendable {
  /// Whether pages have dots in place of a bar; nil for a bar.
  var _dots: PageTabViewStyle.IndexDisplayMode? { get }
}

/// A bar of the tabs.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  public var _dots: PageTabViewStyle.IndexDisplayMode? { nil }
  /// Creates the style.
  public init() {}
}

/// A bar of the tabs, drawn as on an iPhone.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public var _dots: PageTabViewStyle.IndexDisplayMode? { nil }
  /// Creates the style.
  public init() {}
}

/// Pages that are turned, with dots below.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// When dots show: always, never, or where there are several pages.
  public nonisolated struct IndexDisplayMode: Equatable, Sendable {
    private enum Mode { case automatic, always, never }
    private let mode: Mode
    /// Dots where there are several pages.
    public static let automatic = IndexDisplayMode(mode: .automatic)
    /// Dots, also for one page.
    public static let always = IndexDisplayMode(mode: .always)
    /// No dots.
    public static let never = IndexDisplayMode(mode: .never)

    func shows(_ pages: Int) -> Bool {
      switch mode {
      case .automatic: pages > 1
      case .always: true
      case .never: false
      }
    }
  }

  public let _dots: IndexDisplayMode?
  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { _dots = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of the tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of the tabs, drawn as on an iPhone.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are turned, with dots where there are several.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that are turned, with dots below.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The dots of tab views; nil for bars.
nonisolated enum TabDotsKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}
