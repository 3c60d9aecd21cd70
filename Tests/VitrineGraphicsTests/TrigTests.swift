import Foundation
import Testing
import VitrineGraphics

@Suite struct TrigTests {
  @Test func sineAndCosineAgreeWithTheLibrary() {
    for i in -2000...2000 {
      let x = Double(i) * 0.037
      #expect(abs(Trig.sin(x) - sin(x)) < 1e-14)
      #expect(abs(Trig.cos(x) - cos(x)) < 1e-14)
    }
  }

  @Test func arctangentCoversTheCircle() {
    for i in 0..<720 {
      let a = (Double(i) - 359.5) * Double.pi / 360
      #expect(abs(Trig.atan2(3 * sin(a), 3 * cos(a)) - a) < 1e-14)
    }
    #expect(Trig.atan2(0, 0) == 0)
  }

  @Test func powersAndExponentials() {
    for i in -300...300 {
      let x = Double(i) * 0.11
      #expect(abs(Exp.exp(x) / exp(x) - 1) < 1e-14)
    }
    for (x, y) in [(0.5, 2.2), (2.0, 0.5), (0.04, 1 / 2.4), (10, -3), (1e-9, 1.8)] {
      #expect(abs(Pow.pow(x, y) / pow(x, y) - 1) < 1e-13)
    }
    #expect(Pow.pow(0, 2) == 0)
  }

  @Test func inputThatIsNotFiniteIsZero() {
    #expect(Trig.sin(.nan) == 0)
    #expect(Trig.cos(.infinity) == 1)
    #expect(Trig.atan2(.nan, 1) == 0)
    #expect(Exp.log(-1) == 0)
  }
}
