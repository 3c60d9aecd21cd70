import Foundation
import Vitrine
import VitrineGraphics

/// A parser of the ground of the store's pictures.
enum GroundArgument {
  /// Returns the colours, or the picture, that a text names. What is a colour is one, whatever files there are.
  static func background(_ text: String) throws -> StoreBackground {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix(" ").description }
    let colors = words.map(ColorArgument.color)
    guard let unknown = zip(words, colors).first(where: { $1 == nil })?.0 else {
      guard colors.count <= StoreBackground.mostColors else {
        throw UsageError(
          "--ground has \(colors.count) colours; a gradient has two to \(StoreBackground.mostColors)"
        )
      }
      return .colors(colors.compactMap(\.self))
    }
    let isOfColors = colors.contains { $0 != nil } || text.hasPrefix("#")
    if isOfColors || !isPath(text) { throw ColorArgument.refusal(unknown, of: "--ground") }
    do throws(WallpaperError) {
      if case .picture(let picture) = try Wallpaper.read(text).source { return .picture(picture) }
    } catch {
      throw Failure(
        code: Exit.badInput,
        message: "error: " + UntrustedText.line("--ground \(text): \(error.reason)"))
    }
    throw ColorArgument.refusal(unknown, of: "--ground")
  }

  /// Whether a text names a file that is there, or has the form of a path.
  private static func isPath(_ text: String) -> Bool {
    text.contains("/") || text.contains(".") || FileManager.default.fileExists(atPath: text)
  }
}
