import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let imageSizes = LintRule(
    "w-image-for-largest", .widgetkit, .error,
    "A picture has the pixels of the largest place it fills, and not more than the system takes.",
    advice: "Supply the picture in the size in which it is shown.",
    source:
      "Human Interface Guidelines, widgets (iOS 14); the system refuses more than 4.4 times the widget's pixels",
    check: .picture { picture, limits in
      guard picture.level == usualLevel else { return .notApplicable }
      let images = picture.leaves.compactMap { leaf in
        Bitmap(leaf).map { (leaf, $0) }
      }
      guard !images.isEmpty else { return .notApplicable }
      return .of(
        images.compactMap { leaf, bitmap in
          guard
            var violation = tooLarge(bitmap, picture, limits)
              ?? tooSmall(bitmap, leaf, picture, limits)
          else { return nil }
          picture.locate(&violation, leaf)
          return violation
        })
    })

  private struct Bitmap {
    var width: Int
    var height: Int

    init?(_ leaf: LintLeaf) {
      guard case .image(let image) = leaf.kind, case .bitmap(let resource) = image.content,
        case .pixels(let pixmap) = resource.content
      else { return nil }
      (width, height) = (pixmap.width, pixmap.height)
    }
  }

  private static func tooLarge(
    _ bitmap: Bitmap, _ picture: LintPicture, _ limits: LintThresholds
  ) -> LintViolation? {
    let scale = picture.tree.scale
    let widget = picture.tree.size.width * scale * picture.tree.size.height * scale
    let most = widget * limits.imagePixels
    let pixels = Double(bitmap.width) * Double(bitmap.height)
    guard pixels > most else { return nil }
    return LintViolation(
      "the picture has \(bitmap.width) × \(bitmap.height) pixels, \(number(pixels / widget)) times the widget's",
      measured: "\(number(pixels / widget))", limit: "\(number(limits.imagePixels))",
      excess: pixels / widget)
  }

  private static func tooSmall(
    _ bitmap: Bitmap, _ leaf: LintLeaf, _ picture: LintPicture, _ limits: LintThresholds
  ) -> LintViolation? {
    let scale = picture.tree.scale
    let share = min(
      Double(bitmap.width) / (leaf.frame.width * scale),
      Double(bitmap.height) / (leaf.frame.height * scale))
    guard share < limits.imageSharpness else { return nil }
    let measured = "\(number(share * 100)) %"
    return LintViolation(
      "the picture has \(bitmap.width) × \(bitmap.height) pixels for \(number(leaf.frame.width * scale)) × \(number(leaf.frame.height * scale)): it looks blurred",
      measured: measured, limit: "\(number(limits.imageSharpness * 100)) %", excess: 1 - share)
  }
}
