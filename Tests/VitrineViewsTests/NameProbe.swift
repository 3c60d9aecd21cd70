import AVFoundation
import ActivityKit
import AppIntents
import Charts
import Foundation
import SwiftUI
import Testing
import UIKit
import Vitrine
import WidgetKit

// Names as widgets' sources use them: the file compiles as they do.

private struct Place: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }
  static let defaultQuery = PlaceQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "A place") }
}

private struct PlaceQuery: EntityQuery {
  @IntentParameterDependency<PlaceIntent>(\.$region) var intent
  @Dependency var names: [String]

  func entities(for identifiers: [String]) async throws -> [Place] {
    guard let region = intent?.region else { return [] }
    return [Place(id: region)]
  }
  func known() -> (region: String?, names: [String]) { (intent?.region, names) }
}

private struct PlaceIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Places"
  @Parameter(title: "Region", default: "North") var region: String
  @Parameter(title: "Places", size: [.systemSmall: 1, .systemMedium: 3, .systemLarge: 6])
  var places: [Place]?
  @Parameter(title: "Words", size: 4) var words: [String]
  @Parameter(title: "Picture", supportedContentTypes: [.png, .image]) var picture: IntentFile?
}

private enum PlaceError: Error, CustomLocalizedStringResourceConvertible {
  case unknown
  var localizedStringResource: LocalizedStringResource { "No such place" }
}

private struct Choices: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    if false { throw AppIntentError.Unrecoverable.entityNotFound }
    let items = [IntentItem("a", title: "A", subtitle: "first")]
    return ItemCollection(sections: [IntentItemSection("All", items: items.map(\.value))])
  }
}

private struct Outer: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }
}

private struct Frame: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding(4) }
}

private struct Shared: PreviewModifier {
  static func makeSharedContext() async throws -> [Int] { [1] }
  func body(content: Content, context: [Int]) -> some View { content.tag(context) }
}

#Preview(traits: .modifier(Frame()), .modifier(Shared())) { Text("a") }

private struct Entry: TimelineEntry { let date: Date }

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    let scale = context.environmentVariants.displayScale?.max() ?? 2
    completion(Entry(date: Date(timeIntervalSince1970: scale)))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}

private struct Widgets: WidgetBundle {
  var body: some Widget { EmptyWidget() }
}

private struct EmptyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Empty", provider: Provider()) { Text($0.date, style: .date) }
  }
}

/// A program that chooses among bundles calls them from code that does not wait.
private enum Program {
  static let start: @MainActor () -> Void = { Widgets.main() }
}

private struct Effects: View {
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    VStack {
      Image(systemName: "star").symbolEffect(.bounce, value: displayScale)
      Image(systemName: "star").symbolEffect(.variableColor.iterative.reversing, isActive: true)
      Image(systemName: "star").symbolEffect(.pulse, options: .repeating)
      Image(systemName: "star").contentTransition(.symbolEffect(.replace))
      Toggle("On", isOn: .constant(true)).labelsHidden()
      Text("a").sensoryFeedback(.impact(weight: .light), trigger: 1)
    }
  }
}

@Suite struct NameTests {
  @Test func filesAndTypesAreNamed() {
    let file = IntentFile(data: Data([1]), filename: "a.png", type: .png)
    #expect(file.type?.conforms(to: .image) == true && UTType.png.conforms(to: .data))
    #expect(
      UTType(filenameExtension: "JPG") == .jpeg && UTType("x.y")?.conforms(to: .item) == false)
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(URL.applicationSupportDirectory.isFileURL && URL.documentsDirectory.isFileURL)
    #expect(URL.cachesDirectory.isFileURL && URL.libraryDirectory.isFileURL)
  }

  @Test func dependenciesAreThoseThatWereAdded() async throws {
    #expect(PlaceQuery().known().names == [])
    AppDependencyManager.shared.add(dependency: ["a", "b"])
    #expect(PlaceQuery().known().names == ["a", "b"] && PlaceQuery().known().region == nil)
    #expect(try await Choices().results().items == ["a"])
    #expect(PlaceIntent().words == [] && PlaceIntent().places == nil)
    #expect(String(localized: PlaceError.unknown.localizedStringResource) == "No such place")
  }

  /// Core Foundation's types are those of Foundation that Apple bridges them to.
  @Test func coreFoundationIsBridged() {
    let query: [String: Any] = ["kind": 1, "data": Data([1, 2])]
    #expect((query as CFDictionary).count == 2)
    let name = "name" as CFString
    #expect(name as String == "name" && (["a", "b"] as CFArray).count == 2)
    let result: CFTypeRef? = Data([1, 2]) as CFData
    #expect(result as? Data == Data([1, 2]))
    let options = [name: kCFBooleanTrue as Any, "other" as CFString: 3] as CFDictionary
    #expect(options.count == 2 && CFAbsoluteTimeGetCurrent() > 0)
    let type: FourCharCode = 0x6B65_7931
    #expect(type == OSType(0x6B65_7931))
  }

  @Test func traitsResolveColours() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor.white && dynamic.resolvedColor(with: .current) == UIColor.black)
    #expect(UITraitCollection.current.displayScale == 3)
  }

  @Test func rectanglesKeepTheirRatio() {
    let outer = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: outer)
        == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: outer) == outer)
  }

  @Test @MainActor func appsOpenNothing() async {
    let url = URL(fileURLWithPath: "/")
    var answers: [Bool] = []
    UIApplication.shared.open(url) { answers.append($0) }
    #expect(answers == [false] && UIApplication.shared.applicationState == .background)
    #expect(ActivityState.pending != .active)
  }

  /// A plot of a collection is drawn as the marks of its elements.
  @Test func plotsAreLines() {
    struct Day { var index: Double, steps: Double }
    let days = [Day(index: 0, steps: 3), Day(index: 1, steps: 5), Day(index: 2, steps: 4)]
    let plot = Chart { LinePlot(days, x: .value("x", \.index), y: .value("y", \.steps)) }
    let marks = Chart {
      ForEach(days, id: \.index) { LineMark(x: .value("x", $0.index), y: .value("y", $0.steps)) }
    }
    let size = CGSize(width: 100, height: 50)
    #expect(resolve(plot.frame(width: size.width, height: size.height)).diagnostics == [])
    let straight = Chart { LinePlot(x: "x", y: "y", domain: 0...2) { $0 * 2 } }
    #expect(
      resolve(straight).tree.dump() != "" && resolve(marks).tree.dump() == resolve(plot).tree.dump()
    )
  }

  @Test func viewsStandBetweenEachOther() {
    let views = _VariadicView.Tree(Outer()) {
      Text("a")
      Text("b")
      Text("c")
    }
    let tree = resolve(VStack { views }).tree
    #expect(tree.dump().components(separatedBy: "Text").count == 4)
    #expect(tree.dump().components(separatedBy: "Divider").count == 3)
  }

  @Test func hiddenLabelsTakeNoRoom() throws {
    let row = Toggle("A long label of a switch", isOn: .constant(true))
    let alone = resolve(row.labelsHidden()).tree.dump()
    #expect(!alone.contains("A long label") && !alone.contains("Spacer"))
    #expect(resolve(row).tree.dump().contains("A long label"))
    #expect(resolve(Effects()).diagnostics == [])
  }

  @Test func sourcesFollowThePicturesMoment() {
    var environment = EnvironmentValues()
    let now = Date(timeIntervalSince1970: 1_000_000)
    environment.host.now = now
    func text(_ text: Text) -> String { text.plainText(in: environment) }
    #expect(text(Text(.currentDate, format: .offset(to: now - 3725))) == "1 hour, 2 minutes")
    #expect(
      text(
        Text(.currentDate, format: .offset(to: now + 45, allowedFields: [.second], sign: .never)))
        == "45 seconds")
    #expect(text(Text(.currentDate, format: .offset(to: now + 60))) == "-1 minute")
    #expect(text(Text(.currentDate, format: .reference(to: now - 300))) == "5 minutes ago")
    #expect(text(Text(.currentDate, format: .stopwatch(startingAt: now - 62.5))) == "1:02.50")
    #expect(
      text(
        Text(.currentDate, format: .stopwatch(startingAt: now - 62, maxPrecision: .seconds(1))))
        == "1:02")
    #expect(text(Text(.currentDate, format: .timer(countingDownIn: now..<now + 90))) == "1:30")
    #expect(
      text(Text(.durationOffset(to: now - 65), format: .time(pattern: .minuteSecond))) == "1:05")
    #expect(text(Text(.currentDate, format: .dateTime.year())) == "1970")
    #expect(
      text(
        Text(
          .dateRange(endingAt: now + 65),
          format: .components(style: .narrow, fields: [.minute, .second]))) == "1m 5s")
  }
}
