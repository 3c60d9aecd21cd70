/// Why a finding does not count.
package struct LintSuppression: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A document says so, beside the view or for the whole.
    case document
    /// The configuration file turns the rule off for such findings.
    case configuration
    /// It was there when the baseline was written.
    case baseline
  }

  package var kind: Kind
  /// The author's reason; empty without one.
  package var reason: String

  package init(kind: Kind, reason: String) { (self.kind, self.reason) = (kind, reason) }
}
