import ActivityKit
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import WidgetKit
@MainActor @Suite struct ZPictures {
  @Test func draw() async throws {
    let list: [(String, [WidgetDescription], String)] = [
      ("parcel", ParcelActivity._contents(RenderConfiguration()).widgets, ""),
      ("brew", [], #"{"attributes": {"name": "Oolong"}, "state": {"start": "2007-01-09T09:39:00Z", "end": "2007-01-09T09:43:00Z"}}"#),
      ("match", [], #"{"attributes": {"home": "Borussia Mönchengladbach", "away": "Internazionale Milano"}, "state": {"home": 1, "away": 0}}"#),
      ("call", [], #"{"attributes": {"caller": "Ada"}, "state": {}}"#),
    ]
    for (name, given, text) in list {
      var widget = given.first
      if !text.isEmpty {
        var contents = name == "brew" ? BrewActivity._contents(RenderConfiguration()) : name == "match" ? MatchActivity._contents(RenderConfiguration()) : CallActivity._contents(RenderConfiguration())
        try contents.give(ActivityStateFile(Data(text.utf8), path: "x"), to: nil)
        widget = contents.widgets.first
      }
      let w = try #require(widget)
      for p in ActivityPresentation.allCases {
        for (os, scheme) in [(18, ColorScheme.light), (26, .light), (26, .dark)] {
          for scene in [RenderScene.widget, .lock] {
            var c = RenderConfiguration()
            c.os = os; c.scheme = scheme; c.scene = scene
            c.surface = .activity(p)
            if p == .smartStack { c.device = "watch-45mm" ; if os != 26 { continue } }
            if scene == .lock, p != .banner { continue }
            if p.isInIsland, os == 18 || scheme == .dark && p != .expanded { continue }
            let entry = await w.entry(for: EntryRequest(c))
            var s = RenderScratch()
            let r = Renderer()
            let image = r.render(entry, of: w, c, scratch: &s)
            try image.pngData().write(to: URL(fileURLWithPath: "/tmp/act/t/\(name)-\(p.rawValue)-\(os)-\(scheme)-\(scene).png"))
          }
        }
      }
    }
  }
}
