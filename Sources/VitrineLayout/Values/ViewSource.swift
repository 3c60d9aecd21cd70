/// The place where a view is written: for reports alone, so all places are equal to each other.
public struct ViewSource: Hashable, Sendable {
  /// The file as its reader was given it.
  public var file: String
  /// Counted from 1; columns count Unicode scalars.
  public var line: Int32
  public var column: Int32

  public init(file: String, line: Int32, column: Int32) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  public static func == (a: ViewSource, b: ViewSource) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
