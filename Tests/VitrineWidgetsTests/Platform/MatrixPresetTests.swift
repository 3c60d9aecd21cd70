import Testing
import Vitrine
import VitrineGraphics

/// What `RenderMatrix` takes as literals, and what its presets hold.
@Suite struct MatrixPresetTests {
  private let families: [WidgetFamily] = [.systemSmall, .systemMedium]

  private func count(_ matrix: RenderMatrix) throws -> Int {
    try matrix.expand(declared: families).configurations.count
  }

  private func reason(_ change: (inout RenderMatrix) -> Void) -> String {
    var matrix = RenderMatrix()
    change(&matrix)
    do {
      _ = try matrix.expand(declared: families)
      return ""
    } catch { return "\(error)" }
  }

  @Test func devicesAreNamedByLiterals() throws {
    var matrix = RenderMatrix()
    matrix.devices = ["iphone-15", "ipad-11", "400x800"]
    matrix.families = [.systemSmall]
    let pictures = try matrix.expand(declared: families).configurations
    #expect(
      (0..<pictures.count).map { pictures[$0].device.slug } == ["iphone-15", "ipad-11", "400x800"])
  }

  @Test func unknownDevicesAreRefusedWithTheNearest() {
    let sentence = "unknown device 'iphone-51'; did you mean 'iphone-15'?"
    #expect(reason { $0.devices = ["ipad-11", "iphone-51"] } == sentence)
    #expect(reason { $0.common.device = "iphone-51" } == sentence)
    #expect(reason { $0.devices = ["10x10"] }.hasPrefix("screen '10x10' must be between"))
    #expect(Device.all.allSatisfy { $0.unknownName == nil })
  }

  @Test @MainActor func aPictureOfAnUnknownDeviceSaysSo() {
    let entry = WidgetEntry { Text("Steps") }
    let widget = WidgetDescription(
      kind: "Steps", families: [.systemSmall], source: .immediate { _ in entry })
    var configuration = RenderConfiguration()
    configuration.device = "iphone-51"
    let placed = Renderer().place(entry, of: widget, configuration)
    #expect(placed.diagnostics.contains { $0.code == "unknown-device" && $0.severity == .error })
  }

  @Test func textSizesHaveLists() {
    #expect([DynamicTypeSize].standard.map(\.level) == Array(1...7))
    #expect([DynamicTypeSize].accessibility.map(\.level) == Array(8...12))
    #expect([DynamicTypeSize].all.map(\.level) == Array(1...12))
  }

  @Test func presetsAreProducts() throws {
    #expect(try count(.quick) == 2 * 2)
    #expect(try count(.everyTextSize) == 2 * 12)
    let phones = Device.distinctScreens.filter { $0.kind == .iPhone && $0.osVersions.contains(26) }
    #expect(phones.count > 5)
    #expect(try count(.everyPhone) == 2 * phones.count)
    var all = RenderMatrix()
    all.devices = .all
    #expect(try count(.complete) == count(all) * 12 * 2)
  }
}
