/// Project files of a small app.
enum XcodeSample {
  /// Returns the project of an app, a framework and an extension, each with a synchronized folder of its own.
  ///
  /// - Parameters:
  ///   - name: the extension's name.
  ///   - folder: the extension's folder; those of the others are `App` and `Kit`.
  ///   - settings: build settings of the extension.
  static func project(
    extension name: String, in folder: String, settings: String = ""
  ) -> String {
    """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (A, K, T); developmentRegion = de; };
      G = {isa = PBXGroup; children = (GA, GK, GT); sourceTree = "<group>"; };
      GA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      GK = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
      GT = {isa = PBXFileSystemSynchronizedRootGroup; path = \(folder); sourceTree = "<group>"; };
      A = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (GA);
        productType = "com.apple.product-type.application"; };
      K = {isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (GK);
        productType = "com.apple.product-type.framework"; };
      T = {isa = PBXNativeTarget; name = \(name.debugDescription); buildConfigurationList = L;
        fileSystemSynchronizedGroups = (GT); productType = "com.apple.product-type.app-extension"; };
      L = {isa = XCConfigurationList; buildConfigurations = (D); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
    }; rootObject = P; }

    """
  }
}
