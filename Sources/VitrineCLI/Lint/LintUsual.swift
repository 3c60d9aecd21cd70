import Vitrine

/// The pictures by which a widget is judged unless others are asked for.
struct LintUsual {
  /// The devices of `--fast`.
  var fastDevices: String
  var schemes: String
  /// Nil is the newest system.
  var systems: RenderMatrix.Choice<Int>?
  /// The device and the systems of the pages that show a rule.
  var exampleDevice: String
  var exampleSystems: RenderMatrix.Choice<Int>?

  init(_ declared: WidgetDescription.Declared) {
    switch declared {
    case .families, .activity, .control:
      // The usual phone, the smallest one, and a tablet.
      fastDevices = "iphone-15,iphone-se-3,ipad-11"
      schemes = "all"
      exampleDevice = "iphone-15"
    case .today:
      fastDevices = "iphone-6s,iphone-se"
      // Their systems have one appearance.
      schemes = "light"
      systems = .listed([11, 10, 9])
      exampleDevice = "iphone-6s"
      exampleSystems = .listed([11, 9])
    }
  }

  /// The smallest text, the usual one, and the largest.
  private static let fastLevels = "1,4,12"

  /// Returns the lists of pictures of `--fast`, without other flags.
  var fastMatrix: RenderMatrix {
    get throws {
      var matrix = RenderMatrix()
      matrix.devices = try ListArgument.devices(fastDevices)
      matrix.typeSizes = try ListArgument.typeSizes(Self.fastLevels)
      matrix.schemes = try ListArgument.schemes(schemes)
      matrix.systems = systems
      return matrix
    }
  }
}
