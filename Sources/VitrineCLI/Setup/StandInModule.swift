/// A module of a few lines in place of one that is not there.
struct StandInModule {
  var name: String
  var source: String
  /// The parts that sources import as `Name.Part`.
  var parts: [String] = []
  var isEmpty = false

  init(empty name: String) {
    self.init(name: name, source: "@_exported import SwiftUI\n")
    isEmpty = true
  }

  private init(name: String, source: String, parts: [String] = []) {
    (self.name, self.source, self.parts) = (name, source, parts)
  }

  /// Modules that Vitrine's package cannot have, as other packages ask whether they can import them.
  static let ofSystem = [
    StandInModule(
      name: "os", source: "@_exported import OSLog\n",
      parts: ["log", "lock", "signpost", "activity", "trace"])
  ]

  /// The map of a module of C below that of Swift, as only such a module has parts; nil for one without.
  var map: String? {
    parts.isEmpty
      ? nil : "module \(name) {\n" + parts.map { "  module \($0) {}\n" }.joined() + "}\n"
  }
}
