import Vitrine

/// The keys of a scene document: a whole screen with the widgets on its pages.
enum SceneSchema {
  /// The screens with several widgets, each in a place of its own or one in front of the others.
  static let scenes = RenderScene.allCases.filter { $0.sharing != .none }

  static let parameters: [Parameter] = [
    Parameter(
      "vitrine", .integer, required: true, "version of the format: \(DocumentSchema.version)"),
    Parameter("$schema", .written, "address of the JSON Schema, for editors"),
    Parameter("name", .string, default: "the file's name", "what pictures are named for"),
    Parameter("scene", .choice(scenes.map(\.rawValue)), required: true, "the screen"),
    Parameter(
      "device", .string, default: "iphone-15", suggests: .devices,
      "the device, as --device takes it"),
    Parameter("os", .integer, default: "26", "the system's major version, as --os takes it"),
    Parameter(
      "orientation", .choice(ScreenOrientation.allCases.map(\.rawValue)), default: "portrait",
      "how the device is held"),
    Parameter("scheme", .choice(["light", "dark"]), default: "light", "the appearance"),
    Parameter(
      "look", .choice(HomeScreenLook.allCases.map(\.rawValue)), default: "default",
      "the look of icons and widgets on a Home Screen"),
    Parameter("tint", .string, default: "a blue", "the colour of the look tinted, #RRGGBB"),
    Parameter(
      "typeSize", .string, default: "large", suggests: .words(DynamicTypeSize.slugs),
      "the text size, as --type-size takes it"),
    Parameter("locale", .string, default: "en_US", "the language and region"),
    Parameter("date", .date, "the moment that clocks and entries refer to, as --at takes it"),
    Parameter(
      "wallpaper", .string, "a name that --wallpaper takes, or a PNG file beside the document"),
    Parameter(
      "pages", .list(.list(.object(member))), required: true,
      "the pages, each a list of widgets and folders; each page is a picture"),
  ]

  static let folder: [Parameter] = [
    Parameter("name", .string, required: true, "the name below it"),
    Parameter(
      "apps", .list(.choice(SceneApp.names)), required: true,
      "the apps whose icons it shows, 1 to \(HomeFolder.mostApps)"),
  ]

  static let member: [Parameter] = [
    Parameter(
      "file", .string, "the widget's document, in this document's folder; required but for folders"),
    Parameter(
      "folder", .object(folder),
      "a folder of apps in place of a widget, on Home Screens; `at` is its cell"),
    Parameter(
      "family", .choice(Names.families),
      "the size that it has; required but for Today widgets, live activities and controls, which have none"
    ),
    Parameter(
      "surface", .choice(Surface.named.compactMap(\.name)),
      default: "the first that the scene has a place for",
      "the presentation of a live activity, or the size of a control"),
    Parameter(
      "displayMode", .choice(TodayDocument.modeNames), default: "compact",
      "the display mode of a Today widget, which stands below the others in the Today views of iOS 14 to 17"
    ),
    Parameter(
      "at", .list(.integer), default: "the first free place",
      "the cell of its leading top corner on a Home Screen: [column, row], counted in icons on phones and in "
        + "small widgets on tablets, or the corner of a watch face, counted from 0"),
    Parameter("entry", .string, "the entry that it shows, as --entry takes one"),
    Parameter(
      "app", .object(AppReader.parameters), default: "that of its document",
      "the app that it belongs to, as the screen shows it"),
  ]
}
