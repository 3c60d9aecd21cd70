import ArgumentParser
import VitrineWidgets

/// The flags on what is around a widget on a screen.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: "With --scene standby: day, night (all of it is red), or all; day by default.",
    completion: .commaList { StandByLight.allCases.map(\.rawValue) })
  var standby: String?

  @Option(
    help: "Behind a screen: a PNG file, or one of \(Wallpaper.names.joined(separator: ", ")).",
    completion: .list(Wallpaper.names))
  var wallpaper: String?

  @Option(
    help: """
      Looks of a Home Screen's icons and widgets: default, dark, tinted (iOS 18), clear (iOS 26), or all.
      """, completion: .looks)
  var look: String?

  @Option(
    help: """
      The colour of a tinted Home Screen, #RRGGBB: of the look tinted a blue unless given, of accented widgets \
      white.
      """)
  var tint: String?

  @Option(
    help: """
      Behind accented widgets without a look: none, dark, clear or tinted; dark unless --tint is given in iOS 26.
      """, completion: .plates)
  var tintPlate: String?

  @Option(help: "The words of the status bar's clock; the time of --at by default.")
  var statusTime: String?

  @Flag(help: "Home Screens with large icons without names (iOS 18).")
  var largeIcons = false

  @Option(help: "The app's name under the widget, in sheets and in Today headers.")
  var appName: String?

  @Option(
    help: "The app's icon in sheets and in Today headers: a square PNG file.", completion: .pictures
  )
  var appIcon: String?
}
