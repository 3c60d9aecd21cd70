import Vitrine
import VitrineGraphics

/// The command that draws the pictures of a preview without one.
enum PreviewCommandLine {
  /// - Parameter shared: the words of the flags that all pictures of the preview share.
  static func text(
    document: String, _ settings: JobSettings, shared: [String], in folder: JobFolder
  ) -> String {
    text(["vitrine", "render", plain(document)], settings, shared: shared, in: folder)
  }

  /// - Parameter kind: the kind of the widget; nil if there is one alone.
  static func text(
    program: String, kind: String?, _ settings: JobSettings, shared: [String],
    in folder: JobFolder
  ) -> String {
    // A shell looks for a word without a slash elsewhere.
    let name = program.contains("/") ? program : "./" + program
    return text(
      [name] + (kind.map { ["--kind", $0] } ?? []), settings, shared: shared, in: folder)
  }

  private static func text(
    _ start: [String], _ settings: JobSettings, shared: [String], in folder: JobFolder
  ) -> String {
    var words = start
    for setting in settings.texts {
      let flag = "--" + JobSettings.flag(setting.name)
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
}
