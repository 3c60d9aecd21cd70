import VitrineGraphics
import VitrineViews

/// A Control Center over the blurred wallpaper: the controls, and some of the system's modules around it.
nonisolated struct ControlCenterScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    let modules = ControlCenterModule.around(context.guests.compactMap(\.place.cells))
    let grid = ControlCenterGrid(context.configuration)
    ZStack {
      WallpaperView(context: context)
      Rectangle().fill(ControlCenterStyle(.ground))
      StatusBar(context: context, color: .white)
      ForEach(0..<modules.count, id: \.self) { index in
        let module = modules[index]
        ControlCenterPlate(module: module, metrics: grid.metrics)
          .placed(in: grid.frame(of: module.cells))
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

  package let cells: ScreenCells
  package let content: Content

  private init(
    _ column: Int, _ row: Int, columns: Int = 1, rows: Int = 1, _ content: Content
  ) {
    cells = ScreenCells(
      first: ScreenCell(column: column, row: row), columns: columns, rows: rows)
    self.content = content
  }

  /// The modules that stand in the same cells, whatever controls there are.
  static let fixed: [ControlCenterModule] = {
    let first = ControlCenterGrid.firstRow
    return [
      ControlCenterModule(0, 0, columns: 2, rows: 2, .connections),
      ControlCenterModule(2, 0, columns: 2, rows: 2, .player),
      ControlCenterModule(2, first, rows: 2, .slider("sun.max.fill", level: 0.6)),
      ControlCenterModule(3, first, rows: 2, .slider("speaker.wave.2.fill", level: 0.4)),
    ]
  }()

  /// Returns the modules around controls in these cells: round ones fill three rows.
  package static func around(_ controls: [ScreenCells]) -> [ControlCenterModule] {
    var modules = fixed
    var symbols = roundSymbols[...]
    let first = ControlCenterGrid.firstRow
    for row in first...first + 2 {
      for column in 0..<ControlMetrics.columns {
        let taken = controls + fixed.map(\.cells)
        if taken.contains(where: { $0.contains(column: column, row: row) }) { continue }
        guard let symbol = symbols.popFirst() else { return modules }
        modules.append(ControlCenterModule(column, row, .symbol(symbol)))
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
      radius: metrics.radius(columns: module.cells.columns, rows: module.cells.rows),
      size: metrics.size(columns: module.cells.columns, rows: module.cells.rows))
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
      let height = metrics.length(module.cells.rows)
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
