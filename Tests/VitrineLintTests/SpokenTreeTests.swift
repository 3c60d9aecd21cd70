import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineLint

/// What VoiceOver reads of views in Swift and in documents.
@Suite struct SpokenTreeTests {
  private func elements(
    _ entry: WidgetEntry, _ family: WidgetFamily = .systemMedium
  ) -> [SpokenElement] {
    let widget = WidgetDescription(
      kind: "Views", families: [family], source: .immediate { _ in entry })
    var configuration = RenderConfiguration()
    configuration.family = family
    let placed = LintSample.renderer.place(entry, of: widget, configuration)
    return LintPicture(placed, fonts: LintSample.renderer.fonts).spoken.elements
  }

  @Test func textsAreReadInOrder() {
    let read = elements(
      WidgetEntry {
        VStack {
          Text("Steps").accessibilityAddTraits(.isHeader)
          HStack {
            Text("8,421")
            Text("of 10,000").accessibilitySortPriority(1)
          }
          Text("hidden").accessibilityHidden(true)
          Text("clear").opacity(0)
          Text("wk").accessibilityLabel("week")
        }
      })
    #expect(read.map(\.label) == ["Steps", "of 10,000", "8,421", "week"])
    #expect(read.map(\.origin) == [.text, .text, .text, .author])
    #expect(read.map(\.traits) == [["text", "header"], ["text"], ["text"], ["text"]])
  }

  @Test func containersAreReadAsTheAuthorSays() {
    let pair = elements(
      WidgetEntry {
        VStack {
          HStack {
            Text("Low")
            Text("44°")
          }.accessibilityElement(children: .combine)
          HStack { Text("drawn") }.accessibilityElement().accessibilityValue("7")
          ZStack { Circle() }.accessibilityLabel("Rings").accessibilityHint("Opens activity")
          Circle()
        }
      })
    #expect(pair.map(\.label) == ["Low, 44°", "", "Rings"])
    #expect(pair.map(\.value) == [nil, "7", nil])
    #expect(pair.last?.hint == "Opens activity")
    #expect(pair.last?.speech == "Rings, Opens activity")
  }

  @Test func picturesHaveNamesUnlessTheyAreDecoration() {
    let read = elements(
      WidgetEntry {
        VStack {
          Image(systemName: "heart.fill")
          Image(systemName: "bolt").accessibilityLabel(Text("Charging"))
        }
      })
    #expect(read.map(\.label) == ["heart fill", "Charging"])
    #expect(read.map(\.origin) == [.symbol, .author])
    #expect(read.map(\.traits) == [["image"], ["image"]])
  }

  @Test func targetsAreOneElement() throws {
    let document = try LintSample.document(
      #"{"Link":{"destination":"a://1","label":{"HStack":[{"Image":{"systemName":"plus"}},{"Text":"Add"},{"Text":"a drink"}]}}}"#,
      family: "systemMedium")
    var configuration = RenderConfiguration()
    configuration.family = .systemMedium
    let link = try #require(
      LintSample.picture(document, configuration).picture.spoken.elements.first)
    #expect(link.label == "Add, a drink")
    #expect(link.traits == ["link"])
    #expect(link.isAction)
  }

  @Test func placeholdersAreSilent() throws {
    let document = try LintSample.document(#"{"Text":"Steps"}"#)
    var configuration = RenderConfiguration()
    configuration.entry = .placeholder
    #expect(LintSample.picture(document, configuration).picture.spoken.elements.isEmpty)
  }
}
