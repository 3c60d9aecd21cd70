package import VitrineGraphics
import VitrineLayout
package import VitrineText
package import VitrineViews

extension TodayTitle {
  /// Returns the title with its number of lines in a host's header, whose height is subtracted from the
  /// expanded maximum under iOS 11.
  ///
  /// - Parameter offersExpanded: whether a Show More button takes part of the width.
  package func measured(
    in environment: TodayEnvironment, offersExpanded: Bool, language: String = "en",
    fonts: FontLibrary
  ) -> TodayTitle {
    var values = EnvironmentValues()
    values.dynamicTypeSize = environment.typeSize
    values.host.systemVersion = environment.os
    values.host.displayScale = environment.device.scale
    let words = SystemWords.of(language)
    let text = TodayHeader.titleText(shown)
    let isBeside = offersExpanded && !environment.typeSize.isAccessibilitySize
    let button =
      isBeside
      ? max(
        width(words.showMore, values, fonts), width(words.showLess, values, fonts)) : 0
    let room =
      environment.width - 2 * TodayMetrics.headerInset
      - TodayMetrics.iconSide(environment.typeSize)
      - TodayMetrics.iconGap - TodayMetrics.titleGap - button
    let single = measure(text.lineLimit(1), width: room, values, fonts).height
    let limit = TodayMetrics.titleLineLimit(os: environment.os)
    let whole = measure(text.lineLimit(limit), width: room, values, fonts).height
    var title = self
    let two = measure(
      TodayHeader.titleText("A\nA").lineLimit(2), width: Self.widest, values, fonts
    ).height
    title.lineHeight = environment.headerGrowth(from: single, to: two)
    title.lines = single > 0 ? max(1, Int((whole / single).rounded())) : 1
    return title
  }

  private func width(
    _ label: String, _ values: EnvironmentValues, _ fonts: FontLibrary
  ) -> Double {
    measure(TodayHeader.buttonText(label), width: Self.widest, values, fonts).width
  }

  /// The greatest width of a label, in points.
  private static let widest = 2048.0

  /// Returns a view's size at a limited width.
  private func measure<V: View>(
    _ view: V, width: Double, _ values: EnvironmentValues, _ fonts: FontLibrary
  ) -> Size {
    TodayMeasure.size(of: view, width: width, values, fonts: fonts)
  }
}

/// The measurement of views before their host is laid out.
package enum TodayMeasure {
  /// Returns the size of a view with a limited width and unlimited height.
  package static func size<V: View>(
    of view: V, width: Double, _ values: EnvironmentValues, fonts: FontLibrary,
    budget: DrawingBudget = .standard
  ) -> Size {
    let tree = resolve(
      view.fixedSize(horizontal: false, vertical: true), environment: values
    ).tree
    let placed = place(
      tree, fonts: fonts,
      PlaceOptions(
        size: Size(max(0, width), Self.tall), scale: values.host.displayScale,
        isRightToLeft: values.layoutDirection == .rightToLeft, budget: budget))
    return placed.nodes.first { $0.name == "fixedSize" }?.frame.size ?? .zero
  }

  /// The height available for content of any height, in points.
  private static let tall = 8192.0
}
