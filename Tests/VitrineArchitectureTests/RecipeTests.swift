import Foundation
import Testing

/// Who follows a recipe of CONTRIBUTING touches what its example touches.
@Suite struct RecipeTests {
  /// All sources by their paths below `Sources`, read once for all examples.
  private static let sources = Result {
    let paths = Checkout.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    return try paths.map {
      (
        String($0.dropFirst("Sources/".count)),
        try Data(contentsOf: Checkout.root.appending(path: $0))
      )
    }
  }

  private static func recipe(of example: RecipeExample) throws -> Recipe {
    let recipes = Recipe.all(in: try Checkout.text("CONTRIBUTING.md"))
    #expect(recipes.count == RecipeExample.all.count)
    return try #require(recipes.first { $0.title.hasPrefix(example.title + ", as `") })
  }

  @Test(arguments: RecipeExample.all) func filesAreThoseThatNameTheExample(
    example: RecipeExample
  ) throws {
    let recipe = try Self.recipe(of: example)
    let listed = recipe.steps.map(\.path)
    #expect(Set(listed).count == listed.count)
    #expect(recipe.steps.map(\.number) == Array(1...recipe.steps.count))
    var found: Set<String> = []
    for (path, file) in try Self.sources.get() where example.isNamed(in: file, at: path) {
      found.insert(path)
    }
    let sources = Set(listed.filter { $0.hasSuffix(".swift") })
    #expect(found.subtracting(sources).sorted() == [], "the recipe leaves these out")
    #expect(sources.subtracting(found).sorted() == [], "these do not name the example")
    for page in listed where page.hasSuffix(".md") {
      let text = try Checkout.text("Sources/" + page)
      #expect(example.names.contains { text.contains("`\($0)`") || text.contains(" \($0)\n") })
    }
  }

  @Test(arguments: RecipeExample.all) func wordsOfAStepStandInItsFile(
    example: RecipeExample
  ) throws {
    for step in try Self.recipe(of: example).steps {
      let text = try Checkout.text("Sources/" + step.path)
      for word in step.words {
        if word.hasSuffix(".swift") {
          let url = Checkout.root.appending(path: "Sources/" + word)
          #expect(FileManager.default.fileExists(atPath: url.path), "\(word)")
        } else if !word.hasPrefix("vitrine ") && !Self.words.contains(word) {
          let isThere = text.contains(word)
          #expect(isThere, "\(step.path) has no `\(word)`")
        }
      }
    }
  }

  /// What stands in backquotes and is no word of the step's file.
  private static let words: Set<String> = ["batch", "worker", "mcp", "switch", "default"]

  @Test func whatNamesAnExampleIsFound() {
    let example = RecipeExample(
      title: "", names: ["ratio", "iphone-16"], namesInFolders: [("center", ["A/"])])
    let cases: [(text: String, path: String, isNamed: Bool)] = [
      ("case .ratio(let a): a", "A/a.swift", true),
      ("Element(.ratio)", "A/a.swift", true),
      ("x = ratioOffer(1)", "A/a.swift", false),
      ("(\"iphone-16\", 1)", "A/a.swift", true),
      ("func ratio(_ a: Int)", "A/a.swift", true),
      ("/// ratio\nlet a = 1", "A/a.swift", false),
      ("view.ratio(1)", "A/a.swift", false),
      ("Text(a)\n  .ratio(1)", "A/a.swift", false),
      ("let ratios = 1, aspectratio = 2", "A/a.swift", false),
      ("\"iphone-16-pro\"", "A/a.swift", false),
      ("case .center: 1", "A/a.swift", true),
      ("case .center: 1", "B/a.swift", false),
      ("case .ratio: 1", "ExampleWidgets/a.swift", false),
    ]
    for row in cases {
      #expect(example.isNamed(in: Data(row.text.utf8), at: row.path) == row.isNamed, "\(row)")
    }
  }

  @Test func stepsAreReadWithTheirWords() {
    let page = """
      # C

      ## Recipes

      Some `words`.

      ### A thing, as `x`

      1. `A/B.swift`: the case `x`, and
         more of `y`.
      2. `A/C.swift`: nothing.

      ## Rules

      1. `A/D.swift`: no step.
      """
    let recipes = Recipe.all(in: page)
    #expect(recipes.map(\.title) == ["A thing, as `x`"])
    #expect(recipes.first?.steps.map(\.path) == ["A/B.swift", "A/C.swift"])
    #expect(recipes.first?.steps.map(\.words) == [["x", "y"], []])
  }
}

extension RecipeExample: CustomTestStringConvertible {
  var testDescription: String { title }
}
