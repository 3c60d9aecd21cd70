import Foundation
import HeadlessBrowser
import Testing

/// `vitrine preview` in a browser; where there is no Chromium, only its mistakes are tried.
@Suite(.serialized) struct PreviewTests {
  private static let hasBrowser = ChromiumSession.path != nil

  private static func hello(_ city: String) -> String {
    Program.document(data: #"{"city":"\#(city)"}"#)
  }

  @Test func mistakesEndTheProgramBeforeThereIsAPage() throws {
    let program = try Program()
    try program.write("W.json", Self.hello("Kyoto"))
    for (arguments, code) in [
      (["-"], 2), (["W.json", "--json"], 2), (["W.json", "--family", "huge"], 2), (["no.json"], 3),
      (["Widgets.swift"], 3), (["W.json", "--port", "99999"], 2),
      (["W.json", "--scene", "home", "--wallpaper", "../w.png"], 3),
    ] {
      #expect(try program.run(["preview"] + arguments).code == code, "\(arguments)")
    }
  }

  /// Saves a document in one step.
  private static func save(_ city: String, in program: Program) throws {
    try Data(hello(city).utf8).write(
      to: program.folder.appendingPathComponent("W.json"), options: .atomic)
  }

  /// Each save is one new state, which the page shows without being asked; a file that is only touched is none.
  @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60))) func savedFilesAreDrawnAtOnce() throws {
    let program = try Program()
    try program.write("W.json", Self.hello("Kyoto"))
    let preview = try PreviewSession(program, ["W.json"])
    let browser = try preview.browser()
    /// The number of states that the program has seen, with the one that the files have now.
    func version() throws -> Int {
      try #require(Int(browser.text("fetch('version?after=-1').then(answer => answer.json())")))
    }
    func waitUntilShown(_ version: Int) throws {
      _ = try browser.evaluate(
        """
        new Promise(done => {
          const look = () => document.body.dataset.version >= \(version) && done(1);
          document.addEventListener('answered', look);
          look();
        })
        """)
    }
    let saves = 20
    let first = try version()
    var milliseconds: [Double] = []
    for turn in 1...saves {
      let start = Date()
      try Self.save("City \(turn)", in: program)
      try waitUntilShown(first + turn)
      milliseconds.append(-start.timeIntervalSinceNow * 1000)
      #expect(try version() == first + turn)
      #expect(try browser.text("document.querySelector('#pictures').children.length") == "2")
    }
    print("from save to picture: median \(milliseconds.sorted()[saves / 2]) ms")
    try Self.save("City \(saves)", in: program)
    #expect(try version() == first + saves)
    let origin = preview.address.split(separator: "/")[1]
    #expect(browser.requests.count > saves)
    #expect(
      browser.requests.allSatisfy { $0.hasPrefix("http://\(origin)/") || $0.hasPrefix("data:") })
  }

  @Test(.enabled(if: hasBrowser)) func errorsShowTheirPlaceAndLeaveThePicture() throws {
    let program = try Program()
    try program.write("W.json", Self.hello("Kyoto"))
    let browser = try PreviewSession(program, ["W.json"]).browser()
    _ = try browser.evaluate(
      "window.next = new Promise(done => document.addEventListener('complained', done, { once: true })); 1"
    )
    try program.write(
      "W.json",
      """
      {
        "vitrine": 1, "kind": "Hello", "families": ["systemSmall"],
        "body": {"Txt": "Hi"}
      }
      """)
    _ = try browser.evaluate("window.next.then(() => 1)")
    #expect(try browser.text("document.querySelector('#error h2').textContent") == "W.json:3:12")
    let shown = try browser.text("document.querySelector('#error').textContent")
    #expect(shown.contains("did you mean 'Text'?"), "\(shown)")
    let caret = String(repeating: " ", count: "   3  ".count + 11) + "^"
    #expect(shown.contains("   3    \"body\": {\"Txt\": \"Hi\"}\n\(caret)\n"), "\(shown)")
    #expect(try browser.text("document.querySelector('#pictures').className") == "old")
    _ = try browser.evaluate(
      "window.next = new Promise(done => document.addEventListener('answered', done, { once: true })); 1"
    )
    try program.write("W.json", Self.hello("Kyoto"))
    _ = try browser.evaluate("window.next.then(() => 1)")
    #expect(try browser.text("document.querySelector('#error').hidden") == "true")
  }

  /// Every control changes the pictures, and the command draws the same ones.
  @Test(.enabled(if: hasBrowser)) func controlsChooseAndTheCommandRepeats() throws {
    let program = try Program()
    try program.write("W.json", Self.hello("Kyoto"))
    try program.write(
      "V.json", Self.hello("Oslo").replacingOccurrences(of: "Hello\"", with: "Other\""))
    let browser = try PreviewSession(program, [".", "--scheme", "dark"]).browser()
    let command = "document.querySelector('#command').textContent"
    #expect(try browser.text(command) == "vitrine render V.json --scheme dark -o out")
    func change(_ id: String, _ value: String, _ event: String = "change") throws {
      try browser.answered(
        "const node = document.querySelector('#\(id)'); node.value = '\(value)'; "
          + "node.dispatchEvent(new Event('\(event)'));")
    }
    try change("document", "W.json")
    try browser.answered(browser.key("2"))
    try browser.answered(browser.key("]"))
    try browser.answered(browser.key("s"))
    try change("mode", "accented")
    try change("entry", "placeholder")
    try change("locale", "de_DE")
    try change("scene", "home")
    try change("wallpaper", "aurora")
    try change("os", "18")
    try change("contrast", "increased")
    try browser.answered("document.querySelector('#boldText').click();")
    for device in ["iphone-15", "iphone-se-3"] {
      try browser.answered("document.querySelector('#devices input[value=\(device)]').click();")
    }
    // The files of the folder are followed from the first picture on, which may draw some twice.
    _ = try browser.evaluate("new Promise(done => setTimeout(done, 500))")
    let line = try browser.text(command)
    #expect(
      line == "vitrine render W.json --scheme 'light,dark' --family systemSmall --type-size xLarge "
        + "--mode accented --entry placeholder --locale de_DE --scene home --wallpaper aurora --os 18 "
        + "--contrast increased --bold-text --device 'iphone-15,iphone-se-3' -o out")
    let names = try browser.text(
      "[...document.querySelectorAll('#pictures img')].map(n => n.alt).join()"
    ).split(separator: ",").map(String.init)
    let shown = try names.indices.map {
      try browser.text("document.querySelectorAll('#pictures img')[\($0)].src")
    }
    try browser.answered("document.querySelector('#reset').click();")
    #expect(try browser.text(command) == "vitrine render W.json --scheme dark -o out")
    let outcome = try program.shell(line)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(names.count == 4)
    #expect(names.sorted() == program.files("out"))
    for (name, shown) in zip(names, shown) {
      let bytes = try program.bytes("out/\(name)")
      #expect(shown == "data:image/png;base64," + bytes.base64EncodedString(), "\(name)")
    }
  }

  @Test(.enabled(if: hasBrowser)) func layersAndPlacesAreShown() throws {
    let program = try Program()
    try program.write("W.json", Self.hello("Kyoto"))
    let browser = try PreviewSession(program, ["W.json", "--family", "systemSmall"]).browser()
    func count(_ kind: String) throws -> String {
      try browser.text("document.querySelectorAll('svg .\(kind)').length")
    }
    for kind in ["frame", "base", "hit", "margin"] { #expect(try count(kind) == "0") }
    _ = try browser.evaluate(["f", "b", "h", "m"].map { browser.key($0) }.joined())
    #expect(try count("base") == "1")
    #expect(try count("hit") == "1")
    #expect(try count("margin") == "1")
    #expect(Int(try count("frame")) ?? 0 >= 3)
    let tip = try browser.text(
      """
      (() => {
        const shot = document.querySelector('.shot'), area = shot.getBoundingClientRect();
        shot.dispatchEvent(new PointerEvent('pointermove',
          { clientX: area.left + area.width / 2, clientY: area.top + area.height / 2, bubbles: true }));
        return document.querySelector('#tip').textContent;
      })()
      """)
    #expect(tip.hasPrefix("Text"), "\(tip)")
    #expect(tip.contains("“Hello Kyoto” baseline"), "\(tip)")
    #expect(tip.contains("W.json:1:"), "\(tip)")
  }

  /// Whatever a job says, it names a document of the folder, and is bounded.
  @Test(.enabled(if: hasBrowser)) func jobsStayInTheFolder() throws {
    let program = try Program()
    try program.write("in/W.json", Self.hello("Kyoto"))
    try program.write("secret.json", Self.hello("Oslo"))
    let browser = try PreviewSession(program, ["in/W.json"]).browser()
    func error(_ job: String) throws -> String {
      try browser.text(
        "fetch('pictures', { method: 'POST', body: JSON.stringify(\(job)) }).then(r => r.json())"
          + ".then(a => a.error?.message)")
    }
    for (job, expected) in [
      ("{ input: '../secret.json' }", "leads out of the folder of the preview"),
      ("{ input: '/etc/passwd' }", "is an absolute path"),
      ("{ input: 'W.json', settings: { scene: 'home', wallpaper: '../w.png' } }", "leads out"),
      ("{ input: 'W.json', output: 'a.png' }", "unknown key 'output'"),
      ("{ document: {} }", "unknown key 'document'"),
      ("{ input: 'W.json', settings: { device: 'all' } }", "more than the page's 48"),
      ("{ input: 'W.json', settings: { famly: 'all' } }", "did you mean 'family'?"),
    ] {
      let message = try error(job)
      #expect(message.contains(expected), "\(job): \(message)")
    }
  }

  /// Another site's page gets neither an answer nor a frame.
  @Test(.enabled(if: hasBrowser)) func otherPagesCannotReadIt() throws {
    let program = try Program()
    try program.write("W.json", Self.hello("Kyoto"))
    let preview = try PreviewSession(program, ["W.json"])
    let browser = try ChromiumSession()
    // The same machine by another name is another site.
    let other = try PreviewSession(program, ["W.json"])
    try browser.call("Page.navigate", ["url": other.address])
    usleep(500_000)
    for name in ["", "choices", "version?after=0"] {
      let outcome = try browser.text(
        "fetch('\(preview.address)\(name)').then(r => r.text(), e => 'refused')")
      #expect(outcome == "refused", "\(name)")
    }
  }
}
