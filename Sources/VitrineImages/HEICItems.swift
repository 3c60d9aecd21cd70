/// The items of a HEIC file, as far as its orientation needs them: the picture, its properties, and Exif.
struct HEICItems {
  private let file: [UInt8]
  private var primary: Int?
  private var exifItem: Int?
  /// The places of the items' bytes.
  private var locations = ArraySlice<UInt8>()
  /// Bytes of items inside the box itself.
  private var data = ArraySlice<UInt8>()
  private var properties = ArraySlice<UInt8>()

  /// - Parameter meta: the boxes in the box `meta`.
  init(meta: ArraySlice<UInt8>, file: [UInt8]) {
    self.file = file
    for (name, body) in ISOBoxes(meta) {
      switch name {
      case "pitm":
        var cursor = ByteCursor(body)
        primary = cursor.versioned { version, cursor in cursor.number(version == 0 ? 2 : 4) }
      case "iinf": exifItem = Self.exifItem(body)
      case "iloc": locations = body
      case "idat": data = body
      case "iprp": properties = body
      default: break
      }
    }
  }

  /// The orientation by Exif, unless the container has one.
  var orientation: ExifOrientation {
    guard let exifItem, !isTurnedByContainer, let bytes = bytes(of: exifItem) else {
      return .upright
    }
    // The offset of the TIFF header, behind such a text as `Exif`, comes first (23008-12, A.2.1).
    var cursor = ByteCursor(bytes)
    guard let offset = cursor.number(4), cursor.bytes(offset) != nil else { return .upright }
    return ExifOrientation(tiff: cursor.rest)
  }

  /// The first item of the type `Exif`.
  private static func exifItem(_ body: ArraySlice<UInt8>) -> Int? {
    var cursor = ByteCursor(body)
    guard let version = cursor.version, cursor.bytes(version == 0 ? 2 : 4) != nil else {
      return nil
    }
    for (name, body) in ISOBoxes(cursor.rest) where name == "infe" {
      var entry = ByteCursor(body)
      guard let version = entry.version, version >= 2,
        let item = entry.number(version == 2 ? 2 : 4), entry.bytes(2) != nil
      else { continue }
      if FourCC(entry.rest) == "Exif" { return item }
    }
    return nil
  }
}

extension HEICItems {
  /// Whether the picture has a property that turns or mirrors it.
  private var isTurnedByContainer: Bool {
    var turns: [Bool] = []
    var associations: [ArraySlice<UInt8>] = []
    for (name, body) in ISOBoxes(properties) {
      if name == "ipco" { turns = ISOBoxes(body).map { $0.name == "irot" || $0.name == "imir" } }
      if name == "ipma" { associations.append(body) }
    }
    return associations.contains { body in
      propertiesOfPicture(body).contains { turns.indices.contains($0 - 1) && turns[$0 - 1] }
    }
  }

  /// The numbers of the picture's properties, from 1 (23008-12, 9.3).
  private func propertiesOfPicture(_ body: ArraySlice<UInt8>) -> [Int] {
    var cursor = ByteCursor(body)
    guard let version = cursor.number(1), let flags = cursor.number(3),
      let count = cursor.number(4)
    else { return [] }
    let size = flags & 1 == 1 ? 2 : 1
    // The uppermost bit says whether a reader must know the property.
    let mask = size == 2 ? 0x7fff : 0x7f
    var left = count
    while left > 0, let item = cursor.number(version == 0 ? 2 : 4),
      let count = cursor.number(1), let list = cursor.bytes(count * size)
    {
      left -= 1
      guard item == primary else { continue }
      var numbers = ByteCursor(list)
      return (0..<count).compactMap { _ in numbers.number(size).map { $0 & mask } }
    }
    return []
  }

  /// The most bytes of Exif that are looked at; the tag is in the first of its directories.
  private static let mostBytes = 1 << 20

  /// Returns the bytes of an item (14496-12, 8.11.3).
  private func bytes(of wanted: Int) -> ArraySlice<UInt8>? {
    var cursor = ByteCursor(locations)
    guard let version = cursor.version, version <= 2, let sizes = cursor.number(2) else {
      return nil
    }
    let wide = version == 2 ? 4 : 2
    let sized = ItemSizes(sizes, version: version)
    guard var left = cursor.number(wide) else { return nil }
    while left > 0, let item = cursor.number(wide) {
      left -= 1
      guard let method = version == 0 ? 0 : cursor.number(2), cursor.bytes(2) != nil,
        let base = cursor.number(sized.base), let extents = cursor.number(2),
        let list = cursor.bytes(extents * (sized.index + sized.offset + sized.length))
      else { return nil }
      if item == wanted {
        return gathered(list, sized, base, from: method & 15 == 1 ? data : file[...])
      }
    }
    return nil
  }

  /// Joins the pieces of an item.
  private func gathered(
    _ list: ArraySlice<UInt8>, _ sized: ItemSizes, _ base: Int, from source: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    var cursor = ByteCursor(list)
    var bytes: [UInt8] = []
    while !cursor.rest.isEmpty, bytes.count < Self.mostBytes, cursor.bytes(sized.index) != nil,
      let offset = cursor.number(sized.offset), let length = cursor.number(sized.length)
    {
      var piece = ByteCursor(source)
      let (start, overflows) = base.addingReportingOverflow(offset)
      guard !overflows, piece.bytes(start) != nil, (0...piece.rest.count).contains(length) else {
        return nil
      }
      // A length of 0 is all that is left.
      bytes += piece.rest.prefix(length == 0 ? piece.rest.count : length).prefix(Self.mostBytes)
    }
    return bytes[...]
  }
}

/// The bytes of the numbers in a list of places: 0, 4 or 8, of which the upper of 8 are 0 in every file that is read.
private struct ItemSizes {
  var offset: Int
  var length: Int
  var base: Int
  var index: Int

  init(_ bits: Int, version: Int) {
    (offset, length, base) = (bits >> 12, bits >> 8 & 15, bits >> 4 & 15)
    index = version == 0 ? 0 : bits & 15
  }
}

extension ByteCursor {
  /// The version of a box, before three bytes of flags.
  fileprivate var version: Int? {
    mutating get {
      guard let version = number(1), bytes(3) != nil else { return nil }
      return version
    }
  }

  fileprivate mutating func versioned(_ body: (Int, inout ByteCursor) -> Int?) -> Int? {
    guard let version else { return nil }
    return body(version, &self)
  }
}
