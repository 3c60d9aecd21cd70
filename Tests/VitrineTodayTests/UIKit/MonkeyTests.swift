import NotificationCenter
import Testing
import UIKit
import VitrineLayout

/// The sample of the source documents 000, 001 and 004 ("Working with Collapsed and Expanded Widgets"), restated
/// in Swift.
@MainActor @Suite(.serialized) struct MonkeyTests {
  final class TodayViewController: UIViewController, NCWidgetProviding {
    let content = UILabel()
    private(set) var maxSize = CGSize.zero

    override func viewDidLoad() {
      super.viewDidLoad()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])

      // Tell widget it can be expanded
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded

      // Get the maximum size
      maxSize = extensionContext?.widgetMaximumSize(for: .expanded) ?? .zero
    }

    func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
      switch extensionContext?.widgetActiveDisplayMode {
      case .compact: content.text = "Let's Monkey About!"
      case .expanded: content.text = "Gorilla!!!!"
      default: break
      }
      completionHandler(NCUpdateResult.newData)
    }

    func widgetActiveDisplayModeDidChange(
      _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {
      switch activeDisplayMode {
      case .compact:
        preferredContentSize = maxSize
        content.text = "Let's Monkey About!"
      case .expanded:
        preferredContentSize = CGSize(width: 0, height: 200)
        content.text = "Gorilla!!!!"
      }
    }
  }

  private static let renderer = Renderer()

  private func widget() -> WidgetDescription {
    WidgetDescription(today: TodayTitle("MonkeyAbout"), kind: "Monkey") { TodayViewController() }
  }

  private func host(
    os: Int, device: TodayDevice = .iPhone6
  ) throws -> TodayHost<_TodayControllerWidget<TodayViewController>> {
    try TodayHost(
      try TodayEnvironment(device: device, os: os), title: TodayTitle("MonkeyAbout"),
      controller: { TodayViewController() })
  }

  private func place(_ presentation: TodayPresentation) -> PlacedWidget {
    let entry = WidgetEntry { EmptyView() }
    let widget = WidgetDescription(
      kind: "Monkey", families: [], source: .immediate { _ in entry })
    return Self.renderer.place(presentation, of: widget, RenderConfiguration())
  }

  private func label(_ placed: PlacedWidget) throws -> PlacedNode {
    try #require(placed.tree.nodes.first { $0.name == "UILabel" })
  }

  private func texts(_ placed: PlacedWidget) -> [String] {
    Self.renderer.textLedger(placed).entries.map(\.string)
  }

  @Test(arguments: [10, 11]) func compactIsTheMaximumAndExpandedIs200(os: Int) throws {
    let host = try host(os: os)
    try host.show()
    #expect(host.offersExpanded)
    #expect(host.layout.height == .fixed(110))
    let compact = place(try #require(host.presentation))
    #expect(compact.diagnostics.isEmpty, "\(compact.diagnostics)")
    #expect(texts(compact).contains("Let's Monkey About!"))
    let small = try label(compact).frame
    #expect(abs(small.x + small.width / 2 - 359 / 2) < 0.01)
    // The header is 36 points high.
    #expect(abs(small.y + small.height / 2 - (36 + 55)) < 0.01)

    try host.showMore()
    #expect(host.layout.height == .fixed(200))
    let expanded = place(try #require(host.presentation))
    #expect(texts(expanded).contains("Gorilla!!!!"))
    let large = try label(expanded).frame
    #expect(abs(large.y + large.height / 2 - (36 + 100)) < 0.01)
    try host.showLess()
    #expect(texts(place(try #require(host.presentation))).contains("Let's Monkey About!"))
    try host.dismiss()
    #expect(!host.layout.diagnostics.contains { $0.code == "today-retained" })
  }

  @Test func traceIsThatOfTheSource() throws {
    let host = try host(os: 10)
    try host.show()
    try host.showMore()
    try host.dismiss()
    #expect(
      host.trace.text == """
        Show
          awakeFromNib
          beginRequest(with:)
          viewDidLoad
          widgetActiveDisplayModeDidChange(_:withMaximumSize:) compact 359x110
          widgetPerformUpdate(completionHandler:) newData
          viewWillAppear
          viewDidAppear
        Show More
          widgetActiveDisplayModeDidChange(_:withMaximumSize:) expanded 359x616
        Dismiss
          viewWillDisappear
          viewDidDisappear
          deinit

        """)
  }

  /// The sample with a note of each callback, in the order that the controller itself is called in.
  final class Noting: UIViewController, NCWidgetProviding {
    static var calls: [String] = []

    override func awakeFromNib() { note("awakeFromNib") }
    override func beginRequest(with context: NSExtensionContext) { note("beginRequest") }
    override func viewDidLoad() {
      super.viewDidLoad()
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded
      note("viewDidLoad")
    }
    func widgetMarginInsets(
      forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
    ) -> UIEdgeInsets {
      note("widgetMarginInsets")
      return defaultMarginInsets
    }
    func widgetActiveDisplayModeDidChange(
      _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {
      note(activeDisplayMode == .compact ? "compact" : "expanded")
      preferredContentSize = maxSize
    }
    func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
      note("widgetPerformUpdate")
      completionHandler(.newData)
    }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    deinit { MainActor.assumeIsolated { Self.calls.append("deinit") } }

    private func note(_ call: String) { Self.calls.append(call) }
  }

  /// The order of source document 003, for a view controller: from iOS 10 on the mode comes where iOS 9 asked for
  /// the insets, and before the update.
  @Test(arguments: [9, 10, 11]) func controllersAreCalledInTheSourcesOrder(os: Int) throws {
    Noting.calls = []
    let host = try TodayHost(
      try TodayEnvironment(device: .iPhone6, os: os), title: TodayTitle("Noting"),
      controller: { Noting() })
    try host.show()
    if os > 9 {
      try host.showMore()
      try host.showLess()
    }
    try host.dismiss()
    #expect(
      Noting.calls == [
        "awakeFromNib", "beginRequest", "viewDidLoad", os == 9 ? "widgetMarginInsets" : "compact",
        "widgetPerformUpdate", "viewWillAppear", "viewDidAppear",
      ] + (os == 9 ? [] : ["expanded", "compact"]) + [
        "viewWillDisappear", "viewDidDisappear", "deinit",
      ])
  }

  @Test func descriptionKnowsTheModes() {
    #expect(widget().today?.largestMode == .expanded)
  }

  @Test func ios9HasNoModesAndTheViewsGiveTheHeight() throws {
    let host = try host(os: 9)
    try host.show()
    let placed = place(try #require(host.presentation))
    #expect(texts(placed).contains("Let's Monkey About!"))
    #expect(host.displayMode == .compact && !host.offersExpanded)
    #expect(try label(placed).frame.height == 20.5)
    #expect(placed.diagnostics.map(\.code).contains("uikit-height"))
  }
}
