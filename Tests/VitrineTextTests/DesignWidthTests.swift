import Testing
import VitrineText

/// A line with the width of its ink in public reference pictures.
struct MeasuredLine: CustomStringConvertible {
  let text: String
  let design: FontRequest.Design
  let size: Double
  let weight: Double
  /// Points.
  let ink: Double

  init(_ text: String, _ design: FontRequest.Design, _ size: Double, _ weight: Double, ink: Double)
  {
    self.text = text
    self.design = design
    self.size = size
    self.weight = weight
    self.ink = ink
  }

  var description: String { "\(text) at \(size)/\(weight), \(design)" }

  static let all = others + sans

  static let sans: [MeasuredLine] = [
    .init("third parties. It also helps strengthen the security", .standard, 16, 400, ink: 354.3),
    .init("of your connection to Home Assistant.", .standard, 16, 400, ink: 274.8),
    .init("which server matters right now and switch to", .standard, 16, 400, ink: 323),
    .init("Firebase Cloud Messaging", .standard, 16, 400, ink: 188.7),
    .init("television, tuned to a dead channel.", .standard, 16, 400, ink: 255.3),
    .init("Automatic switching", .standard, 16, 600, ink: 152.7),
    .init("Then your location", .standard, 16, 600, ink: 138.6),
    .init("Do not share my location", .standard, 15, 600, ink: 174.5),
    .init("If this device is connected to a Wi-Fi", .standard, 14, 400, ink: 232.6),
    .init("Gestures below will be applied whenever you are", .standard, 14, 400, ink: 312),
    .init("viewing always wins when homes overlap.", .standard, 14, 400, ink: 267.7),
    .init(
      "When you open the app, it checks whether you are at one", .standard, 12, 400, ink: 323.3),
    .init("Allows checking for important alerts like security", .standard, 12, 400, ink: 273.3),
    .init("Calendar event 3", .standard, 12, 600, ink: 98.4),
    .init(
      "it. Connecting to an unknown server could give it access", .standard, 11, 400, ink: 294.2),
    .init("option, testing how subtitles handle", .standard, 11, 400, ink: 185.7),
    .init("1:00\u{202F}PM – 2:00\u{202F}PM · Calendar 1", .standard, 11, 400, ink: 158.7),
    .init("You've been invited", .standard, 33, 700, ink: 295.2),
    .init("Server Switching", .standard, 33, 700, ink: 258.6),
  ]

  static let others: [MeasuredLine] = [
    .init("Loading", .rounded, 17, 600, ink: 60.9),
    .init("Secondary", .rounded, 17, 600, ink: 83.2),
    .init("Unknown Character", .rounded, 17, 600, ink: 154.3),
    .init("No Characters", .rounded, 17, 600, ink: 110.9),
    .init("No Results", .rounded, 17, 600, ink: 82.3),
    .init("Refresh", .rounded, 17, 600, ink: 58.5),
    .init("Unable to Load", .rounded, 17, 600, ink: 115.3),
    .init("Floating Element", .rounded, 17, 600, ink: 129.2),
    .init("Headline", .rounded, 17, 600, ink: 67.6),
    .init("Small Shadow Card", .rounded, 17, 400, ink: 143),
    .init("Rick Sanchez", .rounded, 17, 400, ink: 97.8),
    .init("Medium Shadow", .rounded, 17, 400, ink: 123),
    .init("Earth (C-137)", .rounded, 17, 400, ink: 98.4),
    .init("Unknown", .rounded, 12, 400, ink: 49.9), .init("Location", .rounded, 12, 400, ink: 45.5),
    .init("Caption", .rounded, 12, 400, ink: 41.5),
    .init("Background", .rounded, 12, 600, ink: 67.3),
    .init("Rounded (titles, body)", .rounded, 12, 600, ink: 126.2),
    .init("Serif (subheadline)", .rounded, 12, 600, ink: 108.7),
    .init("Section Header", .rounded, 22, 600, ink: 153.2),
    .init("Large Title", .rounded, 34, 700, ink: 162.3),
    .init("Sample Text", .rounded, 28, 700, ink: 156.8),
    .init("Sample Text", .rounded, 20, 600, ink: 109.7),
    .init("Sample Text", .rounded, 13, 400, ink: 70.3),
    .init("The quick brown fox jumps", .rounded, 17, 400, ink: 197.3),
    .init("Last updated: 2024-01-15", .rounded, 12, 400, ink: 144.8),
    .init("Subheadline", .serif, 15, 400, ink: 85.9),
  ]
}

/// Whole lines, in all designs but the monospaced one.
struct DesignWidthTests {
  private func error(_ line: MeasuredLine) -> Double {
    let run = run(line.text, line.size, weight: line.weight, family: .system(line.design))
    return layout([run]).inkWidth() / line.ink - 1
  }

  @Test(arguments: MeasuredLine.all) func inkIsAsWideAsMeasured(_ line: MeasuredLine) {
    #expect(abs(error(line)) <= 0.013, "\(line): \(error(line) * 100) %")
  }

  @Test func inkIsAsWideAsMeasuredOnAverage() {
    let errors = MeasuredLine.all.map { abs(error($0)) }
    #expect(errors.reduce(0, +) / Double(errors.count) <= 0.006)
  }

  /// "Title" at 28 pt in bold: the platform's l is a plain stem, a bit thinner than its capital I.
  @Test func smallLOfTheRoundedDesignIsAPlainStem() {
    func width(_ text: String) -> Double {
      layout([run(text, 28, weight: 700, family: .system(.rounded))]).inkWidth()
    }
    #expect(width("l") < width("I") && width("l") > 0.94 * width("I"))
  }
}
