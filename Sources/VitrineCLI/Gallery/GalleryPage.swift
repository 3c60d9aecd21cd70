import Vitrine
import VitrineGoldens
import VitrineGraphics

/// A page of HTML with all previews in it: it needs no network and no second file, and without scripts it still shows
/// everything. Equal cards give equal pages.
struct GalleryPage {
  let title: String
  let cards: [GalleryCard]

  /// Returns the page as UTF-8.
  func bytes() throws(UsageError) -> [UInt8] {
    // Base64 makes four bytes of three, and the small pictures stand in the page twice.
    let size = cards.reduce(0) { sum, card in sum + Self.size(card.light) + Self.size(card.dark) }
    guard size <= GalleryLimits.pageBytes else {
      throw UsageError(
        "the page would have \(size >> 20) MB of pictures, more than \(GalleryLimits.pageBytes >> 20); shorten the lists, or "
          + "leave page out of --parts")
    }
    var out: [UInt8] = []
    out.reserveCapacity(size + (1 << 16))
    func write(_ text: String) { out += Array(text.utf8) }
    write(head)
    for (index, group) in groups.enumerated() {
      guard let first = group.first else { continue }
      write(heading(first, index))
      for card in group { add(card, to: &out) }
      write("</div></section>\n")
    }
    write("</main>\(galleryDialog)<script>\(galleryScript)</script>\n</body></html>\n")
    return out
  }

  private static func size(_ picture: GalleryCard.Picture?) -> Int {
    guard let picture else { return 0 }
    return (2 * picture.small.count + picture.large.count) / 3 * 4
  }

  /// The cards of each widget in each language, in their order.
  private var groups: [[GalleryCard]] {
    var groups: [[GalleryCard]] = []
    for card in cards {
      let index = groups.firstIndex { $0[0].kind == card.kind && $0[0].locale == card.locale }
      if let index { groups[index].append(card) } else { groups.append([card]) }
    }
    return groups
  }

  private var head: String {
    let title = UntrustedText.xml(title)
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <style>\(galleryStyle)</style></head>
      <body><header><h1>\(title)</h1>
      <input id="search" type="search" placeholder="Filter  ( / )" aria-label="Filter widgets">
      <button id="theme" type="button" title="Light or dark (t)">Light or dark</button>
      <span id="count" role="status" aria-live="polite"></span></header>
      <main>
      <p id="none" hidden>Nothing fits the filter.</p>

      """
  }

  private func heading(_ card: GalleryCard, _ index: Int) -> String {
    let language = UntrustedText.xml(card.locale.replacing("_", with: "-"))
    let details = card.details.map {
      "<p dir=\"auto\" lang=\"\(language)\">\(UntrustedText.xml($0))</p>"
    }
    // Where a widget is shown in several languages, its heading says which one.
    let isAlone = Set(cards.map(\.locale)).count == 1
    let mark = isAlone ? "" : " <small>\(language)</small>"
    return """
      <section aria-labelledby="s\(index)"><h2 id="s\(index)" dir="auto" lang="\(language)">\
      \(UntrustedText.xml(card.name))\(mark)</h2>\(details ?? "")<div class="grid">

      """
  }

  private func add(_ card: GalleryCard, to out: inout [UInt8]) {
    func write(_ text: String) { out += Array(text.utf8) }
    let facts = card.facts.joined(separator: " · ")
    let words = [card.kind, card.name, card.details ?? "", facts].joined(separator: " ")
    let name = UntrustedText.xml("\(card.name), \(facts)")
    write(
      """
      <figure tabindex="0" role="button" aria-label="\(name)" data-words="\(UntrustedText.xml(words.lowercased()))">\
      <div class="pane\(card.emitsLight ? " night" : "")">
      """)
    // Where there is one scheme alone, it is shown under both.
    for (shown, picture) in [("light", card.light ?? card.dark), ("dark", card.dark ?? card.light)]
    {
      guard let picture else { continue }
      write(
        "<img class=\"\(shown)\" alt=\"\" width=\(picture.width) height=\(picture.height) src=\"")
      data(picture.small, to: &out)
      write("\" srcset=\"")
      data(picture.small, to: &out)
      write(" 1x, ")
      data(picture.large, to: &out)
      write(" \(DumpNumber.text(picture.scale))x\">")
    }
    write("</div><figcaption>\(UntrustedText.xml(facts))</figcaption></figure>\n")
  }

  private func data(_ bytes: [UInt8], to out: inout [UInt8]) {
    out += Array("data:image/png;base64,".utf8)
    Base64.append(bytes, to: &out)
  }
}
