public import VitrineGraphics

/// A decoded picture with the metadata of its file.
public struct DecodedPNG: Sendable {
  public var pixmap: Pixmap
  public var traits: PNGTraits
  /// The file's tEXt and zTXt chunks in order.
  public var notes: [PNGOptions.Note]

  public init(pixmap: Pixmap, traits: PNGTraits = PNGTraits(), notes: [PNGOptions.Note] = []) {
    self.pixmap = pixmap
    self.traits = traits
    self.notes = notes
  }

  /// The colour space of the file if it is not sRGB, for a warning: its samples were interpreted as sRGB
  /// all the same. The text is a noun phrase ("the ICC profile “Display P3”").
  public var foreignColour: String? { traits.profile.foreignSpace }
}
