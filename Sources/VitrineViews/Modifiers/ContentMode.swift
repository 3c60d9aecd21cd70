/// The mode in which a view of fixed aspect ratio uses the proposed size.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
