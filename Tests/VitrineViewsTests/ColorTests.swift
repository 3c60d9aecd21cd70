import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

@MainActor struct ColorTests {
  private func color(
    _ view: some View, dark: Bool = false, os: Int = 26, contrast: Bool = false
  ) throws -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    environment.colorSchemeContrast = contrast ? .increased : .standard
    environment.host.systemVersion = os
    return try #require(resolve(view, environment: environment).tree.root.firstColor)
  }

  private func style(_ style: some ShapeStyle, dark: Bool = false) throws -> RGBA {
    try color(Rectangle().fill(style), dark: dark)
  }

  @Test(arguments: [
    (Color.blue, UInt32(0x0088FF), UInt32(0x0091FF), UInt32(0x007AFF)),
    (.red, 0xFF383C, 0xFF4245, 0xFF3B30), (.green, 0x34C759, 0x30D158, 0x34C759),
    (.mint, 0x00C8B3, 0x00DAC3, 0x00C7BE), (.gray, 0x8E8E93, 0x8E8E93, 0x8E8E93),
  ])
  func systemColours(named: Color, light: UInt32, dark: UInt32, os18: UInt32) throws {
    #expect(try color(named) == RGBA(hex: light))
    #expect(try color(named, dark: true) == RGBA(hex: dark))
    #expect(try color(named, os: 18) == RGBA(hex: os18))
  }

  @Test func contrastChangesHues() throws {
    #expect(try color(Color.blue, contrast: true) == RGBA(hex: 0x1E6EF4))
  }

  @Test func semanticLevels() throws {
    #expect(try style(.primary) == RGBA.black)
    #expect(try style(.secondary) == RGBA(hex: 0x3C3C43, alpha: 0.6))
    #expect(try style(.tertiary) == RGBA(hex: 0x3C3C43, alpha: 0.3))
    #expect(try style(.primary, dark: true) == RGBA.white)
    #expect(try color(Color.secondary, dark: true) == RGBA(hex: 0xEBEBF5, alpha: 0.6))
  }

  @Test func levelsFollowTheForegroundStyle() throws {
    let view = Rectangle().fill(.secondary).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(try color(view) == RGBA(1, 0, 0, 0.5))
    let quaternary = Rectangle().fill(.quaternary).foregroundStyle(Color.black)
    #expect(try color(quaternary) == RGBA(0, 0, 0, 0.18))
  }

  @Test func nestedSecondaryStepsDown() throws {
    let view = Group { Rectangle().fill(.secondary) }.foregroundStyle(.secondary)
    #expect(try color(view) == RGBA(hex: 0x3C3C43, alpha: 0.3))
  }

  @Test func namedLevels() throws {
    let view = Rectangle().fill(.secondary).foregroundStyle(Color.black, Color.white)
    #expect(try color(view) == RGBA.white)
  }

  @Test func shapesTakeTheForegroundStyle() throws {
    #expect(try color(Circle().foregroundStyle(.white)) == RGBA.white)
    #expect(try color(Circle().foregroundColor(nil).foregroundColor(.red)) == RGBA.black)
  }

  @Test func tintAndAccent() throws {
    #expect(try style(.tint) == RGBA(hex: 0x0088FF))
    #expect(try color(Rectangle().fill(.tint).tint(.black)) == RGBA.black)
    #expect(try color(Color.accentColor.tint(.white)) == RGBA.white)
  }

  @Test func backgroundStyles() throws {
    #expect(try style(.background) == RGBA.white)
    #expect(try style(.background, dark: true) == RGBA.black)
    #expect(try color(Rectangle().fill(.background).backgroundStyle(.black)) == RGBA.black)
    #expect(try style(.fill.tertiary) == RGBA(hex: 0x767680, alpha: 0.12))
  }

  @Test func components() throws {
    #expect(
      try color(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)) == RGBA(0.2, 0.4, 0.6, 0.5))
    #expect(try color(Color(white: 0.5)) == RGBA(0.5, 0.5, 0.5))
    #expect(try color(Color(hue: 0, saturation: 1, brightness: 1)) == RGBA(1, 0, 0))
    let green = try color(Color(hue: 1 / 3.0, saturation: 1, brightness: 1))
    #expect(abs(green.green - 1) < 1e-6 && abs(green.red) < 1e-6)
    #expect(try color(Color.black.opacity(0.25)) == RGBA(0, 0, 0, 0.25))
    #expect(try color(Color.black.opacity(.nan)) == RGBA(0, 0, 0, 0))
  }

  @Test func displayP3WhiteIsWhite() throws {
    let white = try color(Color(.displayP3, red: 1, green: 1, blue: 1))
    #expect(abs(white.red - 1) < 1e-4 && abs(white.green - 1) < 1e-4 && abs(white.blue - 1) < 1e-4)
    let red = try color(Color(.displayP3, red: 1, green: 0, blue: 0))
    #expect(red.red > 1 && red.green < 0)
  }

  @Test func uiColoursTellTheirComponents() {
    var parts: [CGFloat] = [0, 0, 0, 0]
    parts.withUnsafeMutableBufferPointer { p in
      guard let p = p.baseAddress else { return }
      UIColor(white: 0.25, alpha: 0.5).getRed(p, green: p + 1, blue: p + 2, alpha: p + 3)
    }
    #expect(parts == [0.25, 0.25, 0.25, 0.5])
  }

  @Test func uiColours() throws {
    #expect(try color(Color(uiColor: .systemBackground), dark: true) == RGBA.black)
    #expect(try color(Color(UIColor.label)) == RGBA.black)
    #expect(try color(Color(uiColor: .lightGray)) == RGBA(2 / 3, 2 / 3, 2 / 3))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try color(Color(uiColor: dynamic)) == RGBA.black)
    #expect(try color(Color(uiColor: dynamic), dark: true) == RGBA.white)
  }

  @Test func extensionsAddColours() throws {
    #expect(try color(Color(uiColor: UIColor(hex: 0x3366CC))) == RGBA(0.2, 0.4, 0.8))
    #expect(try color(Color(uiColor: .brand)) == RGBA(0.2, 0.4, 0.8, 0.5))
    #expect(UIColor(hexText: "no colour") == nil)
    #expect(try #require(UIColor(hexText: "3366CC")) == UIColor(hex: 0x3366CC))
    #expect(UIFont(brandSize: 20)?.pointSize == 20)
  }

  @Test func uiColoursAreEqualByValue() {
    let colors: Set<UIColor> = [UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1), .red]
    #expect(colors.count == 2)
    func pair(_ dark: UIColor) -> UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? dark : .black }
    }
    #expect(pair(.white) == pair(.white))
    #expect(pair(.white) != pair(.red))
  }

  @Test func assetsComeFromTheCatalogue() throws {
    var environment = EnvironmentValues()
    environment.assets = AssetCatalog(colorNamed: { name, appearance in
      name == "Brand" ? (appearance.isDark ? .white : RGBA(hex: 0x123456)) : nil
    })
    let known = resolve(Color("Brand"), environment: environment)
    #expect(known.tree.root.firstColor == RGBA(hex: 0x123456))
    #expect(known.diagnostics.isEmpty)
    let unknown = resolve(Color("Other"), environment: environment)
    #expect(unknown.diagnostics.map(\.code) == ["missing-color"])
  }

  @Test func customStylesResolve() throws {
    struct Signal: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(try style(Signal()) == RGBA.black)
    #expect(try style(AnyShapeStyle(Signal()), dark: true) == RGBA.white)
  }

  @Test func standardGradientIsLighterAtTheTop() throws {
    let root = resolve(Rectangle().fill(Color(red: 0, green: 136 / 255, blue: 1).gradient)).tree
      .root
    guard case .shape(let leaf) = root.kind, case .fill(let fill, _) = leaf.drawing,
      case .linear(let stops, let start, let end) = fill.kind
    else {
      Issue.record("no gradient")
      return
    }
    #expect(start == UnitPosition(0.5, 0) && end == UnitPosition(0.5, 1))
    // The measured top is 48.7, 167.2, 255.
    #expect(abs(stops[0].color.green * 255 - 167.2) < 3)
    #expect(stops[1].location == 0.71)
  }

  @Test func gradientStopsAscend() throws {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0.6), .init(color: .blue, location: 0.2),
    ])
    let root = resolve(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)).tree
      .root
    guard case .shape(let leaf) = root.kind, case .fill(let fill, _) = leaf.drawing,
      case .linear(let stops, _, _) = fill.kind
    else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0.6, 0.6])
  }

  @Test func materialsAreBackdrops() throws {
    let result = resolve(Rectangle().fill(.regularMaterial))
    #expect(result.diagnostics.isEmpty)
    guard case .shape(let leaf) = result.tree.root.kind, case .fill(let fill, _) = leaf.drawing,
      case .backdrop(let backdrop) = fill.kind
    else {
      Issue.record("no backdrop")
      return
    }
    #expect(backdrop.sigma == 30)
  }

  @Test func stylesFadeAndCastShadows() throws {
    let root = resolve(
      Rectangle().fill(.red.opacity(0.5).shadow(.drop(color: .black, radius: 3, x: 1, y: 2)))
    ).tree.root
    guard case .shape(let leaf) = root.kind, case .fill(let fill, _) = leaf.drawing else {
      Issue.record("no fill")
      return
    }
    #expect(fill.shadows == [FillShadow(isInner: false, color: .black, radius: 3, x: 1, y: 2)])
  }
}

// What apps add to UIKit's classes.

extension UIColor {
  fileprivate static let brand = UIColor(hex: 0x3366CC, alpha: 0.5)

  fileprivate convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  fileprivate convenience init?(hexText: String) {
    guard let hex = Int(hexText, radix: 16) else { return nil }
    self.init(hex: hex)
  }
}

extension UIFont {
  fileprivate convenience init?(brandSize size: CGFloat) { self.init(name: "Inter", size: size) }
}
