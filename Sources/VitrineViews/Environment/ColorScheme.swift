/// The light or dark appearance, which selects the values of system colours, asset colours and materials.
public nonisolated enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
