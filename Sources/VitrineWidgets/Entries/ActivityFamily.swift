/// The size of a live activity on other devices.
public enum ActivityFamily: Hashable, Sendable { case small, medium }
