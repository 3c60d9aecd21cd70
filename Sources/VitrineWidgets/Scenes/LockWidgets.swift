import VitrineGraphics
import VitrineViews

/// The widgets below the clock: a centred row, or on tablets in landscape a column at the leading edge.
nonisolated struct LockWidgets: View {
  let context: SceneContext
  let metrics: LockMetrics

  nonisolated var body: some View {
    let guests = context.guests.filter { $0.family != .accessoryInline }
    if isColumn {
      VStack(alignment: .leading, spacing: gap) { widgets(guests) }
        .fixedSize()
        .padding(
          EdgeInsets(top: metrics.columnTop, leading: metrics.columnLeft, bottom: 0, trailing: 0)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      HStack(spacing: gap) { widgets(guests) }
        .placed(
          x: 0, y: metrics.widgetTop, width: context.screen.width,
          height: guests.map(\.canvas.height).max() ?? 0)
    }
  }

  private nonisolated func widgets(_ guests: [SceneGuest]) -> some View {
    ForEach(0..<guests.count, id: \.self) { index in guests[index].view }
  }

  private nonisolated var isColumn: Bool {
    context.configuration.device.kind == .iPad && context.screen.width > context.screen.height
  }

  /// The gap: a rectangular widget is as wide as two circular ones and the gap between them.
  private nonisolated var gap: Double {
    let device = context.configuration.device
    func width(_ family: WidgetFamily) -> Double { device.widgetSize(family)?.canvas.width ?? 0 }
    return max(0, width(.accessoryRectangular) - 2 * width(.accessoryCircular))
  }
}
