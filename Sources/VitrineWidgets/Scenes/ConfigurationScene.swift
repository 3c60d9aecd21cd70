import Foundation
import VitrineGraphics
import VitrineViews

/// The settings of a widget, in its colours, over the blurred Home Screen.
nonisolated struct ConfigurationScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    ZStack {
      WallpaperView(context: context)
      HomeIcons(context: context.homeBehind, grid: HomeGrid(context.configuration))
      DockView(context: context)
      Rectangle().fill(.ultraThinMaterial)
      StatusBar(context: context, color: context.isDark ? .white : .black)
      ViewThatFits(in: .vertical) {
        VStack(spacing: 28) {
          context.hosted
            .shadow(color: Color.black.opacity(0.2), radius: 16, x: 0, y: 6)
          card
        }
        .padding(.vertical, 64)
        card
      }
    }
  }

  private nonisolated var card: some View {
    SettingsCard(context: context)
      .frame(width: min(context.screen.width - 44, Self.mostWidth))
  }

  /// The width of the card on wide screens in points (estimated).
  private static let mostWidth = 380.0
}

/// A card with the widget's app, its description, and a row for each setting.
nonisolated struct SettingsCard: View {
  let context: SceneContext

  nonisolated var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.padding(16)
      let rows = context.widget.parameters
      if rows.isEmpty {
        Text(verbatim: context.words.noSettings).font(.subheadline)
          .foregroundStyle(.secondary).padding([.horizontal, .bottom], 16)
      }
      ForEach(0..<rows.count, id: \.self) { index in
        Divider().padding(.leading, 16)
        SettingsRow(parameter: rows[index], accent: accent, choose: context.words.choose)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(ground, in: RoundedRectangle(cornerRadius: 22, style: .continuous))
    .environment(\.dynamicTypeSize, min(context.configuration.typeSize, .xxxLarge))
  }

  private nonisolated var header: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        WidgetAppIcon(context: context, side: 24)
        Text(verbatim: context.appName).font(.headline).foregroundStyle(accent).lineLimit(1)
      }
      if context.name != context.appName {
        Text(verbatim: context.name).font(.subheadline.weight(.semibold)).lineLimit(1)
      }
      if let details = context.details {
        Text(verbatim: details).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
  }

  private nonisolated var accent: Color { color(context.widget.colors.accent) ?? .blue }
  private nonisolated var ground: Color {
    color(context.widget.colors.background) ?? Color(hex: context.isDark ? 0x1C1C1E : 0xFFFFFF)
  }

  private nonisolated func color(_ pair: SchemeColor?) -> Color? {
    pair.map { Color(context.isDark ? $0.dark : $0.light) }
  }
}

/// A row of a setting with its value or a switch.
nonisolated struct SettingsRow: View {
  let parameter: WidgetParameter
  let accent: Color
  /// The placeholder for a value that is not set.
  let choose: String

  nonisolated var body: some View {
    HStack(spacing: 12) {
      Text(verbatim: parameter.title).lineLimit(1)
      Spacer(minLength: 8)
      value
    }
    .font(.body)
    .padding(.horizontal, 16).frame(minHeight: 46)
  }

  @ViewBuilder private nonisolated var value: some View {
    switch parameter.value {
    case .text(let text):
      Text(verbatim: text ?? choose).foregroundStyle(accent).lineLimit(1)
    case .toggle(let isOn): SettingsSwitch(isOn: isOn, accent: accent)
    }
  }
}

/// A switch: 51 by 31 points, knob 27 (the system's dimensions in interface files).
nonisolated struct SettingsSwitch: View {
  let isOn: Bool
  let accent: Color

  nonisolated var body: some View {
    Capsule().fill(isOn ? accent : Color.gray.opacity(0.3))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).frame(width: 27, height: 27).padding(2)
          .shadow(color: Color.black.opacity(0.15), radius: 3, x: 0, y: 2)
      }
  }
}
