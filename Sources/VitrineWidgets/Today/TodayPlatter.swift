import Foundation
public import VitrineViews

/// A Today widget with the system's drawing around it: a light platter with a header under iOS 10 and 11, a
/// section of the dark Notification Center under iOS 9.
public nonisolated struct TodayPlatter: _CompositeView {
  let presentation: TodayPresentation

  /// Creates the drawing of a widget at one moment of its life.
  public init(_ presentation: TodayPresentation) { self.presentation = presentation }

  /// Returns the section of iOS 9, or the platter with header and content of later systems.
  public func composition(_ environment: EnvironmentValues) -> some View {
    if presentation.environment.os == 9 {
      TodaySection(presentation: presentation)
    } else {
      VStack(spacing: 0) {
        TodayHeader(presentation: presentation)
        TodayContent(presentation: presentation)
      }
      .background(TodayBackdrop.light)
      .clipShape(RoundedRectangle(cornerRadius: TodayMetrics.platterRadius, style: .continuous))
      .environing { $0.host.colorScheme = .light }
    }
  }
}

/// iOS 9: icon and title in the width of the screen, the content below at the trailing edge.
nonisolated struct TodaySection: _CompositeView {
  let presentation: TodayPresentation

  func composition(_ environment: EnvironmentValues) -> some View {
    let insets = presentation.layout.insets
    VStack(spacing: 0) {
      header
      TodayContent(presentation: presentation)
        .padding(.top, insets.top)
        .padding(.trailing, insets.right)
        .padding(.bottom, insets.bottom)
        .frame(width: width, alignment: .trailing)
    }
    .environing {
      $0.host.colorScheme = .dark
      $0.host.systemVersion = presentation.environment.os
      // Headers of iOS 9 do not scale with the text size (estimated).
      $0.dynamicTypeSize = .large
    }
  }

  private var width: Double { presentation.environment.screen.width }

  private var header: some View {
    let textInset = Double(presentation.environment.proposedInsets.left)
    let iconEnd = TodayMetrics.sectionIconInset + TodayMetrics.iconSide
    return HStack(spacing: 0) {
      TodayIcon(presentation: presentation, side: TodayMetrics.iconSide)
      Text(verbatim: presentation.title.shown)
        .font(.callout)
        .lineLimit(1)
        .foregroundStyle(Color.white)
        .padding(.leading, max(0, textInset - iconEnd))
      Spacer(minLength: TodayMetrics.titleGap)
    }
    .padding(.leading, TodayMetrics.sectionIconInset)
    .frame(width: width)
    .frame(minHeight: TodayMetrics.sectionHeader)
    .overlay(alignment: .bottom) {
      Color.white.opacity(TodayMetrics.sectionVeil).frame(height: hairline)
    }
  }

  /// The width of one pixel.
  private var hairline: Double { 1 / presentation.environment.device.scale }
}
