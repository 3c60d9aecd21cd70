import Foundation
import SwiftUI

/// What the app hands to its widgets: settings in its group, a cache in its container, words by chance.
struct Store {
  static let group = "group.example.moments"

  private let defaults = UserDefaults(suiteName: Store.group) ?? .standard

  /// How often the widgets were loaded.
  func countVisit() -> Int {
    let visits = defaults.integer(forKey: "visits") + 1
    defaults.set(visits, forKey: "visits")
    defaults.set(Date(), forKey: "lastVisit")
    return visits
  }

  var lastVisit: Date? { defaults.object(forKey: "lastVisit") as? Date }

  var isCompact: Bool { defaults.bool(forKey: "compact") }

  private var cache: URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Store.group)?
      .appendingPathComponent("cache.json")
  }

  /// The articles of the last load, if they are not an hour old.
  func cached(at date: Date) -> [Article] {
    guard let cache, let data = try? Data(contentsOf: cache),
      let articles = try? JSONDecoder().decode([Article].self, from: data)
    else { return [] }
    return articles.filter { date.timeIntervalSince($0.loaded) < 3600 }
  }
}

struct Article: Codable, Identifiable {
  var id = UUID()
  var title: String
  var loaded: Date
}

enum Words {
  private static let greetings: [Range<Int>: String] = [
    0..<6: "Good night", 6..<12: "Good morning", 12..<18: "Good afternoon", 18..<24: "Good evening",
  ]

  static func greeting(at date: Date) -> String {
    let hour = Calendar.current.component(.hour, from: date)
    return greetings.first { $0.key.contains(hour) }?.value ?? "Hello"
  }

  static let quotes = [
    "Slow is smooth.", "Begin anywhere.", "Less, but better.", "Make it plain.",
    "Rest is work, too.",
    "One thing at a time.", "Look again.", "Done beats perfect.",
  ]
}

enum Formats {
  static func clock(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  static func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE, d MMMM"
    return formatter.string(from: date)
  }

  static func amount(_ value: Double) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 1
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

extension Color {
  /// A colour by chance, of a few that go together.
  static func any() -> Color { [.teal, .indigo, .orange, .pink].randomElement() ?? .teal }
}
