/// Lines that show what each verb is for, at the end of what `--help` prints. Tests run them as they stand here.
enum VerbExamples {
  /// Returns the lines of a verb under a head; empty for one without any.
  static func text(_ verb: String) -> String {
    guard let lines = all[verb] else { return "" }
    return (["Examples:"] + lines.map { "  " + $0 }).joined(separator: "\n")
  }

  private static let all = [
    "render": [
      "vitrine render Widget.json -o out",
      "vitrine render Widgets --device all --type-size all -o out",
      "vitrine render Widget.json --scene home --wallpaper aurora -o out",
    ],
    "gallery": [
      "vitrine gallery Widgets -o out",
      "vitrine gallery Widget.json --type-size all --parts sheet -o out",
      "vitrine gallery Widget.json --parts store --headline 'Your day' -o out",
    ],
    "inspect": [
      "vitrine inspect Widget.json --family systemSmall",
      "vitrine inspect Widget.json --stage texts --type-size all",
    ],
    "check": [
      "vitrine check Widgets --scheme light,dark --html report.html"
    ],
    "accept": [
      "vitrine accept",
      "vitrine accept 'Weather-*' --dry-run",
      "vitrine accept --unchanged-layout",
    ],
    "prune": [
      "vitrine prune"
    ],
    "diff": [
      "vitrine diff expected.png actual.png -o difference.png"
    ],
    "report": [
      "vitrine report --html report.html --junit report.xml"
    ],
    "lint": [
      "vitrine lint Widget.json --type-size all --sarif lint.sarif",
      "vitrine lint --rules",
    ],
    "preview": [
      "vitrine preview Widget.json",
      "vitrine preview Widgets --device iphone-15,iphone-se-3",
    ],
    "batch": [
      "vitrine batch Weather.json --data cities.csv --name '{city}' -o out"
    ],
    "worker": [
      "vitrine worker --ordered < jobs.ndjson"
    ],
    "mcp": [
      "vitrine mcp --root Widgets"
    ],
    "init": [
      "vitrine init --ci github --vitrine https://example.com/vitrine",
      "vitrine init Widgets --documents",
      "vitrine init --ci github --shards 4 --vitrine https://example.com/vitrine",
    ],
    "devices": [
      "vitrine devices --distinct",
      "vitrine devices --json",
    ],
    "fonts": [
      "vitrine fonts --covers 'Kyoto 京都'"
    ],
    "symbols": [
      "vitrine symbols cloud",
      "vitrine symbols cloud --sheet clouds.png",
    ],
    "schema": [
      "vitrine schema",
      "vitrine schema --output render",
    ],
    "assets": [
      "vitrine assets Assets.xcassets"
    ],
    "intents": [
      "vitrine intents Goal.intentdefinition"
    ],
  ]
}
