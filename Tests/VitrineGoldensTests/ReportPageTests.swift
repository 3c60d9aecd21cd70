import Foundation
import HeadlessBrowser
import TemporaryFolders
import Testing
import VitrineGoldens
import VitrineGraphics
import VitrineImages

/// The report in a browser, driven by keys and the slider; where there is no Chromium, nothing runs.
@Suite(.enabled(if: ChromiumSession.path != nil, "Chromium is not installed"))
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
        "cells 2", "group cause not known 2 pictures", "open w/one.png", "canvases 3", "slider 1",
        "left 255,0,0", "right 0,0,255", "pixel x 4  y 15", "area place 1 of 1, 40×30 at (0, 0)",
        "zoom true", "accept vitrine accept w/one.png", "next w/two.png", "blink golden candidate",
        "difference 1", "closed", "search 1", "all 3",
        "take vitrine accept '--cause=cause not known' --goldens", "none none",
      ])
  }

  /// Areas are listed largest first, boxed, and gone through with a key; a card shows what changed, enlarged.
  @Test func areasAreGoneThrough() throws {
    let folders = try GoldenFolders()
    let session = SnapshotSession(store: folders.store, mode: .failed)
    let old = Pixmap(width: 300, height: 200, pixels: [UInt32](repeating: ~0, count: 60_000))
    var new = old
    for y in 20..<30 { for x in 40..<60 { new[x, y] = 0xff00_0000 } }
    for y in 120..<124 { for x in 250..<254 { new[x, y] = 0xff00_00ff } }
    var scratch = PNGScratch()
    try GoldenStore.write(
      try encodePNG(old, scale: 1, scratch: &scratch), to: folders.store.goldenPath("a.png"))
    _ = try session.check(PictureSnapshot.candidate(try GoldenName("a"), new, scale: 1))
    let result = try Browser.run(
      HTMLReport(try folders.store.records(), store: folders.store).bytes(),
      driver: """
        const said = [];
        const key = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const live = () => said.push(document.querySelector('#live').textContent.replaceAll('|', '/'));
        (async () => {
          const panes = () => document.querySelectorAll('.cell .pane canvas').length;
          await until(() => panes() === 3);
          key('Enter'); await until(() => document.querySelector('#stage canvas')); live();
          key('n'); live(); key('n'); live(); key('n'); live(); key('p'); live();
          const canvas = document.querySelector('#stage canvas');
          said.push('fits ' + (document.querySelector('#dialog').scrollHeight <= innerHeight));
          key('z'); said.push('whole ' + (canvas.dataset.scale < 8));
          // What stands behind an open dialog is not read out.
          said.push('spoken ' + (document.querySelector('dialog [role=status]').textContent ===
            document.querySelector('#live').textContent));
          document.querySelector('#choose').click();
          said.push(document.querySelector('.cell').getAttribute('aria-description'));
          finish(said);
        })().catch(error => finish(['error ' + error]));
        """)
    #expect(
      result == [
        "1 of 1: a, different. 216 pixels in 2 areas; the largest has 200, 20×10 at "
          + "(40, 20); off by up to 255 of 255", "place 1 of 2, 20×10 at (40, 20)",
        "place 2 of 2, 4×4 at (250, 120)", "place 1 of 2, 20×10 at (40, 20)",
        "place 2 of 2, 4×4 at (250, 120)", "fits true", "whole true",
        "spoken true", "chosen",
      ])
  }

  /// Sizes from small to large, a setting apart, and one command for a group, whatever its size.
  @Test func groupsFiltersAndOrder() throws {
    let folders = try GoldenFolders()
    let levels = ["AX5", "large", "xSmall", "medium"]
    for k in 0..<240 {
      var record = SnapshotRecord(
        name: try GoldenName("w/p\(k)"), fileExtension: "png", state: .different,
        explanation: "3 pixels in 1 area", goldens: folders.store.goldens)
      record.cause =
        k < 216 ? "text Cupertino → Cupertina" : k < 220 ? "setting scheme light → dark" : nil
      record.blame = ["design change: other views", "Text: \(record.cause ?? "none")"]
      record.traits = ["widget": "W", "typeSize": levels[k % 4], "device": "iphone-15"]
      try folders.store.save(record)
    }
    let result = try Browser.run(
      HTMLReport(try folders.store.records(), store: folders.store).bytes(),
      driver: """
        const said = [], all = q => [...document.querySelectorAll(q)];
        said.push(all('.part').map(n => n.textContent).join(', '));
        said.push(all('section .head').map(n => n.querySelector('h2').textContent + ' ' +
          n.querySelector('span').textContent).join(', '));
        said.push(all('section')[1].querySelectorAll('.cell').length + ' cards');
        said.push(all('select').map(n => n.dataset.trait + ': ' + [...n.options].map(o => o.value).join(' ')).join(', '));
        all('.take')[1].click();
        said.push(document.querySelector('#command').textContent.split(' --goldens')[0]);
        said.push(document.querySelector('#live').textContent);
        const size = all('select')[0]; size.value = 'AX5'; size.dispatchEvent(new Event('change'));
        said.push(document.querySelector('#count').textContent);
        finish(said);
        """)
    #expect(
      result == [
        "Drawn with other settings, Other causes",
        "setting scheme light → dark 4 pictures, text Cupertino → Cupertina 216 pictures, "
          + "cause not known 20 pictures",
        "12 cards", "typeSize:  xSmall medium large AX5",
        "vitrine accept '--cause=text Cupertino → Cupertina'", "216 pictures chosen", "60 of 240",
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
        finish([...document.querySelectorAll('#dialog a')].map(a => a.textContent));
        """)
    #expect(result == ["candidate"])
  }

  private static let driver = """
    const said = [], say = text => said.push(text);
    const key = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const $ = q => document.querySelector(q), all = q => [...document.querySelectorAll(q)];
    // A pixel of the picture, where its canvas shows it.
    const at = (x, y) => {
      const node = $('#stage canvas'), box = node.getBoundingClientRect(), scale = +node.dataset.scale;
      return [box.width / 2 + (x + 0.5 - 20) * scale, box.height / 2 + (y + 0.5 - 15) * scale, box];
    };
    const pixel = x => {
      const [left, top] = at(x, 15);
      return [...$('#stage canvas').getContext('2d').getImageData(left, top, 1, 1).data].slice(0, 3);
    };
    (async () => {
      say('cells ' + all('.cell').length);
      say('group ' + all('.head').map(n => n.children[0].textContent + ' ' + n.children[1].textContent));
      key('Enter'); await until(() => all('#stage canvas').length === 3);
      say('open ' + $('#title').textContent);
      say('canvases ' + all('#stage canvas').length);
      key('2'); await until(() => all('#stage canvas').length === 1);
      say('slider ' + all('#stage canvas').length);
      $('#split').value = 25; $('#split').dispatchEvent(new Event('input'));
      say('left ' + pixel(4)); say('right ' + pixel(30));
      const [left, top, box] = at(4, 15);
      $('#stage canvas').dispatchEvent(new PointerEvent('pointermove',
        { clientX: box.left + left, clientY: box.top + top, bubbles: true }));
      say('pixel ' + $('#pixel').textContent.split('\\n')[0]);
      key('n');
      say('area ' + $('#live').textContent);
      say('zoom ' + $('#zoom').getAttribute('aria-pressed'));
      key('a');
      say('accept ' + $('#command').textContent.split(' --')[0]);
      key('ArrowRight'); await until(() => $('#title').textContent !== 'w/one.png' && all('#stage canvas').length);
      say('next ' + $('#title').textContent);
      key('3'); await until(() => all('#stage canvas').length === 1 && $('#stage figcaption')?.textContent === 'golden');
      const first = $('#stage figcaption').textContent;
      await until(() => $('#stage figcaption').textContent !== first);
      say('blink ' + first + ' ' + $('#stage figcaption').textContent);
      key('4'); await until(() => all('#stage canvas').length === 1 && $('#stage figcaption').textContent === 'difference');
      say('difference ' + all('#stage canvas').length);
      $('#close').click();
      say($('#dialog').open ? 'open' : 'closed');
      $('#search').value = 'two'; $('#search').dispatchEvent(new Event('input'));
      say('search ' + all('.cell').length);
      $('#search').value = ''; $('#search').dispatchEvent(new Event('input'));
      all('#filters button').find(b => b.textContent.startsWith('identical')).click();
      say('all ' + all('.cell').length);
      all('.take')[0].click();
      say('take ' + $('#command').textContent.split(' /')[0]);
      $('#drop').click();
      say('none ' + $('#accept').style.display);
      finish(said);
    })().catch(error => finish(['error ' + error]));
    """
}
