import Testing
import VitrineGraphics
import VitrineImages

@Suite struct ComparisonTests {
  let picture = Pixmap(.glass, 20, 10, seed: 8)

  @Test func equalPicturesAreIdentical() {
    #expect(compare(picture, picture) == .identical)
    #expect(
      compare(Pixmap(width: 0, height: 3), Pixmap(width: 0, height: 3)) == .identical)
  }

  /// Each channel counts, alpha too.
  @Test(arguments: [UInt32(0), 8, 16, 24])
  func oneStepInOneChannelIsFound(_ shift: UInt32) {
    var other = picture
    other[13, 4] ^= 1 << shift
    #expect(
      compare(picture, other)
        == .different(count: 1, maxDelta: 1, bounds: PixelBounds(x: 13, y: 4, width: 1, height: 1)))
    #expect(compare(picture, other, tolerance: 1) == .similar(count: 1, maxDelta: 1))
  }

  @Test func boundsHoldEveryDifference() {
    let black = Pixmap(width: 20, height: 10)
    var other = black
    other[3, 9] = 0x0000_0005
    other[17, 2] = 0x0900_0000
    #expect(
      compare(black, other, tolerance: 8)
        == .different(count: 2, maxDelta: 9, bounds: PixelBounds(x: 3, y: 2, width: 15, height: 8)))
  }

  @Test func sizesAreComparedFirst() {
    #expect(
      compare(Pixmap(width: 2, height: 6), Pixmap(width: 3, height: 4))
        == .sizeMismatch(PixelSize(2, 6), PixelSize(3, 4)))
  }

  @Test func differencePictureMarksWhatDiffers() {
    let a = Pixmap(width: 2, height: 1, pixels: [0xffff_ffff, 0xff00_0000])
    let b = Pixmap(width: 1, height: 2, pixels: [0xffff_ffff, 0xff00_0000])
    // Equal: palest grey. Only in one: blue. In neither: blue as well.
    #expect(
      differencePicture(a, b).pixels == [0xfffe_fefe, 0xffff_8040, 0xffff_8040, 0xffff_8040])
    let strong = differencePicture(a, Pixmap(width: 2, height: 1, pixels: [0, 0xff00_0001]))
    #expect(strong.pixels == [0xff00_00ff, 0xffa0_a0ff])
  }
}

@Suite struct PixelHashTests {
  /// Recorded once; a change here invalidates every recorded hash of a picture.
  @Test func constants() {
    let pictures: [(Pixmap, String)] = [
      (Pixmap(width: 0, height: 0), "a4c2523baca76cae"),
      (Pixmap(width: 1, height: 1), "81124c14fbe949ad"),
      (Pixmap(.glass, 20, 10, seed: 8), "f221043d688ac5cb"),
      (Pixmap(.grain, 13, 7, seed: 1), "3e0ecbf6338e9647"),
    ]
    for (picture, hash) in pictures { #expect(pixelHash(picture).description == hash) }
  }

  @Test func sizeCountsAndEveryBitCounts() {
    var seen: Set<PixelHash> = []
    for (w, h) in [(0, 0), (0, 1), (1, 0), (1, 12), (12, 1), (3, 4), (4, 3), (2, 6)] {
      seen.insert(pixelHash(Pixmap(width: w, height: h)))
    }
    #expect(seen.count == 8)
    let picture = Pixmap(.glass, 5, 5, seed: 2)
    for i in picture.pixels.indices {
      for bit in 0..<32 {
        var other = picture
        other.pixels[i] ^= 1 << UInt32(bit)
        seen.insert(pixelHash(other))
      }
    }
    #expect(seen.count == 8 + 25 * 32)
  }

  @Test func textFormRoundTrips() {
    let hash = PixelHash(value: 0x0012_3456_789a_bcde)
    #expect(hash.description == "00123456789abcde")
    #expect(PixelHash(hash.description) == hash)
    for text in ["", "123", "00123456789abcdg", "+0123456789abcde", "00123456789abcde0"] {
      #expect(PixelHash(text) == nil)
    }
  }
}
