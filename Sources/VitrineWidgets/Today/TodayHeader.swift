import Foundation
import VitrineLayout
import VitrineViews

/// The icon, title and button above a widget's content, iOS 10 and 11.
nonisolated struct TodayHeader: _CompositeView {
  let presentation: TodayPresentation

  func composition(_ environment: EnvironmentValues) -> some View {
    let typeSize = presentation.environment.typeSize
    rows(button(environment.host.language), isStacked: typeSize.isAccessibilitySize)
      .foregroundStyle(Color.black.opacity(TodayMetrics.headerInk))
      .padding(.horizontal, TodayMetrics.headerInset)
      .padding(.vertical, TodayMetrics.headerPadding)
      .frame(width: presentation.layout.width)
      .background(Color.white.opacity(TodayMetrics.headerVeil))
      .environing {
        // The system draws the header with its own type table.
        $0.type.table = .app
        $0.dynamicTypeSize = presentation.environment.typeSize
        $0.host.systemVersion = presentation.environment.os
      }
  }

  /// Returns the button beside the title, or below it at accessibility sizes.
  @ViewBuilder private func rows(_ button: (some View)?, isStacked: Bool) -> some View {
    let environment = presentation.environment
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .center, spacing: 0) {
        TodayIcon(presentation: presentation, side: TodayMetrics.iconSide(environment.typeSize))
        TodayHeader.titleText(presentation.title.shown)
          .lineLimit(TodayMetrics.titleLineLimit(os: environment.os))
          .padding(.leading, TodayMetrics.iconGap)
        Spacer(minLength: TodayMetrics.titleGap)
        if !isStacked { button }
      }
      if isStacked { button }
    }
  }

  /// Returns the title in capitals, as the systems draw it.
  static func titleText(_ title: String) -> some View {
    Text(verbatim: title).font(.footnote).textCase(.uppercase)
  }

  /// Returns the label on one line at every size; the title is truncated instead.
  static func buttonText(_ label: String) -> some View {
    Text(verbatim: label).font(.footnote).lineLimit(1).fixedSize()
  }

  /// Returns the button of the header, if it has one.
  private func button(_ language: String) -> (some View)? {
    control.map { control in
      TodayHeader.buttonText(SystemWords.of(language).label(of: control)).tapTarget(control)
    }
  }

  private var control: SystemControl.Kind? {
    if presentation.surface == .quickActions { return .addWidget }
    guard presentation.offersExpanded else { return nil }
    return presentation.mode == .compact ? .showMore : .showLess
  }
}

/// The app's icon at a size.
nonisolated struct TodayIcon: _CompositeView {
  let presentation: TodayPresentation
  let side: Double

  func composition(_ environment: EnvironmentValues) -> some View {
    let whole = TodayDescription.iconSide
    art
      .frame(width: whole, height: whole)
      .clipShape(
        RoundedRectangle(cornerRadius: whole * TodayMetrics.iconCorner, style: .continuous)
      )
      .scaleEffect(side / whole)
      .frame(width: side, height: side)
      .environing {
        $0.dynamicTypeSize = .large
        $0.type.table = .app
        $0.host.colorScheme = .light
      }
  }

  @ViewBuilder private var art: some View {
    if let icon = presentation.icon {
      icon
    } else {
      AppArt(
        app: presentation.app ?? ShownApp(named: presentation.title.shown),
        side: TodayDescription.iconSide, isDark: false)
    }
  }
}
