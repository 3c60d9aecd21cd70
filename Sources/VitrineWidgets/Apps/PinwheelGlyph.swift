import VitrineGraphics
import VitrineViews

/// Eight petals around a middle, for the app of photos: a drawing of this package's own in the spirit of the
/// platform's.
nonisolated struct PinwheelGlyph: View {
  /// The side of the icon in points.
  let side: Double
  /// The petals' colour at the top and at the bottom of the wheel; nil is one colour for each.
  var ink: (top: RGBA, bottom: RGBA)?

  nonisolated var body: some View {
    ZStack {
      ForEach(0..<Self.petals.count, id: \.self) { index in petal(index) }
    }
    .compositingGroup()
    .frame(width: side, height: side)
  }

  private nonisolated func petal(_ index: Int) -> some View {
    Capsule().fill(Color(color(index)))
      .frame(width: side * Self.width, height: side * Self.length)
      .offset(y: -side * Self.middle)
      .rotationEffect(.degrees(Double(index) * 360 / Double(Self.petals.count)))
      .blendMode(ink == nil ? .multiply : .normal)
  }

  private nonisolated func color(_ index: Int) -> RGBA {
    guard let ink else { return RGBA(hex: Self.petals[index]) }
    // The first petal is at the top, the fifth at the bottom.
    let down = Float(min(index, Self.petals.count - index)) / Float(Self.petals.count / 2)
    return ink.top.mixed(with: ink.bottom, down).opacity(Self.strength)
  }

  /// The petals' colours 0xRRGGBB, clockwise from the top: orange, yellow, green, teal, blue, purple, pink and red,
  /// light enough that two of them multiplied are still colours (chosen by eye).
  static let petals: [UInt32] = [
    0xFBB040, 0xE3D838, 0x8CCB4E, 0x5CC6B0, 0x5AA7E0, 0x9A86D8, 0xDD7FB4, 0xF4705C,
  ]
  /// A petal's width and length, and the distance of its middle from the wheel's, as fractions of the icon's side
  /// (by eye: neighbours overlap near the middle and part at the rim).
  private static let width = 0.235
  private static let length = 0.39
  private static let middle = 0.215
  /// The opacity of petals in one colour, so that they can be told apart.
  private static let strength: Float = 0.72
}
