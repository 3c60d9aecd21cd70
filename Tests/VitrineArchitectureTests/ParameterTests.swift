import Testing

/// No parameter of the public vocabulary is dropped without a word.
@Suite struct ParameterTests {
  @Test func everyParameterCounts() throws {
    var used: Set<String> = []
    for (path, file) in sources {
      for parameter in unusedParameters(in: try Checkout.text(path)) {
        let place = "\(file) \(parameter)"
        let known = [file, place].filter(exceptions.contains)
        used.formUnion(known)
        #expect(
          !known.isEmpty,
          "\(place) is not used: draw it, leave a diagnostic, or give the reason in droppedParameters"
        )
      }
    }
    #expect(exceptions.subtracting(used).sorted() == [], "these are used, or gone")
  }

  @Test func reasonsNameEachPlaceOnce() {
    let places = droppedParameters.flatMap(\.places)
    #expect(Set(places).count == places.count)
    #expect(droppedParameters.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func droppedParametersAreFound() {
    let source = #"""
      extension Chart {
        public init(preset: Preset = .automatic, _ values: [Int], at _: Int) { self.values = values }
        // public init(commented: Int) {}
        public nonisolated func tint<S: Style>(
          _ style: S, where isOn: Bool, type: S.Type, @Builder<Int> content: (Int) -> String
        ) -> some View where S: Sendable { "\(style)" }
        public static func == (a: Self, b: Self) -> Bool { a.id == 1 }
        public subscript(index: Int) -> Int { 0 }
        public func both(one: [Int: (Int, Int)], two: Int) { one.map { $0.key + two } }
        func hidden(away: Int) {}
        public func _own(away: Int) {}
        public var size: Int { 1 }
      }
      public protocol P {
        func required(by: Int)
      }
      """#
    #expect(
      unusedParameters(in: source).map(\.description) == [
        "init preset", "init _", "tint isOn", "tint content", "== b", "subscript index",
      ])
  }
}

extension ParameterTests {
  /// Paths from the root, and as the table of exceptions names them.
  private var sources: [(String, String)] {
    let layers = ["VitrineViews", "VitrineWidgets", "VitrineRunner"]
    return (layers + ["VitrineCharts", "Shims"]).flatMap { Checkout.files(below: "Sources/\($0)") }
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let parts = path.split(separator: "/").dropFirst()
        return (path, parts.drop { layers.contains(String($0)) }.joined(separator: "/"))
      }
  }

  /// Files, and files with a declaration and a parameter.
  private var exceptions: Set<String> {
    Set(
      droppedParameters.flatMap(\.places).flatMap { place -> [String] in
        let words = place.split(separator: " ").map(String.init)
        guard words.count > 2 else { return [place] }
        return words.dropFirst(2).map { "\(words[0]) \(words[1]) \($0)" }
      })
  }
}
