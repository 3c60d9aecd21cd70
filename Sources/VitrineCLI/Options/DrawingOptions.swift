import ArgumentParser
import Foundation
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineRaster

/// The flags that say what to draw, the same on every verb that draws. A list makes a product.
struct DrawingOptions: ParsableArguments {
  @Option(help: "Families, e.g. systemSmall,systemMedium, or all that the widget declares.")
  var family = "all"

  @Option(help: "Devices, e.g. iphone-15,iphone-se-3, a screen like 400x800, or all.")
  var device = Device.standard.slug

  @Option(help: "Text sizes: levels 1…12, xSmall…AX5, or all.")
  var typeSize = "large"

  @Option(help: "light, dark, or all.")
  var scheme = "light"

  @Option(help: "Rendering modes: fullColor, accented, vibrant, or all.")
  var mode = "fullColor"

  @Option(help: "Entries: snapshot, placeholder, timeline, or a number.")
  var entry = "snapshot"

  @Option(help: "The moment that is shown, e.g. 2007-01-09T09:41.")
  var at: String?

  @Option(help: "Locales, e.g. en_US,ja_JP.")
  var locale = RenderConfiguration.defaultLocale

  @Option(help: "widget: clipped to the container; view: unclipped.")
  var scene = "widget"

  @Option(help: "Major system version, 9…26.")
  var os: String?

  @Option(help: "With --scene view: a bare view in WxH points.")
  var size: String?

  @Option(help: "Pixels in a point: 1, 2 or 3.")
  var scale: Int?

  @Option(help: "Time zone, e.g. Europe/Berlin.")
  var timeZone = "UTC"

  @Option(help: "standard or increased.")
  var contrast = "standard"

  @Flag(help: "The reader's Bold Text setting.")
  var boldText = false

  @Flag(help: "The reader's Reduce Transparency setting.")
  var reduceTransparency = false

  @Option(help: "Pixel loops: reference or simd; the pictures are the same.")
  var kernels = Kernels.best.rawValue

  @Option(help: "A folder of fonts to look into first.")
  var fonts: String?

  @Option(help: "The most bytes that a document may have.")
  var documentLimit = DocumentLimits.standard.fileSize

  @Flag(help: "Notes of what could not be drawn as asked end with code 1.")
  var strict = false

  @Flag(help: "Says nothing but errors.")
  var quiet = false

  @Flag(help: "Results as JSON.")
  var json = false
}

extension DrawingOptions {
  /// Sides of a bare view in points: at three pixels a point the largest picture that fits a PNG
  /// reader's usual limit.
  private static let viewSides = 1.0...4096.0

  /// The lists and the settings that all pictures share.
  func matrix() throws -> RenderMatrix {
    var matrix = RenderMatrix()
    matrix.families = try ListArgument.families(family)
    matrix.devices = try ListArgument.devices(device)
    matrix.typeSizes = try ListArgument.typeSizes(typeSize)
    matrix.schemes = try ListArgument.schemes(scheme)
    matrix.modes = try ListArgument.modes(mode)
    matrix.scenes = try ListArgument.scenes(scene)
    matrix.entries = try ListArgument.entries(entry)
    matrix.locales = try locales()
    try apply(to: &matrix.common)
    return matrix
  }

  var limits: DocumentLimits {
    var limits = DocumentLimits.standard
    limits.fileSize = max(0, documentLimit)
    return limits
  }

  private func apply(to common: inout RenderConfiguration) throws {
    if let os { common.os = try ListArgument.os(os) }
    if let scale {
      guard (1...3).contains(scale) else { throw UsageError("--scale is 1, 2 or 3, not \(scale)") }
      common.scale = Double(scale)
    }
    if let size { common.size = try bareSize(size) }
    if timeZone != "UTC" {
      guard TimeZone(identifier: timeZone) != nil else {
        throw UsageError("unknown time zone '\(timeZone)'")
      }
      common.timeZoneIdentifier = timeZone
    }
    if let at { common.date = try date(at) }
    common.increasesContrast = try choice(contrast, "contrast", ["standard", "increased"]) == "increased"
    common.usesBoldText = boldText
    common.reducesTransparency = reduceTransparency
    let kernelNames = Kernels.allCases.map(\.rawValue)
    common.kernels = Kernels(rawValue: try choice(kernels, "kernels", kernelNames)) ?? .best
  }

  private func choice(_ text: String, _ what: String, _ known: [String]) throws -> String {
    guard known.contains(text) else { throw UsageError.unknown(text, what: what, among: known) }
    return text
  }

  private func bareSize(_ text: String) throws -> Size {
    guard scene == "view" else { throw UsageError("--size needs --scene view") }
    guard let size = ScreenText.parse(text) else {
      throw UsageError("--size is written as WxH in points, e.g. 170x170, not '\(text)'")
    }
    let sides = Self.viewSides
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw UsageError(
        "--size \(text) must be between \(Int(sides.lowerBound)) and \(Int(sides.upperBound)) points "
          + "on each side")
    }
    return size
  }

  private func date(_ text: String) throws -> Date {
    guard let moment = FormatContext(timeZone: timeZone).moment(text) else {
      throw UsageError("--at is a date like 2007-01-09T09:41, not '\(text)'")
    }
    return Date(timeIntervalSince1970: moment.secondsSince1970)
  }

  /// Letters, digits and separators of identifiers such as `zh-Hant_TW`.
  private func locales() throws -> [String] {
    var result: [String] = []
    for name in locale.split(separator: ",").map(String.init) where !result.contains(name) {
      let isPlain = name.utf8.allSatisfy { byte in
        (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57) || byte == 45 || byte == 95
      }
      guard isPlain, name.utf8.count <= 32 else { throw UsageError("unknown locale '\(name)'") }
      result.append(name)
    }
    if result.isEmpty { throw UsageError("--locale is empty") }
    return result
  }
}
