public import VitrineViews

extension RenderMatrix.Choice: ExpressibleByArrayLiteral {
  /// Creates an explicit list: `matrix.devices = ["iphone-15", "ipad-11"]`.
  public init(arrayLiteral values: Value...) { self = .listed(values) }
}

extension [DynamicTypeSize] {
  /// The seven sizes of the usual setting, levels 1 to 7.
  public static var standard: [DynamicTypeSize] {
    DynamicTypeSize.allCases.filter { !$0.isAccessibilitySize }
  }

  /// The five accessibility sizes, levels 8 to 12.
  public static var accessibility: [DynamicTypeSize] {
    DynamicTypeSize.allCases.filter(\.isAccessibilitySize)
  }

  /// All twelve sizes.
  public static var all: [DynamicTypeSize] { Array(DynamicTypeSize.allCases) }
}

extension RenderMatrix {
  /// Each family on an iPhone 15 at the usual text size, light and dark.
  public static var quick: RenderMatrix {
    var matrix = RenderMatrix()
    matrix.schemes = [.light, .dark]
    return matrix
  }

  /// Each family on one phone of each distinct screen that runs the system of `common`, at the usual text size.
  public static var everyPhone: RenderMatrix {
    var matrix = RenderMatrix()
    let os = matrix.common.os
    matrix.devices = .listed(
      Device.distinctScreens.filter { $0.kind == .iPhone && $0.osVersions.contains(os) })
    return matrix
  }

  /// Each family on an iPhone 15 at all twelve text sizes.
  public static var everyTextSize: RenderMatrix {
    var matrix = RenderMatrix()
    matrix.typeSizes = .all
    return matrix
  }

  /// Each family on every distinct screen at all twelve text sizes, light and dark.
  public static var complete: RenderMatrix {
    var matrix = RenderMatrix.quick
    matrix.devices = .all
    matrix.typeSizes = .all
    return matrix
  }
}
