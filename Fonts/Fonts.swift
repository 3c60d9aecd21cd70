public import Foundation

/// Where the fonts that ship with the package lie when it runs as a library.
public enum BundledFonts {
  /// The folder that holds one folder for each family, or nil when the resources are missing.
  public static var directory: URL? { Bundle.module.resourceURL }
}
