import Vitrine
import VitrineDocuments

/// The first line of a bundle's program that is started for rows: itself and its pictures.
struct BundleGreeting: Sendable {
  var kind: String
  /// The name of the type of its entries.
  var entry: String
  /// The names of the pictures of each row.
  var names: [String]
}

extension BundleSession {
  convenience init(_ program: BundleProgram) {
    self.init(program.path, arguments: program.arguments, .rows, isAbandoned: nil)
  }

  /// Starts the program for rows.
  func start() throws(Failure) -> BundleGreeting {
    let object = try open()
    guard let kind = object["kind"]?.string, let entry = object["entry"]?.string,
      let names = object["names"]?.array
    else { throw refuseVersion() }
    return BundleGreeting(kind: kind, entry: entry, names: names.compactMap(\.string))
  }

  /// Sends a row and returns the answer; a program that it ends is a mistake of the row.
  func answer(to row: [UInt8], _ mark: UInt8) throws -> Answer {
    do { return try ask(row, mark) } catch let ended as Ended { throw RowMistake(ended.message) }
  }
}
