import Testing
import Vitrine

/// Settings of App Intents that a caller chooses by texts.
@Suite struct IntentChoiceTests {
  enum Unit: String, AppEnum {
    case metric, imperial

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
      .metric: "Metres", .imperial: "Feet",
    ]
  }

  struct City: AppEntity {
    var id: String
    var name: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: name) }
  }

  struct CityQuery: EntityQuery {
    static let all = [City(id: "p", name: "Paris"), City(id: "o", name: "Oslo")]
    func entities(for identifiers: [String]) async throws -> [City] {
      Self.all.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [City] { Self.all }
  }

  struct Choice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    @Parameter(title: "Unit", default: .metric) var unit: Unit
    @Parameter(title: "City") var city: City
    @Parameter(title: "Other") var other: City?
    @Parameter(title: "Days", default: 3) var days: Int
    @Parameter(title: "Hourly", default: false) var hourly: Bool
    @Parameter(title: "Words") var words: [String]
  }

  private func chosen(_ texts: [String: String]) async -> (Choice, String?) {
    let choices = IntentChoices(texts)
    let intent = await IntentChoices.$current.withValue(choices) { await Choice.withDefaults() }
    return (intent, choices.mistake)
  }

  @Test func namesAreThoseOfTheSources() {
    #expect(Choice.parameterNames == ["unit", "city", "other", "days", "hourly", "words"])
  }

  @Test func everyKindOfValueIsRead() async {
    let (intent, mistake) = await chosen([
      "unit": "imperial", "city": "o", "other": "Paris", "days": "7", "hourly": "true",
      "words": "a,b",
    ])
    #expect(mistake == nil)
    #expect(intent.unit == .imperial && intent.city.id == "o" && intent.other?.id == "p")
    #expect(intent.days == 7 && intent.hourly && intent.words == ["a", "b"])
    #expect(await chosen(["unit": "Feet"]).0.unit == .imperial)
    #expect(await chosen(["city": "Oslo"]).0.city.id == "o")
  }

  @Test func otherSettingsKeepTheirDefaults() async {
    let (intent, _) = await chosen(["days": "1"])
    #expect(intent.unit == .metric && intent.city.id == "p" && intent.other == nil)
    #expect(await Choice.withDefaults().days == 3)
  }

  @Test(arguments: [
    ("unit", "yards", "'unit' takes one of metric, imperial, not 'yards'"),
    ("city", "Rome", "'city' takes one of Paris, Oslo, not 'Rome'"),
    ("other", "Rome", "'other' takes one of Paris, Oslo, not 'Rome'"),
    ("days", "few", "'days' takes a value of Int, not 'few'"),
    ("hourly", "yes", "'hourly' takes true or false, not 'yes'"),
  ])
  func mistakesSayWhatIsTaken(_ name: String, _ text: String, _ message: String) async {
    #expect(await chosen([name: text]).1 == message)
  }
}
