import NotificationCenter
import SwiftUI
import Testing

/// Callbacks in the seed's order, on the seed's occasions.
@MainActor @Suite(.serialized) struct LifecycleTests {
  /// A widget as a view controller of Apple's would be written, which notes what it is told.
  final class Probe: TodayWidgetController, TodayWidget {
    static var log: [String] = []
    static var offersExpanded = true
    static var expandedHeight: CGFloat = 300
    static var result = NCUpdateResult.newData
    static var insets: UIEdgeInsets?

    override func awakeFromNib() { Self.log.append("awakeFromNib") }
    override func beginRequest(with context: NSExtensionContext) {
      Self.log.append("beginRequest \(context.widgetMaximumSize(for: .compact).height)")
    }
    override func viewDidLoad() {
      Self.log.append("viewDidLoad")
      if Self.offersExpanded {
        extensionContext?.widgetLargestAvailableDisplayMode = .expanded
      }
      preferredContentSize = CGSize(width: 0, height: 80)
    }
    func widgetMarginInsets(
      forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
    ) -> UIEdgeInsets {
      Self.log.append("widgetMarginInsets \(defaultMarginInsets.left)")
      return Self.insets ?? defaultMarginInsets
    }
    func widgetActiveDisplayModeDidChange(
      _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {
      #expect(extensionContext?.widgetActiveDisplayMode == activeDisplayMode)
      Self.log.append("mode \(activeDisplayMode) \(Int(maxSize.width))x\(Int(maxSize.height))")
      preferredContentSize =
        activeDisplayMode == .compact
        ? maxSize : CGSize(width: 0, height: Self.expandedHeight)
    }
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
      Self.log.append("update")
      completionHandler(Self.result)
    }
    override func viewWillAppear(_ animated: Bool) { Self.log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { Self.log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { Self.log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { Self.log.append("didDisappear") }
    deinit { MainActor.assumeIsolated { Self.log.append("deinit") } }

    var body: some View { Text(verbatim: "Hello") }
  }

  init() {
    Probe.log = []
    Probe.offersExpanded = true
    Probe.expandedHeight = 300
    Probe.result = .newData
    Probe.insets = nil
  }

  private func host(
    _ device: TodayDevice, os: Int, on surface: TodaySurface = .today,
    isFirstDisplay: Bool = false
  ) throws -> TodayHost<Probe> {
    try TodayHost(
      try TodayEnvironment(device: device, os: os), on: surface, title: TodayTitle("Probe"),
      isFirstDisplay: isFirstDisplay, make: { Probe() })
  }

  @Test func ios9Order() throws {
    let host = try host(.iPhone6, os: 9)
    try host.show()
    #expect(host.layout.height == .fixed(80))
    try host.dismiss()
    #expect(
      Probe.log == [
        "awakeFromNib", "beginRequest 0.0", "viewDidLoad", "widgetMarginInsets 48.0", "update",
        "willAppear", "didAppear", "willDisappear", "didDisappear", "deinit",
      ])
    #expect(
      host.trace.calls == [
        .awakeFromNib, .beginRequest, .viewDidLoad, .widgetMarginInsets, .widgetPerformUpdate,
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinit,
      ])
  }

  @Test(arguments: [10, 11]) func laterOrderWithShowMoreAndLess(os: Int) throws {
    let host = try host(.iPhone6, os: os)
    let maximum = os == 10 ? 616 : 528
    try host.show()
    #expect(host.offersExpanded)
    #expect(host.layout.height == .fixed(110))
    try host.showMore()
    #expect(host.displayMode == .expanded)
    #expect(host.layout.height == .fixed(300))
    try host.showLess()
    #expect(host.layout.height == .fixed(110))
    try host.dismiss()
    #expect(host.presentation == nil)
    #expect(
      Probe.log == [
        "awakeFromNib", "beginRequest 110.0", "viewDidLoad", "mode compact 359x110", "update",
        "willAppear", "didAppear", "mode expanded 359x\(maximum)", "mode compact 359x110",
        "willDisappear", "didDisappear", "deinit",
      ])
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
          widgetActiveDisplayModeDidChange(_:withMaximumSize:) expanded 359x\(maximum)
        Show Less
          widgetActiveDisplayModeDidChange(_:withMaximumSize:) compact 359x110
        Dismiss
          viewWillDisappear
          viewDidDisappear
          deinit

        """)
  }

  @Test func everyShowStartsFresh() throws {
    let host = try host(.iPhone6, os: 10, on: .quickActions)
    try host.show()
    let first = Probe.log
    try host.show()
    #expect(Probe.log == first + ["willDisappear", "didDisappear", "deinit"] + first)
  }

  @Test func quickActionsAreCompactOnly() throws {
    let host = try host(.iPhone6, os: 10, on: .quickActions)
    try host.show()
    #expect(!host.offersExpanded)
    let before = host.trace
    #expect(throws: TodayError.expandedInQuickActions) { try host.showMore() }
    #expect(host.trace == before)
    #expect(TodayError.expandedInQuickActions.description.contains("compact only"))
  }

  @Test func expandedMustBeOffered() throws {
    Probe.offersExpanded = false
    let host = try host(.iPhone6, os: 11)
    try host.show()
    #expect(!host.offersExpanded)
    #expect(throws: TodayError.expandedNotOffered(title: "Probe")) { try host.showMore() }
  }

  @Test func ios9HasNoModesAndOnlyNotificationCenter() throws {
    let host = try host(.iPhone6, os: 9)
    try host.show()
    #expect(throws: TodayError.noDisplayModes) { try host.showMore() }
    for surface in [TodaySurface.search, .quickActions] {
      #expect(throws: TodayError.surfaceNeedsNewerSystem(surface)) {
        _ = try self.host(.iPhone6, os: 9, on: surface)
      }
    }
  }

  @Test func insetsOfTheWidgetCount() throws {
    Probe.insets = UIEdgeInsets(top: 0, left: 48, bottom: 0, right: 0)
    let kept = try host(.iPhone6, os: 9, isFirstDisplay: true)
    try kept.show()
    #expect(kept.layout.height == .fixed(80))
    Probe.insets = nil
    let added = try host(.iPhone6, os: 9, isFirstDisplay: true)
    try added.show()
    #expect(added.layout.height == .fixed(119))
  }

  @Test(arguments: NCUpdateResult.allCases) func updatesEndWithEachResult(
    _ result: NCUpdateResult
  ) throws {
    Probe.result = result
    let host = try host(.iPhone6, os: 11)
    try host.show()
    #expect(host.trace.contains(.call(.widgetPerformUpdate, detail: "\(result)")))
    let failed = host.layout.diagnostics.contains { $0.code == "today-update-failed" }
    #expect(failed == (result == .failed))
  }

  /// A widget that answers nothing gets Apple's defaults.
  final class Silent: TodayWidgetController, TodayWidget {
    var body: some View { Text(verbatim: "Hello") }
  }

  @Test func defaultsAreEnough() throws {
    let host = try TodayHost(
      try TodayEnvironment(device: .iPhoneX, os: 11), title: TodayTitle("Silent"),
      make: { Silent() })
    try host.show()
    #expect(host.layout.height == .fixed(110))
    #expect(!host.offersExpanded)
    #expect(host.trace.contains(.call(.widgetPerformUpdate, detail: "noData")))
  }
}
