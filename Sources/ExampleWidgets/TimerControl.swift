import AppIntents
import SwiftUI
import WidgetKit

/// A control that starts and stops a timer, with its state from a provider.
public struct TimerControl: ControlWidget {
  public init() {}

  public var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "FocusTimer", provider: TimerProvider()) { isRunning in
      ControlWidgetToggle("Focus timer", isOn: isRunning, action: SetTimer()) { isOn in
        Label(
          isOn ? "Running" : "Stopped",
          systemImage: isOn ? "hourglass" : "hourglass.bottomhalf.filled"
        )
        .controlWidgetActionHint(isOn ? "Start" : "Stop")
      }
      .tint(.purple)
    }
    .displayName("Focus timer")
    .description("Start and stop a timer for focused work.")
  }
}

struct TimerProvider: ControlValueProvider {
  let previewValue = false

  func currentValue() async throws -> Bool { true }
}

struct SetTimer: SetValueIntent {
  static let title: LocalizedStringResource = "Set the focus timer"

  @Parameter(title: "Running") var value: Bool
}

/// A control that adds five minutes to it.
public struct MoreTimeControl: ControlWidget {
  public init() {}

  public var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "MoreTime") {
      ControlWidgetButton(action: AddMinutes()) {
        Label("5 more minutes", systemImage: "plus.circle")
          .controlWidgetActionHint("Add five minutes")
      }
    }
    .displayName("More time")
  }
}

struct AddMinutes: AppIntent {
  static let title: LocalizedStringResource = "Add minutes"

  @Parameter(title: "Minutes", default: 5) var minutes: Int
}
