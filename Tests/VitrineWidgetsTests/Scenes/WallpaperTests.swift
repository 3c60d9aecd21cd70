import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages

@MainActor @Suite struct WallpaperTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = folder.at(name).path
    try writeFile(bytes, to: path)
    return path
  }

  private func png(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFF33_66CC) throws -> [UInt8] {
    let pixmap = Pixmap(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
    var scratch = PNGScratch()
    return try encodePNG(pixmap, scale: 1, scratch: &scratch)
  }

  /// A header that states a size, and no pixels.
  private func header(_ side: UInt32) throws -> [UInt8] {
    var bytes = try png(16, 16)
    for offset in [16, 20] {
      for byte in 0..<4 { bytes[offset + byte] = UInt8(side >> UInt32(24 - 8 * byte) & 255) }
    }
    // The check sum of IHDR's name and contents (PNG specification, annex D).
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    for byte in 0..<4 {
      bytes[29 + byte] = UInt8((sum ^ 0xFFFF_FFFF) >> UInt32(24 - 8 * byte) & 255)
    }
    return bytes
  }

  private func failure(_ path: String) -> String {
    do {
      _ = try Wallpaper.named(path, orIn: path)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func unreadableFilesAreNamed() throws {
    #expect(failure("/nowhere/at-all.png").hasPrefix("--wallpaper /nowhere/at-all.png: "))
    #expect(failure("dune").contains("did you mean 'dunes'?"))
    let text = try file("text.png", Array("hello".utf8))
    #expect(failure(text).contains("this is not a picture"))
    let cut = try file("cut.png", Array(try png(40, 40).dropLast(30)))
    #expect(failure(cut).contains(cut))
    #expect(!failure(NSTemporaryDirectory()).isEmpty)
  }

  @Test func sidesHaveLimits() throws {
    let tiny = try file("tiny.png", try png(1, 1))
    #expect(
      failure(tiny)
        == "--wallpaper \(tiny): the picture is 1×1 pixels; each side must be between 16 and 8192")
    let huge = try file("huge.png", try header(20_000))
    #expect(
      failure(huge) == "--wallpaper \(huge): the picture is 20000×20000 pixels; each side must be "
        + "between 16 and 8192")
  }

  @Test func pictureFillsTheScreen() async throws {
    let path = try file("blue.png", try png(64, 32))
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.wallpaper = try Wallpaper.named(path, orIn: path)
    let home = await SceneFixture.render(SceneFixture.plain, configuration)
    #expect(home[1, 1] == 0xFF33_66CC && home[1178, 1300] == 0xFF33_66CC)
  }

  @Test func everyWallpaperIsOpaqueAndItsOwn() async throws {
    var seen: Set<String> = []
    for name in Wallpaper.names {
      for scheme in [ColorScheme.light, .dark] {
        var configuration = RenderConfiguration()
        configuration.scene = .home
        configuration.scale = 1
        configuration.device = try #require(Device.named("iphone-se-1"))
        configuration.scheme = scheme
        configuration.wallpaper = Wallpaper(name: name)
        let home = await SceneFixture.render(SceneFixture.plain, configuration)
        #expect(home.pixels.allSatisfy { $0 >> 24 == 255 }, "\(name)")
        seen.insert(pixelHash(home).description)
      }
    }
    #expect(Wallpaper.names.count == 12 && seen.count == 24)
  }

  @Test func namesAreDarkOnBrightWallpapers() async throws {
    var bright = RenderConfiguration()
    bright.wallpaper = Wallpaper(name: "snow")
    #expect(SceneContext(widget: SceneFixture.plain, configuration: bright).hasBrightWallpaper)
    bright.wallpaper = Wallpaper(name: "dunes")
    #expect(!SceneContext(widget: SceneFixture.plain, configuration: bright).hasBrightWallpaper)
    let white = try file("white.png", try png(64, 64, 0xFFFF_FFFF))
    bright.wallpaper = try Wallpaper.named(white, orIn: white)
    #expect(SceneContext(widget: SceneFixture.plain, configuration: bright).hasBrightWallpaper)
  }
}
