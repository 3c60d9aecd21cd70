/// Lines that show what each verb is for, at the end of what `--help` prints. Tests run them as they stand here.
enum VerbExamples {
  /// Returns the lines of a verb under a head; empty for one without any.
  static func text(_ verb: String) -> String {
    let lines = lines(verb)
    return lines.isEmpty ? "" : lines.reduce("Examples:") { $0 + "\n  " + $1 }
  }

  // A switch and not a dictionary, as every start of the program asks for a verb.
  private static func lines(_ verb: String) -> [String] {
    switch verb {
    case "render":
      [
        "vitrine render Widget.json -o out",
        "vitrine render Widgets --device all --type-size all -o out",
        "vitrine render Widget.json --scene home --wallpaper aurora -o out",
      ]
    case "gallery":
      [
        "vitrine gallery Widgets -o out",
        "vitrine gallery Widget.json --type-size all --parts sheet -o out",
        "vitrine gallery Widget.json --parts store --headline 'Your day' -o out",
      ]
    case "inspect":
      [
        "vitrine inspect Widget.json --family systemSmall",
        "vitrine inspect Widget.json --stage texts --type-size all",
      ]
    case "check":
      [
        "vitrine check Widgets --scheme light,dark --html report.html"
      ]
    case "accept":
      [
        "vitrine accept",
        "vitrine accept 'Weather-*' --dry-run",
        "vitrine accept --unchanged-layout",
      ]
    case "prune":
      [
        "vitrine prune"
      ]
    case "diff":
      [
        "vitrine diff expected.png actual.png -o difference.png"
      ]
    case "report":
      [
        "vitrine report --html report.html --junit report.xml"
      ]
    case "lint":
      [
        "vitrine lint Widget.json --type-size all --sarif lint.sarif",
        "vitrine lint --rules",
      ]
    case "preview":
      [
        "vitrine preview Widget.json",
        "vitrine preview Widgets --device iphone-15,iphone-se-3",
      ]
    case "batch":
      [
        "vitrine batch Weather.json --data cities.csv --name '{city}' -o out"
      ]
    case "worker":
      [
        "vitrine worker --ordered < jobs.ndjson"
      ]
    case "mcp":
      [
        "vitrine mcp --root Widgets"
      ]
    case "init":
      [
        "vitrine init --ci github --vitrine https://example.com/vitrine",
        "vitrine init Widgets --documents",
        "vitrine init --ci github --shards 4 --vitrine https://example.com/vitrine",
      ]
    case "devices":
      [
        "vitrine devices --distinct",
        "vitrine devices --json",
      ]
    case "fonts":
      [
        "vitrine fonts --covers 'Kyoto 京都'"
      ]
    case "symbols":
      [
        "vitrine symbols cloud",
        "vitrine symbols cloud --sheet clouds.png",
      ]
    case "schema":
      [
        "vitrine schema",
        "vitrine schema Widget.json",
        "vitrine schema --output render",
      ]
    case "assets":
      [
        "vitrine assets Assets.xcassets"
      ]
    case "intents":
      [
        "vitrine intents Goal.intentdefinition"
      ]
    default: []
    }
  }
}
