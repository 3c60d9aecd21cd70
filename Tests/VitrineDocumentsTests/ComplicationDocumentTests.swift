import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Labels of watch faces in documents: the same pixels as those of Swift.
@MainActor @Suite struct ComplicationDocumentTests {
  private static let renderer = Renderer()

  private func configuration(_ millimetres: Int = 41) throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("watch-\(millimetres)mm"))
    configuration.family = .accessoryCorner
    return configuration
  }

  private func draw(_ body: String) throws -> RenderedImage {
    let text = """
      vitrine: 1
      kind: Corner
      families: [accessoryCorner]
      body:
        Image: {systemName: bolt.fill}
        modifiers:
      \(body.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      """
    let document = try Document.parse(Array(text.utf8), file: "corner.yaml")
    let configuration = try configuration()
    let (entry, session) = document.entry(EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = Self.renderer.render(entry, of: document.widget, configuration, scratch: &scratch)
    if let problem = session.problem { throw problem }
    return image
  }

  private func draw<Content: View>(
    @ViewBuilder swift: @escaping @Sendable () -> Content
  ) throws -> RenderedImage {
    let entry = WidgetEntry(swift)
    let widget = WidgetDescription(
      kind: "Corner", families: [.accessoryCorner], source: .immediate { _ in entry })
    var scratch = RenderScratch()
    return Self.renderer.render(entry, of: widget, try configuration(), scratch: &scratch)
  }

  @Test func aTextIsALabel() throws {
    let drawn = try draw("- widgetLabel: Charging")
    let swift = try draw { Image(systemName: "bolt.fill").widgetLabel("Charging") }
    #expect(drawn.pixmap == swift.pixmap)
    #expect(drawn.placed.nodes.contains { $0.name == "widgetLabel" })
  }

  @Test func aLabelMayHaveAKey() throws {
    let drawn = try draw("- widgetLabel: {text: Charging}")
    #expect(drawn.pixmap == (try draw("- widgetLabel: Charging")).pixmap)
  }

  @Test func viewsAreALabel() throws {
    let drawn = try draw(
      """
      - widgetLabel:
          content:
            Label: {title: Full, systemImage: battery.100}
      """)
    let swift = try draw {
      Image(systemName: "bolt.fill").widgetLabel {
        Label("Full", systemImage: "battery.100")
      }
    }
    #expect(drawn.pixmap == swift.pixmap)
  }

  @Test func gaugesAreALabel() throws {
    let drawn = try draw(
      """
      - widgetLabel:
          content:
            Gauge:
              value: 0.3
              label: {Text: Charge}
              minimumValueLabel: {Text: "0"}
              maximumValueLabel: {Text: "1"}
            modifiers: [{tint: green}]
      """)
    let swift = try draw {
      Image(systemName: "bolt.fill").widgetLabel {
        Gauge(value: 0.3) {
          Text(verbatim: "Charge")
        } currentValueLabel: {
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "1")
        }
        .tint(.green)
      }
    }
    #expect(drawn.placed.nodes.count { $0.name == "ArcGauge" } == 1)
    #expect(swift.placed.nodes.count { $0.name == "ArcGauge" } == 1)
    #expect(drawn.pixmap == swift.pixmap)
  }

  @Test func progressIsALabel() throws {
    let drawn = try draw(
      """
      - widgetLabel:
          content:
            ProgressView: {value: 0.6}
      """)
    let swift = try draw {
      Image(systemName: "bolt.fill").widgetLabel { ProgressView(value: 0.6) }
    }
    #expect(drawn.pixmap == swift.pixmap)
  }

  @Test func contentFollowsTheCurve() throws {
    let drawn = try draw("- widgetCurvesContent\n- widgetLabel: Charging")
    let swift = try draw {
      Image(systemName: "bolt.fill").widgetCurvesContent().widgetLabel("Charging")
    }
    #expect(drawn.pixmap == swift.pixmap)
    let straight = try draw("- widgetCurvesContent: false\n- widgetLabel: Charging")
    #expect(straight.pixmap != swift.pixmap)
  }

  @Test func expressionsKnowWhetherThereIsALabel() throws {
    let asked = try draw("- widgetLabel: \"{environment.showsWidgetLabel ? 'yes' : 'no'}\"")
    let plain = try draw("- widgetLabel: \"yes\"")
    #expect(asked.pixmap == plain.pixmap)
  }

  private func problem(_ modifier: String) -> String {
    let text =
      #"{"vitrine":1,"kind":"C","families":["accessoryCorner"],"body":{"Text":"a","modifiers":[\#(modifier)]}}"#
    let message = DocumentErrorTests.message(text)
    return message.firstIndex(of: "$").map { String(message[$0...]) } ?? message
  }

  @Test(arguments: [
    (#"{"widgetLable":"b"}"#, "did you mean 'widgetLabel'?"),
    (#"{"widgetLabel":{"contnt":{"Text":"b"}}}"#, "did you mean 'content'?"),
    (#"{"widgetLabel":{"txt":"b"}}"#, "did you mean 'text'?"),
    (#"{"widgetLabel":{"content":{"Gage":0.5}}}"#, "did you mean 'Gauge'?"),
    (#"{"widgetCurveContent":true}"#, "did you mean 'widgetCurvesContent'?"),
    (#"{"widgetCurvesContent":"yes"}"#, "widgetCurvesContent"),
  ])
  func mistakesNameThePlace(modifier: String, hint: String) {
    let message = problem(modifier)
    #expect(message.contains("$.body.modifiers[0]") && message.contains(hint), "\(message)")
  }
}
