import SwiftUI
import WidgetKit

// In a file of its own with `Timeline<Entry>`, as Xcode writes it.
struct DepartureProvider: TimelineProvider {
  private static let advice = [
    "Mind the gap.", "Doors close early.", "Bikes ride in the rear.", "Quiet carriage ahead.",
  ]

  func placeholder(in context: Context) -> DepartureEntry { entry(at: .now) }

  func getSnapshot(in context: Context, completion: @escaping (DepartureEntry) -> Void) {
    let entry = entry(at: Date())
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { completion(entry) }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    Thread.detachNewThread {
      let now = Date()
      let entries = (0..<4).map { entry(at: now.addingTimeInterval(Double($0) * 60)) }
      completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(240))))
    }
  }

  private func entry(at date: Date) -> DepartureEntry {
    let visits = UserDefaults.standard.integer(forKey: "visits")
    UserDefaults.standard.set(visits + 1, forKey: "visits")
    return DepartureEntry(
      date: date, departure: date.addingTimeInterval(12 * 60 + 34), platform: .random(in: 1...12),
      advice: Self.advice.randomElement() ?? "",
      stops: ["Uji": 6, "Nara": 34 + visits, "Oji": 48, "Kyoto": 0])
  }
}
