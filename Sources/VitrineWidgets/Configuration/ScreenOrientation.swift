/// The orientation of the device.
public enum ScreenOrientation: String, Hashable, CaseIterable, Sendable { case portrait, landscape }
