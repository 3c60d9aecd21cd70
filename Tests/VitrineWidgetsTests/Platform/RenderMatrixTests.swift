import Testing
import Vitrine
import VitrineGraphics

@Suite struct RenderMatrixTests {
  private static let systemFamilies: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

  @Test func everythingTimesEverything() throws {
    var matrix = RenderMatrix()
    matrix.devices = .all
    matrix.typeSizes = DynamicTypeSize.allCases
    matrix.schemes = [.light, .dark]
    let expansion = try matrix.expand(declared: Self.systemFamilies)
    // 14 phones, 12 tablets, a headset and a computer; five watches show no system family.
    #expect(expansion.configurations.count == 28 * 3 * 12 * 2)
    #expect(expansion.skipped == 5 * 3 * 12 * 2)
    #expect(Set(expansion.configurations).count == expansion.configurations.count)
  }

  @Test func extraLargeIsForTablets() throws {
    var matrix = RenderMatrix()
    matrix.devices = .all
    matrix.families = .listed([.systemExtraLarge])
    let expansion = try matrix.expand(declared: WidgetDescription.defaultFamilies)
    #expect(expansion.configurations.allSatisfy { $0.device.kind != .iPhone })
    #expect(expansion.configurations.count == 14)
    #expect(expansion.skipped == 19)
  }

  /// A complication need not say which families it has.
  @Test func watchesShowUndeclaredWidgetsInAllTheirFamilies() throws {
    var matrix = RenderMatrix()
    matrix.devices = ["watch-45mm"]
    let families = try matrix.expand(declared: WidgetDescription.defaultFamilies).configurations
      .map(\.family)
    #expect(
      Set(families) == [
        .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner,
      ])
    let some = try matrix.expand(declared: [.systemSmall, .accessoryCorner]).configurations
    #expect(some.map(\.family) == [.accessoryCorner])
  }

  @Test func namedPairThatCannotBeIsRefused() throws {
    var matrix = RenderMatrix()
    matrix.families = .listed([.systemExtraLarge])
    #expect(throws: ImpossibleCombination.unsupported(.systemExtraLarge, on: .standard)) {
      try matrix.expand(declared: WidgetDescription.defaultFamilies)
    }
    #expect(
      throws: ImpossibleCombination.undeclared(.systemExtraLarge, declared: [.systemSmall])
    ) {
      try matrix.expand(declared: [.systemSmall])
    }
  }

  @Test func bareViewNeedsNoFamily() throws {
    var matrix = RenderMatrix()
    matrix.common.size = Size(120, 40)
    matrix.scenes = [.view]
    let expansion = try matrix.expand(declared: nil)
    #expect(expansion.configurations.map(\.canvasSize) == [Size(120, 40)])
    #expect(
      expansion.configurations.map { ImageName.make(kind: "Badge", $0) }
        == ["Badge-120x40-iphone-15-large-light-view"])
  }

  @Test func sizesFollowTheSystemVersion() throws {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("iphone-11"))
    configuration.family = .systemLarge
    #expect(configuration.canvasSize == Size(360, 379))
    configuration.os = 14
    #expect(configuration.canvasSize == Size(360, 376))
  }

  @Test func tabletCanBeDrawnAtItsShownSize() throws {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("ipad-mini-8.3"))
    configuration.family = .systemMedium
    #expect(configuration.pixelScale == 2)
    configuration.showsDeviceSize = true
    #expect(abs(configuration.pixelScale * configuration.canvasSize.width - 520) < 1e-9)
  }

  @Test(arguments: [
    ("Weather", "Weather-systemSmall-iphone-15-large-light"),
    ("com.acme/weather widget", "com.acme-weather-widget-systemSmall-iphone-15-large-light"),
    ("../..", "widget-systemSmall-iphone-15-large-light"),
    ("", "widget-systemSmall-iphone-15-large-light"),
  ]) func plainNameHasFiveParts(_ kind: String, _ expected: String) {
    #expect(ImageName.make(kind: kind, RenderConfiguration()) == expected)
  }

  /// Accents apart, vowels of Devanagari and tones of Thai are parts of their letters; alone they are none.
  @Test(arguments: [
    ("हिन्दी", "हिन्दी"), ("ไทยที่", "ไทยที่"), ("Cafe\u{301}", "Cafe\u{301}"), ("தமிழ்", "தமிழ்"),
    ("مُدُن", "مُدُن"), ("a \u{301}b", "a-b"), ("\u{301}b", "b"), ("1\u{FE0F}\u{20E3}", "1-"),
  ])
  func lettersKeepTheirMarks(kind: String, name: String) {
    #expect(ImageName.clean(kind).unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  /// Kinds are often named after domains, so that their beginnings are alike.
  @Test func longKindsHaveNamesOfTheirOwn() {
    let long = "com.example.company.product.widgets."
    let names = ["weather", "weather2", "wander"].map { ImageName.clean(long + $0) }
    #expect(Set(names).count == 3)
    #expect(names.allSatisfy { $0.unicodeScalars.count == 40 })
    #expect(names.allSatisfy { $0.hasPrefix("com.example.company.product.wid") })
    #expect(ImageName.clean(long + "rain") == long + "rain")
  }

  @Test func otherPartsAppearWhereTheyDiffer() {
    var configuration = RenderConfiguration()
    configuration.typeSize = .accessibility5
    configuration.scheme = .dark
    configuration.mode = .vibrant
    configuration.scene = .view
    configuration.entry = .index(2)
    configuration.localeIdentifier = "fr_FR"
    #expect(
      ImageName.make(kind: "A", configuration)
        == "A-systemSmall-iphone-15-AX5-dark-vibrant-view-2-fr_FR")
  }

  @Test func listsAreReadAndNamesSuggested() throws {
    #expect(try ListArgument.typeSizes("1,large,AX5,1") == [.xSmall, .large, .accessibility5])
    #expect(try ListArgument.schemes("all") == [.light, .dark])
    guard
      case .listed(let families) = try ListArgument.families("small,Rectangular,accessoryinline")
    else {
      Issue.record("families are a list")
      return
    }
    #expect(families == [.systemSmall, .accessoryRectangular, .accessoryInline])
    #expect(
      throws: UsageError("unknown family 'systemsmal'; did you mean 'systemSmall'?")
    ) { try ListArgument.families("systemsmal") }
    #expect(throws: UsageError("unknown scheme 'drak'; did you mean 'dark'?")) {
      try ListArgument.schemes("light,drak")
    }
    #expect(
      throws: UsageError("unknown scheme 'sepia'; known are light, dark, all")
    ) { try ListArgument.schemes("sepia") }
    #expect(throws: UsageError("unknown device 'x'")) {
      throw UsageError.unknown("x", what: "device", among: (0..<17).map { "device-\($0)" })
    }
    #expect(throws: UsageError("expected at least one mode, found an empty list")) {
      try ListArgument.modes(" , ")
    }
    #expect(try ListArgument.actions("show-more, show-less,show-more").count == 3)
    #expect(throws: UsageError("expected at least one action, found an empty list")) {
      try ListArgument.actions(",")
    }
    #expect(throws: UsageError.self) { try ListArgument.os("8") }
  }
}
