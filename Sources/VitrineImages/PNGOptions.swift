/// The options for writing a PNG file.
public struct PNGOptions: Hashable, Sendable {
  /// The time that the encoder spends on compression; the pixels are the same.
  public enum Effort: Hashable, Sendable {
    /// The fastest: for results that are viewed or compared.
    case fast
    /// About a tenth smaller in a few times the time: for files that are kept.
    case small
    /// Another twentieth smaller in sixteen times that time: for files just above a limit.
    case smallest
  }

  /// A note inside the file (a tEXt chunk, or zTXt when compressed).
  public struct Note: Hashable, Sendable {
    /// The keyword ("Software") of 1…79 Latin-1 characters; notes with others are left out.
    public var keyword: String
    /// The text in Latin-1; other characters become "?".
    public var text: String
    /// Whether the note is compressed, for long texts; its bytes then depend on libdeflate's version, like
    /// those of the pixels.
    public var isCompressed: Bool

    public init(_ keyword: String, _ text: String, isCompressed: Bool = false) {
      self.keyword = keyword
      self.text = text
      self.isCompressed = isCompressed
    }
  }

  public var effort: Effort
  /// Notes on the picture's origin, in the order written.
  public var notes: [Note]
  /// The row filter to use instead of the one chosen by content.
  package var filter: RowFilter?

  public init(effort: Effort = .fast, notes: [Note] = []) {
    self.effort = effort
    self.notes = notes
  }
}
