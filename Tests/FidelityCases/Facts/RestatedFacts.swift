import SwiftUI

/// Views behind measured facts that are not among the reference pictures in `Cases`: restated from
/// what is known of them, for the fidelity tests only.
@MainActor public let restatedFacts: [FidelityCase] = [
  FidelityCase("sst-cgpath-ios", 90, 90, scale: 1, .light, .large, os: 13, platform: "iOS") {
    AnyView(Disc())
  },
  FidelityCase("sst-cgpath-macos", 180, 180, scale: 2, .light, .large, os: 13, platform: "macOS") {
    AnyView(Disc())
  },
  FidelityCase("sst-precision-ios", 131, 62, scale: 3, .light, .large, os: 13, platform: "iOS") {
    AnyView(Text("Hello").font(.system(size: 17)).fixedSize())
  },
  FidelityCase(
    "ha-calendar-large-light", 1092, 1146, scale: 3, .light, .large, os: 26, platform: "iOS"
  ) {
    AnyView(LargeCalendar())
  },
  FidelityCase("ha-energy-small", 480, 480, scale: 3, .dark, .large, os: 26, platform: "iOS") {
    AnyView(SmallEnergy())
  },
  FidelityCase("ha-option-long", 1170, 2532, scale: 3, .light, .medium, os: 26, platform: "iOS") {
    AnyView(LongOption())
  },
  FidelityCase("ha-privacy", 390, 180, scale: 3, .light, .large, os: 26, platform: "iOS") {
    AnyView(
      Toggle("", isOn: .constant(true)).fixedSize().frame(width: 130, height: 60).background(
        Color.white))
  },
  FidelityCase("af-gradientrendering", 600, 600, scale: 3, .light, .large, os: 17, platform: "iOS")
  {
    AnyView(DiagonalGradient())
  },
  FidelityCase(
    "flow-firstTextBaseline_textPills", 100, 40, scale: 1, .light, .large, os: 26, platform: "macOS"
  ) {
    AnyView(Color(red: 0, green: 136 / 255, blue: 1).opacity(0.16).background(Color.white))
  },
  FidelityCase("flow-accents", 100, 20, scale: 1, .light, .large, os: 26, platform: "iOS") {
    AnyView(Accents())
  },
  FidelityCase("flow-vdivider", 40, 40, scale: 1, .light, .large, os: 17, platform: "iOS") {
    AnyView(DividedColumn())
  },
  FidelityCase("md-thematic", 80, 80, scale: 2, .light, .large, os: 17, platform: "iOS") {
    AnyView(DividedColumn())
  },
  FidelityCase("md-paragraphs", 750, 1334, scale: 2, .light, .large, os: 17, platform: "iOS") {
    AnyView(SpacedParagraphs())
  },
  FidelityCase("md-numbered", 400, 400, scale: 2, .light, .large, os: 17, platform: "iOS") {
    AnyView(PlainRows())
  },
  FidelityCase("rc-greeting", 300, 60, scale: 1, .light, .large, os: 18, platform: "iOS") {
    AnyView(Greeting())
  },
  FidelityCase(
    "rc-greeting-placeholder", 300, 60, scale: 1, .light, .large, os: 15, platform: "iOS"
  ) {
    AnyView(Greeting().redacted(reason: .placeholder))
  },
]
