import Vitrine

/// The flags do not fit a widget, which others may do.
struct UnfitFlags: Error {
  var reason: UsageError

  /// Runs a body whose errors in flags are those of one file.
  static func naming<Result>(_ file: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as ImpossibleCombination {
      throw UnfitFlags(reason: UsageError("\(file): \(error)"))
    } catch let error as UsageError {
      throw UnfitFlags(reason: error)
    }
  }
}
