/// A view's place in a section of a container; containers that know no sections ignore it.
public struct SectionPart: Sendable {
  /// The role of a view in its section.
  public enum Role: Sendable { case header, content, footer }

  /// The identity of a section.
  public final class Mark: Sendable {
    /// Creates a section that differs from all others.
    public init() {}
  }

  public var role: Role
  public var section: Mark

  public init(_ role: Role, of section: Mark) {
    self.role = role
    self.section = section
  }
}
