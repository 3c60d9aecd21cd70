import Testing
import VitrineText

/// A line in one of the other designs, with the width of its ink in public reference pictures.
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

  static let all: [MeasuredLine] = [
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
    .init("Subheadline", .serif, 15, 400, ink: 85.9),
  ]
}

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

  /// "Title" at 28 pt in bold: the platform's l has no tail.
  @Test func smallLOfTheRoundedDesignIsAPlainStem() {
    func glyphs(_ text: String, _ design: FontRequest.Design) -> [UInt32] {
      layout([run(text, 28, weight: 700, family: .system(design))]).glyphs
    }
    #expect(glyphs("l", .rounded) == glyphs("I", .rounded))
    #expect(glyphs("l", .standard) != glyphs("I", .standard))
  }
}
