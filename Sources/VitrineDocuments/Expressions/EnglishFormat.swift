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

  static func currency(_ value: WrittenNumber, code: String) -> String {
    let digits = code == "JPY" || code == "KRW" ? 0 : 2
    let amount = grouped(value.magnitude, digits: digits)
    let sign = value.value < 0 ? "-" : ""
    return sign + (currencySigns[code] ?? code + "\u{A0}") + amount
  }

  static func compact(_ value: WrittenNumber) -> String {
    guard let decimal = value.digits else { return value.text }
    let steps: [(unit: Double, power: Int, letter: String)] = [
      (1e12, 12, "T"), (1e9, 9, "B"), (1e6, 6, "M"), (1e3, 3, "K"),
    ]
    for step in steps where value.value.magnitude >= step.unit {
      let isShort = (value.value / step.unit).magnitude < 100
      let text = decimal.shifted(by: -step.power).fixed(places: isShort ? 1 : 0)
      return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + step.letter
    }
    return decimal.fixed(places: 0)
  }

  /// - Parameter pattern: letters of Unicode's date patterns; other characters are copied.
  static func date(_ date: CivilDate, pattern: String) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        let quoted = rest.dropFirst().prefix { $0 != "'" }
        result += quoted.isEmpty ? "'" : String(quoted)
        rest = rest.dropFirst(quoted.count + 2)
        continue
      }
      let run = rest.prefix { $0 == letter }.count
      result += field(letter, run, date) ?? String(rest.prefix(run))
      rest = rest.dropFirst(run)
    }
    return result
  }

  private static func field(_ letter: Character, _ count: Int, _ date: CivilDate) -> String? {
    switch letter {
    case "y": count == 2 ? padded(date.year % 100, 2) : String(date.year)
    case "M":
      count < 3 ? padded(date.month, count) : name(months, date.month - 1, count)
    case "d": padded(date.day, count)
    case "E": name(weekdays, date.weekday, count)
    case "H": padded(date.hour, count)
    case "h": padded((date.hour + 11) % 12 + 1, count)
    case "m": padded(date.minute, count)
    case "s": padded(date.second, count)
    case "a": date.hour < 12 ? "AM" : "PM"
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
