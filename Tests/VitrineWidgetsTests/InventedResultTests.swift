import Foundation
import Testing
import Vitrine

/// Samples of types that are known only once the code runs, and colours of digits.
@Suite struct InventedResultTests {
  private struct Reading: Decodable, Equatable {
    enum Unit: String, Decodable, CaseIterable { case celsius, kelvin }
    struct Place: Decodable, Equatable {
      var cityName: String
      var inner: [Place]?
    }
    var title: String
    var count: Int
    var level: UInt8
    var unit: Unit
    var places: [Place]
    var note: String?
  }

  private struct Closed: Equatable {}

  @Test func typesThatCanBeDecodedAre() {
    let reading: Reading = inventedResult("Store.reading")
    #expect(reading.title == "Title" && reading.count == 3 && reading.level == 3)
    #expect(reading.unit == .celsius && reading.note == "Note")
    #expect(reading.places.map(\.cityName) == ["City name", "City name"])
    let text: String = inventedResult("Store.cityName")
    #expect(text == "City name")
    let none: Closed? = inventedResult("Store.none")
    #expect(none == nil)
    let list: [Reading] = inventedResult("Store.readings")
    #expect(list.count == 2)
  }

  @Test func digitsAreTheirColour() {
    let orange = Color(red: 1, green: 0x95 / 255, blue: 0)
    for digits in ["#FF9500", "ff9500", "0xFF9500", "FFFF9500", "FF 95 00"] {
      #expect(inventedColor("Color.init", digits) == orange, "\(digits)")
    }
    #expect(inventedColor("Color.init", 0xFF9500) == orange)
    #expect(inventedColor("Color.init", UInt(0xFF9500)) == orange)
    #expect(inventedColor("Color.init", "#F90") == Color(red: 1, green: 0.6, blue: 0))
    #expect(inventedColor("Color.init", "#FF9500", opacity: 0.5) == orange.opacity(0.5))
    for digits in ["", "red", "#12345", "#1234567", "-#12345"] {
      #expect(inventedColor("Color.init", digits) == .gray, "\(digits)")
    }
    #expect(inventedColor("Color.init", -1) == .gray)
  }
}
