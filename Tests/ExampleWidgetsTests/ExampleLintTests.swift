import ExampleWidgets
import Foundation
import Testing
import Vitrine
import VitrineLint

/// The examples in Swift by the design rules: what is found was looked at, and is meant.
@MainActor
@Suite struct ExampleLintTests {
  /// Findings that stay: widget, rule, and the reason.
  private func meant() throws -> [String: String] {
    let path = "Tests/ExampleWidgetsTests/Fixtures/meant-findings.tsv"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let rows = lines.filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t").map(String.init)
    }
    return Dictionary(uniqueKeysWithValues: rows.map { ("\($0[0]) \($0[1])", $0[2]) })
  }

  private let renderer = Renderer()

  @Test(arguments: exampleKinds) func nothingIsFoundThatIsNotMeant(kind: String) async throws {
    let widget = try #require(exampleDescriptions().first { $0.kind == kind })
    let report = try await report(on: widget)
    let meant = try meant()
    for finding in report.findings {
      let name = "\(kind) \(finding.rule)"
      #expect(
        meant[name] != nil,
        "\(name): \(finding.violation.message) \(finding.family) \(finding.place) \(finding.violation.path)"
      )
    }
    let found = Set(report.findings.map { "\(kind) \($0.rule)" })
    for name in meant.keys where name.hasPrefix(kind + " ") {
      #expect(found.contains(name), "\(name) is no longer found")
    }
  }

  /// One device of each class at three text sizes, as `vitrine lint --fast` has it.
  private func report(on widget: WidgetDescription) async throws -> LintReport {
    var builder = LintBuilder()
    var matrix = RenderMatrix()
    matrix.devices = .listed(
      ["iphone-15", "iphone-se-3", "ipad-11"].compactMap { Device.named($0) })
    matrix.typeSizes = [.xSmall, .large, .accessibility5]
    matrix.schemes = [.light, .dark]
    let laidOut = try matrix.expand(for: widget).configurations
    for index in 0..<laidOut.count {
      let picture = await picture(widget, laidOut[index], drawn: false).picture
      builder.add(builder.notes(on: picture, index: index))
    }
    let timeline = await timeline(of: widget)
    var subject = LintWidget(widget, timeline: timeline, appName: nil)
    subject.pictures = try await standard(widget)
    var entry = RenderConfiguration()
    entry.family = widget.families.first
    for index in (timeline?.moments ?? []).indices {
      entry.entry = .index(index)
      subject.pictures.append(await picture(widget, entry, drawn: true))
    }
    return builder.report(on: subject)
  }

  private func timeline(of widget: WidgetDescription) async -> WidgetTimeline? {
    var configuration = RenderConfiguration()
    configuration.family = widget.families.first
    configuration.entry = .timeline
    return await widget.timeline(for: EntryRequest(configuration))
  }

  private func standard(_ widget: WidgetDescription) async throws -> [LintStandardPicture] {
    var matrix = RenderMatrix()
    matrix.devices = .listed([Device.named("iphone-15")].compactMap(\.self))
    matrix.schemes = [.light, .dark]
    matrix.entries = [.snapshot, .placeholder]
    let usual = try matrix.expand(for: widget).configurations
    var pictures: [LintStandardPicture] = []
    for index in 0..<usual.count {
      pictures.append(await picture(widget, usual[index], drawn: true))
      guard usual[index].entry == .snapshot, usual[index].scheme == .light else { continue }
      for role in LintStandardPicture.Role.allCases {
        guard let changed = usual[index].lint(role) else { continue }
        pictures.append(await picture(widget, changed, drawn: role.isDrawn, role: role))
      }
    }
    return pictures
  }

  private func picture(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration, drawn: Bool,
    role: LintStandardPicture.Role = .usual
  ) async -> LintStandardPicture {
    let entry = await widget.entry(for: EntryRequest(configuration))
    let placed = renderer.place(entry, of: widget, configuration)
    let picture = LintPicture(placed, fonts: renderer.fonts)
    guard drawn else {
      return LintStandardPicture(
        picture: picture, pixels: .none, role: role, diagnostics: placed.diagnostics)
    }
    var scratch = RenderScratch()
    let image = renderer.finish(placed, scratch: &scratch)
    return LintStandardPicture(
      picture: picture, pixels: LintPixels(image), role: role, diagnostics: image.diagnostics)
  }
}
