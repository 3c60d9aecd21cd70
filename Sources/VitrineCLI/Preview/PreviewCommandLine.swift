import Vitrine
import VitrineGraphics

/// The command that draws the pictures of a preview without one.
enum PreviewCommandLine {
  /// - Parameters:
  ///   - input: the path of the document.
  ///   - shared: the words of the flags that all pictures of the preview share.
  static func text(
    _ input: String, _ settings: JobSettings, shared: [String], in folder: JobFolder
  ) -> String {
    var words = ["vitrine", "render", plain(input)]
    for setting in settings.texts {
      let flag = "--" + kebab(setting.name)
      switch JobSettings.kinds.first(where: { $0.name == setting.name })?.kind {
      case .flag?: words += setting.value == "true" ? [flag] : []
      case .wallpaper? where !Wallpaper.names.contains(setting.value), .icon?:
        words += [flag, plain(folder.joined(setting.value))]
      default: words += [flag, setting.value]
      }
    }
    return (words + shared + ["-o", "out"]).map(UntrustedText.shellWord).joined(separator: " ")
  }

  /// A path that is not taken for a flag.
  private static func plain(_ path: String) -> String { path.hasPrefix("-") ? "./" + path : path }

  /// `typeSize` as `type-size`.
  private static func kebab(_ name: String) -> String {
    name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
