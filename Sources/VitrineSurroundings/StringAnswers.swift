import Foundation
import Synchronization
import Vitrine

/// C strings with a lasting pointer: one copy of each lives as long as the program runs.
private enum LastingString {
  /// The addresses of the copies.
  private static let copies = Mutex<[String: UInt]>([:])

  static func pointer(_ text: String) -> UnsafeMutablePointer<CChar>? {
    let address = copies.withLock { copies in
      if let known = copies[text] { return known }
      let made = unsafe UInt(bitPattern: strdup(text))
      copies[text] = made
      return made
    }
    return unsafe UnsafeMutablePointer(bitPattern: address)
  }
}

@_cdecl("vitrine_answer_variable")
func answerVariable(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>? {
  guard let value = unsafe Surroundings.current?.environment[String(cString: name)] else {
    return nil
  }
  return unsafe UnsafePointer(LastingString.pointer(value))
}

private typealias Variables = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Lists of variables by their contents, each terminated by nil and kept as long as the program runs.
private enum LastingEnvironment {
  private static let lists = Mutex<[[String: String]: UInt]>([:])

  static func list(_ variables: [String: String]) -> Variables? {
    let address = lists.withLock { lists in
      if let known = lists[variables] { return known }
      let made = unsafe UInt(bitPattern: make(variables))
      lists[variables] = made
      return made
    }
    return unsafe Variables(bitPattern: address)
  }

  private static func make(_ variables: [String: String]) -> Variables {
    let made = Variables.allocate(capacity: variables.count + 1)
    for (index, variable) in variables.sorted(by: { $0.key < $1.key }).enumerated() {
      unsafe (made + index).initialize(
        to: LastingString.pointer(variable.key + "=" + variable.value))
    }
    unsafe (made + variables.count).initialize(to: nil)
    return unsafe made
  }
}

@_cdecl("vitrine_answer_environment")
func answerEnvironment() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  unsafe LastingEnvironment.list(Surroundings.current?.environment ?? [:])
}

@_cdecl("vitrine_answer_zone")
func answerZone() -> UnsafePointer<CChar>? {
  unsafe UnsafePointer(LastingString.pointer(Surroundings.current?.timeZoneIdentifier ?? "GMT"))
}

@_cdecl("vitrine_answer_locale")
func answerLocale() -> UnsafePointer<CChar>? {
  unsafe UnsafePointer(LastingString.pointer(Surroundings.current?.localeIdentifier ?? ""))
}

@_cdecl("vitrine_answer_string")
func answerString(
  _ key: UnsafePointer<CChar>, _ table: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  let (key, table) = unsafe (String(cString: key), table.map { unsafe String(cString: $0) })
  // Foundation's standard table has an empty name, too.
  let name = table.flatMap { $0.isEmpty ? nil : $0 }
  guard let found = Surroundings.current?.string(key, table: name) else { return nil }
  return unsafe strdup(found)
}

@_cdecl("vitrine_answer_counts")
func answerCounts() -> Bool { Surroundings.current?.hasCounted ?? false }

@_cdecl("vitrine_answer_arguments")
func answerArguments(
  _ format: UnsafePointer<CChar>, _ kinds: UnsafeMutablePointer<UInt8>, _ most: Int
) -> Int {
  let text = unsafe String(cString: format)
  let found = Surroundings.current?.counted(text)?.arguments(in: text) ?? []
  for (index, argument) in found.prefix(most).enumerated() {
    unsafe kinds[index] = argument.rawValue
  }
  return min(found.count, most)
}

@_cdecl("vitrine_answer_counted")
func answerCounted(
  _ format: UnsafePointer<CChar>, _ numbers: UnsafePointer<Double>, _ count: Int
) -> UnsafeMutablePointer<CChar>? {
  guard let current = Surroundings.current else { return nil }
  let text = unsafe String(cString: format)
  let values = unsafe UnsafeBufferPointer(start: numbers, count: count).map { value -> Double? in
    value.isNaN ? nil : value
  }
  guard let chosen = current.counted(text)?.text(numbers: values, device: current.device.kind)
  else { return nil }
  return unsafe strdup(chosen)
}

@_cdecl("vitrine_answer_offset")
func answerOffset(
  _ seconds: Int64, _ isDaylight: UnsafeMutablePointer<Bool>,
  _ abbreviation: UnsafeMutablePointer<UnsafePointer<CChar>?>
) -> Int {
  let zone = Surroundings.current.map(Places.timeZone) ?? .gmt
  let date = Date(timeIntervalSince1970: Double(seconds))
  unsafe isDaylight.pointee = zone.isDaylightSavingTime(for: date)
  unsafe abbreviation.pointee = UnsafePointer(
    LastingString.pointer(zone.abbreviation(for: date) ?? "GMT"))
  return zone.secondsFromGMT(for: date)
}
