/// The kind of redaction that hides a view's content.
public enum Redaction: UInt8, Hashable, Sendable { case none, placeholder, privacy }
