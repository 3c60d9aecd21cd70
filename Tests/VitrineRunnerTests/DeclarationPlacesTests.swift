import Testing
import Vitrine

/// Where the types of a package are declared, by their names.
@Suite struct DeclarationPlacesTests {
  private let places: DeclarationPlaces = {
    var places = DeclarationPlaces()
    places.add(
      """
      import SwiftUI
      // struct Commented {}
      struct Steps: View {
        private struct Ring<Content: View>: View {}
        /// struct Told {}
        let text = "struct"
      }
      public final class Model {}
      enum Twice {}
      """, file: "Sources/A.swift")
    places.add("\n\nenum Twice {}\n  indirect enum Third {}\n", file: "Sources/B.swift")
    return places
  }()

  @Test(arguments: [
    ("Steps", "Sources/A.swift:3:8"), ("Ring", "Sources/A.swift:4:18"),
    ("Ring<Text>", "Sources/A.swift:4:18"), ("Model", "Sources/A.swift:8:20"),
    ("Third", "Sources/B.swift:4:17"),
  ]) func declaredTypesHaveAPlace(type: String, place: String) {
    #expect(places.place(of: type) == place)
  }

  /// A name that two types have, one in a comment, and one that nothing declares.
  @Test(arguments: ["Twice", "Commented", "Told", "Other", ""]) func othersHaveNone(type: String) {
    #expect(places.place(of: type) == nil)
  }
}
