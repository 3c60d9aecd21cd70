#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A font of the package taken apart into its tables and put together with others.
struct FontWithTables {
  var tables: [(name: String, bytes: [UInt8])] = []

  /// - Parameter path: the file below `Fonts`.
  init(_ path: String = "NotoSansHebrew/NotoSansHebrew-Regular.ttf") throws {
    let file = [UInt8](try Data(contentsOf: URL(filePath: packageFonts + "/" + path)))
    for record in 0..<Self.number(file, 4, 2) {
      let place = 12 + 16 * record
      let start = Self.number(file, place + 8, 4)
      let name = String(decoding: file[place..<place + 4], as: UTF8.self)
      tables.append((name, Array(file[start..<start + Self.number(file, place + 12, 4)])))
    }
  }

  static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int {
    bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }

  subscript(name: String) -> [UInt8]? {
    get { tables.first { $0.name == name }?.bytes }
    set {
      tables.removeAll { $0.name == name }
      if let newValue { tables.append((name, newValue)) }
    }
  }

  /// The file, its tables by name.
  var file: [UInt8] {
    let sorted = tables.sorted { $0.name < $1.name }
    var head = big(0x10000, 4) + big(sorted.count, 2) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    for (name, bytes) in sorted {
      let start = 12 + 16 * sorted.count + body.count
      head += Array(name.utf8) + [0, 0, 0, 0] + big(start, 4) + big(bytes.count, 4)
      body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return head + body
  }
}

/// A number's bytes, most significant first.
func big(_ value: Int, _ size: Int) -> [UInt8] {
  (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
}

/// The folder of fonts in the checkout, found from this file's place in it.
private let packageFonts: String = {
  let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
  return parts.dropLast(3).joined(separator: "/") + "/Fonts"
}()
