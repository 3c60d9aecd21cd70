/// Decides between two characters whether a line may break there (UAX #14, in its order of rules).
enum BreakRules {
  /// - Parameters:
  ///   - spaced: white space lies between the two.
  ///   - evenRegionals: an even number of regional indicators ends with `before`.
  static func mayBreak(
    _ before: BreakClass, _ after: BreakClass, spaced: Bool, evenRegionals: Bool
  ) -> Bool {
    if before == .zeroWidthSpace { return true }
    if after == .zeroWidthSpace { return false }
    if !spaced, before == .joiner || before == .glue || after == .glue { return false }
    if after == .closing || after == .exclamation { return false }
    if before == .opening { return false }
    if spaced {
      if before == .closing && after == .nonstarter { return false }
      return true
    }
    return mayBreakTight(before, after, evenRegionals)
  }

  private static func mayBreakTight(
    _ before: BreakClass, _ after: BreakClass, _ evenRegionals: Bool
  ) -> Bool {
    switch after {
    case .infix, .slash, .quotation, .hyphen, .breakAfter, .nonstarter, .inseparable: return false
    default: break
    }
    switch before {
    case .quotation, .breakBefore: return false
    case .object: return true
    case .regional where after == .regional: return evenRegionals
    default: break
    }
    if after == .object { return true }
    return !staysTogether(before, after)
  }

  /// Words, numbers with their signs, and what leans on them.
  private static func staysTogether(_ before: BreakClass, _ after: BreakClass) -> Bool {
    switch (before, after) {
    case (.alphabetic, .alphabetic), (.alphabetic, .numeric), (.numeric, .alphabetic),
      (.numeric, .numeric):
      true
    case (.prefix, .ideographic), (.ideographic, .postfix), (.prefix, .alphabetic),
      (.postfix, .alphabetic), (.alphabetic, .prefix), (.alphabetic, .postfix):
      true
    case (.closing, .postfix), (.closing, .prefix), (.numeric, .postfix), (.numeric, .prefix),
      (.postfix, .opening), (.postfix, .numeric), (.prefix, .opening), (.prefix, .numeric),
      (.hyphen, .numeric), (.infix, .numeric), (.slash, .numeric):
      true
    case (.infix, .alphabetic), (.alphabetic, .opening), (.numeric, .opening),
      (.closing, .alphabetic), (.closing, .numeric), (.exclamation, .alphabetic):
      true
    case (.thai, .thai), (.thaiLeadingVowel, .thai), (.thaiLeadingVowel, .thaiLeadingVowel),
      (.alphabetic, .thai), (.thai, .alphabetic), (.thai, .numeric), (.numeric, .thai):
      true
    default: false
    }
  }
}
