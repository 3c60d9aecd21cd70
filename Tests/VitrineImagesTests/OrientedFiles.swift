import Foundation

/// The pictures in `Fixtures` with Exif put into their containers by hand.
enum OrientedFiles {
  static func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/\(name)")))
  }

  /// A TIFF header whose directory has another tag before that of orientation.
  static func tiff(_ orientation: UInt8, isLittle: Bool = false, isLong: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let big = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
      return isLittle ? big.reversed() : big
    }
    let value =
      isLong
      ? number(4, 2) + number(1, 4) + number(Int(orientation), 4)
      : number(3, 2) + number(1, 4) + number(Int(orientation), 2) + [0, 0]
    return Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
      + number(0x0103, 2) + number(3, 2) + number(1, 4) + number(6, 2) + [0, 0]
      + number(0x0112, 2) + value + number(0, 4)
  }

  static let exifName = Array("Exif\0\0".utf8)

  static func jpeg(_ exif: [UInt8]) throws -> [UInt8] {
    let file = try fixture("fields.jpg")
    let data = exifName + exif
    // A comment and an APP1 of another kind stand before it.
    let others: [UInt8] = [0xff, 0xfe, 0, 4, 65, 66, 0xff, 0xe1, 0, 6] + Array("http".utf8)
    return Array(file.prefix(2)) + others + [0xff, 0xe1, 0, UInt8(data.count + 2)] + data
      + file.dropFirst(2)
  }

  // MARK: WebP

  static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(body.count, 4) + body + (body.count % 2 == 1 ? [0] : [])
  }

  static func riff(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  static func canvas(_ flags: UInt8, _ width: Int, _ height: Int) -> [UInt8] {
    chunk("VP8X", [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
  }

  /// The chunks of pixels of the still in `Fixtures`.
  static func webPPixels() throws -> [UInt8] { Array(try fixture("fields.webp").dropFirst(12)) }

  static func webP(_ exif: [UInt8]) throws -> [UInt8] {
    try riff(canvas(0x18, 32, 16) + webPPixels() + chunk("EXIF", exif))
  }

  /// A film whose frames lie at a place of a canvas of 40 × 24 pixels.
  static func film(frames: Int, x: Int, y: Int, more: [UInt8] = []) throws -> [UInt8] {
    let head = little(x / 2, 3) + little(y / 2, 3) + little(31, 3) + little(15, 3)
    let frame = chunk("ANMF", head + little(100, 3) + [0] + (try webPPixels()))
    return riff(
      canvas(0x12, 40, 24) + chunk("ANIM", [255, 0, 0, 255, 0, 0])
        + (0..<frames).flatMap { _ in frame } + more)
  }

  // MARK: HEIC

  static func box(_ name: String, _ body: [UInt8]) -> [UInt8] {
    bytes(UInt32(body.count + 8)) + Array(name.utf8) + body
  }

  private static func boxes(_ bytes: ArraySlice<UInt8>) -> [(name: String, body: ArraySlice<UInt8>)]
  {
    var found: [(String, ArraySlice<UInt8>)] = []
    var rest = bytes
    while rest.count >= 8 {
      let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      found.append((name, rest.prefix(size).dropFirst(8)))
      rest = rest.dropFirst(size)
    }
    return found
  }

  /// - Parameters:
  ///   - property: a box that the container has among the properties of its picture, such as `irot`.
  ///   - isInside: whether the bytes of Exif lie in the box of items, not at the end of the file.
  static func heic(
    _ exif: [UInt8], brands: [String] = ["mif1", "heix"], property: [UInt8]? = nil,
    isInside: Bool = false
  ) throws -> [UInt8] {
    let top = boxes(try fixture("fields.heic")[...])
    guard let pixels = top.first(where: { $0.name == "mdat" })?.body,
      let meta = top.first(where: { $0.name == "meta" })?.body
    else { return [] }
    let item = bytes(6) + exifName + exif
    let head = box("ftyp", Array("heix\0\0\0\0".utf8) + brands.flatMap { Array($0.utf8) })
    func items(_ place: Int) -> [UInt8] {
      let locations: [UInt8] =
        [1, 0, 0, 0, 0x44, 0, 0, 2]
        + [0, 1, 0, 0, 0, 0, 0, 1] + bytes(UInt32(place)) + bytes(UInt32(pixels.count))
        + [0, 2, 0, isInside ? 1 : 0, 0, 0, 0, 1]
        + bytes(isInside ? 0 : UInt32(place + pixels.count)) + bytes(UInt32(item.count))
      var all: [UInt8] = [0, 0, 0, 0]
      for (name, body) in boxes(meta.dropFirst(4)) {
        switch name {
        case "iloc": all += box("iloc", locations)
        case "iinf":
          let second = box("infe", [2, 0, 0, 0, 0, 2, 0, 0] + Array("Exif\0".utf8))
          all += box("iinf", [0, 0, 0, 0, 0, 2] + body.dropFirst(6) + second)
        case "iprp": all += box("iprp", properties(body, property))
        default: all += box(name, Array(body))
        }
      }
      all += box("iref", [0, 0, 0, 0] + box("cdsc", [0, 2, 0, 1, 0, 1]))
      return box("meta", all + (isInside ? box("idat", item) : []))
    }
    let place = head.count + items(0).count + 8
    return head + items(place) + box("mdat", pixels + (isInside ? [] : item))
  }

  /// Adds a property, the sixth, to those of the only item.
  private static func properties(_ body: ArraySlice<UInt8>, _ property: [UInt8]?) -> [UInt8] {
    boxes(body).flatMap { name, body -> [UInt8] in
      guard let property else { return box(name, Array(body)) }
      if name == "ipco" { return box(name, body + property) }
      // Version and flags, the number of items, its number, and that of its properties.
      var list = Array(body)
      list[10] += 1
      return box(name, list + [0x86])
    }
  }
}
