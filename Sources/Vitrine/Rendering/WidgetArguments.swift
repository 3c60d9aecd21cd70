/// The flags that a widget bundle's own executable takes: a subset of `vitrine render`.
struct WidgetArguments {
  var matrix = RenderMatrix()
  var output = "."
  var fontFolder: String?
  var isQuiet = false

  static let usage = """
    usage: <executable> [flags]
      --family LIST      systemSmall,systemMedium,… or all (default all)
      --device LIST      iphone-15,…, WxH or all (default iphone-15)
      --type-size LIST   1…12, xSmall…AX5 or all (default large)
      --scheme LIST      light,dark or all (default light)
      --mode LIST        fullColor,accented,vibrant or all (default fullColor)
      --entry LIST       snapshot,placeholder,timeline or a number (default snapshot)
      --scene LIST       widget,view or all (default widget)
      --os VERSION       14…26 (default 26)
      --fonts DIR        folder of the font families
      --quiet            print no file names and no diagnostics
      -o DIR             where the pictures go (default .)
    """

  /// Reads the arguments after the executable's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      if flag == "--quiet" {
        isQuiet = true
        continue
      }
      guard Self.flags.contains(flag) else {
        throw UsageError.unknown(flag, what: "flag", among: Self.flags)
      }
      guard let value = rest.popFirst() else { throw UsageError("\(flag) needs a value") }
      try set(flag, value)
    }
  }

  private static let flags = [
    "--family", "--device", "--type-size", "--scheme", "--mode", "--entry", "--scene", "--os",
    "--fonts", "--quiet", "-o",
  ]

  private mutating func set(_ flag: String, _ value: String) throws(UsageError) {
    switch flag {
    case "--family": matrix.families = try ListArgument.families(value)
    case "--device": matrix.devices = try ListArgument.devices(value)
    case "--type-size": matrix.typeSizes = try ListArgument.typeSizes(value)
    case "--scheme": matrix.schemes = try ListArgument.schemes(value)
    case "--mode": matrix.modes = try ListArgument.modes(value)
    case "--entry": matrix.entries = try ListArgument.entries(value)
    case "--scene": matrix.scenes = try ListArgument.scenes(value)
    case "--os": matrix.common.os = try ListArgument.os(value)
    case "--fonts": fontFolder = value
    default: output = value
    }
  }
}

/// A mistake in a command's arguments; one sentence.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }

  /// A name that is not among the known ones, with the nearest of these.
  package static func unknown(_ name: String, what: String, among known: [String]) -> UsageError {
    let near = NearestName.find(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("unknown \(what) '\(name)'\(near)")
  }
}
