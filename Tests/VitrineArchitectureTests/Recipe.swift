import Foundation

/// A section of CONTRIBUTING that says which files a change touches, by an example.
struct Recipe {
  struct Step {
    var number: Int
    /// The file, below `Sources`.
    var path: String
    /// What stands in backquotes behind it.
    var words: [String]
  }

  /// The heading without its marks, such as ``A flag, as `--bold-text` ``.
  var title: String
  var steps: [Step]

  /// The recipes of a page, in order. A step may go on in the next lines, which are set in.
  static func all(in page: String) -> [Recipe] {
    guard let start = page.range(of: "\n## Recipes\n") else { return [] }
    let rest = page[start.upperBound...]
    let section = rest.range(of: "\n## ").map { rest[..<$0.lowerBound] } ?? rest
    var recipes: [Recipe] = []
    var open: String?
    func close() {
      let parts = (open ?? "").split(separator: "`", omittingEmptySubsequences: false)
      open = nil
      guard parts.count > 2, !recipes.isEmpty else { return }
      let words = stride(from: 3, to: parts.count, by: 2).map { String(parts[$0]) }
      recipes[recipes.count - 1].steps.append(
        Step(
          number: Int(parts[0].prefix(while: \.isNumber)) ?? 0, path: String(parts[1]),
          words: words))
    }
    for line in section.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("   "), open != nil {
        open? += line
        continue
      }
      close()
      if line.hasPrefix("### ") {
        recipes.append(Recipe(title: String(line.dropFirst(4)), steps: []))
      } else if line.prefix(while: \.isNumber).count > 0 {
        open = String(line)
      }
    }
    close()
    return recipes
  }
}

/// What a recipe's example is called in the sources.
struct RecipeExample: Sendable {
  /// How the recipe's heading begins.
  var title: String
  /// Words and literals that belong to the example alone.
  var names: [String]
  /// Names that mean something else outside these folders.
  var namesInFolders: [(name: String, folders: [String])] = []
  /// Files that name the example as any user of it does.
  var users: [String] = ["ExampleWidgets/"]

  static let all = [
    // A function of AVFoundation takes an argument of that name.
    RecipeExample(
      title: "A layout modifier", names: ["aspectRatio", "aspectRatioOffer"],
      users: ["ExampleWidgets/", "Shims/AVFoundation/Geometry.swift"]),
    RecipeExample(title: "A device", names: ["iphone-16-pro", "402, 874", "1206, 2622"]),
    RecipeExample(
      title: "A lint rule", names: ["doubled-margins", "doubledMargins", "doubledMargin"]),
    // The clock of a Lock Screen has figures of its own, which are no text.
    RecipeExample(
      title: "A flag", names: ["--bold-text", "boldText", "usesBoldText"],
      users: ["ExampleWidgets/", "VitrineWidgets/Scenes/LockScene.swift"]),
    // A vibrancy has the name of the scene.
    RecipeExample(
      title: "A surface",
      names: ["accessoryCorner", "notification-center", "NotificationCenterScene"],
      namesInFolders: [
        ("notificationCenter", ["VitrineWidgets/", "VitrineRunner/", "VitrineCLI/Commands/"])
      ],
      // Settings of intents have families of their own, which nothing draws.
      users: ["ExampleWidgets/", "VitrineViews/Intents/IntentParameter.swift"]),
  ]

  /// Whether a source declares or handles the example: it names it other than by calling it.
  func isNamed(in file: Data, at path: String) -> Bool {
    guard !users.contains(where: path.hasPrefix) else { return false }
    let folderNames = namesInFolders.filter { $0.folders.contains(where: path.hasPrefix) }
    let candidates = (names + folderNames.map(\.name)).filter {
      file.range(of: Data($0.utf8)) != nil
    }
    guard !candidates.isEmpty else { return false }
    let code = SwiftSource(String(decoding: file, as: UTF8.self)).withoutComments
    return candidates.contains { Self.isNamed($0, in: code) }
  }

  private static func isNamed(_ name: String, in code: [UInt8]) -> Bool {
    let word = Array(name.utf8)
    var at = 0
    while let found = code[at...].firstRange(of: word) {
      let before = code[..<found.lowerBound]
      let after = code[found.upperBound...].first
      at = found.upperBound
      if before.last.map(isPart) == true || after.map(isPart) == true { continue }
      if !isCall(before, after) { return true }
    }
    return false
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    SwiftSource.isNamePart(Character(UnicodeScalar(byte))) || byte == UInt8(ascii: "-")
  }

  /// Whether a view's method is called: `view.name(…)`, and not `case .name(…)`.
  private static func isCall(_ before: ArraySlice<UInt8>, _ after: UInt8?) -> Bool {
    guard after == UInt8(ascii: "("), before.last == UInt8(ascii: ".") else { return false }
    let receiver = before.dropLast()
    if receiver.last.map(isPart) == true { return true }
    let last = receiver.last { !Character(UnicodeScalar($0)).isWhitespace }
    return last.map { ")]}".utf8.contains($0) } == true
  }
}
