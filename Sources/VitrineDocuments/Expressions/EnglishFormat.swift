import Vitrine

/// Formats numbers and dates as in en_US, without the platform's locale data.
enum EnglishFormat {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let currencySigns = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩", "INR": "₹", "CNY": "CN¥",
    "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "BRL": "R$",
  ]

  /// Returns a whole number with zeros before it up to the number of digits.
  static func padded(_ value: WrittenNumber, digits: Int) -> String {
    let text = NumberText.fixed(value.magnitude, digits: 0)
    let zeros = String(repeating: "0", count: max(0, digits - text.utf8.count))
    return (value.value < 0 && text != "0" ? "-" : "") + zeros + text
  }

  /// - Parameter percent: whether hundredths are counted.
  static func grouped(_ value: WrittenNumber, digits: Int, percent: Bool = false) -> String {
    guard let decimal = value.digits else { return value.text }
    let text = decimal.shifted(by: percent ? 2 : 0).fixed(places: digits)
    let start = text.hasPrefix("-") ? text.index(after: text.startIndex) : text.startIndex
    let end = text.firstIndex(of: ".") ?? text.endIndex
    var whole = ""
    for (index, digit) in text[start..<end].reversed().enumerated() {
      if index > 0, index % 3 == 0 { whole.append(",") }
      whole.append(digit)
    }
    return text[..<start] + String(whole.reversed()) + text[end...]
  }

  /// Whether the sign and the places of a currency are known here; other currencies have them from the platform's data.
  static func knowsCurrency(_ code: String) -> Bool { currencySigns[code] != nil }

  static func currency(_ value: WrittenNumber, code: String) -> String {
    let digits = code == "JPY" || code == "KRW" ? 0 : 2
    let amount = grouped(value.magnitude, digits: digits)
    let sign = value.value < 0 ? "-" : ""
    return sign + (currencySigns[code] ?? code + "\u{A0}") + amount
  }

  /// Returns a number with a sign, unless it is rounded to 0.
  static func signed(_ value: WrittenNumber, digits: Int) -> String {
    let text = grouped(value, digits: digits)
    return value.value > 0 && text.contains { ("1"..."9").contains($0) } ? "+" + text : text
  }

  private static let compactSteps = [(0, ""), (3, "K"), (6, "M"), (9, "B"), (12, "T")]

  /// Returns a number in CLDR's short form: two digits at least, in the unit that it has once it is rounded.
  static func compact(_ value: WrittenNumber) -> String {
    guard let decimal = value.digits else { return value.text }
    for (power, letter) in compactSteps {
      let part = decimal.shifted(by: -power)
      let rounded = part.rounded(places: max(0, 2 - part.wholePlaces), .toNearestOrAwayFromZero)
      guard rounded.wholePlaces > 3, power < 12 else {
        let text = rounded.text() ?? rounded.fixed(places: 0)
        // Four digits stand together in short forms.
        let isLong = rounded.wholePlaces > 4
        return (isLong ? grouped(WrittenNumber(rounded), digits: 0) : text) + letter
      }
    }
    return value.text
  }

  /// Returns nil if a field is not known here.
  ///
  /// - Parameter pattern: letters of Unicode's date patterns; other characters are copied.
  static func date(_ date: CivilDate, pattern: String) -> String? {
    var result = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        rest.removeFirst()
        result += quoted(&rest)
        continue
      }
      let run = rest.prefix { $0 == letter }.count
      let isField = letter.isASCII && letter.isLetter
      guard let text = isField ? field(letter, run, date) : String(rest.prefix(run)) else {
        return nil
      }
      result += text
      rest = rest.dropFirst(run)
    }
    return result
  }

  /// Takes a text behind its opening quote; two quotes are one, inside and outside of it.
  private static func quoted(_ rest: inout Substring) -> String {
    var text = ""
    while let character = rest.popFirst() {
      guard character == "'" else {
        text.append(character)
        continue
      }
      guard rest.first == "'" else { return text.isEmpty ? "'" : text }
      text.append("'")
      rest.removeFirst()
    }
    return text
  }

  private static func field(_ letter: Character, _ count: Int, _ date: CivilDate) -> String? {
    switch letter {
    case "y": count == 2 ? padded(date.year % 100, 2) : padded(date.year, count)
    case "M":
      count < 3 ? padded(date.month, count) : name(months, date.month - 1, count)
    case "d": padded(date.day, count)
    case "E": count > 5 ? nil : name(weekdays, date.weekday, count)
    case "H": padded(date.hour, count)
    case "h": padded((date.hour + 11) % 12 + 1, count)
    case "m": padded(date.minute, count)
    case "s": padded(date.second, count)
    case "a": count > 4 ? nil : date.hour < 12 ? "AM" : "PM"
    default: nil
    }
  }

  /// Returns the short form for up to three letters, the long one for four, the narrow one for five.
  private static func name(_ names: [String], _ index: Int, _ count: Int) -> String {
    guard names.indices.contains(index) else { return "" }
    return switch count {
    case 4: names[index]
    case 5: String(names[index].prefix(1))
    default: String(names[index].prefix(3))
    }
  }

  private static func padded(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, min(count, 4) - text.utf8.count)) + text
  }
}
