import Foundation
import SwiftUI
import Testing

/// Foundation's formatters that Apple's systems have alone.
@Suite struct MeasurementTests {
  private let mild = Measurement(value: 57, unit: UnitTemperature.fahrenheit)

  @Test(arguments: [
    ("en_US", "57°F"), ("de_DE", "14 °C"), ("ja_JP", "14°C"), ("fr_FR", "14 °C"),
  ])
  func temperaturesAreInTheUnitOfTheRegion(locale: String, text: String) {
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: locale), usage: .weather)
    // Some languages have a narrow space before the unit.
    #expect(plain(mild.formatted(style)) == text)
  }

  @Test func widthsAndScales() {
    let american = Locale(identifier: "en_US")
    func text(_ style: Measurement<UnitTemperature>.FormatStyle) -> String {
      mild.formatted(style.locale(american))
    }
    #expect(text(.measurement(width: .wide, usage: .asProvided)) == "57 degrees Fahrenheit")
    #expect(text(.measurement(width: .narrow)) == "57°")
    #expect(text(.measurement(width: .abbreviated, hidesScaleName: true)) == "57°")
    let exact = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(text(.measurement(width: .abbreviated, numberFormatStyle: exact)) == "57.0°F")
  }

  @Test func textsTakeStyles() {
    let view = Text(mild, format: .measurement(width: .narrow, usage: .asProvided))
    #expect(resolve(view).tree.root.texts.allSatisfy { $0.hasPrefix("57°") })
    #expect(mild.formatted(.measurement(width: .narrow, usage: .asProvided)).hasPrefix("57°"))
    #expect(mild.formatted().hasPrefix("57") || mild.formatted().hasPrefix("14"))
  }

  @Test func numbersTakeTheStyleInTheRegionsUnit() {
    let walk = Measurement(value: 5, unit: UnitLength.kilometers)
    let exact = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .road,
      numberFormatStyle: exact)
    #expect(walk.formatted(style) == "3.11 mi")
    let german = style.locale(Locale(identifier: "de_DE"))
    #expect(plain(walk.formatted(german)) == "5,00 km")
    let cold = Measurement(value: -5, unit: UnitTemperature.celsius)
    let below = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "sv_SE"), usage: .weather,
      hidesScaleName: true)
    #expect(plain(cold.formatted(below)) == "\u{2212}5°")
  }

  @Test func unitsOfTheAuthorKeepTheirSymbol() {
    let unit = UnitLength(symbol: "paces", converter: UnitConverterLinear(coefficient: 0.75))
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "en_US"))
    #expect(Measurement(value: 12, unit: unit).formatted(style) == "12 paces")
    let odd = Measurement(value: .nan, unit: UnitLength.meters)
    #expect(odd.formatted(style) == "NaN m")
  }

  /// Symbols of hours and minutes differ between Apple's Foundation and others; of angles, voltages and bytes no region
  /// prefers a unit. The texts are CLDR's.
  @Test func unitsOfEveryKindHaveTheirWords() {
    func text<U: Dimension>(_ value: Double, _ unit: U, provided: Bool = false) -> String {
      Measurement(value: value, unit: unit).formatted(
        .measurement(width: .wide, usage: provided ? .asProvided : .general)
          .locale(Locale(identifier: "en_US")))
    }
    #expect(text(1.5, UnitDuration.hours) == "1.5 hours")
    #expect(text(90, UnitDuration.minutes, provided: true) == "90 minutes")
    #expect(text(45, UnitDuration.minutes) == "45 minutes")
    #expect(text(90, UnitAngle.degrees) == "90 degrees")
    #expect(text(2, UnitAngle.arcSeconds) == "2 arcseconds")
    #expect(text(230, UnitElectricPotentialDifference.volts) == "230 volts")
    #expect(text(4, UnitElectricResistance.ohms) == "4 ohms")
    #expect(text(2, UnitInformationStorage.gigabytes) == "2 gigabytes")
    #expect(text(1, UnitInformationStorage.mebibytes) == "1 mebibyte")
    #expect(text(440, UnitFrequency.hertz) == "440 hertz")
    #expect(text(412, UnitDispersion.partsPerMillion) == "412 parts per million")
    #expect(text(9.8, UnitAcceleration.metersPerSecondSquared) == "9.8 meters per second squared")
    #expect(
      text(40, UnitFuelEfficiency.milesPerImperialGallon, provided: true)
        == "40 miles per Imp. gallon")
    #expect(
      text(40, UnitFuelEfficiency.milesPerGallon, provided: true) == "40 miles per gallon")
    #expect(text(5, UnitVolume.deciliters, provided: true) == "5 deciliters")
    let short = Measurement(value: 1, unit: UnitDuration.hours).formatted(
      .measurement(width: .abbreviated).locale(Locale(identifier: "pl_PL")))
    #expect(plain(short) == "1 godz.")
  }

  @Test func formattersHaveTheirOptions() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(
      formatter.string(from: Measurement(value: 20.4, unit: UnitTemperature.celsius)) == "20°C")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(
      formatter.string(from: Measurement(value: 20.4, unit: UnitTemperature.celsius)) == "20°")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"),
    (.short, "1 hr, 2 min, 5 sec"), (.full, "1 hour, 2 minutes, 5 seconds"),
    (.brief, "1hr 2min 5sec"), (.spellOut, "one hour, two minutes, five seconds"),
  ])
  func durationsHaveForms(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = english()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3_725) == text)
  }

  @Test func durationsDropAndPadZeros() {
    let formatter = english()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 7_200) == "2h")
    #expect(formatter.string(from: 0) == "0m")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 5_400) == "1h")
    formatter.maximumUnitCount = 0
    formatter.unitsStyle = .positional
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: -65) == "-01:05")
    #expect(formatter.string(from: .infinity) == nil)
    #expect(DateComponentsFormatter().string(from: DateComponents()) == nil)
  }

  @Test func listsHaveWords() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: ["a", 5]) == "a and 5")
  }

  /// The examples of the page on `PersonNameComponentsFormatter`.
  @Test func namesHaveTheirStyles() {
    var name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
      nameSuffix: "Esq.", nickname: "Tom")
    func text(
      _ style: PersonNameComponents.FormatStyle.Style, _ locale: String = "en_US"
    ) -> String {
      name.formatted(.name(style: style).locale(Locale(identifier: locale)))
    }
    #expect(text(.long) == "Dr. Thomas Louis Clark Esq.")
    #expect(text(.medium) == "Thomas Clark" && name.formatted().contains("Clark"))
    #expect(text(.short) == "Tom" && text(.abbreviated) == "TC")
    #expect(text(.medium, "hu_HU") == "Clark Thomas")
    name = PersonNameComponents(givenName: "小明", familyName: "王")
    #expect(text(.medium) == "王小明" && text(.abbreviated) == "王")
    name = PersonNameComponents(givenName: "Ada")
    #expect(text(.medium) == "Ada" && text(.short) == "Ada" && text(.abbreviated) == "A")
  }

  private func english() -> DateComponentsFormatter {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    return formatter
  }

  private func plain(_ text: String) -> String {
    text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }
}
