import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Sequences of actions on a Today widget, and their trace.
@Suite struct ActionTests {
  private static let renderer = Renderer()

  private func place(
    _ actions: [TodayAction], os: Int = 11, _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) throws -> PlacedWidget {
    let text = """
      {"vitrine":1,"kind":"Next","today":{"title":"Next","largestDisplayMode":"expanded",
      "preferredHeight":200},"body":{"Text":"{environment.displayMode}"}}
      """
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    var matrix = RenderMatrix()
    matrix.os = os
    matrix.common.todayActions = actions
    change(&matrix.common)
    if matrix.common.device != .standard { matrix.devices = .listed([matrix.common.device]) }
    let configuration = try #require(try matrix.expand(for: document.widget).configurations.first)
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = Self.renderer.place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    return placed
  }

  private func texts(_ placed: PlacedWidget) -> [String] {
    placed.tree.nodes.compactMap {
      if case .text(let text) = $0.content { text.layout.lines.map(\.text).joined() } else { nil }
    }
  }

  @Test(arguments: [
    ([], "compact"), ([TodayAction.showMore], "expanded"), ([.showMore, .showLess], "compact"),
    ([.showMore, .dismiss, .show], "compact"), ([.dismiss, .show, .showMore], "expanded"),
    ([.showMore, .show], "compact"),
  ])
  func pictureShowsTheStateAfterTheLastAction(actions: [TodayAction], mode: String) throws {
    let placed = try place(actions)
    #expect(texts(placed).contains(mode))
    #expect(placed.configuration.displayMode.caseName == mode)
  }

  @Test func traceHasTheCallbacksOfEveryAction() throws {
    let trace = try place([.showMore, .showLess]).trace
    let actions = trace.compactMap { if case .action(let action) = $0 { action } else { nil } }
    #expect(actions == [.show, .showMore, .showLess, .dismiss])
    #expect(
      trace.calls == [
        .awakeFromNib, .beginRequest, .viewDidLoad, .widgetActiveDisplayModeDidChange,
        .widgetPerformUpdate, .viewWillAppear, .viewDidAppear, .widgetActiveDisplayModeDidChange,
        .widgetActiveDisplayModeDidChange, .viewWillDisappear, .viewDidDisappear, .deinit,
      ])
    #expect(
      trace.json().hasPrefix(
        #"[{"action":"Show"},{"call":"awakeFromNib"},{"call":"beginRequest(with:)"},"#))
    #expect(
      trace.json().hasSuffix(
        #"{"action":"Dismiss"},{"call":"viewWillDisappear"},{"call":"viewDidDisappear"},"#
          + #"{"call":"deinit"}]"#))
    let again = try place([.dismiss, .show]).trace
    #expect(again.calls.filter { $0 == .viewDidLoad }.count == 2)
  }

  @Test func impossibleActionsAreRefused() throws {
    #expect(throws: ImpossibleCombination.scene(.widget, "\(TodayError.nothingShown)")) {
      try place([.showMore, .dismiss])
    }
    #expect(throws: ImpossibleCombination.scene(.widget, "\(TodayError.notShown(.showMore))")) {
      try place([.dismiss, .showMore])
    }
    #expect(throws: ImpossibleCombination.scene(.widget, "\(TodayError.noDisplayModes)")) {
      try place([.showMore], os: 9)
    }
    #expect(throws: ImpossibleCombination.self) { try place([]) { $0.mode = .vibrant } }
    #expect(throws: ImpossibleCombination.self) {
      try place([], os: 10) { $0.isFirstDisplay = true }
    }
    #expect(throws: Never.self) { try place([], os: 9) { $0.isFirstDisplay = true } }
  }

  /// The seed: where compact and expanded are inverted, the height settles on the lower one for good.
  @Test func heightSettlesAfterShowLess() throws {
    func height(_ actions: [TodayAction]) throws -> Double {
      let placed = try place(actions, os: 10) {
        $0.device = Device.named("iphone-6s-plus") ?? .standard
        $0.orientation = .landscape
        $0.typeSize = .accessibility5
        $0.scene = .view
      }
      return placed.tree.size.height
    }
    #expect(try height([]) == 325)
    #expect(try height([.showMore]) == 260)
    #expect(try height([.showMore, .dismiss, .show]) == 325)
  }
}
