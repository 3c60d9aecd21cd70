/// The declarations of a run, from which the next one starts.
package struct SavedInvention: Hashable, Sendable, Codable {
  package var types: [InventedType]
  package var members: [InventedMember]

  package var isEmpty: Bool { types.isEmpty && members.isEmpty }
}
