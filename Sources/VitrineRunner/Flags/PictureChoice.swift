import ArgumentParser

/// The flags on what to draw: the lists whose product is drawn, and the moment.
struct PictureChoice: ParsableArguments {
  @Option(
    help: "Families, e.g. systemSmall,systemMedium, or all that the widget declares.",
    completion: .families)
  var family = "all"

  @Option(
    help: "Devices, e.g. iphone-15,iphone-se-3, a screen like 400x800, or all.",
    completion: .devices)
  var device: String?

  @Option(
    help: "Major system versions, 9…27, or all that the device ran with widgets.",
    completion: .systems)
  var os: String?

  @Option(
    help: "Text sizes: levels 1…12, xSmall…AX5, or all; large by default.", completion: .typeSizes)
  var typeSize: String?

  @Option(help: "light, dark, or all; light by default.", completion: .schemes)
  var scheme: String?

  @Option(
    help: """
      Rendering modes: fullColor, accented, vibrant, or all; by default the usual one, which is vibrant for \
      what only Lock Screens show.
      """, completion: .modes)
  var mode: String?

  @Option(
    help:
      "Entries: snapshot, placeholder, timeline (each, and a filmstrip), current, a number, or a name.",
    completion: .entries)
  var entry: String?

  @Option(help: "The moment that is shown, e.g. 2007-01-09T09:41; picks the entry in force then.")
  var at: String?

  @Option(
    help: """
      widget: clipped to the container; view: unclipped; or a screen around it: home, lock, today, \
      search, quick-actions, gallery, stack, configuration, notification-center, standby, standby-night, \
      control-center, face. widget by default.
      """, completion: .scenes)
  var scene: String?

  @Option(
    help: "How the device is held: portrait or landscape; portrait by default.",
    completion: .orientations)
  var orientation: String?

  @Option(help: "With --scene view: a bare view in WxH points.")
  var size: String?

  @Option(help: "Pixels in a point: 1, 2 or 3.", completion: .list(["1", "2", "3"]))
  var scale: Int?
}
