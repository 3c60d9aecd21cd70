import Foundation
import SwiftUI
import Testing
import VitrineGraphics

/// Colours as components and as text. The strings are SwiftUI's own (OpenSwiftUI's tests, which hold for both).
@MainActor @Suite struct ColorTextTests {
  @Test(
    arguments: [
      (Color.RGBColorSpace.sRGB, [0, 0, 0, 0], "#00000000"),
      (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
      (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"),
      (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
      (.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
      (.sRGBLinear, [0, 0, 0, 0], "#00000000"),
      (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
      (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
      (.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "#CBCBCB99"),
      (.sRGBLinear, [1, 1, 1, 1], "#FFFFFFFF"),
      (.displayP3, [0, 0, 0, 0], "#00000000"),
      (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
      (.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
      (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
      (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"),
      (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func resolvedColours(space: Color.RGBColorSpace, c: [Float], written: String) {
    let color = Color.Resolved(
      colorSpace: space, red: c[0], green: c[1], blue: c[2], opacity: c[3])
    #expect(color.description == written)
  }

  @Test func fadedColours() {
    #expect(Color.red.opacity(0.334).description == "33% red")
    #expect(Color.red.opacity(0.336).description == "34% red")
    #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
    #expect(Color.red.opacity(0.334).resolve(in: .init()).opacity == 0.334)
    #expect(Color.red.opacity(0.3).opacity(0.5).resolve(in: .init()).opacity == 0.15)
  }

  @Test func namedAndFixedColours() {
    #expect(Color.red.description == "red")
    #expect(Color.primary.description == "primary")
    #expect(Color.secondary.description == "secondary")
    #expect(Color.white.description == "white")
    #expect(Color(white: 0).description == "black")
    #expect(Color.clear.description == "clear")
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    #expect(Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.5).description == "#CC663380")
    #expect(Color("Brand").description == #"NamedColor(name: "Brand", bundle: nil)"#)
  }

  @Test func componentsAreKeptInBothForms() throws {
    var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.25, green: 0.5, blue: 1)
    #expect([color.linearRed, color.linearGreen, color.linearBlue] == [0.25, 0.5, 1])
    #expect(abs(color.red - 0.537099) < 1e-5)
    color.red = 0.5
    #expect(color.red == 0.5)
    #expect(abs(color.linearRed - 0.214041) < 1e-5)
    color.linearGreen = 0
    #expect(color.green == 0)
    #expect(color.cgColor.components?.map { Float($0) } == [0.5, 0, 1, 1])
    let gray = Color.Resolved(red: 0.3, green: 0.3, blue: 0.3)
    // SwiftUI's own number, a little less than the curve's.
    #expect(abs(gray.linearRed - 0.0732389539) < 1e-8)
    #expect(Color(gray).resolve(in: .init()).red == 0.3)
    let data = try JSONEncoder().encode(gray)
    #expect(try JSONDecoder().decode([Float].self, from: data) == [0.3, 0.3, 0.3, 1])
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == gray)
    #expect(Set([gray, gray, color]).count == 2)
  }

  @Test func coloursAreResolvedInTheirEnvironment() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.primary.resolve(in: .init()).description == "#000000FF")
    #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
    let yellow = Color(hue: 1.0 / 6, saturation: 1, brightness: 1).resolve(in: dark)
    #expect([yellow.red, yellow.green, yellow.blue] == [1, 1, 0])
  }
}
