import Foundation
import HeadlessBrowser
import Testing
import VitrineGraphics
import VitrineImages

/// The verb that makes what a widget is shown with.
@Suite struct GalleryTests {
  private let program: Program

  init() throws {
    program = try Program()
    let document =
      #"{"vitrine":1,"kind":"W","displayName":"Tides","description":"When the <sea> comes.","#
      + #""families":["systemSmall","systemMedium"],"background":"red","body":{"Text":"12:00"}}"#
    try program.write("w.json", document)
    try program.write("v.json", document.replacing(#""kind":"W""#, with: #""kind":"V""#))
  }

  private func gallery(_ flags: String...) throws -> Program.Outcome {
    try program.run(["gallery", "w.json", "v.json"] + flags)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: program.folder.appendingPathComponent(name)))
  }

  private func files(_ folder: String) throws -> [String] {
    let all = FileManager.default.enumerator(
      atPath: program.folder.appendingPathComponent(folder).path)
    return (all?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".html") }.sorted()
  }

  @Test func theUsualPartsAreMade() throws {
    let outcome = try gallery("-o", "out")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.errors.contains("8 previews, 8 pictures on the sheet"))
    var expected = ["index.html"]
    for widget in ["V-systemMedium", "V-systemSmall", "W-systemMedium", "W-systemSmall"] {
      for scheme in ["dark", "light"] {
        expected.append("previews/\(widget)-iphone-15-large-\(scheme).png")
      }
    }
    expected.append("sheet.png")
    #expect(try files("out") == expected)
    // A preview is the picture that render makes.
    let render = try program.run(
      ["render", "w.json", "--family", "systemSmall", "--scheme", "dark", "-o", "plain"])
    #expect(render.code == 0)
    let name = "W-systemSmall-iphone-15-large-dark.png"
    #expect(try bytes("out/previews/" + name) == bytes("plain/" + name))
    let sheet = try decodePNG(bytes("out/sheet.png"))
    // Two columns of 338 points, four rows of 158 and one line of labels, twice.
    #expect(sheet.width == 2 * (28 + 168 + 12 + 338 + 20 + 338 + 28))
    #expect(sheet.height == 2 * (28 + 58 + 17 + 12 + 4 * 158 + 3 * 20 + 28))
  }

  @Test func bytesDoNotDependOnJobs() throws {
    for jobs in ["1", "3"] {
      let outcome = try gallery(
        "-o", jobs, "--jobs", jobs, "--parts", "all", "--store-size", "1206x2622", "--locale",
        "en_US,ar_SA")
      #expect(outcome.code == 0, "\(outcome)")
    }
    let names = try files("1")
    #expect(names.count == 16 + 2 + 2)
    #expect(try files("3") == names)
    for name in names { #expect(try bytes("1/" + name) == bytes("3/" + name), "\(name)") }
  }

  @Test func storePicturesHaveExactSizesAndNoAlpha() throws {
    let outcome = try gallery("-o", "out", "--parts", "store", "--locale", "ja_JP")
    #expect(outcome.code == 0, "\(outcome)")
    let names = try files("out/screenshots/ja")
    #expect(names.count == 5)
    for name in names {
      let parts = name.split(separator: "-")
      let decoded = try decodePNGWithTraits(bytes("out/screenshots/ja/" + name))
      #expect(parts[0] == "01")
      #expect("\(decoded.pixmap.width)x\(decoded.pixmap.height)" == parts[2], "\(name)")
      #expect(decoded.traits.samples == .rgb && decoded.traits.bitDepth == 8)
    }
    #expect(names.contains { $0.contains("IPAD_PRO_3GEN_129-2064x2752") })
  }

  /// A scene document says its language itself, and a document that the store cannot show is left out.
  @Test func scenesOfTheStoreAreTheirOwn() throws {
    func scene(_ name: String, _ more: String) -> String {
      "vitrine: 1\nname: \(name)\nscene: home\nlocale: de_DE\n\(more)"
        + "pages:\n  - - {file: w.json, family: systemSmall}\n    - {file: v.json, family: systemMedium}\n"
    }
    try program.write("phone.yaml", scene("Phone", "device: iphone-15\n"))
    try program.write("turned.yaml", scene("Turned", "device: ipad-11\norientation: landscape\n"))
    let outcome = try program.run([
      "gallery", "phone.yaml", "turned.yaml", "--parts", "store", "-o", "out", "--store-size",
      "1206x2622,2064x2752",
    ])
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.errors.contains("turned.yaml: its screen is turned"))
    #expect(
      try files("out/screenshots") == [
        "de-DE/01-IPHONE_61-1206x2622-Phone-home-iphone-16-pro-large-light-de_DE.png"
      ])
  }

  /// What fits at three pixels a point and is cut at two is whole on the sheet, and nothing is said of it.
  @Test func cellsAreLaidOutAsOnTheDevice() throws {
    let text =
      #"{"Text":"Words on two lines","modifiers":[{"font":{"size":13}},{"frame":{"width":80,"height":31.6}}]}"#
    try program.write(
      "cut.json",
      #"{"vitrine":1,"kind":"Cut","families":["systemSmall"],"background":"white","body":\#(text)}"#
    )
    let small = try program.run(
      ["render", "cut.json", "--scale", "2", "-o", "small", "--strict"])
    #expect(small.code == 1 && small.errors.contains("text-truncated"), "\(small)")
    let sheet = try program.run(
      [
        "gallery", "cut.json", "--parts", "sheet,store,page", "--store-size", "1206x2622",
        "--headline", "Cut", "--strict", "-o", "out",
      ])
    #expect(sheet.code == 0 && !sheet.errors.contains("text-truncated"), "\(sheet)")
  }

  /// Subtitle, place, ground, font and edge change the picture, each by itself.
  @Test func looksOfTheStoreAreChosen() throws {
    let flags = [
      "gallery", "w.json", "--parts", "store", "--store-size", "1206x2622", "--headline", "Tides",
    ]
    let choices: [[String]] = [
      [], ["--subtitle", "All week"], ["--text-place", "below"], ["--ground", "#102040"],
      ["--ground", "orange,#FF3B30,purple"], ["--headline-font", "serif"],
      ["--frame-color", "natural"], ["--frame-color", "#f00"],
    ]
    var seen: Set<[UInt8]> = []
    for (number, choice) in choices.enumerated() {
      let outcome = try program.run(flags + choice + ["-o", "\(number)", "--strict"])
      #expect(outcome.code == 0, "\(choice) \(outcome)")
      let name = try #require(try files("\(number)/screenshots/en-US").first)
      #expect(seen.insert(try bytes("\(number)/screenshots/en-US/" + name)).inserted, "\(choice)")
      if choice == ["--ground", "#102040"] {
        let picture = try decodePNG(bytes("\(number)/screenshots/en-US/" + name))
        #expect(picture[2, 2] == 0xff40_2010 && picture[1203, 2620] == 0xff40_2010)
      }
    }
  }

  /// A picture as the ground, and a ground on which no letters are legible.
  @Test func groundsAreReadAndMeasured() throws {
    var checks = Pixmap(width: 32, height: 64)
    for y in 0..<64 {
      for x in 0..<32 { checks[x, y] = (x / 8 + y / 8) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 }
    }
    var scratch = PNGScratch()
    let picture = try encodePNG(checks, scale: 1, scratch: &scratch)
    try Data(picture).write(to: program.folder.appendingPathComponent("checks.png"))
    let flags = ["gallery", "w.json", "--parts", "store", "--store-size", "1206x2622", "-o", "out"]
    let outcome = try program.run(flags + ["--ground", "checks.png"])
    #expect(outcome.code == 0 && outcome.errors.contains("[ground-changed]"), "\(outcome)")
    #expect(try program.run(flags + ["--ground", "checks.png", "--strict"]).code == 1)
    // Without letters there is nothing to be legible.
    let bare = try program.run(flags + ["--ground", "checks.png", "--headline", "", "--strict"])
    #expect(bare.code == 0, "\(bare)")
    try program.write("broken.png", "no picture")
    for (name, words) in [("none.png", "none.png"), ("broken.png", "broken.png"), ("out", "out")] {
      let outcome = try program.run(flags + ["--ground", name])
      #expect(outcome.code == 3 && outcome.errors.contains("--ground \(words):"), "\(outcome)")
    }
  }

  /// A font of the user's by its names and by its file.
  @Test func headlinesHaveFontsOfTheUser() throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fonts/SourceSerif4")
    let file = try #require(
      FileManager.default.contentsOfDirectory(atPath: fonts.path).first { $0.hasSuffix(".ttf") })
    try Data(contentsOf: fonts.appendingPathComponent(file))
      .write(to: program.folder.appendingPathComponent("own.ttf"))
    let flags = ["gallery", "w.json", "--parts", "store", "--store-size", "1206x2622", "-o"]
    let byFile = try program.run(flags + ["a", "--headline-font", "own.ttf"])
    #expect(byFile.code == 0, "\(byFile)")
    let plain = try program.run(flags + ["b"])
    #expect(plain.code == 0)
    let name = try #require(try files("a/screenshots/en-US").first)
    #expect(try bytes("a/screenshots/en-US/" + name) != bytes("b/screenshots/en-US/" + name))
    try program.write("bad.ttf", "no font")
    let bad = try program.run(flags + ["c", "--headline-font", "bad.ttf"])
    #expect(bad.code == 3 && bad.errors.contains("--headline-font bad.ttf"), "\(bad)")
  }

  /// What does not fit is not written, and the others are.
  @Test func longHeadlinesAreRefused() throws {
    let long = String(repeating: "Everything about the sea and the moon. ", count: 9)
    let outcome = try gallery(
      "-o", "out", "--parts", "store", "--store-size", "1206x2622", "--locale", "en_US,de_DE",
      "--headline", "Tides", "--headline", "de_DE=" + long)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("does not fit 3 lines of 1206x2622; shorten it for de_DE"))
    #expect(try files("out/screenshots").allSatisfy { $0.hasPrefix("en-US/") })
    #expect(try files("out/screenshots").count == 1)
  }

  @Test func filesAreWithinTheLimitOrRefused() throws {
    let whole = try gallery("-o", "out", "--parts", "previews", "--json", "--max-kb", "100")
    #expect(whole.code == 0)
    #expect(whole.lines.allSatisfy { $0.contains(#""packing":[{"step":"fast","bytes":"#) })
    let refused = try gallery(
      "-o", "small", "--parts", "previews,sheet", "--family", "systemSmall", "--scheme", "dark",
      "--max-kb", "1")
    #expect(refused.code == 3)
    #expect(refused.errors.contains("is not written: the smallest that its pixels were packed to"))
    #expect(refused.errors.contains("KB by step: fast "))
    for name in try files("small") { #expect(try bytes("small/" + name).count <= 1024) }
  }

  /// Pictures that were packed say so, before and after each step; those that fit say nothing.
  @Test func packingIsToldByStep() throws {
    let flags = [
      "gallery", "w.json", "--parts", "previews", "--family", "systemMedium", "-o", "out",
    ]
    let plain = try program.run(flags + ["--max-kb", "100"])
    #expect(plain.code == 0 && !plain.errors.contains("was packed"), "\(plain)")
    let path = "out/previews/W-systemMedium-iphone-15-large-light.png"
    let before = try bytes(path).count
    // The largest limit that the picture does not meet as it is.
    let limit = (before - 1) / 1024
    try #require(limit > 0)
    let packed = try program.run(flags + ["--max-kb", "\(limit)"])
    #expect(packed.errors.contains("\(path) was packed: KB by step: fast "), "\(packed)")
    #expect(try bytes(path).count <= limit * 1024)
  }

  /// WebP beside PNG has the same pixels, where its library is installed.
  @Test(.enabled(if: (try? encodeWebP(Pixmap(width: 1, height: 1))) != nil, "no libwebp"))
  func webPIsWrittenBesidePNG() throws {
    let outcome = try gallery("-o", "out", "--parts", "previews,sheet", "--also", "webp")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.lines.count == 18 && outcome.lines.contains("out/sheet.webp"))
    for name in try files("out") {
      let other = try decodePicture(bytes("out/" + name.dropLast(4) + ".webp"))
      #expect(try other.pixmap == decodePNG(bytes("out/" + name)), "\(name)")
    }
    let small = try gallery(
      "-o", "small", "--parts", "previews", "--family", "systemSmall", "--scheme", "dark",
      "--also", "webp", "--max-kb", "1")
    #expect(small.code == 3)
    for name in program.files("small/previews") {
      #expect(try bytes("small/previews/" + name).count <= 1024, "\(name)")
    }
  }

  /// Widgets beside the first on the screens of previews.
  @Test func otherWidgetsShareTheScreen() throws {
    let flags = ["w.json", "--family", "systemSmall", "--scene", "home", "--parts", "previews"]
    let alone = try program.run(["gallery"] + flags + ["-o", "alone"])
    let both = try program.run(["gallery"] + flags + ["--with", "v.json", "-o", "both"])
    #expect(alone.code == 0 && both.code == 0, "\(both)")
    let render = try program.run(
      ["render"] + flags.dropLast(2) + ["--scheme", "all", "--with", "v.json", "-o", "render"])
    #expect(render.code == 0, "\(render)")
    for name in program.files("both/previews") {
      #expect(try bytes("both/previews/" + name) == bytes("render/" + name))
      #expect(try bytes("both/previews/" + name) != bytes("alone/previews/" + name))
    }
  }

  @Test(arguments: [
    (["--also", "webp", "--parts", "page"], "--also is for previews and sheet"),
    (["--also", "avif"], "AVIF is not written"),
    (["--also", "wepb"], "did you mean 'webp'?"),
    (["--with", "v.json", "--parts", "store"], "--with v.json is not for --parts store"),
    (["--with", "v.json"], "--with adds widgets to a screen"),
    (["--headline", "a"], "--headline is for store"),
    (["--parts", "sheets"], "did you mean 'sheet'?"),
    (["--parts", "store", "--scene", "lock"], "--scene lock is not for --parts store"),
    (["--parts", "store", "--locale", "en_US,en_XA"], "pseudo-locale 'en_XA'"),
    (["--parts", "store", "--locale", "en_US,en_ZA"], "both go to the store's en-US"),
    (["--parts", "store", "--headline", "fr_FR=Bonjour"], "--locale is en_US"),
    (["--parts", "store", "--headline", "a", "--headline", "b"], "2 headlines for one page"),
    (["--parts", "store", "--orientation", "landscape"], "whose pictures are upright"),
    (["--parts", "store", "--scale", "1"], "--scale is not for --parts store"),
    (["--parts", "store", "--entry", "timeline"], "render draws a timeline"),
    (["--subtitle", "a"], "--subtitle is for store"),
    (["--ground", "red"], "--ground is for store"),
    (["--frame-color", "black"], "--frame-color is for --frame"),
    (["--parts", "store", "--text-place", "bellow"], "did you mean 'below'?"),
    (["--parts", "store", "--ground", "oragne"], "did you mean 'orange'?"),
    (["--parts", "store", "--ground", "red,oragne"], "did you mean 'orange'?"),
    (["--parts", "store", "--ground", "#12"], "a colour of --ground is #RGB or #RRGGBB"),
    (["--parts", "store", "--ground", "red,blue,red,blue,red"], "--ground has 5 colours"),
    (["--parts", "store", "--frame-color", "sliver"], "did you mean 'silver'?"),
    (["--parts", "store", "--headline-font", "serifs"], "did you mean 'serif'?"),
    (["--parts", "store", "--subtitle", "fr_FR=Bonjour"], "--subtitle fr_FR=… is for no picture"),
    (["--parts", "store", "--subtitle", "a", "--subtitle", "b"], "2 subtitles for one page"),
    (["--max-kb", "0"], "--max-kb is 1 to"),
    (["--columns", "locale"], "--columns locale has no effect"),
    (["--entry", "timeline"], "render draws its timeline"),
    (["--frame", "--scene", "widget"], "--frame is around a screen"),
    (["--frame", "--device", "mac"], "not around Mac"),
  ]) func flagsWithoutEffectAreRefused(_ flags: [String], _ words: String) throws {
    let outcome = try program.run(["gallery", "w.json", "v.json", "-o", "out"] + flags)
    #expect(outcome.code == 2 && outcome.errors.contains(words), "\(outcome)")
  }

  /// The page in a browser: without a network, by keys, light and dark, in the pixels of the screen.
  @Test(.enabled(if: ChromiumSession.path != nil, "Chromium is not installed"))
  func keysDriveThePage() throws {
    let outcome = try gallery("-o", "out", "--parts", "page", "--locale", "en_US,ja_JP")
    #expect(outcome.code == 0, "\(outcome)")
    let page = try bytes("out/index.html")
    let text = String(decoding: page, as: UTF8.self)
    #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("<sea>"))
    let said = try Browser.run(page, driver: Self.driver)
    #expect(
      said == [
        "8 of 8", "sections 4", "Tides",
        "When the <sea> comes.",
        "light 1", "dark 1", "srcset 2", "width 158 of 158", "typing search", "4 of 8",
        "focus Tides, systemSmall · iPhone 15", "next Tides, systemMedium · iPhone 15",
        "open true 2", "then Tides, systemSmall · iPhone 15", "closed", "none false",
        "requests 0",
      ])
  }

  private static let driver = """
    const said = [], say = text => said.push(text);
    const $ = q => document.querySelector(q), all = q => [...document.querySelectorAll(q)];
    const key = key => (document.activeElement || document).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const shown = kind => all('figure:first-of-type img.' + kind)
      .filter(n => getComputedStyle(n).display !== 'none').length > 0 ? 1 : 0;
    const type = text => { $('#search').value = text; $('#search').dispatchEvent(new Event('input')); };
    (async () => {
      await until(() => document.readyState === 'complete');
      say($('#count').textContent);
      say('sections ' + all('section').length);
      say($('h2').firstChild.textContent.trim());
      say($('section > p').textContent);
      document.documentElement.dataset.theme = 'light';
      say('light ' + (shown('light') && !shown('dark') ? 1 : 0));
      key('t');
      say('dark ' + (shown('dark') && !shown('light') ? 1 : 0));
      const image = $('img.dark');
      await until(() => image.naturalWidth > 0);
      say('srcset ' + image.srcset.split('x, ').length);
      say('width ' + image.naturalWidth + ' of ' + image.width);
      key('/');
      say('typing ' + document.activeElement.id);
      type('w en_us'); type('w systemsmall'); type('w ja_jp'); type(' w ');
      type('ja_jp');
      say($('#count').textContent);
      type('');
      key('Enter');
      say('focus ' + document.activeElement.getAttribute('aria-label'));
      key('ArrowRight');
      say('next ' + document.activeElement.getAttribute('aria-label'));
      key('Enter');
      say('open ' + $('#dialog').open + ' ' + all('#large img').length);
      key('ArrowLeft');
      say('then ' + $('#caption').textContent);
      $('#close').click();
      say($('#dialog').open ? 'open' : 'closed');
      type('nothing of this');
      say('none ' + $('#none').hidden);
      say('requests ' + performance.getEntriesByType('resource').filter(e => !e.name.startsWith('data:')).length);
      finish(said);
    })().catch(error => finish(['error ' + error]));
    """
}
