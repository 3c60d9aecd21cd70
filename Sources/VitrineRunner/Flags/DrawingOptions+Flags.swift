// The flags of all groups by their names.
extension DrawingOptions {
  package var family: String {
    get { pictures.family }
    set { pictures.family = newValue }
  }
  package var device: String? {
    get { pictures.device }
    set { pictures.device = newValue }
  }
  package var os: String? {
    get { pictures.os }
    set { pictures.os = newValue }
  }
  package var typeSize: String? {
    get { pictures.typeSize }
    set { pictures.typeSize = newValue }
  }
  package var scheme: String? {
    get { pictures.scheme }
    set { pictures.scheme = newValue }
  }
  package var mode: String? {
    get { pictures.mode }
    set { pictures.mode = newValue }
  }
  package var entry: String? {
    get { pictures.entry }
    set { pictures.entry = newValue }
  }
  package var at: String? {
    get { pictures.at }
    set { pictures.at = newValue }
  }
  package var scene: String? {
    get { pictures.scene }
    set { pictures.scene = newValue }
  }
  package var orientation: String? {
    get { pictures.orientation }
    set { pictures.orientation = newValue }
  }
  package var size: String? {
    get { pictures.size }
    set { pictures.size = newValue }
  }
  package var scale: Int? {
    get { pictures.scale }
    set { pictures.scale = newValue }
  }
  package var standby: String? {
    get { screen.standby }
    set { screen.standby = newValue }
  }
  package var wallpaper: String? {
    get { screen.wallpaper }
    set { screen.wallpaper = newValue }
  }
  package var look: String? {
    get { screen.look }
    set { screen.look = newValue }
  }
  package var tint: String? {
    get { screen.tint }
    set { screen.tint = newValue }
  }
  package var tintPlate: String? {
    get { screen.tintPlate }
    set { screen.tintPlate = newValue }
  }
  package var statusTime: String? {
    get { screen.statusTime }
    set { screen.statusTime = newValue }
  }
  package var largeIcons: Bool {
    get { screen.largeIcons }
    set { screen.largeIcons = newValue }
  }
  package var appName: String? {
    get { screen.appName }
    set { screen.appName = newValue }
  }
  package var appIcon: String? {
    get { screen.appIcon }
    set { screen.appIcon = newValue }
  }
  package var locale: String? {
    get { reader.locale }
    set { reader.locale = newValue }
  }
  package var stress: Bool {
    get { reader.stress }
    set { reader.stress = newValue }
  }
  package var timeZone: String {
    get { reader.timeZone }
    set { reader.timeZone = newValue }
  }
  package var contrast: String {
    get { reader.contrast }
    set { reader.contrast = newValue }
  }
  package var boldText: Bool {
    get { reader.boldText }
    set { reader.boldText = newValue }
  }
  package var reduceTransparency: Bool {
    get { reader.reduceTransparency }
    set { reader.reduceTransparency = newValue }
  }
}
