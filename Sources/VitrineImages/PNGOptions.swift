/// How a PNG file is written.
public struct PNGOptions: Hashable, Sendable {
  /// What the encoder spends its time on; the pixels are the same.
  public enum Effort: Hashable, Sendable {
    /// Quickest: for results that are looked at or compared.
    case fast
    /// About a tenth smaller at a few times the time: for files that are kept.
    case small
    /// Another twentieth smaller at sixteen times the time of that: for files just above a limit.
    case smallest
  }

  /// A note inside the file (a tEXt chunk, or zTXt when compressed).
  public struct Note: Hashable, Sendable {
    /// 1…79 Latin-1 characters ("Software"); others are left out.
    public var keyword: String
    /// Latin-1; other characters become "?".
    public var text: String
    /// For long texts; the bytes then depend on libdeflate's version, as those of the pixels do.
    public var isCompressed: Bool

    public init(_ keyword: String, _ text: String, isCompressed: Bool = false) {
      self.keyword = keyword
      self.text = text
      self.isCompressed = isCompressed
    }
  }

  public var effort: Effort
  /// Where the picture came from, in the order written.
  public var notes: [Note]
  /// The row filter to use instead of the one that the content suggests.
  package var filter: RowFilter?

  public init(effort: Effort = .fast, notes: [Note] = []) {
    self.effort = effort
    self.notes = notes
  }
}
