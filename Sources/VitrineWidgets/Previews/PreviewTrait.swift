/// A trait of a preview.
public struct PreviewTrait<Traits>: Sendable {
  var canvas: PreviewCanvas?
  var orientation: ScreenOrientation?
  var modify: PreviewModification?
}
