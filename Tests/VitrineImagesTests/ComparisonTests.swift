import SeededNumbers
import Testing
import VitrineGraphics
import VitrineImages

@Suite struct ComparisonTests {
  let picture = Pixmap(.glass, 20, 10, seed: 8)

  @Test func equalPicturesAreIdentical() {
    let same = compare(picture, picture)
    #expect(same.verdict == .identical)
    #expect(same.explanation == "identical: 20×10 pixels, every one equal")
    #expect(
      compare(Pixmap(width: 0, height: 3), Pixmap(width: 0, height: 3)).verdict == .identical)
  }

  /// Each channel counts, alpha too.
  @Test(arguments: [UInt32(0), 8, 16, 24])
  func oneStepInOneChannelIsFound(_ shift: UInt32) {
    var other = picture
    other[13, 4] ^= 1 << shift
    let found = compare(picture, other)
    #expect(found.verdict == .different)
    #expect(found.reasons == [.pixels])
    let box = PixelBounds(x: 13, y: 4, width: 1, height: 1)
    #expect(found.clusters == [PixelCluster(size: 1, bounds: box, peak: 1)])
    let tolerant = compare(picture, other, ComparisonOptions(.channels(1)))
    #expect(tolerant.verdict == .similar)
    #expect(tolerant.changedCount == 1 && tolerant.countedCount == 0 && tolerant.peak == 1)
  }

  @Test func clustersAreTheConnectedAreas() {
    let black = Pixmap(width: 20, height: 10)
    var other = black
    // A diagonal of three, a pair, and one alone.
    for (x, y) in [(3, 5), (4, 6), (5, 7), (17, 2), (18, 2), (9, 9)] { other[x, y] = 0x0500_0000 }
    other[18, 2] = 0x0900_0000
    let found = compare(black, other, ComparisonOptions(.channels(8)))
    #expect(found.countedCount == 1 && found.changedCount == 6)
    #expect(found.clusters.map(\.bounds) == [PixelBounds(x: 18, y: 2, width: 1, height: 1)])
    let all = compare(black, other)
    #expect(all.clusters.map(\.size) == [3, 2, 1])
    #expect(all.clusters[1].peak == 9)
    #expect(all.bounds == PixelBounds(x: 3, y: 2, width: 16, height: 8))
    #expect(
      all.explanation
        == "different: 6 pixels in 3 areas; the largest has 3, 3×3 at (3, 5); off by up to 9 of 255; "
        + "only alpha differs")
  }

  /// Limits of size apply under every strategy, and are told.
  @Test(arguments: ComparisonStrategy.names)
  func smallAreasAndFewPixelsAreExcused(name: String) throws {
    let strategy = try #require(ComparisonStrategy(name: name))
    let white = Pixmap(width: 64, height: 64, pixels: [UInt32](repeating: ~0, count: 4096))
    var other = white
    for y in 20..<23 { for x in 20..<23 { other[x, y] = 0xff00_0000 } }
    other[50, 50] = 0xff00_0000
    func verdict(_ leastArea: Int, _ maxPixels: Int) -> Comparison.Verdict {
      compare(
        white, other, ComparisonOptions(strategy, leastArea: leastArea, maxPixels: maxPixels)
      ).verdict
    }
    #expect(verdict(1, 0) == .different && verdict(9, 0) == .different)
    #expect(verdict(10, 0) == .similar && verdict(1, 9) == .different)
    #expect(verdict(1, 10) == .similar && verdict(2, 9) == .similar)
    let found = compare(white, other, ComparisonOptions(strategy, leastArea: 2, maxPixels: 4))
    #expect(found.countedCount == 9 && found.explanation.contains("areas from 2 pixels"))
    #expect(found.explanation.contains("more than 4 pixels"))
  }

  /// A rest of a few columns and rows is judged in a whole window.
  @Test(arguments: [(66, 66), (65, 71), (67, 64), (69, 65)])
  func structuralHasNoPartialWindows(width: Int, height: Int) {
    let ramp = Pixmap(
      width: width, height: height,
      pixels: (0..<width * height).map {
        0xff00_0000 | UInt32(100 + ($0 % width + $0 / width) * 40 % 90) &* 0x01_0101
      })
    var other = ramp
    for y in 0..<height { for x in 0..<width where (x + y) % 3 == 0 { other[x, y] &+= 0x04_0404 } }
    let found = compare(ramp, other, ComparisonOptions(.structural(minimum: 0.95)))
    #expect(found.verdict == .similar, "\(found)")
    other[width - 1, height - 1] = 0xff00_0000
    #expect(
      compare(ramp, other, ComparisonOptions(.structural(minimum: 0.95))).verdict == .different)
  }

  /// The label walk of rows agrees with a plain flood fill.
  @Test func clustersAgreeWithAFloodFill() {
    for seed in 0..<60 {
      var random = Seeded(UInt64(seed))
      let (w, h) = (1 + random.below(40), 1 + random.below(30))
      let (black, density) = (Pixmap(width: w, height: h), 1 + random.below(6))
      var other = black
      for i in other.pixels.indices where random.below(density) == 0 {
        other.pixels[i] = UInt32(1 + random.below(255)) << 24
      }
      let expected = floodFill(other)
      let found = compare(black, other)
      #expect(found.clusterCount == expected.count)
      #expect(found.clusters == Array(expected.prefix(Comparison.mostClusters)))
    }
  }

  private func floodFill(_ picture: Pixmap) -> [PixelCluster] {
    var left = picture
    var result: [PixelCluster] = []
    for y in 0..<left.height {
      for x in 0..<left.width where left[x, y] != 0 {
        var cluster = PixelCluster(
          size: 0, bounds: PixelBounds(x: x, y: y, width: 1, height: 1), peak: 0)
        var todo = [(x, y)]
        while let (u, v) = todo.popLast() {
          guard u >= 0, v >= 0, u < left.width, v < left.height, left[u, v] != 0 else { continue }
          cluster.size += 1
          cluster.peak = max(cluster.peak, Int(left[u, v] >> 24))
          cluster.bounds = cluster.bounds.union(PixelBounds(x: u, y: v, width: 1, height: 1))
          left[u, v] = 0
          for dy in -1...1 { for dx in -1...1 { todo.append((u + dx, v + dy)) } }
        }
        result.append(cluster)
      }
    }
    return result.sorted {
      (-$0.size, $0.bounds.y, $0.bounds.x) < (-$1.size, $1.bounds.y, $1.bounds.x)
    }
  }

  @Test func sizesAreComparedAndTheCommonPartToo() {
    let found = compare(Pixmap(width: 2, height: 6), Pixmap(width: 3, height: 4))
    #expect(found.verdict == .different && found.reasons == [.size] && found.changedCount == 0)
    #expect(found.explanation == "different: 3×4 pixels instead of 2×6")
  }

  @Test func masksMayReachAnywhere() {
    var other = picture
    other[0, 0] ^= 1
    other[19, 9] ^= 1
    let masks = [
      PixelBounds(x: -5, y: -5, width: 6, height: 6),
      PixelBounds(x: 19, y: 9, width: .max, height: .max),
      PixelBounds(x: .max, y: .max, width: .max, height: .max),
      PixelBounds(x: 3, y: 3, width: -2, height: 4),
    ]
    let found = compare(picture, other, ComparisonOptions(masks: masks))
    #expect(found.verdict == .identical && found.maskedCount == 2)
    #expect(compare(picture, other, ComparisonOptions(masks: [masks[0]])).changedCount == 1)
  }

  @Test func strategiesHaveNames() {
    for name in ComparisonStrategy.names {
      #expect(ComparisonStrategy(name: name)?.name == name)
    }
    #expect(ComparisonStrategy(name: "ssim") == nil)
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
