import VitrineGraphics
import VitrineLayout

extension LintLeaf {
  /// The resource of a picture; nil for other leaves.
  var bitmap: ImageResource? {
    guard case .image(let image) = kind, case .bitmap(let resource) = image.content else {
      return nil
    }
    return resource
  }

  /// Whether a picture is called a logo.
  var isLogo: Bool {
    guard let name = bitmap?.name.lowercased() else { return false }
    return ["logo", "brand", "wordmark"].contains { name.contains($0) }
  }
}
