import ArgumentParser
import Vitrine

/// The flags for the pictures by which widgets are judged.
struct LintOptions: ParsableArguments {
  @Option(
    help: "Families, e.g. systemSmall,systemMedium, or all that the widget declares.",
    completion: .families)
  var family = "all"

  @Option(
    help: "Devices, e.g. iphone-15,iphone-se-3, or all; all by default.", completion: .devices)
  var device: String?

  @Option(
    help: "Text sizes: levels 1…12, xSmall…AX5, or all; all by default.", completion: .typeSizes)
  var typeSize: String?

  @Option(help: "light, dark, or all; all by default.", completion: .schemes)
  var scheme: String?

  @Option(
    help: "Locales, e.g. en_US,de_DE, or pseudo-locales; en_US by default.", completion: .locales)
  var locale: String?

  @Option(
    help: "The major system version, 14…27; 26 by default.",
    completion: .list((14...27).map(String.init)))
  var os: String?

  @Flag(help: "One device of each class and the text sizes 1, 4 and 12, unless others are given.")
  var fast = false

  @Option(help: "The app's name, which should not be repeated in the content.")
  var appName: String?

  /// Returns the lists of pictures of a widget.
  func matrix(of widget: WidgetDescription) throws -> RenderMatrix {
    let usual = LintUsual(widget.declared)
    var matrix = fast ? try usual.fastMatrix : RenderMatrix()
    switch widget.declared {
    case .families: matrix.families = try ListArgument.families(family)
    case .today: try checkNoFamily("'\(widget.kind)' is a Today widget")
    case .activity: try checkNoFamily("'\(widget.kind)' is a live activity")
    case .control: try checkNoFamily("'\(widget.kind)' is a control")
    }
    if device != nil || !fast { matrix.devices = try ListArgument.devices(device ?? "all") }
    if typeSize != nil || !fast { matrix.typeSizes = try ListArgument.typeSizes(typeSize ?? "all") }
    matrix.schemes = try ListArgument.schemes(scheme ?? usual.schemes)
    if let locale { matrix.locales = try ListArgument.locales(locale) }
    matrix.systems = try os.map { try ListArgument.systems($0) } ?? usual.systems
    return matrix
  }

  private func checkNoFamily(_ subject: String) throws(UsageError) {
    if family != "all" { throw UsageError("--family is for WidgetKit's widgets; \(subject)") }
  }
}
