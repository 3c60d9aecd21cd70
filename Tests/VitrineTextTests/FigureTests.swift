import Testing
import VitrineText

/// Widths of figures, and of what stands beside them.
struct FigureTests {
  private func width(
    _ text: String, _ size: Double, mono: Bool = false, design: FontRequest.Design = .standard
  ) -> Double {
    var run = run(text, size)
    run.font.family = .system(design)
    run.font.hasMonospacedDigits = mono
    return layout([run]).lines.first?.width ?? .nan
  }

  /// Advances of the figures 0 to 9 of the platform's display cut, in 1/2048 em; its tracking at 64 pt
  /// is 4/1000.
  private static let advances = [1249.0, 915, 1166, 1219, 1245, 1205, 1271, 1127, 1235, 1271]

  @Test func largeFiguresAreAsWideAsThePlatforms() {
    for (figure, advance) in Self.advances.enumerated() {
      let wanted = (advance / 2048 + 0.004) * 64
      let got = width("\(figure)", 64)
      #expect(abs(got / wanted - 1) <= 0.003, "\(figure): \(got) for \(wanted)")
    }
  }

  /// Public reference pictures: "18" at 30 pt in semibold is 34 pt wide to whole pixels, and a one is
  /// much narrower than an eight.
  @Test func roundedFiguresAreAsWideAsThePlatforms() {
    func wide(_ text: String) -> Double {
      layout([run(text, 30, weight: 600, family: .system(.rounded))]).lines.first?.width ?? .nan
    }
    #expect(wide("18") > 33.66 && wide("18") <= 34.01)
    #expect(wide("1") < 0.75 * wide("8"))
  }

  @Test(arguments: [FontRequest.Design.standard, .rounded, .serif, .monospaced])
  func tabularFiguresAreEquallyWide(_ design: FontRequest.Design) {
    for size in [11.0, 17, 34] {
      let widths = (0...9).map { width("\($0)", size, mono: true, design: design) }
      #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-9 }, "\(size) pt: \(widths)")
    }
  }

  /// Digits alone are made equally wide; the minus of "-1.70" is no figure.
  @Test func signsBesideTabularFiguresStayAsTheyAre() {
    for sign in ["-", "+", "−", ".", ",", ":", "(", "%"] {
      #expect(width(sign, 17, mono: true) == width(sign, 17), "\(sign)")
    }
    let figures = width("170", 17, mono: true)
    let signs = width("-", 17) + width(".", 17)
    #expect(abs(width("-1.70", 17, mono: true) - figures - signs) < 0.1)
    // A hyphen as wide as a figure would take 10.5 pt.
    #expect(width("-", 17, mono: true) < 7.7)
  }
}
