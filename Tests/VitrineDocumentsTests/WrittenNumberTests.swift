import Testing
import Vitrine
import VitrineDocuments

/// Numbers keep the digits that they are written with.
@Suite struct WrittenNumberTests {
  private func json(_ text: String) throws -> LocatedValue {
    try JSONParser.parse(Array(text.utf8), file: "a.json")
  }

  private func yaml(_ text: String) throws -> LocatedValue {
    try YAMLParser.parse(Array("- \(text)".utf8), file: "a.yaml").array?.first
      ?? LocatedValue(.null, .start)
  }

  private func filled(_ template: String, _ data: String, locale: String = "en_US") throws -> String
  {
    let scope = Scope(data: try json(data).object ?? LocatedObject())
    do {
      return try TextTemplate(parsing: template).text(in: scope, FormatContext(locale: locale))
    } catch {
      return "error: \(error.message)"
    }
  }

  @Test(arguments: [
    ("9007199254740993", "9007199254740993"), ("-123456789012345678", "-123456789012345678"),
    ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
    ("12.50", "12.50"), ("1.0", "1.0"), ("0.10000000000000000555", "0.10000000000000000555"),
    ("0.00000000000000005888", "0.00000000000000005888"), ("-0", "0"), ("-0.25", "-0.25"),
    ("1e3", "1000"), ("2.9e18", "2900000000000000000"), ("5E-7", "0.0000005"), ("1e300", "1e300"),
    ("21", "21"), ("0.00001", "0.00001"), ("1.5e3", "1500"), ("0e9223372036854775807", "0"),
    ("1e-9223372036854775808", "1e-9223372036854775808"),
  ])
  func textOfJSON(written: String, text: String) throws {
    #expect(try json(written).content.text == text)
    #expect(try json(written).written?.value == Double(written))
  }

  @Test(arguments: [
    ("9007199254740993", "9007199254740993"), ("+5", "5"), ("007", "007"), (".50", "0.50"),
    ("00501", "00501"), ("-08", "-08"), ("0510210600", "0510210600"), ("00.50", "00.50"),
    ("0", "0"), ("00", "00"),
    ("5.", "5"), ("1.10", "1.10"), ("0x20000000000001", "9007199254740993"),
    ("0o17", "15"), ("98765432109876543210", "98765432109876543210"),
  ])
  func textOfYAML(written: String, text: String) throws {
    #expect(try yaml(written).written?.text == text)
  }

  /// Zeros in front are part of what is written, and change neither the number nor JSON.
  @Test func zerosInFrontAreShownAndCountNothing() throws {
    let number = try #require(try yaml("0012").written)
    #expect(number == 12 && !number.isDecimal && number.json == "12")
    #expect(try yaml("08.5").written?.json == "8.5")
  }

  private static let orders = #"{"a": 9007199254740993, "b": 9007199254740992, "p": 12.50}"#

  @Test(arguments: [
    ("{a == b}", "false"), ("{a > b}", "true"), ("{a == 9007199254740993}", "true"),
    ("{a + 1}", "9007199254740994"), ("{a - b}", "1"), ("{a * 3}", "27021597764222979"),
    ("{a % 10}", "3"), ("{-a}", "-9007199254740993"), ("{abs(-a)}", "9007199254740993"),
    ("{max(b, a)}", "9007199254740993"), ("{min(a, b)}", "9007199254740992"),
    ("{sum(a, b)}", "18014398509481985"), ("{round(a)}", "9007199254740993"),
    ("{clamp(a, 0, 9007199254740992)}", "9007199254740992"), ("{a / 3}", "3002399751580331"),
    ("{pow(3, 35)}", "50031545098999707"), ("{p}", "12.50"), ("{p == 12.5}", "true"),
    ("{p * 2}", "25"), ("{round(p)}", "13"), ("{a ?? 0}", "9007199254740993"),
    ("{pow(10, 20)}", "100000000000000000000"), ("{b * b > a}", "true"),
  ])
  func expressionsComputeWithWholeNumbersAsSuch(template: String, text: String) throws {
    #expect(try filled(template, Self.orders) == text)
  }

  @Test(arguments: [
    ("{a|integer}", "9007199254740993"), ("{a|grouped}", "9,007,199,254,740,993"),
    ("{a|fixed:2}", "9007199254740993.00"), ("{a|padded:15}", "9007199254740993"),
    ("{a|currency:JPY}", "¥9,007,199,254,740,993"), ("{p|fixed:3}", "12.500"),
    ("{p|percent}", "1,250%"), ("{a|signed}", "+9,007,199,254,740,993"), ("{a|compact}", "9007T"),
    ("{1.005|fixed:2}", "1.01"), ("{-1.005|fixed:2}", "-1.01"), ("{0.145|percent}", "15%"),
    ("{9.995|fixed:2}", "10.00"), ("{-0.4|integer}", "0"),
  ])
  func formatsHaveAllDigits(template: String, text: String) throws {
    #expect(try filled(template, Self.orders) == text)
  }

  /// The short forms are CLDR's: the unit is chosen after rounding.
  @Test(arguments: [
    ("999999", "1M"), ("999500", "1M"), ("999499", "999K"), ("12345", "12K"), ("1250", "1.3K"),
    ("999.6", "1K"), ("99.96", "100"), ("9.96", "10"), ("1.25", "1.3"), ("0.0123", "0.012"),
    ("-999999", "-1M"), ("999999999999", "1T"), ("12345678901234567", "12,346T"), ("0", "0"),
    ("1000", "1K"), ("1500000", "1.5M"),
  ])
  func shortForms(number: String, text: String) throws {
    #expect(try filled("{a|compact}", #"{"a": \#(number)}"#) == text)
    #expect(try filled("{a|compact}", #"{"a": \#(number)}"#, locale: "en_GB") == text)
  }

  /// Signs and places of currencies are CLDR's, whatever the case of their codes.
  @Test(arguments: [
    ("KWD", "KWD\u{A0}1,234.568"), ("CLP", "CLP\u{A0}1,235"), ("VND", "₫1,235"),
    ("usd", "$1,234.57"), ("Jpy", "¥1,235"), ("CHF", "CHF\u{A0}1,234.57"), ("ILS", "₪1,234.57"),
    ("ISK", "ISK\u{A0}1,235"),
  ])
  func currenciesHaveTheirPlaces(code: String, text: String) throws {
    #expect(try filled("{1234.5678|currency:\(code)}", "{}") == text)
  }

  @Test(arguments: ["€", "12$", "US", "USDX", "é0"])
  func codesOfCurrenciesAreLetters(code: String) throws {
    let message = "error: the format 'currency' is written as: currency:CODE, an amount of money"
    #expect(try filled("{5|currency:\(code)}", "{}") == message)
  }

  @Test func signsAreThoseOfTheRoundedNumber() throws {
    #expect(
      try filled("{0.4|signed} {0.5|signed} {-0.4|signed} {0.04|signed:1}", "{}") == "0 +1 0 0.0")
    #expect(try filled("{0.4|signed} {0.5|signed}", "{}", locale: "de_DE") == "0 +1")
  }

  /// Formats of other languages round as the English ones do.
  @Test(arguments: [
    ("{a|grouped}", "9.007.199.254.740.993"), ("{1.005|fixed:2}", "1,01"),
    ("{p|currency:EUR}", "12,50\u{A0}€"), ("{0.145|percent}", "15\u{A0}%"),
    ("{2.5|integer} {-2.5|integer}", "3 -3"), ("{12.345|currency:EUR}", "12,35\u{A0}€"),
    ("{7|padded:2}", "07"), ("{307|duration}", "5:07"),
    (
      "{a * a * a|grouped}", "error: a number of more than 38 digits has no format in this language"
    ),
  ])
  func formatsOfALanguageHaveAllDigits(template: String, text: String) throws {
    #expect(try filled(template, Self.orders, locale: "de_DE") == text)
  }

  /// The same rounding as on paper, for numbers of one to nine places.
  @Test func numbersAreRoundedByTheirDigits() {
    for units in stride(from: 1, to: 1_000_000, by: 7919) {
      for places in 0...3 {
        let scale = [1000, 100, 10, 1][places]
        let rounded = (units + scale / 2) / scale * scale
        let text = { (n: Int) in "\(n / 1000)." + String(String(n % 1000 + 1000).dropFirst()) }
        let expected = String(text(rounded).dropLast(places == 0 ? 4 : 3 - places))
        let written = Double(text(units)) ?? 0
        #expect(NumberText.fixed(written, digits: places) == expected)
      }
    }
  }

  @Test func aLongNumberStaysLinear() throws {
    let long = String(repeating: "7", count: 200_000)
    #expect(try json("0." + long + "0").content.text.utf8.count == 200_003)
    #expect(try filled("{a|fixed:2}", #"{"a": 1.\#(long)}"#) == "1.78")
  }
}
