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

  private var newest: UInt64 = 0

  /// 24 characters in words that were not there before.
  mutating func newText() -> String {
    newest += 1
    var state = newest &* 0x9E37_79B9_7F4A_7C15
    var text: [UInt8] = []
    while text.count < 24 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text.append(text.count % 6 == 5 ? 0x20 : 0x61 + UInt8((state >> 33) % 26))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
