import Foundation
import TemporaryFolders
import Testing
import VitrineGraphics
import VitrineImages

/// Pictures of other formats than PNG: four fields of 16 × 8 pixels, which `Fixtures/make-pictures.py` draws.
@Suite struct PictureTests {
  private static let red: [UInt32] = [220, 40, 30, 255]
  private static let green: [UInt32] = [30, 160, 60, 255]
  private static let blue: [UInt32] = [20, 60, 200, 255]
  private static let yellow: [UInt32] = [240, 200, 20, 255]

  private func file(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/\(name)")))
  }

  /// The decoded file; nil, with a note in the log, where its library is not installed.
  private func picture(_ name: String) throws -> DecodedPicture? {
    do {
      return try decodePicture(file(name))
    } catch PictureError.missingLibrary(let format, let library, let package) {
      print("\(name) was not read: \(format) needs \(library) (\(package))")
      return nil
    }
  }

  private func pixel(_ picture: Pixmap, _ x: Int, _ y: Int) -> [UInt32] {
    let p = picture.pixels[y * picture.width + x]
    return [p & 255, p >> 8 & 255, p >> 16 & 255, p >> 24]
  }

  private func expect(
    _ picture: Pixmap, _ x: Int, _ y: Int, _ wanted: [UInt32], within limit: Int = 2
  ) {
    for (got, want) in zip(pixel(picture, x, y), wanted) {
      #expect(abs(Int(got) - Int(want)) <= limit, "(\(x), \(y)): \(got) instead of \(want)")
    }
  }

  @Test(arguments: ["fields.jpg", "fields.heic", "fields.webp", "fields.gif"])
  func fieldsHaveTheirColours(name: String) throws {
    guard let picture = try picture(name) else { return }
    let pixmap = picture.pixmap
    #expect(pixmap.width == 32 && pixmap.height == 16)
    expect(pixmap, 4, 4, Self.red)
    expect(pixmap, 20, 4, Self.green)
    expect(pixmap, 4, 12, Self.blue)
    expect(pixmap, 20, 12, Self.yellow)
    let isClear = name.hasSuffix("webp") || name.hasSuffix("gif")
    expect(pixmap, 28, 12, isClear ? [0, 0, 0, 0] : Self.yellow)
    #expect(picture.foreignColour == nil)
  }

  @Test func camerasMayBeTurned() throws {
    guard let picture = try picture("turned.jpg")?.pixmap else { return }
    #expect(picture.width == 16 && picture.height == 32)
    // The left edge of the stored picture is the top of the one that is seen.
    expect(picture, 12, 4, Self.red)
    expect(picture, 4, 4, Self.blue)
    expect(picture, 12, 28, Self.green)
    expect(picture, 4, 28, Self.yellow)
  }

  @Test func everyOrientationIsAPermutationOfCorners() {
    // Corners of a picture of 3 × 2 pixels, row by row: 1 2 3 / 4 5 6.
    let stored = Pixmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    let seen: [ExifOrientation: [UInt32]] = [
      .upright: [1, 2, 3, 4, 5, 6], .mirrored: [3, 2, 1, 6, 5, 4],
      .turnedHalf: [6, 5, 4, 3, 2, 1], .mirroredDown: [4, 5, 6, 1, 2, 3],
      .transposed: [1, 4, 2, 5, 3, 6], .turnedRight: [4, 1, 5, 2, 6, 3],
      .transversed: [6, 3, 5, 2, 4, 1], .turnedLeft: [3, 6, 2, 5, 1, 4],
    ]
    for (orientation, pixels) in seen {
      #expect(orientation.applied(to: stored).pixels == pixels, "\(orientation)")
    }
  }

  /// The numbers are those of LittleCMS with relative colorimetric intent.
  @Test func wideColoursBecomeThoseOfTheScreen() throws {
    guard let picture = try picture("wide.jpg") else { return }
    expect(picture.pixmap, 4, 4, [241, 0, 0, 255], within: 1)
    expect(picture.pixmap, 20, 4, [0, 163, 41, 255], within: 1)
    expect(picture.pixmap, 4, 12, [0, 61, 208, 255], within: 1)
    expect(picture.pixmap, 20, 12, [248, 197, 0, 255], within: 1)
    #expect(picture.foreignColour == nil)
  }

  @Test func profilesOfTheScreenChangeNothing() throws {
    var profile = try #require(PictureProfile.bytes(of: file("wide.jpg"), .jpeg))
    let primaries: [(String, [Double])] = [
      ("rXYZ", [0.4360747, 0.2225045, 0.0139322]), ("gXYZ", [0.3850649, 0.7168786, 0.0971045]),
      ("bXYZ", [0.1430804, 0.0606169, 0.7141733]),
    ]
    for (i, (_, numbers)) in primaries.enumerated() {
      for (k, number) in numbers.enumerated() {
        let bits = UInt32(bitPattern: Int32((number * 65536).rounded()))
        // Seven tags of 12 bytes follow the header; each primary takes 20 bytes.
        let offset = 132 + 7 * 12 + i * 20 + 8 + k * 4
        for b in 0..<4 { profile[offset + b] = UInt8(truncatingIfNeeded: bits >> (24 - 8 * b)) }
      }
    }
    let transform = try #require(ColourTransform(icc: profile))
    for step in UInt32(0)..<256 {
      var pixels = [step | (255 - step) << 8 | (step ^ 85) << 16 | 0x8000_0000]
      let before = pixels
      transform.apply(to: &pixels)
      #expect(pixels == before)
    }
  }

  /// A page of 20 × 10 points with a red field of 10 × 5 in its lower left corner.
  private let page = """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>> endobj
    4 0 obj <</Length 26>> stream
    1 0 0 rg 0 0 10 5 re f    \nendstream endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """

  @Test func pagesAreDrawn() throws {
    let folder = try TemporaryFolder()
    let file = folder.at("page.pdf")
    try Data(page.utf8).write(to: file)
    let picture: Pixmap
    do {
      picture = try PDFPicture.decode(file: file.path, scale: 2)
    } catch PictureError.missingLibrary(_, let program, _) {
      return print("the page was not drawn: \(program) is missing")
    }
    #expect(picture.width == 40 && picture.height == 20)
    #expect(pixel(picture, 5, 15) == [255, 0, 0, 255])
    #expect(pixel(picture, 5, 5) == [0, 0, 0, 0])
    #expect(throws: PictureError.self) { try PDFPicture.decode(file: file.path, scale: 300) }
    try Data("%PDF-1.4 and nothing".utf8).write(to: file)
    #expect(throws: PictureError.undecodable(format: "PDF")) {
      try PDFPicture.decode(file: file.path, scale: 2)
    }
  }

  /// JPEG files that no decoder here reads say which kind they are, in place of damage.
  @Test(arguments: [
    (0xc3, 8, 64, "a lossless JPEG"), (0xc1, 12, 64, "a JPEG of 12 bits a sample"),
    (0xc0, 8, 0, "a JPEG that tells its height after its pixels"), (0xf7, 8, 64, "a JPEG-LS"),
    (0xcb, 16, 64, "a lossless JPEG"),
  ])
  func unreadKindsOfJPEGAreNamed(marker: UInt8, bits: UInt8, height: UInt8, kind: String) throws {
    guard try picture("fields.jpg") != nil else { return }
    var bytes = try file("fields.jpg")
    let frame = try #require(
      bytes.indices.first { bytes[$0] == 0xff && bytes.dropFirst($0 + 1).first == 0xc0 })
    (bytes[frame + 1], bytes[frame + 4]) = (marker, bits)
    (bytes[frame + 5], bytes[frame + 6]) = (0, height)
    #expect(throws: PictureError.png(.unsupportedFormat(kind: kind))) { try decodePicture(bytes) }
  }

  @Test func damagedFilesAreErrors() throws {
    for name in ["fields.jpg", "fields.heic", "fields.webp", "fields.gif", "wide.jpg"] {
      let whole = try file(name)
      for length in stride(from: 12, to: whole.count, by: 43) {
        _ = try? decodePicture(Array(whole.prefix(length)))
      }
      for seed in 0..<30 {
        var bytes = whole
        for k in 0..<4 {
          let place = 12 + (seed &* 2_654_435_761 &+ k &* 40_503) % (bytes.count - 12)
          bytes[place] = UInt8(truncatingIfNeeded: seed &* 31 &+ k &* 7)
        }
        _ = try? decodePicture(bytes)
      }
    }
    if try picture("fields.jpg") != nil {
      #expect(throws: PictureError.undecodable(format: "JPEG")) {
        try decodePicture(Array(file("fields.jpg").prefix(100)))
      }
    }
  }

  /// Pictures that end a decoder, or take its memory: sizes of 16,384 and 24,576 pixels behind one of 64, and pictures
  /// that are derived from themselves. They cost themselves alone.
  @Test(arguments: ["long-size", "longer-size", "own-copy", "own-overlay"])
  func whatEndsADecoderCostsThePicture(name: String) throws {
    guard try picture("fields.heic") != nil else { return }
    #expect(throws: PictureError.undecodable(format: "HEIC")) {
      try decodePicture(file("\(name).heic"))
    }
    #expect(try picture("fields.heic")?.pixmap.width == 32)
  }

  /// Each has a process of its own.
  @Test func picturesAreDecodedAtTheSameTime() async throws {
    guard let first = try picture("fields.jpg")?.pixmap else { return }
    let bytes = try file("fields.jpg")
    await withTaskGroup(of: Pixmap?.self) { group in
      for _ in 0..<16 { group.addTask { try? decodePicture(bytes).pixmap } }
      for await pixmap in group { #expect(pixmap == first) }
    }
  }

  @Test func limitsHoldBeforeDecoding() throws {
    guard try picture("fields.webp") != nil else { return }
    let limits = PNGLimits(side: 20, pixels: 1000, bytes: 1000)
    #expect(
      throws: PictureError.tooLarge(format: "WebP", width: 32, height: 16, limits: limits)
    ) { try decodePicture(file("fields.webp"), limits: limits) }
    #expect(throws: PictureError.png(.tooManyBytes(count: 1425, limit: 1000))) {
      try decodePicture(file("fields.heic"), limits: limits)
    }
  }

  @Test func errorsSayWhatToDo() {
    let missing = PictureError.missingLibrary(
      format: "HEIC", library: PictureFormat.heic.library, package: PictureFormat.heic.package)
    #expect(
      "\(missing)"
        == "this is a HEIC, and libheif.so.1, which reads it, is not installed (Debian: libheif1)")
    #expect(throws: PictureError.png(.unsupportedFormat(kind: "a PDF"))) {
      try decodePicture([UInt8]("%PDF-1.7 and more".utf8))
    }
    #expect(
      "\(PictureError.png(.unsupportedFormat(kind: "a PDF")))"
        == "this is a PDF; PNG, JPEG, WebP, HEIC and GIF pictures can be read")
  }

  /// A profile of tables for printing, by its name.
  @Test func profilesThatAreNotConvertedAreNamed() throws {
    let name = [UInt8]("Coated Paper\0".utf8)
    var profile = [UInt8](repeating: 0, count: 128)
    profile.replaceSubrange(16..<20, with: "CMYK".utf8)
    profile.replaceSubrange(20..<24, with: "Lab ".utf8)
    let desc = [UInt8]("desc".utf8) + [0, 0, 0, 0, 0, 0, 0, UInt8(name.count)] + name
    profile += [0, 0, 0, 1] + [UInt8]("desc".utf8) + [0, 0, 0, 144, 0, 0, 0, UInt8(desc.count)]
    profile += desc
    let data = [UInt8]("ICC_PROFILE\0".utf8) + [1, 1] + profile
    let segment = [0xff, 0xe2, 0, UInt8(data.count + 2)] + data
    let jpeg = try file("fields.jpg")
    do {
      let image = try decodeImage(Array(jpeg.prefix(2)) + segment + jpeg.dropFirst(2))
      #expect(
        image.notes == [
          .colours("the ICC profile “Coated Paper”, which is not one of primaries and curves")
        ])
    } catch PictureError.missingLibrary {
      print("fields.jpg was not read")
    }
  }
}
