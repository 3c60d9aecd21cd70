public import Foundation
import VitrineGraphics
import VitrineLayout

extension GraphicsContext {
  /// A filter applied to later drawing operations. Colours are changed in encoded sRGB and limited to 0…1 after
  /// each filter.
  public nonisolated struct Filter: Sendable {
    let make: @Sendable (EnvironmentValues) -> CanvasFilter
    /// Whether a part of the filter is not drawn.
    var isPartial = false

    private init(_ make: @escaping @Sendable (EnvironmentValues) -> CanvasFilter) {
      self.make = make
    }

    private init(_ matrix: [Float]) { make = { _ in .colorMatrix(matrix) } }

    /// Returns a shadow moved by `x` and `y`; all lengths in points, and a radius below 0 counts as 0. It lies
    /// below what is drawn, in the normal mode: another mode or an option leaves a diagnostic.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      var filter = Filter { environment in
        .shadow(
          FillShadow(isInner: false, color: color.rgba(environment), radius: radius, x: x, y: y))
      }
      filter.isPartial = blendMode != .normal || !options.isEmpty
      return filter
    }
    /// Returns a blur with a radius in points, the deviation of its Gaussian. An opaque blur repeats the edges
    /// of what is drawn.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in .blur(radius: radius, opaque: options.contains(.opaque)) }
    }
    /// Returns a filter that adds `amount` to red, green and blue; 0 changes nothing, 1 gives white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(FilterMatrix.brightness(amount))
    }
    /// Returns a filter that multiplies the distance of components from 0.5; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(FilterMatrix.contrast(amount))
    }
    /// Returns a filter that moves colours from their luminance by a factor; 1 changes nothing, 0 gives grey.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(FilterMatrix.saturation(amount))
    }
    /// Returns a filter that moves colours towards their luminance; 0 changes nothing, 1 gives grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(FilterMatrix.saturation(1 - amount))
    }
    /// Returns a filter that multiplies red, green, blue and alpha by those of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMatrix(FilterMatrix.multiply(color.rgba($0))) }
    }
    /// Returns a filter that changes colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix.values) }
    /// Returns a filter that turns hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(FilterMatrix.hueRotation(angle.radians))
    }
    /// Returns a filter that moves components to the other side of 0.5: all the way for 1, to grey for 0.5.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(FilterMatrix.inversion(amount))
    }
    /// A filter that leaves black with the luminance of the colours as its alpha.
    public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }
    /// Returns a filter that gives one colour to the pixels whose alpha is in a range, and clears all others.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter { .alphaThreshold(least: min, most: max, color.rgba($0)) }
    }
  }

  /// Variants of a shadow, none of which is drawn: each leaves a diagnostic.
  public nonisolated struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits: 1 above, 2 alone, 4 inverted, 8 ungrouped.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws a shadow of what is clear.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Blends shadow and object one after the other.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Variants of a blur.
  public nonisolated struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits: 1 for opaque, 2 for dithering.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the edges of what is drawn, so that none become clear.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result, which has no effect: the blur is exact to a level.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Variants of all filters.
  public nonisolated struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits: 1 for linear colours.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters linear light, which leaves a diagnostic: colours are filtered as they are encoded.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Applies a filter to each later operation of this context, before the filters that were added earlier.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if filter.isPartial || !options.isEmpty { recorder.list.noteGap(.graphicsContextFilterOptions) }
    filters.append(filter.make(environment))
  }
}
