// Errors in the invented source itself, which nobody but Vitrine may see.
extension Invention {
  mutating func mend(_ error: CompilerError) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return false }
    let line = String(lines[error.line - 1])
    if let index = members.lastIndex(where: { line.contains($0.fullName.quoted) }) {
      return mend(memberAt: index, error)
    }
    // The type whose head is the nearest above.
    for above in lines[..<error.line].reversed() {
      let words = above.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      guard let keyword = words.firstIndex(where: Self.keywords.contains),
        words.indices.contains(keyword + 1),
        let index = types.firstIndex(where: { $0.ownName == words[keyword + 1] })
      else { continue }
      return mend(typeAt: index, error)
    }
    return false
  }

  private static let keywords: Set<String> = ["struct", "class", "enum", "protocol"]

  private mutating func mend(memberAt index: Int, _ error: CompilerError) -> Bool {
    let member = members[index]
    guard member.revisions < Self.mostRevisions, !error.message.hasPrefix("invalid redeclaration")
    else {
      hopeless.insert(member.name)
      members.remove(at: index)
      return true
    }
    members[index].revisions = max(member.revisions + 1, Self.mostRevisions - 1)
    if member.value.type == "InventedAnything" {
      members[index].revisions = Self.mostRevisions
      return false
    }
    members[index].value = SampleValue(
      "InventedAnything", "InventedAnything(\(member.name.quoted))")
    return true
  }

  /// A type that does not fit is made simpler, and given up the second time.
  private mutating func mend(typeAt index: Int, _ error: CompilerError) -> Bool {
    let type = types[index]
    if type.kind == .structure, type.generics == 0, type.omitted.count < 4,
      case .nonconforming(_, let contract) = Complaint(error), !type.omitted.contains(contract)
    {
      types[index].omitted.append(contract)
      return true
    }
    if !type.conformances.isEmpty || !type.calls.isEmpty {
      types[index].conformances = []
      types[index].calls = []
      return true
    }
    hopeless.insert(type.ownName)
    types.remove(at: index)
    members.removeAll { $0.holder == .type(type.name) }
    return true
  }
}
