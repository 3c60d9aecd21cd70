import Testing
import VitrineGraphics
import VitrineImages

/// One reader turns pictures of every container: the left edge of the stored picture is the top of the one that is seen.
@Suite struct OrientationTests {
  /// The corners of a decoded picture from the upper left, row by row; nil where its library is not installed.
  private func corners(_ file: [UInt8]) throws -> [Field]? {
    do {
      return try Field.corners(decodePicture(file).pixmap)
    } catch PictureError.missingLibrary {
      return nil
    }
  }

  private static let stored: [Field] = [.red, .green, .blue, .yellow]
  private static let turned: [Field] = [.blue, .red, .yellow, .green]

  @Test(arguments: [false, true]) func everyContainerTurns(isLittle: Bool) throws {
    let exif = OrientedFiles.tiff(6, isLittle: isLittle, isLong: isLittle)
    let files = [
      try OrientedFiles.jpeg(exif), try OrientedFiles.webP(exif),
      try OrientedFiles.webP(OrientedFiles.exifName + exif),
      try OrientedFiles.heic(exif), try OrientedFiles.heic(exif, isInside: true),
      fieldsPNG([TestChunk(name: "eXIf", body: exif)]),
      fieldsPNG([], after: [TestChunk(name: "eXIf", body: exif)]),
    ]
    for (i, file) in files.enumerated() {
      #expect(try [nil, Self.turned].contains(corners(file)), "file \(i)")
    }
  }

  @Test func everyValueTurnsAsItSays() throws {
    let seen: [UInt8: [Int]] = [
      0: [0, 1, 2, 3], 1: [0, 1, 2, 3], 2: [1, 0, 3, 2], 3: [3, 2, 1, 0], 4: [2, 3, 0, 1],
      5: [0, 2, 1, 3], 6: [2, 0, 3, 1], 7: [3, 1, 2, 0], 8: [1, 3, 0, 2], 9: [0, 1, 2, 3],
    ]
    for (value, order) in seen {
      let wanted = order.map { Self.stored[$0] }
      let exif = OrientedFiles.tiff(value)
      #expect(try corners(fieldsPNG([TestChunk(name: "eXIf", body: exif)])) == wanted)
      #expect(try [nil, wanted].contains(corners(OrientedFiles.webP(exif))), "\(value)")
      #expect(try [nil, wanted].contains(corners(OrientedFiles.heic(exif))), "\(value)")
    }
  }

  /// The decoder has turned what the container says; Exif says it once more and is not applied again.
  @Test func propertiesOfAContainerComeFirst() throws {
    for turn: [UInt8] in [[3], [0]] {
      let file = try OrientedFiles.heic(
        OrientedFiles.tiff(6), property: OrientedFiles.box("irot", turn))
      #expect(try [nil, turn == [3] ? Self.turned : Self.stored].contains(corners(file)))
    }
    let mirrored = try OrientedFiles.heic(
      OrientedFiles.tiff(6), property: OrientedFiles.box("imir", [1]))
    #expect(try [nil, [.green, .red, .yellow, .blue]].contains(corners(mirrored)))
  }

  /// MIAF's readers leave Exif's orientation aside, as Apple's do; it is told.
  @Test func aFormatThatLeavesExifAsideSaysSo() throws {
    let file = try OrientedFiles.heic(OrientedFiles.tiff(8), brands: ["mif1", "heix", "miaf"])
    guard let found = try corners(file) else { return }
    #expect(found == Self.stored)
    #expect(try decodeImage(file).notes == [.turn(8)])
    let upright = try OrientedFiles.heic(OrientedFiles.tiff(1), brands: ["mif1", "heix", "miaf"])
    #expect(try decodeImage(upright).notes == [])
  }

  /// Exif that ends early, has no directory, or points anywhere leaves a picture as it is stored.
  @Test func whatIsNoExifTurnsNothing() throws {
    let whole = OrientedFiles.tiff(6)
    var far = whole
    far[4] = 255
    var many = whole
    (many[8], many[9]) = (255, 255)
    var other = whole
    other[3] = 43
    let cut = stride(from: 0, to: 30, by: 3).map { Array(whole.prefix($0)) }
    for exif in cut + [far, other, OrientedFiles.exifName + [1]] {
      #expect(try corners(fieldsPNG([TestChunk(name: "eXIf", body: exif)])) == Self.stored)
      #expect(try [nil, Self.stored].contains(corners(OrientedFiles.webP(exif))))
      #expect(try [nil, Self.stored].contains(corners(OrientedFiles.heic(exif))))
    }
    // More entries are announced than there are; that of orientation is among those.
    #expect(try corners(fieldsPNG([TestChunk(name: "eXIf", body: many)])) == Self.turned)
  }

  /// Wherever a container is cut or changed, the answer is a picture or an error.
  @Test func damagedContainersAreAnswered() throws {
    let files = [
      try OrientedFiles.heic(OrientedFiles.tiff(6), isInside: true),
      try OrientedFiles.webP(OrientedFiles.tiff(6)),
    ]
    for file in files {
      for place in stride(from: 12, to: min(file.count, 480), by: 1) {
        var bytes = file
        bytes[place] = 255
        _ = ExifOrientation(bytes, file == files[0] ? .heic : .webP)
        _ = ExifOrientation(Array(file.prefix(place)), file == files[0] ? .heic : .webP)
      }
    }
  }

  /// What was a picture's EXIF before it was packed would be lost with it.
  @Test func turnedFilesAreNotPackedAgain() throws {
    let file = fieldsPNG([
      TestChunk(name: "sRGB", body: [0]), TestChunk(name: "eXIf", body: OrientedFiles.tiff(6)),
    ])
    var scratch = PNGScratch()
    #expect(try recompressed(file, above: 0, scratch: &scratch) == file)
  }
}

/// One of the four fields of the pictures, by its colour.
enum Field: Equatable {
  case red, green, blue, yellow, other

  init(_ pixel: UInt32) {
    let channels = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255].map { $0 > 120 }
    switch channels {
    case [true, false, false]: self = .red
    case [false, true, false]: self = .green
    case [false, false, true]: self = .blue
    case [true, true, false]: self = .yellow
    default: self = .other
    }
  }

  static func corners(_ p: Pixmap) -> [Field] {
    // The lower right of the stored picture is clear at its very corner.
    [(2, 2), (p.width - 3, 2), (2, p.height - 3), (p.width - 3, p.height - 3)].map { x, y in
      let pixel = p.pixels[y * p.width + x]
      return pixel >> 24 == 0 ? .yellow : Field(pixel)
    }
  }
}

/// Four fields of 4 × 4 pixels as a PNG with chunks before and after its data.
func fieldsPNG(_ before: [TestChunk], after: [TestChunk] = []) -> [UInt8] {
  let colours: [[UInt8]] = [[220, 40, 30], [30, 160, 60], [20, 60, 200], [240, 200, 20]]
  var rows: [UInt8] = []
  for y in 0..<8 {
    rows.append(0)
    for x in 0..<8 { rows += colours[x / 4 + 2 * (y / 4)] }
  }
  return pngFile([headerChunk(8, 8, colour: 2)] + before + [dataChunk(rows)] + after + [endChunk])
}
