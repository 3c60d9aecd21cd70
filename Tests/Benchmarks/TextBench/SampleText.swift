/// Text of the kind that widgets show: words about weather, calendars and workouts.
struct SampleText {
  /// 2,000 strings of 24 characters.
  let strings: [String]
  /// 1,500 characters.
  let paragraph: String

  private static let words = [
    "weather", "sunny", "cloudy", "Partly", "Morning", "Calendar", "meeting", "Reminders",
    "battery", "Today", "Tomorrow", "minutes", "Stocks", "Running", "Fitness", "Sleep", "news",
    "Photos", "Music", "Podcast", "alarm", "Humidity", "Wind", "Visibility", "Pressure", "Sunrise",
  ]

  init(seed: UInt64) {
    var state = seed
    func word() -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Self.words[Int(state >> 33) % Self.words.count]
    }
    strings = (0..<2000).map { _ in
      let text = (0..<6).map { _ in word() }.joined(separator: " ")
      return String(text.prefix(24))
    }
    var long = word()
    while long.count < 1500 { long += " " + word() }
    paragraph = String(long.prefix(1500))
  }
}
