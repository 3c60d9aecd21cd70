public import Foundation

extension UIColor {
  /// Returns the components in sRGB, 0…1, in the environment of the view that is being evaluated; elsewhere
  /// in the light appearance.
  ///
  /// - Returns: true: every colour has such components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(AmbientEnvironment.current ?? EnvironmentValues())
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}
