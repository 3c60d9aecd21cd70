import SwiftUI
import TemporaryFolders
import Testing
import Vitrine
import WidgetKit

/// The values of controls, and what they say to taps and to assistive technologies.
@MainActor @Suite struct ControlEntryTests {
  private func texts<C: ControlWidget>(_ type: C.Type, _ entry: EntrySelection) async throws
    -> [String]
  {
    try await PlacedControl(C.self, .medium) { $0.entry = entry }.texts
  }

  @Test func snapshotsHaveThePreviewAndOthersTheCurrentValue() async throws {
    #expect(try await texts(LampControl.self, .snapshot) == ["Desk lamp", "Dark"])
    #expect(try await texts(LampControl.self, .placeholder) == ["Desk lamp", "Dark"])
    #expect(try await texts(LampControl.self, .current) == ["Desk lamp", "Lit"])
    #expect(try await texts(RoomControl.self, .snapshot) == ["Kitchen", "Off"])
    #expect(try await texts(RoomControl.self, .current) == ["Kitchen", "On"])
    #expect(try await texts(NightControl.self, .snapshot) == ["Night", "On"])
  }

  /// A timeline draws a toggle in both states, whatever its value's type.
  @Test func timelinesAreBothStates() async throws {
    #expect(try await texts(LampControl.self, .index(0)) == ["Desk lamp", "Dark"])
    #expect(try await texts(LampControl.self, .index(1)) == ["Desk lamp", "Lit"])
    #expect(try await texts(RoomControl.self, .index(0)) == ["Kitchen", "Off"])
    #expect(try await texts(RoomControl.self, .index(9)) == ["Kitchen", "On"])
    let lamp = try await PlacedControl(LampControl.self).widget
    let bell = try await PlacedControl(BellControl.self).widget
    let request = EntryRequest(RenderConfiguration())
    #expect(await lamp.timeline(for: request)?.moments.count == 2)
    #expect(await bell.timeline(for: request)?.moments.count == 1)
  }

  @Test func errorsAreToldOf() async throws {
    let control = try await PlacedControl(BrokenControl.self, .medium) { $0.entry = .current }
    #expect(control.texts == ["Count 7"])
    let note = try #require(control.placed.diagnostics.first { $0.code == "control-value" })
    #expect(note.severity == .warning && note.message.contains("Unreachable"))
    #expect(try await !PlacedControl(BrokenControl.self).codes.contains("control-value"))
  }

  @Test func silentProvidersAreToldOf() async throws {
    struct Silent: ControlWidget {
      struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool {
          // Longer than any test waits for a core.
          try await Task.sleep(for: .seconds(1_000_000))
          return true
        }
      }
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "silent", provider: Provider()) {
          ControlWidgetToggle("Lamp", isOn: $0, action: SetLamp()) { _ in
            Image(systemName: "lightbulb")
          }
        }
      }
    }
    let widget = try #require(Silent._contents(RenderConfiguration()).widgets.first)
    var configuration = RenderConfiguration()
    configuration.surface = .control(.medium)
    configuration.entry = .current
    var request = EntryRequest(configuration)
    request.answerSeconds = 0.01
    let entry = await widget.entry(for: request)
    #expect(entry.diagnostics.map(\.code) == [ProviderSilence.code])
  }

  @Test func theWholeControlIsTheOneTarget() async throws {
    let lamp = try await PlacedControl(LampControl.self, .medium) { $0.entry = .current }.targets
    let target = try #require(lamp.first)
    #expect(lamp.count == 1 && target.kind == .toggle && target.isOn == true)
    #expect(target.intent?.name == "SetLamp" && target.widget == "lamp")
    #expect(target.rect.width == 151 && target.rect.height == 68)
    let bell = try await PlacedControl(BellControl.self).targets
    #expect(bell.map(\.kind) == [.button])
    #expect(bell.first?.intent?.parameters.first?.name == "times")
  }

  /// Titles are spoken in the small size, too; a hint is that of the state to which a tap leads.
  @Test func controlsAreSpokenAsOneElement() async throws {
    for size in ControlWidgetSize.allCases {
      let lamp = try await PlacedControl(LampControl.self, size) { $0.entry = .current }.spoken
      let element = try #require(lamp.first)
      #expect(lamp.count == 1 && element.label == "Desk lamp" && element.traits == ["toggle"])
      #expect(element.value == "on, Lit" && element.hint == "Put it out")
    }
    let bell = try #require(try await PlacedControl(BellControl.self).spoken.first)
    #expect(bell.label == "Bell" && bell.value == "Quiet" && bell.hint == "Ring the bell")
    #expect(bell.traits == ["button"])
    let plain = try #require(try await PlacedControl(PlainToggle.self).spoken.first)
    #expect(plain.label == "Fan" && plain.value == "on" && plain.hint == nil)
  }

  @Test func bundlesOfControlsAreDrawn() async throws {
    let contents = ControlBundle._contents(RenderConfiguration())
    #expect(contents.widgets.map(\.kind) == ["lamp", "bell", "room"] && contents.undrawn.isEmpty)
    let folder = try TemporaryFolder()
    let status = await WidgetMain.run(
      declaring: ControlBundle._contents,
      [
        "--quiet", "--surface", "control-small,control-large", "--kind", "lamp", "--os", "18",
        "-o", folder.at("out").path,
      ])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.at("out").path).sorted()
    #expect(
      status == 0
        && files
          == ["large", "small"].map {
            "lamp-control-\($0)-iphone-15-large-light-ios18.png"
          }
    )
  }
}
