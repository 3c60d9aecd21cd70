import VitrineGraphics
import VitrineViews

/// A Control Center over the blurred wallpaper: the control, and some of the system's modules around it.
nonisolated struct ControlCenterScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    let modules = ControlCenterModule.around(context.configuration.surface.controlSize)
    let grid = ControlCenterGrid(context.configuration)
    ZStack {
      WallpaperView(context: context)
      Rectangle().fill(ControlCenterStyle(.ground))
      StatusBar(context: context, color: .white)
      ForEach(0..<modules.count, id: \.self) { index in
        let module = modules[index]
        ControlCenterPlate(module: module, metrics: grid.metrics)
          .placed(
            in: grid.frame(
              column: module.column, row: module.row, columns: module.columns, rows: module.rows))
      }
      PlacedGuests(guests: context.guests)
      if context.configuration.device.screenCornerRadius > 0 { homeIndicator }
    }
    .environment(\.colorScheme, .dark)
    .environment(\.dynamicTypeSize, .large)
  }

  /// White, since the screen behind is darkened.
  private nonisolated var homeIndicator: some View {
    Capsule().fill(Color.white)
      .frame(width: HomeIndicator.width(context.configuration), height: 5)
      .placed(x: 0, y: context.screen.height - 13, width: context.screen.width, height: 5)
  }
}

/// A module of the system's.
package struct ControlCenterModule: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Circles with symbols, of which those with a colour are on.
    case connections
    /// A cover and the buttons of a player.
    case player
    /// A level from 0 to 1 above a symbol.
    case slider(String, level: Double)
    case symbol(String)
  }

  package var column, row: Int
  package var columns = 1
  package var rows = 1
  package var content: Content

  /// Returns the modules around a control of a size at the start of the third row.
  package static func around(_ size: ControlWidgetSize?) -> [ControlCenterModule] {
    let first = ControlPlace.firstRow
    let own = size.map { ControlMetrics.cells(of: $0) } ?? (columns: 0, rows: 0)
    var modules = [
      ControlCenterModule(column: 0, row: 0, columns: 2, rows: 2, content: .connections),
      ControlCenterModule(column: 2, row: 0, columns: 2, rows: 2, content: .player),
      ControlCenterModule(
        column: 2, row: first, rows: 2, content: .slider("sun.max.fill", level: 0.6)),
      ControlCenterModule(
        column: 3, row: first, rows: 2, content: .slider("speaker.wave.2.fill", level: 0.4)),
    ]
    var symbols = roundSymbols[...]
    for row in first...first + 2 {
      for column in 0..<ControlMetrics.columns {
        // The sliders, and the control.
        if column >= 2, row < first + 2 { continue }
        if column < own.columns, row < first + own.rows { continue }
        guard let symbol = symbols.popFirst() else { return modules }
        modules.append(ControlCenterModule(column: column, row: row, content: .symbol(symbol)))
      }
    }
    return modules
  }

  private static let roundSymbols = [
    "flashlight.off.fill", "timer", "camera.fill", "moon.fill", "qrcode.viewfinder",
    "lock.rotation", "rectangle.on.rectangle",
  ]
}

/// The plate of a module with plain drawings of ours.
nonisolated struct ControlCenterPlate: View {
  let module: ControlCenterModule
  let metrics: ControlMetrics

  nonisolated var body: some View {
    let shape = RoundedRectangle.module(
      radius: metrics.radius(columns: module.columns, rows: module.rows),
      size: metrics.size(columns: module.columns, rows: module.rows))
    content
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { level.clipShape(shape) }
      .background { shape.fill(ControlCenterStyle(.plate)) }
  }

  @ViewBuilder private nonisolated var content: some View {
    switch module.content {
    case .symbol(let name): symbol(name, 0.38)
    case .slider(let name, let level):
      symbol(name, 0.34)
        .foregroundStyle(level > 0.3 ? Color(white: 0.35) : .white)
        .padding(.bottom, metrics.unit * 0.3)
        .frame(maxHeight: .infinity, alignment: .bottom)
    case .player: player
    case .connections: connections
    }
  }

  @ViewBuilder private nonisolated var level: some View {
    if case .slider(_, let level) = module.content {
      let height = metrics.length(module.rows)
      Color.white.frame(height: height * level).frame(height: height, alignment: .bottom)
    }
  }

  private nonisolated var player: some View {
    VStack(alignment: .leading, spacing: 0) {
      RoundedRectangle(cornerRadius: 7, style: .continuous).fill(Color.white.opacity(0.15))
        .frame(width: metrics.unit * 0.55, height: metrics.unit * 0.55)
      Spacer(minLength: 0)
      HStack(spacing: 0) {
        symbol("backward.fill", 0.26).opacity(0.5)
        Spacer(minLength: 0)
        symbol("play.fill", 0.36)
        Spacer(minLength: 0)
        symbol("forward.fill", 0.26).opacity(0.5)
      }
    }
    .padding(metrics.unit * 0.24)
    .environment(\.layoutDirection, .leftToRight)
  }

  private nonisolated var connections: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        circle("airplane", nil)
        circle("antenna.radiowaves.left.and.right", .green)
      }
      HStack(spacing: 0) {
        circle("wifi", .blue)
        circle("globe", nil)
      }
    }
    .padding(metrics.unit * 0.1)
  }

  private nonisolated func circle(_ name: String, _ color: Color?) -> some View {
    symbol(name, 0.34)
      .frame(width: metrics.unit * 0.82, height: metrics.unit * 0.82)
      .background(color ?? .white.opacity(0.12), in: Circle())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Returns a symbol whose font is a fraction of the cell.
  private nonisolated func symbol(_ name: String, _ fraction: Double) -> some View {
    Image(systemName: name).font(.system(size: metrics.unit * fraction, weight: .medium))
  }
}
