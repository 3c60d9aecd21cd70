import SeededNumbers

extension Seeded {
  /// One of a list's elements; nil of an empty list.
  mutating func element<T>(of list: [T]) -> T? { list.isEmpty ? nil : list[below(list.count)] }
}
