import Testing
import VitrineText

/// The stand-in's widths against those of the platform's typeface.
struct WidthTests {
  /// Columns that a steep edge covers by more than 0.3 reach 0.2 pixel beyond it on average.
  static let columnBias = 0.2

  static func error(_ sample: MeasuredInk) -> Double {
    var run = run(sample.text, sample.size, weight: sample.weight)
    run.font.hasMonospacedDigits = sample.hasMonospacedDigits
    let ink = layout([run]) { $0.displayScale = sample.scale }.inkWidth()
    return (ink + columnBias / sample.scale) / sample.ink - 1
  }

  @Test(arguments: MeasuredInk.all)
  func inkIsAsWideAsMeasured(_ sample: MeasuredInk) {
    // What the picture itself leaves open, half a pixel at each end, is part of it.
    let error = Self.error(sample)
    #expect(abs(error) <= 0.015, "\(sample): \(error * 100) %")
  }

  @Test func inkIsAsWideAsMeasuredOnAverage() {
    let errors = MeasuredInk.all.map { abs(Self.error($0)) }
    let mean = errors.reduce(0, +) / Double(errors.count)
    #expect(mean <= 0.005, "\(mean * 100) %")
  }

  @Test(arguments: MeasuredFrame.titles)
  func framesAreAsWideAsMeasured(_ title: MeasuredFrame) {
    let width = layout([run("What's the point?", title.size)]).size.width
    #expect(abs(width / title.frame.width - 1) <= 0.005, "\(width) for \(title.frame.width)")
  }

  @Test func widthIsTheAdvanceInWholePixels() {
    let result = layout([run("Hello")])
    let pixels = result.size.width * 3
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    #expect(result.size.width >= result.lines[0].width)
    #expect(result.size.width - result.lines[0].width < 1.0 / 3)
  }
}
