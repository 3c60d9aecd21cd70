import AppIntents
import SwiftUI
import WidgetKit

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Set the lamp"
  @Parameter(title: "Lit") var value: Bool
}

struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  @Parameter(title: "Times", default: 2) var times: Int
}

/// A toggle whose provider says that it is on.
struct LampControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp", provider: Provider()) { isLit in
      ControlWidgetToggle("Desk lamp", isOn: isLit, action: SetLamp()) { isOn in
        Label(isOn ? "Lit" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
          .controlWidgetActionHint(isOn ? "Light it" : "Put it out")
      }
      .tint(.purple)
    }
  }
}

/// A toggle without a second label and without a tint.
struct PlainToggle: ControlWidget {
  var body: some ControlWidgetConfiguration {
    let kind = "plain"
    StaticControlConfiguration(kind: kind) {
      ControlWidgetToggle(isOn: true, action: SetLamp()) { Label("Fan", systemImage: "fan") }
    }
  }
}

/// A button with both labels, a status, a tint and colours of its author's.
struct BellControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "bell") {
      ControlWidgetButton(action: RingBell()) {
        Label("Bell", systemImage: "bell").foregroundStyle(.red).font(.largeTitle)
          .controlWidgetActionHint("Ring the bell").controlWidgetStatus("Rung")
      } actionLabel: { isActive in
        Text(isActive ? "Ringing" : "Quiet")
      }
      .tint(.orange)
    }
  }
}

/// A button whose label is a symbol alone.
struct NamelessControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "nameless") {
      ControlWidgetButton(action: RingBell()) {
        Image(systemName: "star.fill").resizable().frame(width: 300, height: 300)
      }
    }
    .displayName("Favourite").description("It has no text.")
  }
}

/// A toggle that takes no taps.
struct DisabledControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "disabled") {
      ControlWidgetToggle("Lamp", isOn: false, action: SetLamp()) { _ in
        Image(systemName: "lightbulb")
      }
      .disabled(true)
    }
  }
}

/// A control that throws where its value is asked for.
struct BrokenControl: ControlWidget {
  struct Provider: ControlValueProvider {
    struct Unreachable: Error {}
    var previewValue: Int { 7 }
    func currentValue() async throws -> Int { throw Unreachable() }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "broken", provider: Provider()) { count in
      ControlWidgetButton("Count \(count)", action: RingBell()) { _ in Image(systemName: "number") }
    }
  }
}

struct RoomSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Room"
  @Parameter(title: "Room", default: "Kitchen") var room: String
}

/// A control with settings and a value that is no Boolean.
struct RoomControl: ControlWidget {
  struct Light {
    var room: String
    var isLit: Bool
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: RoomSettings) -> Light {
      Light(room: configuration.room, isLit: false)
    }
    func currentValue(configuration: RoomSettings) async throws -> Light {
      Light(room: configuration.room, isLit: true)
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "room", provider: Provider()) { light in
      ControlWidgetToggle(light.room, isOn: light.isLit, action: SetLamp()) { isOn in
        Image(systemName: isOn ? "lightbulb.fill" : "lightbulb")
      }
    }
    .promptsForUserConfiguration()
  }
}

/// A template of an author's own.
struct NightTemplate: ControlWidgetTemplate {
  let isOn: Bool
  var body: some ControlWidgetTemplate {
    ControlWidgetToggle(isOn: isOn, action: SetLamp()) {
      Label("Night", systemImage: "moon")
    }
    .tint(nil)
  }
}

struct NightControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "night", intent: RoomSettings.self) { settings in
      NightTemplate(isOn: settings.room == "Kitchen")
    }
  }
}

/// A bundle with nothing but controls.
struct ControlBundle: WidgetBundle {
  var body: some Widget {
    LampControl()
    BellControl()
    if #available(iOS 26, *) { RoomControl() }
  }
}
