import Foundation
import TemporaryFolders
import Testing
import VitrineGoldens
import VitrineGraphics
import VitrineImages

/// The report in a browser, driven by keys and the slider; where there is no Chromium, nothing runs.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"))
struct ReportPageTests {
  private static func png(_ color: UInt32, _ mark: Int) throws -> [UInt8] {
    var picture = Pixmap(width: 40, height: 30, pixels: [UInt32](repeating: color, count: 1200))
    for y in 0..<3 { for x in 0..<3 { picture[mark + x, y] = 0xffff_ffff } }
    var scratch = PNGScratch()
    return try encodePNG(picture, scale: 1, scratch: &scratch)
  }

  /// Red goldens, blue candidates, and one that is equal.
  private static func page(_ folders: GoldenFolders) throws -> [UInt8] {
    let session = SnapshotSession(store: folders.store, mode: .failed)
    let (red, blue) = (try png(0xff00_00ff, 2), try png(0xffff_0000, 20))
    for name in ["w/one", "w/two", "w/same"] {
      try GoldenStore.write(red, to: folders.store.goldenPath(name + ".png"))
      let bytes = name == "w/same" ? red : blue
      let picture = try decodePNG(bytes)
      _ = try session.check(
        PictureSnapshot.candidate(try GoldenName(name), picture, scale: 1, traits: ["widget": "W"]))
    }
    return HTMLReport(try folders.store.records(), store: folders.store).bytes()
  }

  @Test func keysAndSliderDriveThePage() throws {
    let folders = try GoldenFolders()
    let result = try Browser.run(try Self.page(folders), driver: Self.driver)
    #expect(
      result == [
        "cells 2", "open w/one.png", "canvases 3", "slider 1", "left 255,0,0", "right 0,0,255",
        "zoom 320px", "pixel x 1  y 1", "accept vitrine accept w/one.png", "next w/two.png",
        "blink golden candidate", "difference 1", "closed", "search 1", "all 3",
      ])
  }

  /// Without a golden there is none to lead to, and no difference.
  @Test func missingGoldensHaveOneLink() throws {
    let folders = try GoldenFolders()
    let session = SnapshotSession(store: folders.store, mode: .failed)
    let picture = try decodePNG(Self.png(0xff00_00ff, 2))
    _ = try session.check(
      PictureSnapshot.candidate(try GoldenName("new"), picture, scale: 1, traits: [:]))
    let page = HTMLReport(try folders.store.records(), store: folders.store).bytes()
    let result = try Browser.run(
      page,
      driver: """
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        document.title = [...document.querySelectorAll('#dialog a')].map(a => a.textContent).join('|');
        """)
    #expect(result == ["candidate"])
  }

  private static let driver = """
    const said = [], say = text => said.push(text), pause = ms => new Promise(r => setTimeout(r, ms));
    const key = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const $ = q => document.querySelector(q), all = q => [...document.querySelectorAll(q)];
    const pixel = x => [...$('#stage canvas').getContext('2d').getImageData(x, 15, 1, 1).data].slice(0, 3);
    (async () => {
      say('cells ' + all('.cell').length);
      key('Enter'); await pause(200);
      say('open ' + $('#title').textContent);
      say('canvases ' + all('#stage canvas').length);
      key('2'); await pause(200);
      say('slider ' + all('#stage canvas').length);
      $('#split').value = 25; $('#split').dispatchEvent(new Event('input'));
      say('left ' + pixel(4)); say('right ' + pixel(30));
      key('z'); await pause(200);
      say('zoom ' + $('#stage canvas').style.width);
      const box = $('#stage canvas').getBoundingClientRect();
      $('#stage canvas').dispatchEvent(new MouseEvent('mousemove',
        { clientX: box.left + 12, clientY: box.top + 12, bubbles: true }));
      say('pixel ' + $('#pixel').textContent.split('\\n')[0]);
      key('a');
      say('accept ' + $('#command').textContent.split(' --')[0]);
      key('ArrowRight'); await pause(200);
      say('next ' + $('#title').textContent);
      key('3'); await pause(200);
      const first = $('#stage figcaption').textContent; await pause(550);
      say('blink ' + first + ' ' + $('#stage figcaption').textContent);
      key('4'); await pause(200);
      say('difference ' + all('#stage canvas').length);
      $('#close').click();
      say($('#dialog').open ? 'open' : 'closed');
      $('#search').value = 'two'; $('#search').dispatchEvent(new Event('input'));
      say('search ' + all('.cell').length);
      $('#search').value = ''; $('#search').dispatchEvent(new Event('input'));
      all('#filters button').find(b => b.textContent.startsWith('identical')).click();
      say('all ' + all('.cell').length);
      document.title = said.join('|');
    })().catch(error => { document.title = 'error ' + error; });
    """
}

/// A headless Chromium, as Debian packages it.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Loads a page with a script at its end and returns the parts of the title that it leaves.
  static func run(_ page: [UInt8], driver: String) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = folder.at("page.html")
    try (Data(page) + Data("<script>\(driver)</script>".utf8)).write(to: file)
    let output = folder.at("dom.html")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=20000", "--dump-dom",
      file.absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    guard let start = text.range(of: "<title>"), let end = text.range(of: "</title>") else {
      return []
    }
    return text[start.upperBound..<end.lowerBound].split(separator: "|").map(String.init)
  }
}
