import Testing
import VitrineGraphics
import VitrineImages

/// Of a film the first frame is drawn, on its canvas, and it is told.
@Suite struct AnimatedPictureTests {
  private func image(_ file: [UInt8]) throws -> (Pixmap, [PictureNote])? {
    do {
      let image = try decodeImage(file)
      guard case .pixels(let pixmap) = image.content else { return nil }
      return (pixmap, image.notes)
    } catch PictureError.missingLibrary {
      return nil
    }
  }

  @Test func theFirstFrameOfAWebPIsDrawn() throws {
    guard let (picture, notes) = try image(OrientedFiles.film(frames: 3, x: 4, y: 6)) else {
      return
    }
    #expect(picture.width == 40 && picture.height == 24 && notes == [.frames(3)])
    // The colour of the film's background is for players.
    #expect(picture.pixels[0] == 0 && picture.pixels[5 * 40 + 3] == 0)
    #expect(Field(picture.pixels[6 * 40 + 4]) == .red)
    #expect(Field(picture.pixels[6 * 40 + 35]) == .green && picture.pixels[6 * 40 + 36] == 0)
    #expect(Field(picture.pixels[21 * 40 + 4]) == .blue && picture.pixels[22 * 40 + 4] == 0)
  }

  @Test func aFilmOfOneFrameIsAStill() throws {
    guard let (picture, notes) = try image(OrientedFiles.film(frames: 1, x: 0, y: 0)) else {
      return
    }
    #expect(picture.width == 40 && notes == [] && Field(picture.pixels[0]) == .red)
  }

  @Test func aFilmIsTurnedWithItsCanvas() throws {
    let exif = OrientedFiles.chunk("EXIF", OrientedFiles.tiff(8))
    guard let (picture, _) = try image(OrientedFiles.film(frames: 2, x: 0, y: 0, more: exif)) else {
      return
    }
    #expect(picture.width == 24 && picture.height == 40)
    #expect(Field(picture.pixels[39 * 24]) == .red)
  }

  @Test func framesOutsideTheCanvasAreDamage() throws {
    guard try image(OrientedFiles.fixture("fields.webp")) != nil else { return }
    for (x, y) in [(10, 0), (0, 10)] {
      #expect(throws: PictureError.undecodable(format: "WebP")) {
        try decodeImage(OrientedFiles.film(frames: 2, x: x, y: y))
      }
    }
    let whole = try OrientedFiles.film(frames: 2, x: 0, y: 0)
    for length in stride(from: 12, to: whole.count, by: 5) {
      _ = try? decodeImage(Array(whole.prefix(length)))
    }
  }

  @Test func theCanvasHasLimits() throws {
    guard try image(OrientedFiles.fixture("fields.webp")) != nil else { return }
    let limits = PNGLimits(side: 39, pixels: 10_000, bytes: 10_000)
    #expect(
      throws: PictureError.tooLarge(format: "WebP", width: 40, height: 24, limits: limits)
    ) { try decodePicture(OrientedFiles.film(frames: 2, x: 0, y: 0), limits: limits) }
  }

  @Test func filmsOfPNGAreTold() throws {
    let film = fieldsPNG([TestChunk(name: "acTL", body: bytes(5) + bytes(0))])
    #expect(try image(film)?.1 == [.frames(5)])
    let still = fieldsPNG([TestChunk(name: "acTL", body: bytes(1) + bytes(0))])
    #expect(try image(still)?.1 == [])
  }
}
