import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

/// The list of the platform's names: what a picture says of a name that no system, a later one, or no drawing has.
@MainActor @Suite struct SymbolNameTests {
  private let catalog = SymbolCatalog.bundled

  private func diagnostics(_ name: String, system: Int = 26) -> [Diagnostic] {
    var environment = EnvironmentValues()
    environment.host.systemVersion = system
    return resolve(Image(systemName: name), environment: environment).diagnostics
  }

  private func shows(_ name: String, system: Int = 26) -> Bool {
    var environment = EnvironmentValues()
    environment.host.systemVersion = system
    var node = resolve(Image(systemName: name), environment: environment).tree.root
    while let child = node.children.first { node = child }
    if case .image = node.kind { return true }
    return false
  }

  @Test func theListIsThatOfThePlatform() {
    let names = catalog.names
    #expect(names.count > 7800 && Set(names).count == names.count)
    // Every drawing has a name of the platform.
    #expect(Set(catalog.drawnNames).subtracting(names) == [])
    for name in names.enumerated().filter({ $0.offset % 97 == 0 }).map(\.element) {
      let system = catalog.entry(name)?.system
      #expect(system.map { (13...26).contains($0) } == true, "\(name)")
    }
  }

  @Test(arguments: [
    ("star", "13.0"), ("infinity.circle", "14.2"), ("figure.walk.circle", "14.0"),
    ("airpods.pro", "18.0"), ("microphone.fill", "18.0"), ("umbrella.circle", "26.0"),
    ("blinds.vertical.closed", "16.0"), ("0.circle.hi", "13.0"), ("dot.circle", "13.0"),
  ])
  func namesHaveTheirRelease(name: String, release: String) {
    #expect(catalog.entry(name)?.release == release)
  }

  /// Of names that no system has, and of those alone, it is said that a device shows nothing.
  @Test(arguments: [
    "airpodspro.chargingcase.wireless.fill", "blinds.vertical.closed", "visionpro.badge.play",
    "thermometer.brakesignal", "rotate.3d", "0.circle.hi", "hand.raised.fingers.spread",
  ])
  func namesWithoutADrawingAreTheDevices(name: String) throws {
    let told = diagnostics(name)
    #expect(told.map(\.code) == ["symbol-missing"] && shows(name))
    let message = try #require(told.first?.message)
    #expect(message.contains("A device draws the symbol \(name)"))
    #expect(!message.contains("as on a device"))
  }

  @Test(arguments: [
    "airpodspro.chargingcase.wired.fill", "blinds.vertical.shut", "star.ar", "0.circle.xx",
    "swift.circle.fill", "Star", "", ".", "star.", "star..fill",
  ])
  func otherNamesShowNothing(name: String) throws {
    let told = diagnostics(name)
    #expect(told.map(\.code) == ["unknown-symbol"] && !shows(name))
    #expect(told.first?.message.contains("nothing is shown, as on a device") == true)
  }

  /// A name that came with a later system shows nothing on one before it.
  @Test(arguments: [
    ("microphone.fill", 18), ("arrow.trianglehead.2.clockwise.rotate.90", 18),
    ("fan.fill", 17), ("storefront", 17), ("dog.fill", 17), ("gearshape", 14),
  ])
  func namesOfLaterSystemsShowNothing(name: String, first: Int) throws {
    let told = diagnostics(name, system: first - 1)
    if first - 1 >= 13 {
      #expect(told.map(\.code) == ["symbol-system"] && !shows(name, system: first - 1))
      #expect(told.first?.message.contains("came with iOS \(first)") == true)
    }
    #expect(!diagnostics(name, system: first).map(\.code).contains("symbol-system"))
    #expect(shows(name, system: first))
    // Before iOS 13 there are no symbols, and no name to be late.
    #expect(shows(name, system: 12))
  }

  /// A variant that came later is left out where the symbol itself is there.
  @Test func laterVariantsFallBack() throws {
    var environment = EnvironmentValues()
    environment.host.systemVersion = 16
    let circled = Image(systemName: "ladybug").symbolVariant(.circle)
    var node = resolve(circled, environment: environment).tree.root
    while let child = node.children.first { node = child }
    guard case .image(let leaf) = node.kind, case .symbol(let outline, _) = leaf.content else {
      Issue.record("nothing is shown")
      return
    }
    #expect(outline.name == "ladybug")
  }

  /// Names that changed show the drawing of the name before or after.
  @Test(arguments: [
    ("microphone", "mic"), ("text.page", "doc.plaintext"), ("person.and.person", "person.2"),
    ("document.on.clipboard", "doc.on.clipboard"), ("speaker.3.fill", "speaker.wave.3.fill"),
    ("wave.3.forward", "radiowaves.right"),
    ("arrowtriangle.backward.fill", "arrowtriangle.left.fill"),
    ("arrowshape.turn.up.backward", "arrowshape.turn.up.left"),
  ])
  func otherNamesOfASymbolShareItsDrawing(name: String, twin: String) throws {
    let symbol = try #require(catalog.symbol(name))
    #expect(symbol.outline == catalog.symbol(twin)?.outline)
    #expect(diagnostics(name).isEmpty)
  }

  /// A drawing that is near says how it differs, as a note of its own.
  @Test func nearDrawingsSayHowTheyDiffer() throws {
    let near = catalog.drawnNames.filter { catalog.symbol($0)?.difference != nil }
    #expect(!near.isEmpty)
    for name in near {
      let told = diagnostics(name)
      #expect(told.map(\.code) == ["symbol-near"] && told.first?.severity == .note, "\(name)")
      let difference = try #require(catalog.symbol(name)?.difference)
      #expect(
        told.first?.message.contains(name) == true
          && told.first?.message.contains(difference) == true, "\(name)")
    }
    #expect(diagnostics("star.fill").isEmpty)
  }
}
