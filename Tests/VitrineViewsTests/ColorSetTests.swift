import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import VitrineViews

/// Components of colour sets in every notation, and what is said of those that cannot be read.
@MainActor @Suite struct ColorSetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ components: String, space: String = "srgb") throws {
    try folder.write(
      "A.xcassets/Sea.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}]}"#
    )
  }

  /// The colour as a style of a shape, and what the picture says.
  private func drawn(_ style: @autoclosure @escaping @Sendable () -> Color = Color("Sea")) -> (
    color: RGBA?, notes: [String]
  ) {
    let entry = WidgetEntry { Rectangle().fill(style()) }
    let widget = WidgetDescription(
      kind: "Sea", families: [.systemSmall], source: .immediate { _ in entry }
    ).showing(WidgetResources(folders: [folder.at("")]))
    let assets = WidgetResources(folders: [folder.at("")]).assets
    guard case .immediate(let make) = widget.source else { return (nil, []) }
    let placed = Renderer().place(
      make(EntryRequest(RenderConfiguration())), of: widget, RenderConfiguration())
    let told = placed.diagnostics.filter { $0.code == "missing-color" }
    return (assets.colorNamed("Sea", AssetCatalog.Appearance()), told.map(\.message))
  }

  @Test(arguments: [
    (#""red": "0X32", "green": "0xcd", "blue": "0x0""#, [50.0, 205, 0]),
    (#""red": "50", "green": "205", "blue": "0""#, [50, 205, 0]),
    (#""red": "0.2", "green": "0.800", "blue": "1.000""#, [51, 204, 255]),
    (#""red": "20%", "green": "80 %", "blue": "100%""#, [51, 204, 255]),
    (#""red": " 0XFF ", "green": ".2", "blue": "1.0""#, [255, 51, 255]),
    (#""red": 0.2, "green": 0.8, "blue": 1"#, [51, 204, 255]),
    (#""red": 50, "green": 205, "blue": 1, "alpha": 1"#, [50, 205, 1]),
  ])
  func notationsAreRead(_ components: String, _ bytes: [Double]) throws {
    let hasAlpha = components.contains("alpha")
    try write(
      components.replacingOccurrences(of: "80 %", with: "80%")
        + (hasAlpha ? "" : #", "alpha": "1.000""#))
    let (color, notes) = drawn()
    let found = try #require(color)
    for (part, byte) in zip([found.red, found.green, found.blue], bytes) {
      #expect(abs(Double(part) * 255 - byte) < 0.01)
    }
    #expect(found.alpha == 1 && notes == [])
  }

  @Test(arguments: [
    (#""1""#, 1.0), (#""0.5""#, 0.5), (#""0x80""#, 128.0 / 255), (#""50%""#, 0.5), ("0.25", 0.25),
    ("1", 1), (#""0""#, 0),
  ])
  func opacityIsRead(_ text: String, _ alpha: Double) throws {
    try write(#""red": "0.1", "green": "0.1", "blue": "0.1", "alpha": \#(text)"#)
    let (color, notes) = drawn()
    #expect(abs(Double(color?.alpha ?? -1) - alpha) < 1e-6 && notes == [])
  }

  @Test(arguments: [
    ("\"#32\"", "“#32”"), (#""""#, "“”"), (#""0x1FF""#, "“0x1FF”"), (#""0x-1""#, "“0x-1”"),
    (#""300""#, "“300”"), (#""-1""#, "“-1”"), (#""nan""#, "“nan”"), (#""1e999""#, "“1e999”"),
    (#""12,5""#, "“12,5”"), (#""red""#, "“red”"), (#""2.5""#, "“2.5”"), (#""128.0""#, "“128.0”"),
    ("true", "true"), ("null", "null"), ("[1]", "no text or number"), ("300", "300.0"),
  ])
  func whatCannotBeReadIsTold(_ value: String, _ written: String) throws {
    try write(#""red": "0.1", "green": \#(value), "blue": "0.1", "alpha": "1.0""#)
    let (color, notes) = drawn()
    let told =
      "the component green is \(written), and taken for 0: expected 0.0 to 1.0, 0 to 255, 0x00 to 0xFF or a percentage"
    #expect(notes == ["Sea.colorset/Contents.json: \(told)."])
    #expect(color?.green == 0 && color?.alpha == 1)
  }

  @Test func extendedSpacesGoBeyondOne() throws {
    try write(#""red": "1.093", "green": "-0.227", "blue": "-0.150""#, space: "extended-srgb")
    #expect(drawn().notes == [] && drawn().color?.red == 1.093)
  }

  @Test func filesAreToldAsAWhole() throws {
    func note(_ contents: String) throws -> [String] {
      try folder.write("A.xcassets/Sea.colorset/Contents.json", contents)
      return drawn().notes
    }
    let file = "Sea.colorset/Contents.json"
    #expect(try note("{") == ["\(file) is not the content of a colour set."])
    #expect(try note(#"{"colors": []}"#) == ["\(file) has no colours."])
    #expect(try note(#"{"colors": [{}]}"#) == ["\(file) has a variant without a colour."])
    #expect(
      try note(#"{"colors": [{"color": {"reference": "systemPinkishColor"}}]}"#)
        == ["\(file): there is no system colour “systemPinkishColor”."])
    #expect(
      try note(#"{"colors": [{"idiom": "mac", "color": {"components": {"white": "1.0"}}}]}"#)
        == ["\(file) has no colour for this picture's traits."])
    try write(#""white": "0.5""#, space: "cmyk")
    #expect(
      drawn().notes == ["\(file): the colour space “cmyk” is not known, and taken for sRGB."])
  }

  /// A style has no view to tell of it; it is told all the same, once.
  @Test func coloursThatAreNotThereAreTold() throws {
    try write(#""white": "0.5""#)
    #expect(drawn(Color("Lake")).notes == ["The asset catalogue has no colour named Lake."])
    #expect(drawn(Color("Lake").opacity(0.5)).notes.count == 1)
    #expect(drawn(Color.accentColor).notes == [])
  }
}
