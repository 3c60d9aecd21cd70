import SwiftUI
import Testing

/// Values and velocities at 0, ¼, ½, ¾ and 1, which SwiftUI gives as well (OpenSwiftUI's tests for both).
@Suite struct UnitCurveTests {
  @Test(
    arguments: [
      (UnitCurve.linear, [0, 0.25, 0.5, 0.75, 1], [1, 1, 1, 1, 1], 1e-9),
      (.easeIn, [0, 0.09, 0.32, 0.62, 1], [0, 0.67, 1.07, 1.37, 0], 0.01),
      (.easeOut, [0, 0.38, 0.68, 0.91, 1], [1, 1.37, 1.07, 0.67, 0], 0.01),
      (.easeInOut, [0, 0.13, 0.5, 0.87, 1], [0, 1.06, 1.72, 1.06, 0], 0.01),
      (.circularEaseIn, [0, 0.032, 0.134, 0.339, 1], [0, 0.258, 0.577, 1.134, .infinity], 0.001),
      (.circularEaseOut, [0, 0.661, 0.866, 0.968, 1], [.infinity, 1.134, 0.577, 0.258, 0], 0.001),
      (.circularEaseInOut, [0, 0.067, 0.5, 0.933, 1], [0, 0.577, .infinity, 0.577, 0], 0.001),
    ] as [(UnitCurve, [Double], [Double], Double)])
  func curves(curve: UnitCurve, values: [Double], velocities: [Double], accuracy: Double) {
    for (i, x) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
      #expect(abs(curve.value(at: x) - values[i]) <= accuracy, "value at \(x)")
      let velocity = curve.velocity(at: x)
      #expect(
        velocity == velocities[i] || abs(velocity - velocities[i]) <= accuracy,
        "velocity at \(x): \(velocity)")
    }
    #expect([curve.value(at: -0.5), curve.value(at: 0)] == [0, 0])
    #expect([curve.value(at: 1), curve.value(at: 1.5), curve.value(at: .nan)] == [1, 1, 0])
  }

  @Test func ownControlPoints() {
    let gentle = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(abs(gentle.value(at: 0.5) - 0.5) < 1e-6)
    #expect(abs(gentle.velocity(at: 0.5) - 1.199) < 0.001)
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(abs(wild.value(at: 0.5) - 0.5) < 1e-6)
    #expect(abs(wild.velocity(at: 0.5) + 1) < 1e-6)
    let straight = UnitCurve.bezier(
      startControlPoint: .center, endControlPoint: .center)
    #expect(abs(straight.value(at: 0.5) - 0.5) < 1e-6)
    #expect(straight.velocity(at: 0.5) == 1)
  }

  @Test func inversesExchangeTheAxes() {
    #expect(UnitCurve.linear.inverse == .linear)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
    #expect(UnitCurve.easeIn.inverse != .easeOut)
    for x in stride(from: 0.05, to: 1, by: 0.05) {
      let y = UnitCurve.easeInOut.value(at: x)
      #expect(abs(UnitCurve.easeInOut.inverse.value(at: y) - x) < 1e-4)
    }
  }
}
