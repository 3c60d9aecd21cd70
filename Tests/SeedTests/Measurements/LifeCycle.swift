import NotificationCenter
import SwiftUI
import Testing
import Vitrine

extension MeasurementArticle {
  /// The sequences themselves are tests of `VitrineTodayTests`; the ledger names them.
  @MainActor @Suite("§1 Life cycle", .serialized) struct LifeCycle {
    @Test(.holds("003 §1.10"), arguments: 10...13) func theFourthCallDiffersBySystem(os: Int) {
      let old = TodayAction.show.calls(os: 9)
      let new = TodayAction.show.calls(os: os)
      #expect(old.count == 7 && new.count == 7)
      let different = old.indices.filter { old[$0] != new[$0] }
      #expect(different == [3])
      #expect(old[3] == .widgetMarginInsets && new[3] == .widgetActiveDisplayModeDidChange)
    }

    /// Notes at each callback what the context says.
    final class Curious: TodayWidgetController, TodayWidget {
      static var heights: [String: CGFloat] = [:]
      private func note(_ call: String) {
        let size = extensionContext?.widgetMaximumSize(for: .expanded)
        Self.heights[call] = size?.height ?? -1
      }
      override func beginRequest(with context: NSExtensionContext) {
        Self.heights["beginRequest"] = context.widgetMaximumSize(for: .expanded).height
      }
      override func viewDidLoad() { note("viewDidLoad") }
      override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
      override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
      var body: some View { Color.red }
    }

    @Test(.holds("003 §1.12", "003 §1.13"), arguments: [(9, 0.0), (10, 616), (11, 528)])
    func theContextHasSizesFromSystem10OnAndKeepsThem(_ os: Int, _ height: Double) throws {
      Curious.heights = [:]
      let host = try TodayHost(
        try TodayEnvironment(device: .iPhone6, os: os), title: TodayTitle("Next"),
        make: { Curious() })
      try host.show()
      try host.dismiss()
      let calls = ["beginRequest", "viewDidLoad", "viewDidAppear", "viewDidDisappear"]
      #expect(Curious.heights.keys.sorted() == calls.sorted())
      #expect(Curious.heights.values.allSatisfy { $0 == height })
    }
  }
}
