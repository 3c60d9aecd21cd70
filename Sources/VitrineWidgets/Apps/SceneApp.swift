import VitrineGraphics
import VitrineViews

/// An app of the system on the screens, with a name and an icon of this package's own.
package nonisolated struct SceneApp: Hashable, Sendable {
  package var name: String
  /// The content of an icon.
  enum IconDrawing: Hashable, Sendable {
    case symbol(String)
    /// Eight petals of many colours.
    case pinwheel
    /// The weekday and the day of the picture's date.
    case date
  }

  var drawing: IconDrawing
  /// The colours 0xRRGGBB at the top and at the bottom.
  var top: UInt32
  var bottom: UInt32
  /// The colour of the symbol, or of the weekday.
  var glyph: UInt32 = 0xFFFFFF

  init(name: String, drawing: IconDrawing, top: UInt32, bottom: UInt32, glyph: UInt32 = 0xFFFFFF) {
    self.name = name
    self.drawing = drawing
    self.top = top
    self.bottom = bottom
    self.glyph = glyph
  }

  init(name: String, symbol: String, top: UInt32, bottom: UInt32, glyph: UInt32 = 0xFFFFFF) {
    self.init(name: name, drawing: .symbol(symbol), top: top, bottom: bottom, glyph: glyph)
  }
}

extension SceneApp {
  /// Whether red, green and blue are each below three eighths.
  private static func isDark(_ color: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { color >> UInt32($0) & 255 < 96 }
  }

  nonisolated var hasDarkGround: Bool { Self.isDark(top) }
  nonisolated var hasDarkGlyph: Bool { Self.isDark(glyph) }

  /// The apps of the Home Screens in order; names and icons are generic.
  package static let all: [SceneApp] = [
    SceneApp(name: "Video", symbol: "video.fill", top: 0x6BE675, bottom: 0x1FB141),
    SceneApp(
      name: "Calendar", drawing: .date, top: 0xFFFFFF, bottom: 0xF2F2F4, glyph: 0xFF3B30),
    SceneApp(name: "Photos", drawing: .pinwheel, top: 0xFFFFFF, bottom: 0xF4F4F6),
    SceneApp(
      name: "Camera", symbol: "camera.fill", top: 0xD9DADF, bottom: 0xA9ABB3, glyph: 0x1C1C1E),
    SceneApp(name: "Clock", symbol: "clock.fill", top: 0x2C2C2E, bottom: 0x0A0A0B),
    SceneApp(name: "Weather", symbol: "cloud.sun.fill", top: 0x3FA9F5, bottom: 0x1266C9),
    SceneApp(name: "Maps", symbol: "map.fill", top: 0x8DE08A, bottom: 0x34A853),
    SceneApp(name: "Notes", symbol: "note.text", top: 0xFFF6D6, bottom: 0xFFFFFF, glyph: 0xF5B301),
    SceneApp(name: "Tasks", symbol: "checklist", top: 0xFFFFFF, bottom: 0xF2F2F5, glyph: 0x0A84FF),
    SceneApp(
      name: "Stocks", symbol: "chart.line.uptrend.xyaxis", top: 0x2A2A2D, bottom: 0x050506,
      glyph: 0x30D158),
    SceneApp(name: "Books", symbol: "book.fill", top: 0xFFB340, bottom: 0xFF7A00),
    SceneApp(name: "Store", symbol: "bag.fill", top: 0x27C5F9, bottom: 0x1670EF),
    SceneApp(name: "Podcasts", symbol: "mic.fill", top: 0xD56CF5, bottom: 0x8E2DD6),
    SceneApp(
      name: "Health", symbol: "heart.fill", top: 0xFFFFFF, bottom: 0xF5F5F7, glyph: 0xFF2D55),
    SceneApp(name: "Wallet", symbol: "creditcard.fill", top: 0x3A3A3C, bottom: 0x101012),
    SceneApp(name: "Settings", symbol: "gearshape.fill", top: 0xB4B6BC, bottom: 0x7D7F86),
    SceneApp(
      name: "Files", symbol: "folder.fill", top: 0xFFFFFF, bottom: 0xF1F3F7, glyph: 0x1E90FF),
    SceneApp(name: "Home", symbol: "house.fill", top: 0xFFFFFF, bottom: 0xF6F3EE, glyph: 0xFF9500),
    SceneApp(
      name: "Fitness", symbol: "figure.walk", top: 0x2B2B2E, bottom: 0x060607, glyph: 0xA6FF00),
    SceneApp(
      name: "Recorder", symbol: "waveform", top: 0x2E2E30, bottom: 0x0B0B0C, glyph: 0xFF453A),
    SceneApp(name: "Translate", symbol: "globe", top: 0x4A4C55, bottom: 0x1C1D22),
    SceneApp(
      name: "Contacts", symbol: "person.fill", top: 0xDADADD, bottom: 0xAAABB0, glyph: 0x3A3A3C),
    SceneApp(
      name: "Compass", symbol: "location.north.fill", top: 0x333336, bottom: 0x0C0C0D,
      glyph: 0xFF453A),
    SceneApp(name: "Gifts", symbol: "gift.fill", top: 0xFF8FA3, bottom: 0xE0245E),
  ]

  /// The apps of the dock; phones show the first four.
  package static let dock: [SceneApp] = [
    SceneApp(name: "Phone", symbol: "phone.fill", top: 0x6FE76E, bottom: 0x1DB53B),
    SceneApp(name: "Mail", symbol: "envelope.fill", top: 0x3FC1FF, bottom: 0x1A74F2),
    SceneApp(name: "Messages", symbol: "bubble.left.fill", top: 0x73EA72, bottom: 0x22B83F),
    SceneApp(name: "Music", symbol: "music.note", top: 0xFF6A7D, bottom: 0xF0233F),
    SceneApp(
      name: "Draw", symbol: "paintbrush.fill", top: 0xFFFFFF, bottom: 0xF1F1F4, glyph: 0xAF52DE),
    SceneApp(name: "Games", symbol: "gamecontroller.fill", top: 0x7D7AFF, bottom: 0x4A3BD8),
    SceneApp(name: "Keys", symbol: "key.fill", top: 0xB9BCC4, bottom: 0x83868F),
    SceneApp(name: "Post", symbol: "paperplane.fill", top: 0x4FD2FF, bottom: 0x0A8FE0),
  ]

  /// Returns the name below the icon.
  package nonisolated func name(for configuration: RenderConfiguration) -> String {
    AppNames.name(name, in: SystemLanguage(identifier: configuration.realLocaleIdentifier))
  }
}
