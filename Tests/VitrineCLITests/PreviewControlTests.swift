import Foundation
import HeadlessBrowser
import Testing

/// Every control of the page, used as a person does: by the pointer and the keyboard. A control without a row here
/// fails the tests.
@Suite(.serialized) struct PreviewControlTests {
  private static let hasBrowser = ChromiumSession.path != nil
  private static let command = "document.querySelector('#command').textContent"

  /// A control, what is done with it, and what shows that it was.
  private struct Use {
    var name: String
    /// Brings the page where the control is.
    var prepare: (ChromiumSession) throws -> Void = { _ in }
    var act: (ChromiumSession) throws -> Void
    var expression: String
    var value: String

    /// A control that adds flags to the command.
    static func flags(
      _ name: String, _ flags: String,
      prepare: @escaping (ChromiumSession) throws -> Void = { _ in },
      act: @escaping (ChromiumSession) throws -> Void
    ) -> Use {
      Use(
        name: name, prepare: prepare, act: act, expression: command,
        value: "vitrine render A.json \(flags) -o out")
    }

    static func layer(_ name: String) -> Use {
      Use(
        name: "layer \(name)", act: { try $0.click("[data-layer=\(name)]") },
        expression: "document.querySelectorAll('svg .\(name)').length > 0", value: "true")
    }
  }

  private static var uses: [Use] {
    [
      Use(
        name: "document", act: { try $0.choose("#document", "B.json") },
        expression: "document.querySelector('#title').textContent", value: "Agenda"),
      Use(
        name: "displayMode",
        prepare: {
          try $0.choose("#document", "B.json")
          // The buttons are those of the document once it is drawn.
          let buttons = "document.querySelectorAll('#displayMode [data-value=expanded]').length"
          _ = try $0.settled(buttons, at: "1")
        },
        act: { try $0.click("#displayMode [data-value=expanded]") }, expression: command,
        value: "vitrine render B.json --display-mode expanded -o out"),
      Use(
        name: "surface",
        prepare: {
          try $0.choose("#document", "D.json")
          let buttons = "document.querySelectorAll('#surface [data-value=island-compact]').length"
          _ = try $0.settled(buttons, at: "1")
        },
        act: { try $0.click("#surface [data-value=island-compact]") }, expression: command,
        value: "vitrine render D.json --surface island-compact -o out"),
      Use(
        name: "diagnostic",
        prepare: {
          try $0.choose("#document", "C.json")
          _ = try $0.settled("document.querySelectorAll('#diagnostics li').length > 0", at: "true")
        }, act: { try $0.hover("#diagnostics li") },
        expression: "document.querySelectorAll('svg .said').length > 0", value: "true"),
      .layer("frame"), .layer("base"), .layer("hit"), .layer("margin"),
      Use(
        name: "zoom", act: { try $0.click("#zoom") },
        expression: "document.querySelector('#zoom').textContent", value: "1×"),
      Use(
        name: "help", act: { try $0.click("#help") },
        expression: "document.querySelector('#keys').open", value: "true"),
      Use(
        name: "close", prepare: { try $0.click("#help") }, act: { try $0.click("#keys button") },
        expression: "document.querySelector('#keys').open", value: "false"),
      .flags("family", "--family systemSmall") { try $0.click("#family [data-value=systemSmall]") },
      .flags("typeSize", "--type-size AX4") { try $0.drag("#typeSize", to: [0.3, 0.5, 0.7, 0.9]) },
      .flags("scheme", "--scheme dark") { try $0.click("#scheme [data-value=dark]") },
      .flags("mode", "--mode accented") { try $0.choose("#mode", "accented") },
      .flags("entry", "--entry placeholder") { try $0.choose("#entry", "placeholder") },
      .flags("locale", "--locale de_DE") { try $0.fill("#locale", "de_DE") },
      .flags("scene", "--scene home") { try $0.choose("#scene", "home") },
      .flags(
        "wallpaper", "--scene home --wallpaper aurora",
        prepare: { try $0.choose("#scene", "home") }
      ) { try $0.choose("#wallpaper", "aurora") },
      Use(
        name: "find", act: { try $0.fill("#find", "iphone-se") },
        expression: "document.querySelector('#devices').textContent.trim().startsWith('iPhone SE')",
        value: "true"),
      .flags("devices", "--device iphone-se-3", prepare: { try $0.fill("#find", "iphone-se-3") }) {
        try $0.click("#devices input[value=iphone-se-3]")
      },
      Use(
        name: "more",
        prepare: { _ = try $0.evaluate("document.querySelector('details').open = false") },
        act: { try $0.click("summary") }, expression: "document.querySelector('details').open",
        value: "true"),
      .flags("os", "--os 18", prepare: more) { try $0.choose("#os", "18") },
      .flags("at", "--at '2024-02-29T10:00'", prepare: more) {
        try $0.fill("#at", "2024-02-29T10:00")
      },
      .flags("contrast", "--contrast increased", prepare: more) {
        try $0.choose("#contrast", "increased")
      },
      .flags("boldText", "--bold-text", prepare: more) { try $0.click("#boldText") },
      .flags("reduceTransparency", "--reduce-transparency", prepare: more) {
        try $0.click("#reduceTransparency")
      },
      Use(
        name: "reset", prepare: { try $0.click("#scheme [data-value=dark]") },
        act: { try $0.click("#reset") }, expression: command, value: "vitrine render A.json -o out"),
      Use(
        name: "command", act: { try $0.click("#command") }, expression: "String(getSelection())",
        value: "vitrine render A.json -o out"),
      Use(
        name: "copy", act: { try $0.click("#copy") }, expression: "navigator.clipboard.readText()",
        value: "vitrine render A.json -o out"),
    ]
  }

  /// Opens the part with the settings that are seldom used.
  private static func more(_ browser: ChromiumSession) throws {
    _ = try browser.evaluate("document.querySelector('details').open = true")
  }

  /// The names of the controls that a page has at the moment.
  private static let controls = """
    [...document.querySelectorAll('button, input, select, textarea, summary, a, [tabindex="0"], [contenteditable]')]
      .map(n => n.dataset.layer ? 'layer ' + n.dataset.layer : n.closest('#devices') ? 'devices'
        : n.closest('.group') ? n.closest('.group').id : n.closest('#keys') ? 'close' : n.matches('summary') ? 'more'
        : n.closest('#diagnostics') ? 'diagnostic' : n.id || n.outerHTML).join('|')
    """

  private func page() throws -> (PreviewSession, ChromiumSession) {
    let program = try Program()
    try program.write(
      "A.json",
      Program.document(
        more:
          #""url":"hello:","entries":[{"date":"2007-01-09T09:00"},{"date":"2007-01-09T10:00"}],"#))
    try program.write(
      "B.json", #"{"vitrine":1,"kind":"Agenda","today":{"title":"Agenda"},"body":"a"}"#)
    let long = String(repeating: "long words ", count: 40)
    try program.write(
      "C.json", Program.document(body: #"{"Text":"\#(long)","modifiers":[{"lineLimit":1}]}"#))
    try program.write(
      "D.json",
      #"{"vitrine":1,"kind":"D","activity":{"states":[{}],"banner":"a","island":{"bottom":"a","compactLeading":"a","#
        + #""compactTrailing":"a","minimal":"a"}}}"#)
    let preview = try PreviewSession(program, ["."])
    let browser = try preview.browser()
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1300, "height": 900, "deviceScaleFactor": 1, "mobile": false])
    return (preview, browser)
  }

  /// The page as it was first, whatever a test left.
  private func begin(_ browser: ChromiumSession, _ address: String) throws {
    try browser.call("Page.navigate", ["url": "about:blank"])
    try browser.call("Page.navigate", ["url": address])
    let start = "vitrine render A.json -o out"
    #expect(
      try browser.settled("document.querySelector('#command')?.textContent", at: start) == start)
    _ = try browser.settled("document.querySelectorAll('#pictures img').length > 0", at: "true")
  }

  @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60))) func everyControlIsUsed() throws {
    let (preview, browser) = try page()
    let origin = "http://" + preview.address.split(separator: "/")[1]
    try browser.call(
      "Browser.grantPermissions",
      ["origin": origin, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
    var found: Set<String> = []
    for document in ["A.json", "B.json", "C.json", "D.json"] {
      try begin(browser, preview.address)
      try browser.choose("#document", document)
      _ = try browser.settled("\(Self.command).includes('\(document)')", at: "true")
      usleep(300_000)
      found.formUnion(try browser.text(Self.controls).split(separator: "|").map(String.init))
    }
    #expect(found.sorted() == Self.uses.map(\.name).sorted())
    for use in Self.uses {
      try begin(browser, preview.address)
      try use.prepare(browser)
      try use.act(browser)
      let value = try browser.settled(use.expression, at: use.value)
      #expect(value == use.value, "\(use.name)")
    }
  }

  /// The keys that the page lists are the keys that its script has, and each does what the list says.
  @Test(.enabled(if: hasBrowser), .timeLimit(.minutes(60))) func everyKeyIsUsed() throws {
    let (preview, browser) = try page()
    try begin(browser, preview.address)
    let listed = try browser.text(
      "[...document.querySelectorAll('#keys kbd')].map(n => n.textContent).join(' ')"
    ).split(separator: " ").map(String.init)
    let known = try browser.text(
      """
      [...document.scripts[0].textContent.match(/const keys = \\{([^]*?)\\n\\s*\\};/)[1]
        .matchAll(/(?:^|[,\\s])(?:'(.)'|([a-z])): /g)].map(m => m[1] || m[2]).join(' ')
      """
    ).split(separator: " ").map(String.init)
    #expect(Set(listed) == Set(known + ["1", "9", "Esc"]))
    func count(_ kind: String) -> String { "document.querySelectorAll('svg .\(kind)').length > 0" }
    func line(_ flags: String) -> String { "vitrine render A.json \(flags) -o out" }
    let copied = "document.querySelector('#state').textContent.startsWith('copied ')"
    let uses: [String: (expression: String, value: String)] = [
      "[": (Self.command, line("--type-size medium")),
      "]": (Self.command, line("--type-size xLarge")),
      "2": (Self.command, line("--family systemSmall")), "s": (Self.command, line("--scheme dark")),
      "o": (Self.command, line("--mode fullColor")),
      "e": (Self.command, line("--entry placeholder")),
      "g": (Self.command + ".includes(' --scene ')", "true"),
      "w": (Self.command, "vitrine render A.json -o out"), "f": (count("frame"), "true"),
      "b": (count("base"), "true"), "h": (count("hit"), "true"), "m": (count("margin"), "true"),
      "z": ("document.querySelector('#zoom').textContent", "1×"), "c": (copied, "true"),
      "/": ("document.activeElement.id", "find"),
      "?": ("document.querySelector('#keys').open", "true"),
    ]
    #expect(Set(uses.keys) == Set(known + ["2"]))
    for (key, use) in uses.sorted(by: { $0.key < $1.key }) {
      try begin(browser, preview.address)
      try browser.press(key)
      #expect(try browser.settled(use.expression, at: use.value) == use.value, "\(key)")
    }
    // Escape leaves the field that the slash has led to, where letters are text; where there is a screen, w counts.
    try begin(browser, preview.address)
    try browser.press("/")
    try browser.press("s")
    #expect(try browser.text("document.querySelector('#find').value") == "s")
    try browser.press("Escape")
    #expect(try browser.text("document.activeElement.id") != "find")
    try browser.choose("#scene", "home")
    _ = try browser.evaluate("document.activeElement.blur(); 1")
    try browser.press("w")
    #expect(try browser.settled("\(Self.command).includes(' --wallpaper ')", at: "true") == "true")
  }
}
