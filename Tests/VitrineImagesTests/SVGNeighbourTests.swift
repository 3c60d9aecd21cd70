import Foundation
import Testing
import VitrineGraphics
import VitrineImages

/// Files that a drawing refers to, and packed drawings.
@Suite struct SVGNeighbourTests {
  /// Draws an `image` of an address, with these files beside it; the paths that were asked for.
  private func draw(
    _ attributes: String, _ files: [String: [UInt8]]
  ) throws -> (image: DecodedImage, asked: [String]) {
    let text = "<svg viewBox='0 0 100 100'><image \(attributes)/></svg>"
    var asked: [String] = []
    let image = try decodeImage(Array(text.utf8), limits: .standard) { path, _ in
      asked.append(path)
      guard let file = files[path] else { return .failure(NeighbourProblem("is not there")) }
      return .success(file)
    }
    return (image, asked)
  }

  private func steps(_ image: DecodedImage) -> [VectorPicture.Step] {
    if case .vector(let picture) = image.content { picture.steps } else { [] }
  }

  private func notes(_ image: DecodedImage) -> [String] {
    image.notes.map { note in if case .undrawn(let text) = note { text } else { "\(note)" } }
  }

  private static let square =
    "<svg viewBox='0 0 9 9'><rect width='9' height='9' fill='red'/></svg>"

  @Test(arguments: [
    ("a.png", "a.png"), ("./b/a.png", "./b/a.png"), ("../a.png", "../a.png"),
    ("a%20b.png", "a b.png"), ("a.png?x=1", "a.png"), (" a.png ", "a.png"), ("/a.png", "/a.png"),
    ("b/%C3%A9.png", "b/é.png"),
  ]) func filesAreAskedFor(address: String, path: String) throws {
    let (image, asked) = try draw("href='\(address)' width='16'", [path: fieldsPNG([])])
    #expect(asked == [path])
    #expect(notes(image) == [])
    guard case .image(let pixels, let map, _)? = steps(image).first else {
      Issue.record("no picture")
      return
    }
    #expect(pixels.pixmap.width == 8 && map.a == 2)
  }

  @Test(arguments: [
    ("http://a.b/c.png", "is no file beside this one"), ("//a/b.png", "is no file beside this one"),
    ("file:///etc/passwd", "is no file beside this one"), ("a.svg#b", "is a part of another file"),
    ("?a", "names no file"),
  ]) func otherPlacesAreNotAskedFor(address: String, reason: String) throws {
    let (image, asked) = try draw("href='\(address)' width='16' height='16'", [:])
    #expect(asked == [] && steps(image).isEmpty)
    #expect(notes(image) == ["1:28: <image> is not drawn: '\(address)' \(reason)"])
  }

  @Test func whatIsNotReadIsTold() throws {
    let (missing, _) = try draw("href='a.png'", [:])
    #expect(notes(missing) == ["1:28: <image> is not drawn: 'a.png' is not there"])
    let (damaged, _) = try draw("href='a.png'", ["a.png": [1, 2, 3]])
    #expect(notes(damaged) == ["1:28: the picture in <image> is not read"])
  }

  @Test func drawingsBesideAreOutlines() throws {
    let (image, _) = try draw("href='a.svg' width='18'", ["a.svg": Array(Self.square.utf8)])
    guard case .fill(let path, _, _)? = steps(image).first else {
      Issue.record("no outline")
      return
    }
    #expect(path.bounds == Rect(x: 0, y: 0, width: 18, height: 18))
  }

  /// A drawing in a picture shows no other file, itself among them.
  @Test func filesOfFilesAreNotRead() throws {
    let inner = "<svg viewBox='0 0 9 9'><image href='b.svg' width='9' height='9'/></svg>"
    let (image, asked) = try draw("href='b.svg'", ["b.svg": Array(inner.utf8)])
    #expect(asked == ["b.svg"] && steps(image).isEmpty)
    #expect(notes(image).count == 1 && notes(image)[0].hasSuffix("it refers to another file"))
  }

  /// Each is asked for once, however often it is shown, and what it has in it is a part of the drawing's hash.
  @Test func filesAreReadOnce() throws {
    let attributes = "href='a.png' id='a'/><use href='#a'/><use href='#a' x='5'"
    let (image, asked) = try draw(attributes, ["a.png": fieldsPNG([])])
    #expect(asked == ["a.png"] && steps(image).count == 3)
    let images = (0..<99).map { "href='a.png' x='\($0 / 2)'/><image " }.joined() + "href='a.png'"
    let (many, one) = try draw(images, ["a.png": fieldsPNG([])])
    #expect(one == ["a.png"] && steps(many).count == 100 && notes(many) == [])
    let (other, _) = try draw(attributes, ["a.png": Array(Self.square.utf8)])
    #expect(image.key != other.key)
  }

  @Test func filesHaveABudget() throws {
    let images = (0..<70).map { "href='\($0).png' width='1' height='1'/><image " }.joined()
    let (image, asked) = try draw(images + "id='x'", [:])
    #expect(asked.count == 64)
    #expect(notes(image).last == "62 more of the kind")
    var limits: [Int] = []
    let text = "<svg viewBox='0 0 9 9'><image href='a'/><image href='b'/></svg>"
    _ = try decodeImage(Array(text.utf8), limits: .standard) { _, most in
      limits.append(most)
      return .success([1, 2, 3, 4, 5])
    }
    #expect(limits == [64 << 20, (64 << 20) - 5])
  }

  // MARK: Notes of pictures

  private func nested(_ file: [UInt8]) throws -> [String] {
    notes(try draw("href='a' width='9' height='9'", ["a": file]).image)
  }

  /// What a picture by itself would say, one inside a drawing says as well.
  @Test(arguments: [
    (TestChunk(name: "gAMA", body: [0, 0, 0xb1, 0x8f]), "has a gamma of 0.45455"),
    (TestChunk(name: "gAMA", body: [0, 1, 0x86, 0xa0]), "has a gamma of 1.0; its colours are not"),
    (TestChunk(name: "acTL", body: [0, 0, 0, 3, 0, 0, 0, 0]), "is an animation of 3 frames"),
    (TestChunk(name: "cHRM", body: [UInt8](repeating: 1, count: 32)), "has primaries other than"),
  ]) func picturesInsideSayWhatTheyHave(chunk: TestChunk, text: String) throws {
    let file = fieldsPNG([chunk])
    let alone = try decodeImage(file).notes
    let inside = try nested(file)
    #expect(inside.count == alone.count)
    if let first = inside.first { #expect(first.contains("the picture in <image> \(text)")) }
    #expect(!alone.isEmpty || chunk.body[1] == 0)
  }

  // MARK: Packed drawings

  /// `square` of 9 × 9 with a rectangle of 7 × 7, by zlib's gzip.
  private static let packed =
    "H4sIAAAAAAACAx3Luw6AIAxA0V/p1s02OhgNMPgrikCCj2Bj+Xwf2x3ONdcdoG55vyxGkXMkUtVGu+YogVpmplcg3MnrdFSLDAwDDOhM8bOApkWixR4h+hSi/LmmnC0WvyA58/3uAaNBldhnAAAA"

  private var packed: [UInt8] { [UInt8](Data(base64Encoded: Self.packed) ?? Data()) }

  @Test func packedDrawingsAreRead() throws {
    #expect(try SVGSample(bytes: packed).box == [0, 0, 7000, 7000])
    let body = #"<image href="data:image/svg+xml;base64,\#(Self.packed)" width="9" height="9"/>"#
    #expect(try SVGSample(body).box == [0, 0, 7000, 7000])
    #expect(try !steps(draw("href='a.svgz'", ["a.svgz": packed]).image).isEmpty)
  }

  @Test func damagedPacksAreRefused() throws {
    for length in [0, 3, 17, 18, 60, packed.count - 1] {
      #expect(throws: PictureError.self) { try decodeImage(Array(packed.prefix(length))) }
    }
    var wrong = packed
    wrong[wrong.count - 6] ^= 1
    #expect(throws: PictureError.self) { try decodeImage(wrong) }
    // A length of four gigabytes is not believed.
    #expect(throws: PictureError.self) {
      try decodeImage(packed.dropLast(4) + [255, 255, 255, 255])
    }
  }
}
